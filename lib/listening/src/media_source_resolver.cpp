// SPDX-License-Identifier: GPL-3.0-or-later
#include <accounts/accounts.h>
#include <downloads/downloads.h>
#include <downloads/media_key.h>
#include <listening/media_source_resolver.h>
#include <playback/player.h>
#include <playback/sound_controls.h>

#include <algorithm>
#include <stream/streamer.h>
#include <utility>

namespace dogear::listening {

using media::MediaKey;
using playback::Player;
using playback::PlayerState;
using playback::SoundControls;
using stream::Streamer;

namespace {

bool isStreamed(const QUrl &url)
{
    return url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
}

} // namespace

MediaSourceResolver::MediaSourceResolver(accounts::Accounts &accounts,
                                         Streamer &streamer,
                                         Player &player,
                                         SoundControls &sound,
                                         QObject *parent)
    : QObject(parent)
    , m_accounts(accounts)
    , m_streamer(streamer)
    , m_player(player)
    , m_sound(sound)
{
    connectStreamer();
    connectPlayer();
}

void MediaSourceResolver::chooseVersion(EpisodeId episode, const QUrl &source)
{
    if (source.isEmpty())
        m_versions.remove(episode);
    else
        m_versions.insert(episode, source);
}

QUrl MediaSourceResolver::origin(const domain::EpisodeDetail &episode) const
{
    const QUrl chosen = version(episode.summary.id);
    const auto hasChosen = [&chosen](const domain::AlternateEnclosure &version) {
        return std::ranges::any_of(version.sources, [&chosen](const domain::MediaSource &source) {
            return QUrl(source.uri) == chosen;
        });
    };
    // Only the web: the feed could also name a file of this computer.
    const bool isUsable =
        isStreamed(chosen)
        && std::ranges::any_of(episode.episode.extras->alternateEnclosures, hasChosen);
    return isUsable ? chosen : episode.episode.enclosure->url;
}

Future<QUrl> MediaSourceResolver::prepare(const domain::EpisodeDetail &episode)
{
    giveUp();
    const LatestRequest::Ticket ticket = m_preparations.begin();
    const QUrl enclosure = origin(episode);
    // Local files are played directly; they need neither the server nor the store.
    if (!isStreamed(enclosure))
        return m_accounts.authorised(enclosure, episode.podcastUrl);
    // The bytes of another version are another file, which must not be mixed with the enclosure's;
    // the download is a copy of the enclosure.
    const bool isOther = enclosure != episode.episode.enclosure->url;
    const MediaKey key =
        isOther ? downloads::versionKey(episode.podcastUrl, episode.episode.guid, enclosure)
                : downloads::mediaKey(episode.podcastUrl, episode.episode.guid);
    m_prepared = key;
    if (!m_downloads || isOther)
        return openStream(key, enclosure, episode.podcastUrl, ticket);
    return m_downloads->localFile(episode.summary.id)
        .then(this, [=, this, feed = episode.podcastUrl](const Result<QString> &path) {
            if (!path || path->isEmpty())
                return openStream(key, enclosure, feed, ticket);
            // A plain file is not streamed, so nothing has to be closed later.
            if (m_preparations.isLatest(ticket))
                m_prepared.clear();
            return readyFuture(QUrl::fromLocalFile(*path));
        });
}

Future<QUrl> MediaSourceResolver::openStream(const MediaKey &key,
                                             const QUrl &enclosure,
                                             const QUrl &feed,
                                             LatestRequest::Ticket ticket)
{
    return m_accounts.authorised(enclosure, feed)
        .then(this, [this, key, feed, ticket](const QUrl &origin) {
            // Opening a stream now would close the address of a later request for the same episode.
            if (!m_preparations.isLatest(ticket))
                return readyFuture(origin);
            return m_streamer.open(key, origin, feed)
                .then(this, [this, ticket, origin, feed](const Result<QUrl> &address) {
                    if (address)
                        return *address;
                    if (!m_preparations.isLatest(ticket))
                        return QUrl();
                    m_prepared.clear();
                    emit notStored(address.error());
                    // Without the store the player gets the origin, so the episode still plays.
                    return m_streamer.allowBypass(origin, feed) ? origin : QUrl();
                });
        });
}

void MediaSourceResolver::giveUp()
{
    m_preparations.cancel();
    // The current episode may have been prepared again; its stream stays open.
    if (!m_prepared.isEmpty() && m_prepared != m_key)
        m_streamer.close(m_prepared);
    m_prepared.clear();
    m_preparedBuffered = {};
}

void MediaSourceResolver::begin()
{
    // The same episode again uses the same stream; closing it would invalidate the new address.
    if (!m_key.isEmpty() && m_key != m_prepared)
        m_streamer.close(m_key);
    m_key = std::exchange(m_prepared, {});
    m_failure.reset();
    setProblem({});
    setBuffered(std::exchange(m_preparedBuffered, {}));
    tellStored();
}

void MediaSourceResolver::connectStreamer()
{
    connect(&m_streamer,
            &Streamer::bufferedChanged,
            this,
            [this](const MediaKey &key, const stream::Buffered &buffered) {
                if (isOf(key))
                    setBuffered(buffered);
                else if (key == m_prepared)
                    m_preparedBuffered = buffered;
            });
    connect(&m_streamer, &Streamer::waiting, this, [this](const MediaKey &key, const Error &error) {
        if (isOf(key))
            handleWait(error);
    });
    connect(&m_streamer, &Streamer::recovered, this, [this](const MediaKey &key) {
        if (isOf(key))
            setProblem({});
    });
    connect(&m_streamer, &Streamer::failed, this, [this](const MediaKey &key, const Error &error) {
        if (isOf(key))
            handleFailure(error);
    });
    connect(&m_streamer, &Streamer::changed, this, [this](const MediaKey &key) {
        if (!isOf(key))
            return;
        // A premature end of the data may have made the player fail before this signal.
        if (m_player.state() == PlayerState::Failed)
            m_player.play();
        else
            m_player.reload();
        emit changed();
    });
}

void MediaSourceResolver::connectPlayer()
{
    // Queued, because the signal comes while the player is loading.
    connect(&m_player,
            &Player::seekableChanged,
            this,
            &MediaSourceResolver::tellStored,
            Qt::QueuedConnection);
    connect(&m_player, &Player::durationChanged, this, &MediaSourceResolver::sendPlaybackRate);
    connect(&m_sound, &SoundControls::speedChanged, this, &MediaSourceResolver::sendPlaybackRate);
    connect(&m_player, &Player::stalledChanged, this, &MediaSourceResolver::failIfStarved);
    connect(&m_player, &Player::stateChanged, this, [this](PlayerState state) {
        if (m_key.isEmpty())
            return;
        sendPlaybackRate();
        const bool isWanted = state == PlayerState::Loading || state == PlayerState::Playing;
        const bool isInTheWay = m_failure || m_problem;
        if (!isWanted || !isInTheWay)
            return;
        // The user wants to hear the episode, so the origin is asked now.
        m_failure.reset();
        setProblem({});
        m_streamer.retry(m_key);
    });
}

/// Tells the streamer how fast the file is consumed. Unknown until the player has loaded the file:
/// an index at its end is read as fast as it arrives.
void MediaSourceResolver::sendPlaybackRate()
{
    if (m_key.isEmpty())
        return;
    const double duration = std::chrono::duration<double>(m_player.duration()).count();
    const PlayerState state = m_player.state();
    const bool isKnown = state == PlayerState::Playing || state == PlayerState::Paused;
    // If the server sends no length, a pending seek is only possible once the end of the file is
    // known, so the file is fetched at full speed.
    const bool isEndWanted = m_player.seekability() == playback::Seekability::Pending;
    const bool isPaced = isKnown && duration > 0 && !m_player.isStalled() && !isEndWanted;
    m_streamer.setConsumedFraction(m_key, isPaced ? m_sound.speed() / duration : 0);
}

/// Tells the player how much of the stream is stored.
void MediaSourceResolver::tellStored()
{
    if (m_key.isEmpty())
        return;
    const std::optional<qint64> length = m_buffered.length;
    if (!length)
        return m_player.setStoredFraction(std::nullopt);
    const auto here = double(m_buffered.ranges.endOfRun(0));
    m_player.setStoredFraction(*length > 0 ? std::min(here / double(*length), 1.0) : 0.0);
}

void MediaSourceResolver::handleWait(const Error &error)
{
    const bool isSecond = m_problem.has_value();
    setProblem(error);
    // While loading, the user has heard nothing yet and is told of the second error in a row;
    // playback is not interrupted.
    if (isSecond && m_player.state() == PlayerState::Loading)
        m_player.fail(error);
}

void MediaSourceResolver::setProblem(const std::optional<Error> &error)
{
    if (std::exchange(m_problem, error) != error)
        emit problemChanged();
}

void MediaSourceResolver::retryNow()
{
    if (m_problem)
        m_streamer.retry(m_key);
}

void MediaSourceResolver::handleFailure(const Error &error)
{
    m_failure = error;
    if (m_player.state() == PlayerState::Loading)
        m_player.fail(error);
    else
        failIfStarved();
}

void MediaSourceResolver::failIfStarved()
{
    sendPlaybackRate();
    // As long as stored bytes can be played, the failure is not shown.
    if (m_failure && m_player.isStalled())
        m_player.fail(*m_failure);
}

void MediaSourceResolver::setBuffered(const stream::Buffered &buffered)
{
    if (std::exchange(m_buffered, buffered) == buffered)
        return;
    tellStored();
    emit bufferedChanged();
}

} // namespace dogear::listening
