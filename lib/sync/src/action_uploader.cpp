// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_uploader.h"

#include <storage/connection.h>
#include <storage/sync_upload_store.h>

#include <algorithm>
#include <utility>

namespace dogear::sync {

using domain::SyncUploadState;
using storage::Connection;

namespace {

/// After this many failed runs, a status of 500 is blamed on the action.
constexpr int persistentFailures = 3;

} // namespace

void ActionUploader::upload(const UploadRequest &request, std::function<void()> next)
{
    m_request = request;
    m_next = std::move(next);
    m_run.inDatabase(
        [id = m_run.target(), privates = request.privateShows](Connection &connection) {
            return feedsToUpload(connection, id, privates);
        },
        [this](const QList<FeedToUpload> &found) {
            m_feeds = found;
            selectNext();
        });
}

void ActionUploader::selectNext()
{
    if (m_feeds.isEmpty()) {
        fillQueue();
        sendNext();
        return;
    }
    m_run.inDatabase(
        [id = m_run.target(),
         next = m_feeds.takeFirst(),
         profile = m_run.report().profile,
         bulk = m_request.bulk](Connection &connection) {
            return selectUploads(connection, id, next.feed, next.spelling, profile, bulk);
        },
        [this](const QList<Upload> &selected) {
            m_selected += selected;
            selectNext();
        });
}

void ActionUploader::fillQueue()
{
    // The newest last: an interrupted upload then leaves no gap.
    std::ranges::stable_sort(
        m_selected, {}, [](const Upload &upload) { return upload.action.time; });
    m_total = static_cast<int>(m_selected.size());
    m_queue = PushQueue(std::exchange(m_selected, {}),
                        m_request.failures >= persistentFailures,
                        m_run.transport().batchSize());
}

void ActionUploader::sendNext()
{
    m_run.progress(SyncPhase::Uploading, m_total - m_queue.remaining(), m_total);
    if (m_queue.isEmpty()) {
        finish();
        return;
    }
    QList<domain::SyncAction> actions;
    for (const Upload &upload : m_queue.next())
        actions.append(upload.action);
    m_run.whenFinished(m_run.transport().sendActions(actions),
                       [this](const Result<QList<AddressChange>> &sent) {
                           if (sent) {
                               takeSent(*sent);
                           } else if (pushFailure(sent.error()) == PushFailure::Refused) {
                               m_queue.refuse(sent.error());
                               sendNext();
                           } else {
                               m_run.fail(sent.error());
                           }
                       });
}

void ActionUploader::takeSent(const QList<AddressChange> &changes)
{
    QList<qint64> ids;
    for (const Upload &upload : m_queue.next())
        ids.append(upload.id);
    m_run.report().sent += static_cast<int>(ids.size());
    m_queue.accept();
    m_run.inDatabase(
        [id = m_run.target(), ids, changes](Connection &connection) -> Result<QList<UrlMove>> {
            const auto set =
                storage::SyncUploadStore(connection, id).setState(ids, SyncUploadState::Sent);
            if (!set)
                return failure(set.error());
            return respell(connection, id, changes);
        },
        [this](const QList<UrlMove> &moves) {
            m_run.report().moves += moves;
            sendNext();
        });
}

void ActionUploader::finish()
{
    if (const auto error = m_queue.serverError()) {
        m_run.fail(*error);
        return;
    }
    const QList<PushQueue::Refusal> refused = m_queue.refusals();
    m_run.report().setAside = static_cast<int>(refused.size());
    m_run.inDatabase(
        [id = m_run.target(), refused](Connection &connection) {
            return connection.transaction([&]() -> Result<> {
                storage::SyncUploadStore uploads(connection, id);
                for (const auto &[action, reason] : refused) {
                    if (auto set = uploads.setAside(action, reason); !set)
                        return set;
                }
                return {};
            });
        },
        m_next);
}

} // namespace dogear::sync
