// SPDX-License-Identifier: GPL-3.0-or-later
#include <episodes/episodes.h>
#include <storage/sync_target_store.h>
#include <sync/own_actions.h>

#include <devices/change_recorder.h>

namespace dogear::devices {

using domain::EpisodeMark;
using domain::EpisodeState;
using std::chrono::seconds;
using storage::Connection;

namespace {

/// Episodes that are recorded in one job: the database thread serves the window in between.
constexpr qsizetype recordedAtOnce = 500;

/// Returns the id of this device, which is the same for all targets; empty if there is none.
Result<QString> deviceId(Connection &connection)
{
    return storage::SyncTargetStore(connection)
        .all()
        .map([](const QList<domain::SyncTarget> &targets) {
            return targets.isEmpty() ? QString() : targets.constFirst().device;
        });
}

/// Whether \a error means that the episode was removed since.
bool isGone(const Error &error)
{
    return error.code == ErrorCode::NotFound;
}

} // namespace

ChangeRecorder::ChangeRecorder(storage::DatabaseThread &database,
                               episodes::Episodes &episodes,
                               const Clock &clock,
                               QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_clock(clock)
{
    connect(&episodes,
            &episodes::Episodes::episodeChanged,
            this,
            [this](const domain::EpisodeSummary &episode) {
                if (!isIgnored(episode.id, episode.state))
                    recordAll({episode.id});
            });
    connect(&episodes,
            &episodes::Episodes::episodesMarked,
            this,
            [this](const QList<EpisodeMark> &marks) {
                QList<EpisodeId> changed;
                for (const EpisodeMark &mark : marks) {
                    if (!isIgnored(mark.id, mark.state))
                        changed.append(mark.id);
                }
                recordAll(changed);
            });
}

void ChangeRecorder::beginPlaying(EpisodeId episode, std::chrono::milliseconds position)
{
    m_playing = episode;
    m_start = Start{episode, std::chrono::duration_cast<seconds>(position)};
}

void ChangeRecorder::endPlaying()
{
    m_playing.reset();
}

void ChangeRecorder::record(EpisodeId episode)
{
    recordAll({episode});
}

void ChangeRecorder::record(const QList<EpisodeId> &episodes)
{
    recordAll(episodes);
}

void ChangeRecorder::recordImported(const QList<EpisodeId> &episodes)
{
    recordAll(episodes, ActionTime::LastPlayed);
}

void ChangeRecorder::beginApplying(const QList<EpisodeMark> &marks)
{
    for (const EpisodeMark &mark : marks)
        m_applying.insert(mark.id, mark.state);
}

void ChangeRecorder::endApplying()
{
    m_applying.clear();
}

bool ChangeRecorder::isIgnored(EpisodeId episode, const EpisodeState &state) const
{
    if (m_playing == episode)
        return true;
    const auto applied = m_applying.constFind(episode);
    return applied != m_applying.cend() && applied->isPlayed == state.isPlayed
           && applied->position == state.position;
}

void ChangeRecorder::recordAll(const QList<EpisodeId> &episodes, ActionTime time)
{
    const qint64 now = m_clock.now().toSecsSinceEpoch();
    for (qsizetype first = 0; first < episodes.size(); first += recordedAtOnce) {
        const QList<EpisodeId> part = episodes.mid(first, recordedAtOnce);
        const auto add = [part, now, time, start = m_start](Connection &connection) -> Result<int> {
            const auto device = deviceId(connection);
            if (!device)
                return failure(device.error());
            if (device->isEmpty())
                return 0;
            sync::SyncRecorder recorder(connection, *device);
            int added = 0;
            for (const EpisodeId episode : part) {
                const bool isStart = start && start->episode == episode;
                const auto isAdded = time == ActionTime::LastPlayed
                                         ? recorder.recordImported(episode)
                                         : recorder.recordChange(
                                             episode, now, isStart ? start->position : seconds());
                if (!isAdded && !isGone(isAdded.error()))
                    return failure(isAdded.error());
                added += isAdded.value_or(false) ? 1 : 0;
            }
            return added;
        };
        m_database.run(add).then(this, [this](const Result<int> &added) {
            if (!added)
                emit failed(added.error());
            else if (*added > 0)
                emit recorded();
        });
    }
}

} // namespace dogear::devices
