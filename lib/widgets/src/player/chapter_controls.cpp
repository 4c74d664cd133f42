// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_controls.h"

#include "parts/elided_label.h"
#include "position_slider.h"

#include <playback/chapter_track.h>

#include <QToolButton>

namespace dogear::widgets {

using playback::ChapterTrack;

ChapterControls::ChapterControls(ChapterTrack &track, const ChapterParts &parts, QObject *parent)
    : QObject(parent)
    , m_track(track)
    , m_parts(parts)
{
    connect(parts.previous, &QToolButton::clicked, &track, &ChapterTrack::goPrevious);
    connect(parts.next, &QToolButton::clicked, &track, &ChapterTrack::goNext);
    connect(&track, &ChapterTrack::chaptersChanged, this, &ChapterControls::showChapters);
    connect(&track, &ChapterTrack::currentChanged, this, &ChapterControls::showCurrent);
    showChapters();
}

void ChapterControls::showChapters()
{
    QList<SliderMark> marks;
    for (const domain::Chapter &chapter : m_track.chapters())
        marks.append({chapter.start, chapter.title});
    m_parts.slider->setMarks(marks);
    m_parts.previous->setVisible(!marks.isEmpty());
    m_parts.next->setVisible(!marks.isEmpty());
    // The constructor comes here without a signal, so nothing else would show the current chapter.
    showCurrent();
}

void ChapterControls::showCurrent()
{
    const QString title = m_track.currentTitle();
    // Empty between chapters, and in a chapter without a title.
    m_parts.title->setText(title);
    m_parts.title->setVisible(!title.isEmpty());
    m_parts.previous->setEnabled(m_track.canGoPrevious());
    m_parts.next->setEnabled(m_track.canGoNext());
}

} // namespace dogear::widgets
