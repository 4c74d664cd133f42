// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_keys.h"

#include <playback/chapter_track.h>

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dogear {

using playback::ChapterTrack;

ChapterKeys::ChapterKeys(ChapterTrack &track, QWidget &window)
    : QObject(&window)
    , m_track(track)
    , m_previous(new QAction(tr("Previous chapter"), &window))
    , m_next(new QAction(tr("Next chapter"), &window))
{
    m_previous->setObjectName(u"actionPreviousChapter"_s);
    // Left and Right without Ctrl skip by seconds.
    m_previous->setShortcut(QKeySequence(u"Ctrl+Left"_s));
    m_next->setObjectName(u"actionNextChapter"_s);
    m_next->setShortcut(QKeySequence(u"Ctrl+Right"_s));
    window.addActions({m_previous, m_next});
    connect(m_previous, &QAction::triggered, &track, &ChapterTrack::goPrevious);
    connect(m_next, &QAction::triggered, &track, &ChapterTrack::goNext);
    connect(&track, &ChapterTrack::currentChanged, this, &ChapterKeys::followTrack);
    followTrack();
}

void ChapterKeys::addTo(QMenu &menu)
{
    menu.addSeparator();
    menu.addActions({m_previous, m_next});
}

void ChapterKeys::followTrack()
{
    m_previous->setEnabled(m_track.canGoPrevious());
    m_next->setEnabled(m_track.canGoNext());
}

} // namespace dogear
