// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcomes.h"

#include "first_error.h"

#include <storage/connection.h>
#include <storage/sync_library_store.h>
#include <storage/sync_upload_store.h>
#include <sync/upload_rules.h>

#include <algorithm>

namespace dogear::sync {

using domain::LoggedAction;
using domain::SyncActionKind;
using storage::SyncLibraryStore;
using storage::SyncLogStore;

namespace {

/// Finds the episode of the library that an action is about. Unlike storage::EpisodeMatcher it
/// never goes by the title: two devices must find the same episode.
class ActionMatcher
{
public:
    ActionMatcher(SyncLibraryStore &library, PodcastId show)
        : m_library(library)
        , m_show(show)
    {}

    /// Reads what is needed for \a actions; \a waiting: episodes that have to be found.
    Result<> prepare(const QList<LoggedAction> &actions, const QSet<qint64> &waiting)
    {
        QSet<QString> guids;
        for (const LoggedAction &action : actions) {
            if (!action.action.guid.isEmpty())
                guids.insert(action.action.guid);
        }
        const auto byGuid = m_library.byGuid(m_show, guids);
        if (!byGuid)
            return failure(byGuid.error());
        m_byGuid = *byGuid;
        for (const LoggedAction &action : actions)
            addPair(action.episode, m_byGuid.value(action.action.guid));
        const bool needsAddresses = std::ranges::any_of(
            waiting, [this](qint64 episode) { return !m_byLogEpisode.value(episode).isValid(); });
        if (!needsAddresses)
            return {};
        // Read only if a guid did not decide, because addresses are in long rows.
        return m_library.byEnclosure(m_show).map(
            [this](const QHash<QString, EpisodeId> &found) { m_byEnclosure = found; });
    }

    [[nodiscard]] EpisodeId find(const LoggedAction &action) const
    {
        if (const auto id = m_byGuid.value(action.action.guid); id.isValid())
            return id;
        if (const auto id = m_byLogEpisode.value(action.episode); id.isValid())
            return id;
        return m_byEnclosure.value(domain::syncAddressKey(action.action.episode));
    }

private:
    void addPair(qint64 logEpisode, EpisodeId id)
    {
        if (!id.isValid() || m_ambiguous.contains(logEpisode))
            return;
        const auto known = m_byLogEpisode.constFind(logEpisode);
        if (known == m_byLogEpisode.cend()) {
            m_byLogEpisode.insert(logEpisode, id);
        } else if (*known != id) {
            // One address for several episodes, as some hosts publish the latest news.
            m_ambiguous.insert(logEpisode);
            m_byLogEpisode.remove(logEpisode);
        }
    }

    SyncLibraryStore &m_library;
    PodcastId m_show;
    QHash<QString, EpisodeId> m_byGuid;
    QHash<qint64, EpisodeId> m_byLogEpisode;
    QSet<qint64> m_ambiguous;
    QHash<QString, EpisodeId> m_byEnclosure;
};

EpisodeChange toChange(EpisodeId episode, const LoggedAction &newest)
{
    const bool isPlayed = newest.action.isPlayed();
    const bool hasPlace = newest.action.kind == SyncActionKind::Play && !isPlayed;
    const qint64 position = hasPlace ? newest.action.position.value_or(0) : 0;
    return {.episode = episode,
            .isPlayed = isPlayed,
            .position = std::chrono::seconds(position),
            .time = newest.orderTime,
            .isOwn = newest.isOwn};
}

/// Whether a server with \a profile takes \a action to other devices.
bool isCarried(const LoggedAction &action, const ServerProfile &profile)
{
    return action.action.hasState()
           && (action.action.kind != SyncActionKind::New
               || profile.carries.testFlag(Carried::Unplayed));
}

} // namespace

Result<Outcomes> outcomes(storage::Connection &connection, qint64 feed, const BulkMarks &bulk)
{
    SyncLogStore log(connection);
    const auto show = log.show(feed);
    if (!show)
        return failure(show.error());
    if (!*show)
        return Outcomes();
    const auto actions = log.actions(feed);
    const auto waiting = log.waitingEpisodes(feed);
    if (const auto error = firstError(actions, waiting))
        return failure(*error);
    SyncLibraryStore library(connection);
    ActionMatcher matcher(library, (*show)->id);
    if (auto prepared = matcher.prepare(*actions, *waiting); !prepared)
        return failure(prepared.error());

    Outcomes found;
    QHash<EpisodeId, QList<const LoggedAction *>> groups;
    for (const LoggedAction &action : *actions) {
        const EpisodeId episode = matcher.find(action);
        if (!episode.isValid())
            continue;
        groups[episode].append(&action);
        if (!waiting->contains(action.episode))
            continue;
        QList<qint64> &logEpisodes = found.waiting[episode];
        if (!logEpisodes.contains(action.episode))
            logEpisodes.append(action.episode);
    }
    for (auto each = found.waiting.cbegin(); each != found.waiting.cend(); ++each) {
        if (const LoggedAction *best = newest(groups.value(each.key()), bulk))
            found.changes.append(toChange(each.key(), *best));
    }
    return found;
}

Result<QList<Upload>> selectUploads(storage::Connection &connection,
                                    domain::SyncTargetId target,
                                    qint64 feed,
                                    const QString &spelling,
                                    const ServerProfile &profile,
                                    const BulkMarks &bulk)
{
    storage::SyncUploadStore uploads(connection, target);
    const auto actions = SyncLogStore(connection).actions(feed);
    const auto waiting = uploads.waiting(feed);
    const auto blocked = uploads.blocked(feed);
    if (const auto error = firstError(actions, waiting, blocked))
        return failure(*error);
    QHash<qint64, QList<const LoggedAction *>> groups;
    for (const LoggedAction &action : *actions) {
        if (isCarried(action, profile) && !blocked->contains(action.id))
            groups[action.episode].append(&action);
    }
    QList<Upload> selected;
    QSet<qint64> replaced = *waiting;
    for (const auto &group : std::as_const(groups)) {
        const LoggedAction *best = newest(group, bulk);
        if (!best || !waiting->contains(best->id))
            continue;
        replaced.remove(best->id);
        if (!isUploadable(QUrl(best->action.episode)))
            continue;
        selected.append({best->id, best->action});
        selected.last().action.feed = spelling;
    }
    std::ranges::sort(selected, {}, [](const Upload &upload) { return upload.action.time; });
    if (replaced.isEmpty())
        return selected;
    return uploads.setState(replaced.values(), domain::SyncUploadState::Replaced).map([&selected] {
        return selected;
    });
}

} // namespace dogear::sync
