// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows and controls the episode, position, speed and volume at the bottom of the window.
///
/// Threads: GUI thread.
/// Owner:   the window; player, sound, session and images outlive it.
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

namespace dogear::listening {
class PlaybackPreferences;
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::playback {
class ChapterNavigator;
class Player;
class SoundControls;
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
              playback::SoundControls &sound,
              listening::PlaybackSession &session,
              ArtworkImages &images,
              const settings::PlaybackSettings &settings,
              QWidget *parent = nullptr);

    /// Takes ownership of \a tool and puts it next to the speed: a tool that changes playback.
    void addNextToSpeed(QWidget *tool);
    /// Takes ownership of \a tool and puts it at the end: a tool that opens something else.
    void addAtEnd(QWidget *tool);
    /// Adds chapter marks, the chapter title and chapter buttons; \a navigator outlives the bar.
    void setChapterNavigator(playback::ChapterNavigator &navigator);
    /// Adds entries to the speed menu that choose between this show and all shows; \a preferences
    /// outlives the bar.
    void setPreferences(listening::PlaybackPreferences &preferences);
    /// Sets the ranges of the episode that are stored on this computer: start and end as fractions
    /// of its length, 0 to 1, sorted and disjoint. Another episode clears them.
    void setBuffered(const QList<std::pair<double, double>> &shares);
    /// Sets the reason why the server does not answer, or nullopt. It is shown only while playback
    /// waits for data. Another episode clears it.
    void setNetworkProblem(const std::optional<Error> &error);
    void setSkips(std::chrono::milliseconds back, std::chrono::milliseconds forward);

    /// Returns the size without the volume slider and the artwork, which a narrow bar hides in this
    /// order.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Emitted when the user presses Play while the player is empty.
    void startRequested();
    /// Emitted when the user clicks the title, to show the episode.
    void titleActivated();
    /// Emitted when the user clicks the title of the show, to open the show.
    void showActivated(dogear::PodcastId id);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeRoom();
    QToolButton *addButton(const QString &name, const QString &icon, double size);
    [[nodiscard]] QWidget *createTitles();
    [[nodiscard]] QWidget *createTransport();
    [[nodiscard]] QHBoxLayout *createTimes();
    [[nodiscard]] QHBoxLayout *createRightSide();
    void connectPlayer();
    void showEpisode();
    void showState();
    void showTimes(std::chrono::milliseconds position);
    [[nodiscard]] std::chrono::milliseconds timeLeft(std::chrono::milliseconds position) const;
    void showVolume();

    playback::Player &m_player;
    playback::SoundControls &m_sound;
    listening::PlaybackSession &m_session;
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
