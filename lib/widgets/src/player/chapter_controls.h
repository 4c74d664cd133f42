// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows chapters in the player bar: marks on the slider, the current title, previous and
///        next buttons.
///
/// Tests: tests/gui/tst_player_bar.cpp

#include <QObject>

class QToolButton;

namespace dogear::playback {
class ChapterNavigator;
} // namespace dogear::playback

namespace dogear::widgets {

class ElidedLabel;
class PositionSlider;

/// Widgets of the player bar that show chapters. The bar owns them.
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
    ChapterControls(playback::ChapterNavigator &navigator,
                    const ChapterParts &parts,
                    QObject *parent);

private:
    void showChapters();
    void showCurrent();

    playback::ChapterNavigator &m_navigator;
    ChapterParts m_parts;
};

} // namespace dogear::widgets
