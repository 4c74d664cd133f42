// SPDX-License-Identifier: GPL-3.0-or-later
#include "find_bar.h"

#include "parts/search_field.h"

#include <widgets/icons.h>
#include <widgets/key_hints.h>
#include <widgets/metrics.h>
#include <words/format.h>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

FindBar::FindBar(QWidget *parent)
    : QWidget(parent)
    , m_field(new SearchField(u"findField"_s, tr("Search in this transcript"), this))
    , m_count(new QLabel(this))
    , m_previous(createButton(u"findPrevious"_s, u"chevron-up"_s, tr("Previous hit")))
    , m_next(createButton(u"findNext"_s, u"chevron-down"_s, tr("Next hit")))
{
    m_field->setAccessibleName(m_field->placeholderText());
    m_field->setToolTip(tr("Search in this transcript"));
    new KeyToolTip(*m_field, {u"actionSearchTranscript"_s});
    new KeyToolTip(*m_previous, {u"actionPreviousHit"_s});
    new KeyToolTip(*m_next, {u"actionNextHit"_s});
    m_field->setMinimumWidth(units(font(), 20));
    // As high as the buttons next to it, which appear and disappear.
    m_field->setMinimumHeight(m_next->sizeHint().height());
    m_field->installEventFilter(this);
    m_count->setObjectName(u"findCount"_s);
    m_count->setFont(tabular(secondaryFont(font())));
    m_count->hide();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 1));
    row->addWidget(m_field, 1);
    row->addSpacing(units(font(), 1));
    row->addWidget(m_count);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    // Keeps the text below in place when the buttons appear.
    setMinimumHeight(std::max(m_field->sizeHint().height(), m_next->sizeHint().height()));
    connect(m_field, &QLineEdit::textChanged, this, &FindBar::wordsChanged);
    connect(m_previous, &QToolButton::clicked, this, &FindBar::previousRequested);
    connect(m_next, &QToolButton::clicked, this, &FindBar::nextRequested);
    setHits(0, -1);
}

QToolButton *FindBar::createButton(const QString &name, const QString &icon, const QString &text)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setIcon(themedIcon(icon));
    button->setAutoRaise(true);
    button->setToolTip(text);
    button->setAccessibleName(text);
    return button;
}

void FindBar::begin()
{
    m_field->begin();
}

void FindBar::clear()
{
    m_field->clear();
}

QString FindBar::words() const
{
    return m_field->text();
}

void FindBar::setHits(int count, int current)
{
    const bool isSearching = !words().trimmed().isEmpty();
    if (count == 0)
        m_count->setText(tr("No hits"));
    else
        m_count->setText(tr("%1 of %2", "the first hit of seventeen")
                             .arg(words::formatNumber(current + 1), words::formatNumber(count)));
    m_count->setVisible(isSearching);
    for (QToolButton *button : {m_previous, m_next}) {
        button->setEnabled(count > 0);
        button->setVisible(isSearching);
    }
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QWidget::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!isReturn && key->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // the keys come to the field and not to shortcuts of the window
    } else if (key->key() == Qt::Key_Escape) {
        clear();
        emit left();
    } else if (key->modifiers().testFlag(Qt::ShiftModifier)) {
        emit previousRequested();
    } else {
        emit nextRequested();
    }
    return true;
}

} // namespace dogear::widgets
