// SPDX-License-Identifier: GPL-3.0-or-later
#include <library/accounts.h>
#include <library/chapters.h>
#include <library/episodes.h>
#include <library/playback_session.h>
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
    connect(&m_player, &playback::Player::stateChanged, this, &PlaybackSession::followState);
    connect(&m_player, &playback::Player::sought, this, &PlaybackSession::save);
    connect(&m_player, &playback::Player::finished, this, &PlaybackSession::finish);
    connect(&m_player, &playback::Player::durationChanged, this, [this](milliseconds duration) {
        if (m_current && duration > milliseconds{} && m_current->summary.duration != duration) {
            m_current->summary.duration = duration;
            m_episodes.saveDuration(m_current->summary.id, duration);
        }
    });
    connect(&m_episodes,
            &Episodes::episodeChanged,
            this,
            [this](const domain::EpisodeSummary &episode) {
                if (isCurrent(episode.id))
                    m_current->summary.state = episode.state;
            });
}

PlaybackSession::~PlaybackSession()
{
    save();
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
    m_accounts.authorised(episode.episode.enclosure->url, episode.podcastUrl)
        .then(this, [=, this](const QUrl &source) {
            chapters.then(this, [=, this](const EpisodeChapters &known) {
                if (m_wanted != episode.summary.id)
                    return; // another one was asked for meanwhile
                m_wanted = {};
                begin(episode, source, position);
                if (m_chapters)
                    m_player.setChapterStarts(startsOf(known));
                if (isPlayWanted)
                    m_player.play();
            });
        });
}

void PlaybackSession::begin(const domain::EpisodeDetail &episode,
                            const QUrl &source,
                            std::optional<milliseconds> position)
{
    save();
    m_current.reset(); // what the player says from here on is not about the old episode
    const domain::EpisodeState &state = episode.summary.state;
    const milliseconds start = position.value_or(state.isPlayed ? milliseconds{} : state.position);
    // A place that was asked for is where it begins; one that was left is gone back from a little.
    m_player.load(source,
                  start,
                  episode.summary.duration.value_or(milliseconds{}),
                  position ? std::nullopt : state.lastPlayed);
    m_mayRetryPlainly = source != episode.episode.enclosure->url;
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

/// Some hosts keep feeds behind a password and turn away who sends it along for media. The device
/// does not say why a server gave nothing, so this is tried whenever it gave nothing at all.
void PlaybackSession::retryPlainly()
{
    const auto error = m_player.error();
    if (!m_mayRetryPlainly || !m_current || !error || error->code == ErrorCode::NoAudioDevice)
        return;
    m_mayRetryPlainly = false;
    m_player.load(m_current->episode.enclosure->url, m_player.position(), m_player.duration());
    m_player.play();
}

void PlaybackSession::followState(playback::PlayerState state)
{
    if (state == playback::PlayerState::Playing) {
        m_mayRetryPlainly = false;
        m_saveTimer.start();
        return;
    }
    m_saveTimer.stop();
    if (state == playback::PlayerState::Failed) // once everybody has heard of it
        QMetaObject::invokeMethod(this, &PlaybackSession::retryPlainly, Qt::QueuedConnection);
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
    m_lastSaved = position;
    note(m_episodes.savePosition(*m_current, position));
}

void PlaybackSession::finish()
{
    if (!m_current)
        return;
    m_lastSaved = milliseconds{};
    note(m_episodes.saveFinished(*m_current));
    emit episodeFinished(m_current->summary.id);
}

void PlaybackSession::note(const Result<> &saved)
{
    if (!saved && !m_isSaveFailing)
        emit saveFailed(saved.error());
    m_isSaveFailing = !saved;
}

} // namespace dogear::library
