// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_form.h"

#include <widgets/metrics.h>

#include <QFormLayout>
#include <QLabel>

namespace dogear::widgets {

QFormLayout *createShowForm(QWidget &page, const QString &heading)
{
    auto *label = new QLabel(heading, &page);
    label->setFont(semibold(page.font()));
    auto *form = new QFormLayout(&page);
    const int margin = units(page.font(), 4);
    form->setContentsMargins(margin, 0, margin, margin);
    form->setHorizontalSpacing(margin);
    form->setVerticalSpacing(units(page.font(), 2));
    form->setLabelAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows); // in a narrow pane fields go below labels
    form->addRow(label);
    return form;
}

} // namespace dogear::widgets
