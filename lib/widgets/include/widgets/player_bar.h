// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The bottom bar: what is playing, where, how fast, how loud.
///
/// Threads: GUI thread.
/// Owner:   the window; player, session and images outlive it.
/// Tests:   tests/gui/tst_player_bar.cpp, tst_main_window.cpp

#include <base/error.h>
#include <base/ids.h>
#include <settings/settings.h>

#include <QWidget>

#include <optional>
#include <utility>

class QHBoxLayout;
class QLabel;
class QSlider;
class QToolButton;
class QVBoxLayout;

namespace dogear::library {
class PlaybackPreferences;
class PlaybackSession;
} // namespace dogear::library

namespace dogear::playback {
class ChapterTrack;
class Player;
} // namespace dogear::playback

namespace dogear::widgets {

class ArtworkImages;
class ElidedLabel;
class PlayerStatus;
class PositionSlider;
class SpeedButton;

class PlayerBar final : public QWidget
{
    Q_OBJECT

public:
    PlayerBar(playback::Player &player,
              library::PlaybackSession &session,
              ArtworkImages &images,
              const settings::PlaybackSettings &settings,
              QWidget *parent = nullptr);

    /// Takes \a tool, which is about how the whole is played.
    void addBesideSpeed(QWidget *tool);
    /// Takes \a tool, which leads elsewhere.
    void addAtEnd(QWidget *tool);
    /// From now on chapters are marked, named and gone to; \a track outlives the bar.
    void setChapterTrack(playback::ChapterTrack &track);
    /// From now on the menu of the speed says for which shows it is; \a preferences outlives the
    /// bar.
    void setPreferences(library::PlaybackPreferences &preferences);
    /// What of the episode in the player is on this machine: from and to as shares of its length, 0
    /// to 1, in order and apart. Another episode has none until it is said.
    void setBuffered(const QList<std::pair<double, double>> &shares);
    /// Why the server does not answer, or nothing: said while the sound has to wait for it, and not
    /// while there is something to hear.
    void setNetworkProblem(const std::optional<Error> &error);
    void setSkips(std::chrono::milliseconds back, std::chrono::milliseconds forward);

    /// Without what is left out where there is no room: the slider of the volume, then the picture.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Emitted when Play is pressed while nothing is in the player.
    void startRequested();
    /// Emitted when the title is clicked, to show the episode.
    void titleActivated();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeRoom();
    QToolButton *addButton(const QString &name, const QString &icon, double size);
    [[nodiscard]] QWidget *createTitles();
    [[nodiscard]] QWidget *createTransport();
    [[nodiscard]] QHBoxLayout *createTimes();
    [[nodiscard]] QHBoxLayout *createRightSide();
    void followPlayer();
    void showEpisode();
    void showState();
    void showTimes(std::chrono::milliseconds position);
    [[nodiscard]] std::chrono::milliseconds timeLeft(std::chrono::milliseconds position) const;
    void showVolume();

    playback::Player &m_player;
    library::PlaybackSession &m_session;
    ArtworkImages &m_images;
    QLabel *m_artwork = nullptr;
    ElidedLabel *m_title = nullptr;
    ElidedLabel *m_chapter = nullptr;
    PlayerStatus *m_status = nullptr;
    QToolButton *m_previousChapter = nullptr;
    QToolButton *m_nextChapter = nullptr;
    QToolButton *m_back = nullptr;
    QToolButton *m_play = nullptr;
    QToolButton *m_forward = nullptr;
    QLabel *m_elapsed = nullptr;
    ElidedLabel *m_remaining = nullptr;
    PositionSlider *m_slider = nullptr;
    QHBoxLayout *m_rightSide = nullptr;
    SpeedButton *m_speed = nullptr;
    QToolButton *m_mute = nullptr;
    QSlider *m_volume = nullptr;
    EpisodeId m_episode;
    bool m_showsTotal = false;
    std::chrono::milliseconds m_skipBack{};
    std::chrono::milliseconds m_skipForward{};
};

} // namespace dogear::widgets
