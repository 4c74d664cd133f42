// SPDX-License-Identifier: GPL-3.0-or-later
#include <accounts/accounts.h>
#include <documents/chapters.h>
#include <episodes/episodes.h>
#include <listening/media_source_resolver.h>
#include <listening/playback_session.h>
#include <listening/show_playbacks.h>
#include <playback/intro_outro_skipper.h>
#include <playback/player.h>

#include <utility>

namespace dogear::listening {

using std::chrono::milliseconds;

namespace {

QList<milliseconds> startsOf(const documents::EpisodeChapters &chapters)
{
    QList<milliseconds> starts;
    for (const domain::Chapter &chapter : chapters.chapters) {
        if (chapter.isListed)
            starts.append(chapter.start);
    }
    return starts;
}

} // namespace

PlaybackSession::PlaybackSession(playback::Player &player,
                                 episodes::Episodes &episodes,
                                 accounts::Accounts &accounts,
                                 QObject *parent)
    : QObject(parent)
    , m_player(player)
    , m_episodes(episodes)
    , m_accounts(accounts)
{
    // The timer runs while playing; the other moments to save come as signals of the player.
    m_saveTimer.setInterval(saveInterval);
    connect(&m_saveTimer, &QTimer::timeout, this, &PlaybackSession::save);
    connectPlayer();
    connect(&m_episodes,
            &episodes::Episodes::episodeChanged,
            this,
            [this](const domain::EpisodeSummary &episode) {
                if (isCurrent(episode.id))
                    m_current->summary.state = episode.state;
            });
    connect(&m_episodes,
            &episodes::Episodes::episodesMarked,
            this,
            [this](const QList<domain::EpisodeMark> &marks) {
                for (const domain::EpisodeMark &mark : marks) {
                    if (isCurrent(mark.id))
                        m_current->summary.state = mark.state;
                }
            });
}

PlaybackSession::~PlaybackSession()
{
    leave();
}

void PlaybackSession::connectPlayer()
{
    using playback::Player;
    connect(&m_player, &Player::stateChanged, this, &PlaybackSession::handleState);
    connect(&m_player, &Player::heard, this, &PlaybackSession::handleProgress);
    connect(&m_player, &Player::chosen, this, [this] { m_listening.choose(); });
    connect(&m_player, &Player::seeked, this, [this] {
        // Skipped media was not listened to, so the seconds before and after are separate pieces.
        m_listening.endPiece();
        save();
    });
    connect(&m_player, &Player::stopped, this, &PlaybackSession::saveOnStop);
    connect(&m_player, &Player::finished, this, &PlaybackSession::finish);
    connect(&m_player, &Player::durationChanged, this, [this](milliseconds duration) {
        if (m_current && duration > milliseconds{} && m_current->summary.duration != duration) {
            // The media knows its length better than the feed, which is often rounded or wrong.
            m_current->summary.duration = duration;
            m_episodes.saveDuration(m_current->summary.id, duration);
        }
    });
}

void PlaybackSession::setShows(ShowPlaybacks &shows, playback::IntroOutroSkipper &introOutro)
{
    m_shows = &shows;
    m_introOutro = &introOutro;
}

bool PlaybackSession::isCurrent(EpisodeId id) const
{
    return m_current && m_current->summary.id == id;
}

void PlaybackSession::load(EpisodeId id)
{
    m_playRequests.begin();
    if (isCurrent(id))
        dropPending();
    else if (!isPending(id))
        take({.id = id});
}

void PlaybackSession::play(EpisodeId id)
{
    m_playRequests.begin();
    if (isCurrent(id)) {
        dropPending();
        m_player.play();
    } else if (isPending(id)) {
        m_pending->isPlayWanted = true;
    } else {
        take({.id = id, .isPlayWanted = true});
    }
}

void PlaybackSession::playAt(EpisodeId id, milliseconds position)
{
    m_playRequests.begin();
    if (isCurrent(id)) {
        dropPending();
        m_player.seek(position);
        m_player.play();
    } else if (isPending(id)) {
        m_pending->position = position;
        m_pending->isPlayWanted = true;
    } else {
        take({.id = id, .position = position, .isPlayWanted = true});
    }
}

void PlaybackSession::reopen(EpisodeId id)
{
    if (isPending(id)) {
        take(Pending(*m_pending)); // a copy, because take() drops the pending one first
    } else if (isCurrent(id) && !m_pending) {
        // At the end, and before a pending seek, the saved position is the better one.
        const bool isThere = m_player.state() != playback::PlayerState::Ended && !isSeekPending();
        take({.id = id,
              .position = isThere ? std::optional(m_player.position()) : std::nullopt,
              .isPlayWanted = m_player.isPlayWanted()});
    }
}

void PlaybackSession::playIfLatest(EpisodeId id, LatestRequest::Ticket request)
{
    if (m_playRequests.isLatest(request))
        play(id);
}

/// Drops the requested episode that is not in the player yet.
void PlaybackSession::dropPending()
{
    m_requests.cancel();
    m_pending.reset();
    if (m_media)
        m_media->giveUp();
}

void PlaybackSession::take(const Pending &pending)
{
    dropPending();
    m_pending = pending;
    m_episodes.detail(pending.id)
        .then(this,
              [this, id = pending.id, ticket = m_requests.begin()](
                  const Result<domain::EpisodeDetail> &episode) {
                  // A later request has replaced this one.
                  if (!m_requests.isLatest(ticket))
                      return;
                  if (episode && episode->episode.enclosure) {
                      prepare(*episode);
                      return;
                  }
                  m_pending.reset();
                  if (episode)
                      emit failed(id,
                                  {.code = ErrorCode::NoEnclosure, .url = episode->episode.link});
                  else
                      emit failed(id, episode.error());
              });
}

/// Collects the data that the player needs before the pending \a episode can begin.
void PlaybackSession::prepare(const domain::EpisodeDetail &episode)
{
    const Future<Result<documents::EpisodeChapters>> chapters =
        m_chapters ? m_chapters->stored(episode)
                   : readyFuture(Result<documents::EpisodeChapters>(documents::EpisodeChapters()));
    const Future<Result<domain::ShowPlayback>> show =
        m_shows ? m_shows->find(episode.summary.podcastId)
                : readyFuture(Result<domain::ShowPlayback>(domain::ShowPlayback()));
    const auto start = [=, this, ticket = m_requests.latest()](
                           const QUrl &source, const documents::EpisodeChapters &known) {
        if (!m_requests.isLatest(ticket))
            return;
        // A repeated request may have changed the position and the wish to play since.
        const Pending pending = *std::exchange(m_pending, std::nullopt);
        m_showPlayback = show.result().value_or(domain::ShowPlayback());
        begin(episode, source, pending.position);
        // After begin(): before it the starts would apply to the previous episode.
        if (m_chapters)
            m_player.rewindLimits().setChapterStarts(startsOf(known));
        if (pending.isPlayWanted)
            m_player.play();
    };
    address(episode).then(this, [=, this](const QUrl &source) {
        chapters.then(this, [=, this](const Result<documents::EpisodeChapters> &known) {
            // Unreadable chapters do not prevent playback; Chapters::failed reports them.
            show.then(this, [=](const auto & /*playback*/) {
                start(source, known.value_or(documents::EpisodeChapters()));
            });
        });
    });
}

Future<QUrl> PlaybackSession::address(const domain::EpisodeDetail &episode)
{
    return m_media ? m_media->prepare(episode)
                   : m_accounts.authorised(episode.episode.enclosure->url, episode.podcastUrl);
}

void PlaybackSession::begin(const domain::EpisodeDetail &episode,
                            const QUrl &source,
                            std::optional<milliseconds> position)
{
    leave();
    m_current.reset(); // signals of the player during load() do not concern the old episode
    m_listening.begin();
    const domain::EpisodeState &state = episode.summary.state;
    const milliseconds duration = episode.summary.duration.value_or(milliseconds{});
    if (m_introOutro)
        m_introOutro->begin({.intro = m_showPlayback.intro, .outro = m_showPlayback.outro},
                            duration);
    const milliseconds start = position.value_or(state.isStarted() ? state.position : beginning());
    // The player goes back a little from a saved position, but not from one that was requested.
    m_player.load({.source = source,
                   .start = start,
                   .duration = duration,
                   .leftAt = position || !state.isStarted() ? std::nullopt : state.lastPlayed,
                   .origin = m_media ? m_media->origin(episode) : episode.episode.enclosure->url});
    if (m_media)
        m_media->begin();
    m_current = episode;
    m_lastSaved = start;
    emit currentChanged();
}

void PlaybackSession::followChanges(PodcastId podcast)
{
    if (!m_current || m_current->summary.podcastId != podcast)
        return;
    m_episodes.detail(m_current->summary.id)
        .then(this, [this](const Result<domain::EpisodeDetail> &episode) {
            if (episode && isCurrent(episode->summary.id))
                m_current = *episode;
        });
}

void PlaybackSession::reloadPosition()
{
    const auto isAtRest = [this] { return m_current && !m_pending && !m_player.isPlayWanted(); };
    if (!isAtRest())
        return;
    m_episodes.detail(m_current->summary.id)
        .then(this, [this, isAtRest](const Result<domain::EpisodeDetail> &episode) {
            // The user may have begun to play, or another episode may be there by now.
            if (!episode || !isAtRest() || !isCurrent(episode->summary.id))
                return;
            const domain::EpisodeState &state = episode->summary.state;
            // An episode that is played or new by now begins again.
            if ((state.isStarted() ? state.position : beginning()) != m_lastSaved)
                take({.id = episode->summary.id});
        });
}

void PlaybackSession::handleState(playback::PlayerState state)
{
    if (state == playback::PlayerState::Playing) {
        m_saveTimer.start();
        return;
    }
    m_saveTimer.stop();
    m_listening.endPiece();
    if (state == playback::PlayerState::Paused || state == playback::PlayerState::Failed)
        save();
}

Future<Result<>> PlaybackSession::save()
{
    if (!m_current || m_player.state() == playback::PlayerState::Ended || isSeekPending())
        return m_saving; // the position before a pending seek must not replace the saved one
    const milliseconds position = m_player.position();
    if (position == m_lastSaved)
        return m_saving; // loading an episode is not listening
    if (!m_listening.counts() && !m_current->summary.state.isStarted())
        return m_saving; // nor are a few seconds; an episode that was started keeps every position
    m_lastSaved = position;
    note(m_episodes.savePosition(*m_current,
                                 position,
                                 m_listening.counts() ? episodes::ListenKind::Listening
                                                      : episodes::ListenKind::Sampled));
    return m_saving;
}

void PlaybackSession::handleProgress(milliseconds position)
{
    const bool isPlaying = m_player.state() == playback::PlayerState::Playing;
    if (m_current && isPlaying && m_listening.handleProgress(position))
        save();
}

milliseconds PlaybackSession::beginning() const
{
    return m_introOutro ? m_introOutro->beginning() : milliseconds{};
}

/// Whether the player cannot go yet to the position that the user chose or left.
bool PlaybackSession::isSeekPending() const
{
    return m_player.seekability() == playback::Seekability::Pending;
}

bool PlaybackSession::isNearlyOver() const
{
    // A pending seek means that position() is not where the user is; then nothing is decided.
    return m_current && m_player.state() != playback::PlayerState::Ended && m_listening.isHeard()
           && !isSeekPending()
           && playback::isNearlyOver(m_player.position(),
                                     m_introOutro ? m_introOutro->ending() : m_player.duration(),
                                     m_player.duration(),
                                     m_playedWithin);
}

/// Saves the current episode before another one is loaded or the program quits.
void PlaybackSession::leave()
{
    if (isNearlyOver())
        savePlayed();
    else
        save();
}

/// Marks a nearly finished episode as played after stop(), so that play() begins at its start.
void PlaybackSession::saveOnStop()
{
    if (!isNearlyOver())
        return;
    savePlayed();
    m_lastSaved = beginning();
    m_player.advanceTo(beginning());
}

void PlaybackSession::savePlayed()
{
    m_listening.begin();
    m_lastSaved = milliseconds{};
    // Set at once; Episodes::episodeChanged, which sets it too, comes after storing.
    m_current->summary.state.isPlayed = true;
    m_current->summary.state.position = {};
    note(m_episodes.saveFinished(*m_current));
    emit episodePlayed(m_current->summary.id);
}

void PlaybackSession::finish()
{
    if (!m_current)
        return;
    savePlayed();
    emit episodeFinished(m_current->summary.id);
}

void PlaybackSession::note(const Future<Result<>> &saving)
{
    m_saving = saving;
    saving.then(this, [this](const Result<> &saved) {
        // One message for a series of failures; saving is tried every few seconds.
        if (!saved && !std::exchange(m_isSaveFailing, true))
            emit saveFailed(saved.error());
        m_isSaveFailing = !saved;
    });
}

} // namespace dogear::listening
