// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chapters in the player bar: marks on the slider, the title, buttons to go on and back.
///
/// Tests: tests/gui/tst_player_bar.cpp

#include <QObject>

class QToolButton;

namespace dogear::playback {
class ChapterTrack;
} // namespace dogear::playback

namespace dogear::widgets {

class ElidedLabel;
class PositionSlider;

/// What of the bar shows chapters; all of it belongs to the bar.
struct ChapterParts
{
    PositionSlider *slider;
    ElidedLabel *title;
    QToolButton *previous;
    QToolButton *next;
};

class ChapterControls final : public QObject
{
    Q_OBJECT

public:
    ChapterControls(playback::ChapterTrack &track, const ChapterParts &parts, QObject *parent);

private:
    void showChapters();
    void showCurrent();

    playback::ChapterTrack &m_track;
    ChapterParts m_parts;
};

} // namespace dogear::widgets
