// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the keys and menu entries that go to the previous and the next chapter.
///
/// Threads: GUI thread.
/// Owner:   the window; the track outlives it.
/// Tests:   tests/gui/tst_chapter_flow.cpp

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace dogear::playback {
class ChapterNavigator;
} // namespace dogear::playback

namespace dogear {

class ChapterActions final : public QObject
{
    Q_OBJECT

public:
    ChapterActions(playback::ChapterNavigator &navigator, QWidget &window);

    void addTo(QMenu &menu);

private:
    /// Enables the actions while there is a chapter to go to.
    void updateFromNavigator();

    playback::ChapterNavigator &m_navigator;
    QAction *m_previous;
    QAction *m_next;
};

} // namespace dogear
