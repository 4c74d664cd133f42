// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_actions.h"

#include <playback/chapter_navigator.h>

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dogear {

using playback::ChapterNavigator;

ChapterActions::ChapterActions(ChapterNavigator &navigator, QWidget &window)
    : QObject(&window)
    , m_navigator(navigator)
    , m_previous(new QAction(tr("Previous chapter"), &window))
    , m_next(new QAction(tr("Next chapter"), &window))
{
    m_previous->setObjectName(u"actionPreviousChapter"_s);
    // Left and Right without Ctrl skip by seconds.
    m_previous->setShortcut(QKeySequence(u"Ctrl+Left"_s));
    m_next->setObjectName(u"actionNextChapter"_s);
    m_next->setShortcut(QKeySequence(u"Ctrl+Right"_s));
    for (QAction *action : {m_previous, m_next})
        action->setStatusTip(tr("Possible in an episode with chapters."));
    window.addActions({m_previous, m_next});
    connect(m_previous, &QAction::triggered, &navigator, &ChapterNavigator::goPrevious);
    connect(m_next, &QAction::triggered, &navigator, &ChapterNavigator::goNext);
    connect(
        &navigator, &ChapterNavigator::currentChanged, this, &ChapterActions::updateFromNavigator);
    updateFromNavigator();
}

void ChapterActions::addTo(QMenu &menu)
{
    menu.addSeparator();
    menu.addActions({m_previous, m_next});
}

void ChapterActions::updateFromNavigator()
{
    m_previous->setEnabled(m_navigator.canGoPrevious());
    m_next->setEnabled(m_navigator.canGoNext());
}

} // namespace dogear
