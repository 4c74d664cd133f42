// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_controls.h"

#include "parts/elided_label.h"
#include "position_slider.h"

#include <playback/chapter_navigator.h>

#include <QToolButton>

namespace dogear::widgets {

using playback::ChapterNavigator;

ChapterControls::ChapterControls(ChapterNavigator &navigator,
                                 const ChapterParts &parts,
                                 QObject *parent)
    : QObject(parent)
    , m_navigator(navigator)
    , m_parts(parts)
{
    connect(parts.previous, &QToolButton::clicked, &navigator, &ChapterNavigator::goPrevious);
    connect(parts.next, &QToolButton::clicked, &navigator, &ChapterNavigator::goNext);
    connect(&navigator, &ChapterNavigator::chaptersChanged, this, &ChapterControls::showChapters);
    connect(&navigator, &ChapterNavigator::currentChanged, this, &ChapterControls::showCurrent);
    showChapters();
}

void ChapterControls::showChapters()
{
    QList<SliderMark> marks;
    for (const domain::Chapter &chapter : m_navigator.chapters())
        marks.append({chapter.start, chapter.title});
    m_parts.slider->setMarks(marks);
    m_parts.previous->setVisible(!marks.isEmpty());
    m_parts.next->setVisible(!marks.isEmpty());
    // The constructor comes here without a signal, so nothing else would show the current chapter.
    showCurrent();
}

void ChapterControls::showCurrent()
{
    const QString title = m_navigator.currentTitle();
    // Empty between chapters, and in a chapter without a title.
    m_parts.title->setText(title);
    m_parts.title->setVisible(!title.isEmpty());
    m_parts.previous->setEnabled(m_navigator.canGoPrevious());
    m_parts.next->setEnabled(m_navigator.canGoNext());
}

} // namespace dogear::widgets
