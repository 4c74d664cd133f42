// SPDX-License-Identifier: GPL-3.0-or-later
#include "clear_button.h"

#include <widgets/icons.h>

#include <QAction>
#include <QCoreApplication>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

void addClearButton(QLineEdit &field, const QString &name)
{
    QAction *clearing =
        field.addAction(themedIcon(u"close"_s, QPalette::Text), QLineEdit::TrailingPosition);
    clearing->setObjectName(name);
    clearing->setToolTip(QCoreApplication::translate("dogear::widgets::ClearButton", "Clear"));
    clearing->setText(clearing->toolTip()); // accessible name of the button that Qt creates for it
    clearing->setVisible(!field.text().isEmpty());
    QObject::connect(clearing, &QAction::triggered, &field, &QLineEdit::clear);
    QObject::connect(&field, &QLineEdit::textChanged, clearing, [clearing](const QString &text) {
        clearing->setVisible(!text.isEmpty());
    });
}

} // namespace dogear::widgets
