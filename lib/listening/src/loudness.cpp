// SPDX-License-Identifier: GPL-3.0-or-later
#include <documents/document_files.h>
#include <documents/document_reader.h>
#include <listening/loudness.h>
#include <listening/playback_session.h>
#include <playback/player.h>
#include <playback/sound_controls.h>
#include <storage/database_thread.h>
#include <storage/loudness_store.h>

#include <QLoggingCategory>
#include <QtConcurrentRun>

#include <utility>

namespace dogear::listening {

using storage::LoudnessStore;
using storage::StoredLoudness;

namespace {

Q_LOGGING_CATEGORY(lcLoudness, "dogear.loudness", QtInfoMsg)

} // namespace

Loudness::Loudness(playback::Player &player,
                   playback::SoundControls &sound,
                   PlaybackSession &session,
                   storage::DatabaseThread &database,
                   Reader reader,
                   QObject *parent)
    : QObject(parent)
    , m_player(player)
    , m_sound(sound)
    , m_session(session)
    , m_database(database)
    , m_reader(std::move(reader))
{
    m_pool.setMaxThreadCount(1);
    connect(&session, &PlaybackSession::currentChanged, this, [this] {
        stop();
        follow();
    });
    connect(&sound, &playback::SoundControls::speechSettingsChanged, this, &Loudness::follow);
    connect(&player, &playback::Player::stateChanged, this, &Loudness::measureCurrent);
}

Loudness::~Loudness()
{
    stop();
    m_pool.waitForDone();
}

/// Stops measuring. When the episode returns to the player, it is looked up again.
void Loudness::stop()
{
    if (const auto running = std::exchange(m_isStopped, nullptr))
        *running = true;
    m_asked.clear();
    m_unmeasured.reset();
}

void Loudness::follow()
{
    const auto &current = m_session.current();
    if (!current || !current->episode.enclosure || !m_sound.speechSettings().levelsLoudness)
        return;
    const QUrl &url = current->episode.enclosure->url;
    const documents::DocumentSource documentSource{url, current->podcastUrl};
    // Only local files: measuring a stream would fetch all of it.
    if (!documentSource.isLocal() || !documentSource.isAllowed() || url == m_asked)
        return;
    m_asked = url;
    const QString path = documents::pathOf(url);
    // The stamp contains the size and the date of the file: a changed file is measured again.
    const Media media{current->summary.id, url, path, QString::fromLatin1(documents::etagOf(path))};
    m_database
        .run([id = media.episode](storage::Connection &connection) {
            return LoudnessStore(connection).find(id);
        })
        .then(this, [this, media](const Result<std::optional<StoredLoudness>> &stored) {
            handleStored(media, stored);
        });
}

bool Loudness::isInPlayer(const Media &media) const
{
    return m_session.isCurrent(media.episode) && m_asked == media.url;
}

void Loudness::handleStored(const Media &media, const Result<std::optional<StoredLoudness>> &stored)
{
    // The user may have changed the episode while the database worked.
    if (!isInPlayer(media))
        return;
    if (stored && *stored && (*stored)->url == media.url && (*stored)->stamp == media.stamp)
        return m_sound.setLoudness((*stored)->lufs);
    m_unmeasured = media;
    measureCurrent();
}

void Loudness::measureCurrent()
{
    // Not while the episode is only loaded: many are never played.
    if (m_unmeasured && m_player.isPlayWanted())
        measure(*std::exchange(m_unmeasured, std::nullopt));
}

void Loudness::measure(const Media &media)
{
    if (m_isStopped)
        return; // this episode is being measured already
    m_isStopped = std::make_shared<std::atomic_bool>(false);
    Future<Result<std::optional<double>>>(
        QtConcurrent::run(&m_pool,
                          [reader = m_reader, path = media.path, isStopped = m_isStopped] {
                              return reader(path, *isStopped);
                          }))
        .then(this, [this, media, isStopped = m_isStopped](const auto &lufs) {
            // A stopped reader has not read the whole file.
            if (!*isStopped)
                handleMeasured(media, lufs);
        });
}

void Loudness::handleMeasured(const Media &media, const Result<std::optional<double>> &lufs)
{
    if (!lufs) {
        qCInfo(lcLoudness) << "not measured:" << lufs.error();
        return;
    }
    if (isInPlayer(media))
        m_sound.setLoudness(*lufs);
    // Stored also if the episode has left the player meanwhile; measuring took long enough.
    const StoredLoudness found{.url = media.url, .stamp = media.stamp, .lufs = *lufs};
    m_database
        .run([id = media.episode, found](storage::Connection &connection) {
            return LoudnessStore(connection).put(id, found);
        })
        .then(this, [this, id = media.episode](const Result<> &stored) {
            if (stored)
                emit measured(id);
            else
                qCInfo(lcLoudness) << "not kept:" << stored.error();
        });
}

} // namespace dogear::listening
