// SPDX-License-Identifier: GPL-3.0-or-later
#include <library/accounts.h>
#include <library/chapters.h>
#include <library/episode_media.h>
#include <library/episodes.h>
#include <library/playback_session.h>
#include <library/show_playbacks.h>
#include <playback/episode_bounds.h>
#include <playback/player.h>

namespace dogear::library {

using std::chrono::milliseconds;

namespace {

QList<milliseconds> startsOf(const EpisodeChapters &chapters)
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
                                 Episodes &episodes,
                                 Accounts &accounts,
                                 QObject *parent)
    : QObject(parent)
    , m_player(player)
    , m_episodes(episodes)
    , m_accounts(accounts)
{
    m_saveTimer.setInterval(saveInterval);
    connect(&m_saveTimer, &QTimer::timeout, this, &PlaybackSession::save);
    followPlayer();
    connect(&m_episodes,
            &Episodes::episodeChanged,
            this,
            [this](const domain::EpisodeSummary &episode) {
                if (isCurrent(episode.id))
                    m_current->summary.state = episode.state;
            });
    connect(&m_episodes,
            &Episodes::episodesMarked,
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

void PlaybackSession::followPlayer()
{
    using playback::Player;
    connect(&m_player, &Player::stateChanged, this, &PlaybackSession::followState);
    connect(&m_player, &Player::heard, this, &PlaybackSession::hear);
    connect(&m_player, &Player::chosen, this, [this] { m_listening.choose(); });
    connect(&m_player, &Player::sought, this, [this] {
        m_listening.breakOff();
        save();
    });
    connect(&m_player, &Player::stopped, this, &PlaybackSession::leaveByStopping);
    connect(&m_player, &Player::finished, this, &PlaybackSession::finish);
    connect(&m_player, &Player::durationChanged, this, [this](milliseconds duration) {
        if (m_current && duration > milliseconds{} && m_current->summary.duration != duration) {
            m_current->summary.duration = duration;
            m_episodes.saveDuration(m_current->summary.id, duration);
        }
    });
}

void PlaybackSession::setShows(ShowPlaybacks &shows, playback::EpisodeBounds &bounds)
{
    m_shows = &shows;
    m_bounds = &bounds;
}

bool PlaybackSession::isCurrent(EpisodeId id) const
{
    return m_current && m_current->summary.id == id;
}

void PlaybackSession::load(EpisodeId id)
{
    if (!isCurrent(id))
        take(id, std::nullopt, false);
}

void PlaybackSession::play(EpisodeId id)
{
    if (isCurrent(id))
        m_player.play();
    else
        take(id, std::nullopt, true);
}

void PlaybackSession::playAt(EpisodeId id, milliseconds position)
{
    if (!isCurrent(id)) {
        take(id, position, true);
        return;
    }
    m_player.seek(position);
    m_player.play();
}

void PlaybackSession::take(EpisodeId id, std::optional<milliseconds> position, bool isPlayWanted)
{
    m_wanted = id;
    m_episodes.detail(id).then(
        this, [this, id, position, isPlayWanted](const Result<domain::EpisodeDetail> &episode) {
            if (m_wanted != id)
                return; // another one was asked for meanwhile
            if (episode && episode->episode.enclosure) {
                prepare(*episode, position, isPlayWanted);
                return;
            }
            m_wanted = {};
            if (episode)
                emit failed(id, {.code = ErrorCode::NoEnclosure, .url = episode->episode.link});
            else
                emit failed(id, episode.error());
        });
}

/// What the player needs to know before it may begin.
void PlaybackSession::prepare(const domain::EpisodeDetail &episode,
                              std::optional<milliseconds> position,
                              bool isPlayWanted)
{
    const Future<EpisodeChapters> chapters =
        m_chapters ? m_chapters->stored(episode) : readyFuture(EpisodeChapters());
    const Future<Result<domain::ShowPlayback>> show =
        m_shows ? m_shows->find(episode.summary.podcastId)
                : readyFuture(Result<domain::ShowPlayback>(domain::ShowPlayback()));
    const auto start = [=, this](const QUrl &source, const EpisodeChapters &known) {
        if (m_wanted != episode.summary.id)
            return; // another one was asked for meanwhile
        m_wanted = {};
        m_showPlayback = show.result().value_or(domain::ShowPlayback());
        begin(episode, source, position);
        if (m_chapters)
            m_player.setChapterStarts(startsOf(known));
        if (isPlayWanted)
            m_player.play();
    };
    address(episode).then(this, [=, this](const QUrl &source) {
        chapters.then(this, [=, this](const EpisodeChapters &known) {
            show.then(this, [=](const auto & /*playback*/) { start(source, known); });
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
    m_current.reset(); // what the player says from here on is not about the old episode
    m_listening.begin();
    const domain::EpisodeState &state = episode.summary.state;
    const milliseconds duration = episode.summary.duration.value_or(milliseconds{});
    if (m_bounds)
        m_bounds->begin({.intro = m_showPlayback.intro, .outro = m_showPlayback.outro}, duration);
    const milliseconds start =
        position.value_or(state.isStarted() ? state.position : m_player.beginning());
    // A place that was asked for is where it begins; one that was left is gone back from a little.
    m_player.load(source,
                  start,
                  duration,
                  position || !state.isStarted() ? std::nullopt : state.lastPlayed,
                  episode.episode.enclosure->url);
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

void PlaybackSession::followState(playback::PlayerState state)
{
    if (state == playback::PlayerState::Playing) {
        m_saveTimer.start();
        return;
    }
    m_saveTimer.stop();
    m_listening.breakOff();
    if (state == playback::PlayerState::Paused || state == playback::PlayerState::Failed)
        save();
}

void PlaybackSession::save()
{
    if (!m_current || m_player.state() == playback::PlayerState::Ended)
        return;
    const milliseconds position = m_player.position();
    if (position == m_lastSaved)
        return; // loading alone is not listening
    if (!m_listening.counts() && !m_current->summary.state.isStarted())
        return; // nor are some seconds; a place that was there before moves on
    m_lastSaved = position;
    note(m_episodes.savePosition(
        *m_current, position, m_listening.counts() ? Heard::Listening : Heard::Moments));
}

void PlaybackSession::hear(milliseconds position)
{
    const bool isPlaying = m_player.state() == playback::PlayerState::Playing;
    if (m_current && isPlaying && m_listening.hear(position))
        save();
}

bool PlaybackSession::isNearlyOver() const
{
    return m_current && m_player.state() != playback::PlayerState::Ended && m_listening.isHeard()
           && playback::isNearlyOver(
               m_player.position(), m_player.ending(), m_player.duration(), m_playedWithin);
}

/// The listener goes on to something else, or quits.
void PlaybackSession::leave()
{
    if (isNearlyOver())
        savePlayed();
    else
        save();
}

/// What was as good as heard is over; play begins it anew.
void PlaybackSession::leaveByStopping()
{
    if (!isNearlyOver())
        return;
    savePlayed();
    m_lastSaved = m_player.beginning();
    m_player.moveOn(m_player.beginning());
}

void PlaybackSession::savePlayed()
{
    m_listening.begin();
    m_lastSaved = milliseconds{};
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

void PlaybackSession::note(const Result<> &saved)
{
    if (!saved && !m_isSaveFailing)
        emit saveFailed(saved.error());
    m_isSaveFailing = !saved;
}

} // namespace dogear::library
