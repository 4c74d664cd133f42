// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects the player to the library: loads episodes and saves their positions.
///
/// The position is saved every 5 s during playback and on pause, seek, change of episode and end;
/// so a crash loses at most 5 s. Fewer than 5 s of an unstarted episode do not start it, and an
/// episode that the user leaves shortly before its end counts as played (playback/listening.h).
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it. The destructor saves the position.
/// Tests:   tests/integration/tst_playback_session.cpp, tests/gui/tst_resume.cpp
/// Decision: README.md, "The last request to play wins, whichever part of the program makes it".

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

namespace dogear::accounts {
class Accounts;
} // namespace dogear::accounts

namespace dogear::documents {
class Chapters;
} // namespace dogear::documents

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::playback {
class IntroOutroSkipper;
class Player;
enum class PlayerState;
} // namespace dogear::playback

namespace dogear::listening {

class MediaSourceResolver;
class ShowPlaybacks;

class PlaybackSession final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds saveInterval{5'000};

    PlaybackSession(playback::Player &player,
                    episodes::Episodes &episodes,
                    accounts::Accounts &accounts,
                    QObject *parent = nullptr);
    ~PlaybackSession() override;

    /// Sets the source of media for the player; \a media outlives this.
    void setMedia(MediaSourceResolver &media) { m_media = &media; }
    /// Sets the chapters, whose start times the player gets before it plays; \a chapters outlives
    /// this.
    void setChapters(documents::Chapters &chapters) { m_chapters = &chapters; }
    /// Sets the intro and outro of each show, which \a introOutro skips. Both outlive this.
    void setShows(ShowPlaybacks &shows, playback::IntroOutroSkipper &introOutro);
    /// Sets the maximum remaining time with which an episode that the user leaves counts as played.
    void setPlayedWithin(std::chrono::milliseconds rest) { m_playedWithin = rest; }

    // The last request wins: a later request replaces an episode that is not in the player yet, and
    // a repeated request for that episode only changes its position and whether it plays.

    /// Loads \a id at its saved position without playing it.
    void load(EpisodeId id);
    /// Plays \a id from its saved position, or from the beginning if it was played. If \a id is in
    /// the player already, playback continues.
    void play(EpisodeId id);
    /// Plays \a id from \a position; seeks if \a id is in the player already.
    void playAt(EpisodeId id, std::chrono::milliseconds position);

    /// Loads \a id again from its source, which has changed, at the same position, if it is in the
    /// player or is about to be.
    void reopen(EpisodeId id);

    /// Announces a request to play whose episode is not known yet; see playIfLatest().
    [[nodiscard]] LatestRequest::Ticket beginPlayRequest() { return m_playRequests.begin(); }
    /// The latest request of the user, for requests that any later one replaces.
    [[nodiscard]] LatestRequest::Ticket latestPlayRequest() const
    {
        return m_playRequests.latest();
    }
    [[nodiscard]] bool isLatestPlayRequest(LatestRequest::Ticket request) const
    {
        return m_playRequests.isLatest(request);
    }
    /// Plays \a id unless another request was made after beginPlayRequest() returned \a request.
    void playIfLatest(EpisodeId id, LatestRequest::Ticket request);

    /// Reads the current episode again after its show was refreshed, because its guid or feed
    /// address may have changed, and the position is saved under them. Playback continues.
    void followChanges(PodcastId podcast);

    /// Loads the current episode again if it is paused and another part of the program has changed
    /// its position, for example an import. An episode that plays stays where it is.
    void reloadPosition();

    /// Saves the position now; for exit and for signals of the session manager.
    /// \return a future that finishes when the position file has the position
    Future<Result<>> save();

    /// The player that plays the current episode.
    [[nodiscard]] playback::Player &player() const { return m_player; }
    [[nodiscard]] const std::optional<domain::EpisodeDetail> &current() const { return m_current; }
    /// The playback settings of the current episode's show, as of loading the episode.
    [[nodiscard]] const domain::ShowPlayback &showPlayback() const { return m_showPlayback; }
    [[nodiscard]] bool isCurrent(EpisodeId id) const;

signals:
    /// Emitted when the player has got another episode, or none.
    void currentChanged();
    /// Emitted after the current episode was played to its end and that is saved.
    void episodeFinished(dogear::EpisodeId id);
    /// Emitted when the current episode was played to its end, or was left shortly before it.
    void episodePlayed(dogear::EpisodeId id);
    /// Emitted when \a id cannot be played, for example because it has no enclosure.
    void failed(dogear::EpisodeId id, const dogear::Error &error);
    /// Emitted when a position could not be written; not again until a write succeeds.
    void saveFailed(const dogear::Error &error);

private:
    /// A requested episode that is not in the player yet.
    struct Pending
    {
        EpisodeId id;
        std::optional<std::chrono::milliseconds> position = {}; ///< none: the saved position
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
    void connectPlayer();
    void handleState(playback::PlayerState state);
    void handleProgress(std::chrono::milliseconds position);
    [[nodiscard]] std::chrono::milliseconds beginning() const;
    [[nodiscard]] bool isSeekPending() const;
    [[nodiscard]] bool isNearlyOver() const;
    void leave();
    void saveOnStop();
    void savePlayed();
    void finish();
    void note(const Future<Result<>> &saving);

    playback::Player &m_player;
    episodes::Episodes &m_episodes;
    accounts::Accounts &m_accounts;
    MediaSourceResolver *m_media = nullptr;    ///< null in some tests: played from the origin
    documents::Chapters *m_chapters = nullptr; ///< may be null, too
    ShowPlaybacks *m_shows = nullptr;          ///< may be null, too
    playback::IntroOutroSkipper *m_introOutro = nullptr; ///< may be null, too
    std::chrono::milliseconds m_playedWithin{30'000};
    std::optional<domain::EpisodeDetail> m_current;
    std::optional<Pending> m_pending;
    LatestRequest m_requests;     ///< of take()
    LatestRequest m_playRequests; ///< of the user, also those whose episode is not known yet
    QTimer m_saveTimer;
    domain::ShowPlayback m_showPlayback;
    playback::Listening m_listening;
    std::optional<std::chrono::milliseconds> m_lastSaved;
    Future<Result<>> m_saving = readyFuture(Result<>()); ///< the latest one
    bool m_isSaveFailing = false;
};

} // namespace dogear::listening
