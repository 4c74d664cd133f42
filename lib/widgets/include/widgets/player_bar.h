// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The bottom bar: what is playing, where, how fast, how loud.
///
/// Threads: GUI thread.
/// Owner:   the window; player, session and images outlive it.
/// Tests:   tests/gui/tst_main_window.cpp

#include <settings/settings.h>

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QSlider;
class QToolButton;
class QVBoxLayout;

namespace dogear::library {
class PlaybackSession;
} // namespace dogear::library

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::widgets {

class ArtworkImages;
class PositionSlider;

class PlayerBar final : public QWidget
{
    Q_OBJECT

public:
    PlayerBar(playback::Player &player,
              library::PlaybackSession &session,
              ArtworkImages &images,
              const settings::PlaybackSettings &settings,
              QWidget *parent = nullptr);

signals:
    /// Emitted when the title is clicked, to show the episode.
    void titleActivated();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *addButton(const QString &name,
                           const QString &icon,
                           const QString &text,
                           double size);
    [[nodiscard]] QWidget *createTitles();
    [[nodiscard]] QVBoxLayout *createTransport(const settings::PlaybackSettings &settings);
    [[nodiscard]] QHBoxLayout *createRightSide();
    void createSpeedMenu();
    void followPlayer();
    void showEpisode();
    void showState();
    void showTimes(std::chrono::milliseconds position);
    void showVolume();
    [[nodiscard]] QString statusText() const;

    playback::Player &m_player;
    library::PlaybackSession &m_session;
    ArtworkImages &m_images;
    QLabel *m_artwork = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_status = nullptr;
    QToolButton *m_back = nullptr;
    QToolButton *m_play = nullptr;
    QToolButton *m_forward = nullptr;
    QLabel *m_elapsed = nullptr;
    QLabel *m_remaining = nullptr;
    PositionSlider *m_slider = nullptr;
    QToolButton *m_speed = nullptr;
    QToolButton *m_mute = nullptr;
    QSlider *m_volume = nullptr;
    bool m_showsTotal = false;
};

} // namespace dogear::widgets
