// SPDX-License-Identifier: GPL-3.0-or-later
#include "trouble_announcer.h"

#include <accounts/accounts.h>
#include <downloads/download_list.h>
#include <listening/playback_session.h>
#include <subscriptions/feed_refresher.h>
#include <subscriptions/subscriptions.h>

#include <memory>
#include <utility>

namespace dogear {

using domain::FetchRecord;
using subscriptions::RefreshFailure;

namespace {

constexpr int statusNotFound = 404;
constexpr int statusGone = 410;         ///< RFC 9110, section 15.5.11: on purpose, and for good
constexpr qsizetype notFoundBefore = 3; ///< many come back after one or two days

} // namespace

/// The troubles of one refresh, while the library is asked about them.
struct TroubleAnnouncer::Batch
{
    QList<FeedTrouble> troubles;
    qsizetype waiting = 0; ///< shows that are still being read
};

TroubleAnnouncer::TroubleAnnouncer(subscriptions::FeedRefresher &refresher,
                                   subscriptions::Subscriptions &subscriptions,
                                   downloads::DownloadList &downloads,
                                   listening::PlaybackSession &session)
    : m_subscriptions(subscriptions)
{
    connect(&refresher, &subscriptions::FeedRefresher::finished, this, &TroubleAnnouncer::lookAt);
    // Both are emitted once, and again only after the error was solved.
    connect(&downloads,
            &downloads::DownloadList::downloadsBlocked,
            this,
            [this](const Error &error) { emit announced({announceBlockedDownloads(error)}); });
    connect(&session, &listening::PlaybackSession::saveFailed, this, [this](const Error &error) {
        emit announced({announceFailedSaving(error)});
    });
}

std::optional<TroubleAnnouncer::Trouble> TroubleAnnouncer::troubleOf(
    const QList<FetchRecord> &fetches,
    const QUrl &feed)
{
    const auto kindOf = [&feed](const FetchRecord &fetch) -> std::optional<Trouble> {
        if (!fetch.error || fetch.error->code != ErrorCode::HttpStatus)
            return std::nullopt;
        const int status = fetch.httpStatus;
        if (accounts::asksForPassword(*fetch.error, feed))
            return Trouble::Password;
        return status == statusGone || status == statusNotFound ? std::optional(Trouble::Gone)
                                                                : std::nullopt;
    };
    if (fetches.isEmpty())
        return std::nullopt;
    const auto kind = kindOf(fetches.constFirst());
    if (!kind)
        return std::nullopt;
    qsizetype row = 0; // of failures that are like the last one
    while (row < fetches.size() && kindOf(fetches.at(row)) == kind
           && fetches.at(row).httpStatus == fetches.constFirst().httpStatus)
        ++row;
    const bool mayComeBack = fetches.constFirst().httpStatus == statusNotFound;
    return row == (mayComeBack ? notFoundBefore : 1) ? kind : std::nullopt;
}

void TroubleAnnouncer::lookAt(const subscriptions::RefreshSummary &summary)
{
    if (summary.cause == subscriptions::RefreshCause::Manual)
        return; // the window says how it ended
    QList<RefreshFailure> failed = summary.failed;
    failed.removeIf(
        [](const RefreshFailure &failure) { return failure.error.code != ErrorCode::HttpStatus; });
    // Shared by the continuations; the last one announces.
    const auto batch = std::make_shared<Batch>();
    batch->waiting = failed.size();
    for (const RefreshFailure &failure : std::as_const(failed)) {
        m_subscriptions.fetches(failure.id)
            .then(this, [this, batch, failure](const Result<QList<FetchRecord>> &fetches) {
                const auto trouble =
                    fetches ? troubleOf(*fetches, failure.url) : std::optional<Trouble>();
                if (trouble) {
                    batch->troubles.append({.show = failure.id,
                                            .title = failure.title,
                                            .error = failure.error,
                                            .needsPassword = *trouble == Trouble::Password});
                }
                if (--batch->waiting == 0 && !batch->troubles.isEmpty())
                    emit announced(announceFeedTroubles(batch->troubles));
            });
    }
}

} // namespace dogear
