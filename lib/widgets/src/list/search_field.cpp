// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_field.h"

#include "parts/clear_button.h"

#include <widgets/icons.h>
#include <widgets/metrics.h>

#include <QAction>
#include <QEvent>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

SearchField::SearchField(const QString &name, const QString &hint, QWidget *parent)
    : QLineEdit(parent)
{
    setObjectName(name);
    setPlaceholderText(hint);
    QAction *search = addAction(themedIcon(u"search"_s, QPalette::Text), LeadingPosition);
    search->setText(tr("Search")); // not seen: the name of the button that Qt makes of it
    addClearButton(*this, u"searchClear"_s);
    paintPaper();
}

void SearchField::begin()
{
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
}

bool SearchField::event(QEvent *event)
{
    const bool isDone = QLineEdit::event(event);
    if (event->type() == QEvent::PaletteChange && !m_isPainting)
        paintPaper();
    return isDone;
}

/// On the paper of a dark palette a field of the same colour would not be seen.
void SearchField::paintPaper()
{
    const QScopedValueRollback painting(m_isPainting, true);
    const QPalette around = parentWidget() ? parentWidget()->palette() : QPalette();
    const QColor ground = mixed(around.color(QPalette::Base), around.color(QPalette::Text), 0.06);
    QPalette field;
    field.setColor(QPalette::Base, ground);
    field.setColor(QPalette::PlaceholderText, secondaryColor(around, ground));
    setPalette(field);
}

} // namespace dogear::widgets
