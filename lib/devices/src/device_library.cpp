// SPDX-License-Identifier: GPL-3.0-or-later
#include <accounts/accounts.h>
#include <base/utc.h>
#include <episodes/episodes.h>

#include <QPromise>

#include <algorithm>
#include <devices/change_recorder.h>
#include <devices/device_library.h>
#include <devices/playing_episode.h>
#include <utility>

namespace dogear::devices {

using domain::EpisodeMark;
using domain::EpisodeState;
using domain::EpisodeSummary;
using std::chrono::seconds;
using sync::EpisodeChange;

namespace {

/// Episodes that are read and written in one job: the database thread serves the window in between.
constexpr qsizetype appliedAtOnce = 1000;

/// Whether \a state is what \a change wants, to the second.
bool isSameState(const EpisodeState &state, const EpisodeChange &change)
{
    if (state.isPlayed || change.isPlayed)
        return state.isPlayed == change.isPlayed;
    if (!state.isStarted())
        return change.position.count() == 0;
    // The first second is uploaded as 1, because other players read 0 as no place.
    const auto position = std::chrono::duration_cast<seconds>(state.position);
    return std::max(position, seconds(1)) == change.position;
}

/// Returns \a state with what \a change says. The mark as unplayed is no listening, so the rank in
/// the history stays.
EpisodeState changed(EpisodeState state, const EpisodeChange &change)
{
    state.isPlayed = change.isPlayed;
    state.position = change.isPlayed ? seconds(0) : change.position;
    if (change.isPlayed || change.position.count() > 0)
        state.lastPlayed = QDateTime::fromSecsSinceEpoch(change.time, utc);
    return state;
}

} // namespace

/// A running call of apply().
struct DeviceLibrary::Application
{
    QList<EpisodeChange> changes;
    qsizetype next = 0;
    QHash<EpisodeId, EpisodeChange> part; ///< under way
    QSet<EpisodeId> playing;
    QPromise<Result<QSet<EpisodeId>>> answer;

    void finish(const Result<QSet<EpisodeId>> &result)
    {
        answer.addResult(result);
        answer.finish();
    }
};

DeviceLibrary::DeviceLibrary(episodes::Episodes &episodes,
                             subscriptions::Subscriptions &subscriptions,
                             const accounts::Accounts &accounts,
                             ChangeRecorder &recorder,
                             QObject *parent)
    : QObject(parent)
    , m_episodes(episodes)
    , m_subscriptions(subscriptions)
    , m_accounts(accounts)
    , m_recorder(recorder)
{}

DeviceLibrary::~DeviceLibrary() = default;

Future<Result<QSet<EpisodeId>>> DeviceLibrary::apply(const QList<EpisodeChange> &changes)
{
    auto application = std::make_shared<Application>();
    application->changes = changes;
    application->answer.start();
    const auto answer = Future<Result<QSet<EpisodeId>>>(application->answer.future());
    applyNext(application);
    return answer;
}

void DeviceLibrary::applyNext(const ApplicationPtr &application)
{
    if (application->next >= application->changes.size()) {
        application->finish(application->playing);
        return;
    }
    application->part.clear();
    for (const EpisodeChange &change : application->changes.mid(application->next, appliedAtOnce)) {
        if (isPlaying(change.episode))
            application->playing.insert(change.episode);
        else
            application->part.insert(change.episode, change);
    }
    application->next += appliedAtOnce;
    m_episodes.summaries(application->part.keys())
        .then(this, [this, application](const Result<QList<EpisodeSummary>> &episodes) {
            if (episodes)
                store(application, *episodes);
            else
                application->finish(failure(episodes.error()));
        });
}

void DeviceLibrary::store(const ApplicationPtr &application, const QList<EpisodeSummary> &episodes)
{
    QList<EpisodeMark> marks;
    for (const EpisodeSummary &episode : episodes) {
        const EpisodeChange change = application->part.value(episode.id);
        // The user may have begun to play since.
        if (isPlaying(episode.id))
            application->playing.insert(episode.id);
        else if (!isSameState(episode.state, change))
            marks.append({episode.id, changed(episode.state, change)});
    }
    if (marks.isEmpty()) {
        applyNext(application);
        return;
    }
    m_recorder.beginApplying(marks);
    m_episodes.restore(marks).then(
        this, [this, application, marks](const Result<QList<EpisodeMark>> &before) {
            m_recorder.endApplying();
            if (!before) {
                application->finish(failure(before.error()));
                return;
            }
            take(*before, marks);
            applyNext(application);
        });
}

void DeviceLibrary::take(const QList<EpisodeMark> &before, const QList<EpisodeMark> &after)
{
    m_changes.episodes += before;
    QHash<EpisodeId, bool> wasPlayed;
    for (const EpisodeMark &mark : before)
        wasPlayed.insert(mark.id, mark.state.isPlayed);
    for (const EpisodeMark &mark : after) {
        if (mark.state.isPlayed && !wasPlayed.value(mark.id, true))
            ++m_changes.markedPlayed;
        if (m_player)
            m_player->reloadPosition(mark.id);
    }
}

bool DeviceLibrary::isPlaying(EpisodeId episode) const
{
    return m_player && m_player->isPlaying(episode);
}

bool DeviceLibrary::hasAccount(const QUrl &feed) const
{
    return m_accounts.isKnown(feed);
}

LibraryChanges DeviceLibrary::takeChanges()
{
    return std::exchange(m_changes, {});
}

} // namespace dogear::devices
