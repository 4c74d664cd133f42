// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_field.h"

#include "clear_button.h"

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
    search->setText(tr("Search")); // accessible name of the button that Qt creates for the action
    addClearButton(*this, u"searchClear"_s);
    paintBackground();
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
        paintBackground();
    return isDone;
}

/// Tints the background, because on a dark palette a field in the colour of the list is invisible.
void SearchField::paintBackground()
{
    // setPalette() sends PaletteChange to this field again.
    const QScopedValueRollback painting(m_isPainting, true);
    // The parent's palette, because this field's own contains the colours that are set here.
    const QPalette around = parentWidget() ? parentWidget()->palette() : QPalette();
    const QColor background =
        mixed(around.color(QPalette::Base), around.color(QPalette::Text), 0.06);
    QPalette field;
    field.setColor(QPalette::Base, background);
    field.setColor(QPalette::PlaceholderText, secondaryColor(around, background));
    setPalette(field);
}

} // namespace dogear::widgets
