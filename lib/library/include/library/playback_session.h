// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Joins the player to the library: what is playing, and where it was left.
///
/// The position is saved every 5 s while playing and on pause, seek, change of episode and end; so
/// a crash loses at most 5 s. Less than 5 s of an episode that was not begun are no beginning, and
/// who leaves one shortly before its end has played it (playback/listening.h).
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it. The destructor saves the
///          position.
/// Tests:   tests/integration/tst_playback_session.cpp, tests/gui/tst_resume.cpp

#include <base/future.h>
#include <base/ids.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <domain/library.h>
#include <domain/show_playback.h>
#include <playback/listening.h>

#include <QObject>
#include <QTimer>

#include <optional>

namespace dogear::playback {
class EpisodeBounds;
class Player;
enum class PlayerState;
} // namespace dogear::playback

namespace dogear::library {

class Accounts;
class Chapters;
class EpisodeMedia;
class Episodes;
class ShowPlaybacks;

class PlaybackSession final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds saveInterval{5'000};

    PlaybackSession(playback::Player &player,
                    Episodes &episodes,
                    Accounts &accounts,
                    QObject *parent = nullptr);
    ~PlaybackSession() override;

    /// The player has from \a media, which outlives this, what it plays.
    void setMedia(EpisodeMedia &media) { m_media = &media; }
    /// The player learns from \a chapters, which outlives this, where chapters start before it
    /// plays.
    void setChapters(Chapters &chapters) { m_chapters = &chapters; }
    /// Episodes begin and end as \a shows says; \a bounds does it. Both outlive this.
    void setShows(ShowPlaybacks &shows, playback::EpisodeBounds &bounds);
    /// What may be missing of an episode that was played.
    void setPlayedWithin(std::chrono::milliseconds rest) { m_playedWithin = rest; }

    // Of several requests the last one wins: an episode that is not in the player yet gives way to
    // a later request, and a repeated request for it only changes place and wish to play.

    /// Takes \a id into the player at the place where it was left, without a sound.
    void load(EpisodeId id);
    /// Takes \a id and plays it from where it was left; a played one from the beginning. The
    /// episode that is already there just goes on.
    void play(EpisodeId id);
    /// Plays \a id from \a position; seeks if it is already there.
    void playAt(EpisodeId id, std::chrono::milliseconds position);

    /// Notes a request to play whose episode has to be found first; see playIfLatest().
    [[nodiscard]] LatestRequest::Ticket announce() { return m_wishes.begin(); }
    /// The latest request of the user, for requests that give way to any later one.
    [[nodiscard]] LatestRequest::Ticket latestWish() const { return m_wishes.latest(); }
    [[nodiscard]] bool isLatestWish(LatestRequest::Ticket wish) const
    {
        return m_wishes.isLatest(wish);
    }
    /// Plays \a id unless something else was asked for after announce() returned \a wish.
    void playIfLatest(EpisodeId id, LatestRequest::Ticket wish);

    /// The show was refreshed: the current episode may have another guid or address there, under
    /// which its place is saved from now on. What is playing goes on.
    void followChanges(PodcastId podcast);

    /// Saves the position now; for exit and for signals of the session.
    /// \return when the position file has it
    Future<Result<>> save();

    /// The player that plays the current episode.
    [[nodiscard]] playback::Player &player() const { return m_player; }
    [[nodiscard]] const std::optional<domain::EpisodeDetail> &current() const { return m_current; }
    /// Of the current episode's show, when it was taken into the player.
    [[nodiscard]] const domain::ShowPlayback &showPlayback() const { return m_showPlayback; }
    [[nodiscard]] bool isCurrent(EpisodeId id) const;

signals:
    /// Emitted when another episode is in the player, or none.
    void currentChanged();
    /// Emitted when the current episode was heard to its end, once that is saved.
    void episodeFinished(dogear::EpisodeId id);
    /// Emitted when the current episode was heard to its end, or is left with little to go.
    void episodePlayed(dogear::EpisodeId id);
    /// Emitted when \a id cannot be played, for example because it has no enclosure.
    void failed(dogear::EpisodeId id, const dogear::Error &error);
    /// Emitted when a position could not be written; once until it works again.
    void saveFailed(const dogear::Error &error);

private:
    /// An episode that was asked for and is not in the player yet.
    struct Pending
    {
        EpisodeId id;
        std::optional<std::chrono::milliseconds> position = {}; ///< none: where it was left
        bool isPlayWanted = false;
    };
    [[nodiscard]] bool isPending(EpisodeId id) const { return m_pending && m_pending->id == id; }
    void dropPending();
    void take(const Pending &pending);
    void prepare(const domain::EpisodeDetail &episode);
    void begin(const domain::EpisodeDetail &episode,
               const QUrl &source,
               std::optional<std::chrono::milliseconds> position);
    [[nodiscard]] Future<QUrl> address(const domain::EpisodeDetail &episode);
    void followPlayer();
    void followState(playback::PlayerState state);
    void hear(std::chrono::milliseconds position);
    [[nodiscard]] bool isNearlyOver() const;
    void leave();
    void leaveByStopping();
    void savePlayed();
    void finish();
    void note(const Future<Result<>> &saving);

    playback::Player &m_player;
    Episodes &m_episodes;
    Accounts &m_accounts;
    EpisodeMedia *m_media = nullptr;             ///< none in some tests: played from its origin
    Chapters *m_chapters = nullptr;              ///< as well
    ShowPlaybacks *m_shows = nullptr;            ///< as well
    playback::EpisodeBounds *m_bounds = nullptr; ///< as well
    std::chrono::milliseconds m_playedWithin{30'000};
    std::optional<domain::EpisodeDetail> m_current;
    std::optional<Pending> m_pending;
    LatestRequest m_requests; ///< of take()
    LatestRequest m_wishes;   ///< of the user, also those whose episode is not known yet
    QTimer m_saveTimer;
    domain::ShowPlayback m_showPlayback;
    playback::Listening m_listening;
    std::optional<std::chrono::milliseconds> m_lastSaved;
    Future<Result<>> m_saving = readyFuture(Result<>()); ///< the latest one
    bool m_isSaveFailing = false;
};

} // namespace dogear::library
