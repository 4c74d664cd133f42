// SPDX-License-Identifier: GPL-3.0-or-later
#include <downloads/download_rules.h>
#include <net/retry_after.h>

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <tuple>

namespace dogear::downloads {

namespace {

using settings::DownloadSettings;

constexpr qint64 megabyte = 1'000'000;

bool isWithinHours(const DownloadSettings &settings, QTime time)
{
    // Equal times mean the whole day; an empty period would block downloads for ever.
    if (!settings.isTimed || settings.from == settings.to)
        return true;
    if (settings.from < settings.to)
        return settings.from <= time && time < settings.to;
    return settings.from <= time || time < settings.to; // the period contains midnight
}

/// The next time after \a now at which clocks show \a time. If they skip it (start of daylight
/// saving time), the first time after the gap.
QDateTime nextTime(const QDateTime &now, QTime time)
{
    constexpr int maxGap = 3 * 60; // minutes; longer than the gap of any daylight saving time
    const QDate day = now.time() < time ? now.date() : now.date().addDays(1);
    for (int minutes = 0; minutes <= maxGap; ++minutes) {
        QDateTime next = now;
        next.setDate(day);
        next.setTime(time.addSecs(60 * minutes));
        // For a local time in a DST gap Qt 6.4 returns an invalid value, and Qt 6.8 a later time.
        if (next.isValid() && next > now && next.time() == time.addSecs(60 * minutes))
            return next;
    }
    return now.addSecs(60L * 60);
}

/// The next time at which the permitted hours begin or end; nullopt if there are none.
std::optional<QDateTime> nextTurn(const DownloadSettings &settings, const QDateTime &now)
{
    if (!settings.isTimed || settings.from == settings.to)
        return std::nullopt;
    return nextTime(now, isWithinHours(settings, now.time()) ? settings.to : settings.from);
}

/// Ordered by how easily the user can fix the reason; see DownloadPermission::blockReason.
BlockReason blockReasonOf(const DownloadSettings &settings, const DownloadConditions &conditions)
{
    if (conditions.isPausedByUser)
        return BlockReason::PausedByUser;
    if (conditions.freeBytes && *conditions.freeBytes < settings.keepFreeMegabytes * megabyte)
        return BlockReason::LowSpace;
    if (!conditions.isOnline)
        return BlockReason::Offline;
    if (conditions.isMetered && !settings.allowsMetered)
        return BlockReason::MeteredNetwork;
    if (!isWithinHours(settings, conditions.localTime.time()))
        return BlockReason::OutsideHours;
    return BlockReason::None;
}

using namespace std::chrono_literals;

/// Pauses before the retries of a server that did not answer, about a week in all.
constexpr std::array<std::chrono::minutes, 10>
    unreachableRetryPauses{15min, 1h, 4h, 12h, 24h, 24h, 24h, 24h, 24h, 24h};
/// Pauses before the retries of a refused file, a little over four days in all.
constexpr std::array<std::chrono::minutes, 4> refusedRetryPauses{1h, 6h, 24h, 72h};

/// Whether the same request may succeed later.
bool isTransient(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Offline:
    case ErrorCode::ConnectionFailed:
    case ErrorCode::BlockedByDns:
    case ErrorCode::Timeout:
    case ErrorCode::ProxyFailed:
    case ErrorCode::ProxyDenied:
    case ErrorCode::TruncatedInput:
        return true;
    case ErrorCode::HttpStatus:
        // 408 Request Timeout, 425 Too Early and 429 Too Many Requests are temporary, too.
        return error.httpStatus >= 500 || error.httpStatus == 408 || error.httpStatus == 425
               || error.httpStatus == 429;
    default:
        return false;
    }
}

/// Whether only a changed feed can help, so that a retry is useless.
bool isOfTheFeed(const Error &error)
{
    return error.code == ErrorCode::NoEnclosure || error.code == ErrorCode::UnsupportedScheme;
}

template<std::size_t N>
std::optional<std::chrono::minutes> pauseOf(const std::array<std::chrono::minutes, N> &pauses,
                                            int failures)
{
    const auto index = std::size_t(std::max(1, failures) - 1);
    return index < N ? std::optional(pauses.at(index)) : std::nullopt;
}

bool isProtected(const FinishedDownload &download, const DownloadSettings &settings)
{
    return download.isCurrent || download.isQueued
           || (download.isFavourite && settings.protectsFavourites);
}

/// The time from which the days after playing are counted; nullopt if the rule treats the episode
/// as unplayed.
std::optional<QDateTime> playedSince(const FinishedDownload &download)
{
    if (!download.isPlayed)
        return std::nullopt;
    if (!download.playedAt)
        return download.finished;
    if (*download.playedAt >= download.finished)
        return download.playedAt;
    // Played before the download finished: to its end while the last bytes arrived (automatic), or
    // long ago, and the user wants it again (manual).
    return download.isAutomatic ? std::optional(download.finished) : std::nullopt;
}

bool isPlayedLongAgo(const FinishedDownload &download,
                     const DownloadSettings &settings,
                     const QDateTime &now)
{
    const auto since = playedSince(download);
    if (!settings.removesPlayed || !since)
        return false;
    // Marked as played by hand: at least a day (minKeepTime), the time of playing is not known.
    const int days = download.playedAt ? settings.removesPlayedAfterDays
                                       : std::max(1, settings.removesPlayedAfterDays);
    return since->addDays(days) <= now;
}

bool isOld(const FinishedDownload &download, const DownloadSettings &settings, const QDateTime &now)
{
    return settings.removesOlderThanDays > 0
           && download.finished.addDays(settings.removesOlderThanDays) <= now;
}

/// Sorted by publication, the newest first; the id makes the order of equal times definite.
QList<FinishedDownload> newestFirst(QList<FinishedDownload> downloads)
{
    const auto age = [](const FinishedDownload &download) {
        return std::tuple(download.published.value_or(download.finished), download.id);
    };
    std::ranges::sort(downloads, std::greater(), age);
    return downloads;
}

QSet<EpisodeId> overNewestLimit(const QList<FinishedDownload> &downloads, int keepsNewest)
{
    QSet<EpisodeId> beyond;
    QHash<PodcastId, int> seen;
    // Protected files count, too: a favourite takes one of the places.
    for (const FinishedDownload &download : newestFirst(downloads)) {
        if (download.isAutomatic && ++seen[download.podcast] > keepsNewest)
            beyond.insert(download.id);
    }
    return beyond;
}

/// The order of removal when the total size is exceeded.
bool isRemovedFirst(const FinishedDownload &left, const FinishedDownload &right)
{
    const auto rank = [](const FinishedDownload &download) {
        return std::tuple(
            !download.isPlayed, !download.isAutomatic, download.finished, download.id);
    };
    return rank(left) < rank(right);
}

/// Whether the user downloaded the episode within minKeepTime and has not played it since.
bool isWantedNow(const FinishedDownload &download, const QDateTime &now)
{
    const bool wasHeard =
        download.isPlayed && download.playedAt && *download.playedAt >= download.finished;
    return !download.isAutomatic && !wasHeard
           && download.finished.addSecs(std::chrono::seconds(minKeepTime).count()) > now;
}

/// The files of \a kept to remove, in order, until the total size is within the limit.
QList<EpisodeId> overSizeLimit(QList<FinishedDownload> kept,
                               const DownloadSettings &settings,
                               const QDateTime &now)
{
    qint64 total = 0;
    for (const FinishedDownload &download : std::as_const(kept))
        total += download.size;
    std::ranges::sort(kept, isRemovedFirst);
    QList<EpisodeId> beyond;
    for (const FinishedDownload &download : std::as_const(kept)) {
        if (total <= settings.totalMegabytes * megabyte)
            break;
        if (isProtected(download, settings) || isWantedNow(download, now))
            continue;
        total -= download.size;
        beyond.append(download.id);
    }
    return beyond;
}

} // namespace

DownloadPermission mayDownload(const DownloadSettings &settings,
                               const DownloadConditions &conditions)
{
    DownloadPermission permission{blockReasonOf(settings, conditions), std::nullopt};
    const QDateTime now = conditions.localTime;
    const auto turn = nextTurn(settings, now);
    const QDateTime look = now.addSecs(std::chrono::seconds(freeSpaceInterval).count());
    switch (permission.blockReason) {
    case BlockReason::None:
        permission.until = turn;
        if (settings.keepFreeMegabytes > 0)
            permission.until = turn ? std::min(*turn, look) : look;
        break;
    case BlockReason::LowSpace:
        permission.until = look;
        break;
    case BlockReason::OutsideHours:
        permission.until = turn;
        break;
    case BlockReason::PausedByUser:
    case BlockReason::MeteredNetwork:
    case BlockReason::Offline:
        break;
    }
    return permission;
}

std::optional<QDateTime> nextTry(const Error &error, int failures, const QDateTime &now)
{
    if (isOfTheFeed(error))
        return std::nullopt;
    const auto pause = isTransient(error) ? pauseOf(unreachableRetryPauses, failures)
                                          : pauseOf(refusedRetryPauses, failures);
    if (!pause)
        return std::nullopt;
    // The server's own wish (Retry-After) may only lengthen the pause.
    const QDateTime next = now.addDuration(*pause);
    const auto until = net::retryAfterTime(error, now);
    return until ? std::max(next, *until) : next;
}

QList<EpisodeId> cleanUp(const QList<FinishedDownload> &downloads,
                         const DownloadSettings &settings,
                         const QDateTime &now)
{
    const QSet<EpisodeId> surplus = settings.keepsNewest > 0
                                        ? overNewestLimit(downloads, settings.keepsNewest)
                                        : QSet<EpisodeId>();
    QList<EpisodeId> gone;
    QList<FinishedDownload> kept;
    for (const FinishedDownload &download : downloads) {
        const bool goes = isPlayedLongAgo(download, settings, now) || isOld(download, settings, now)
                          || surplus.contains(download.id);
        if (goes && !isProtected(download, settings))
            gone.append(download.id);
        else
            kept.append(download);
    }
    if (settings.totalMegabytes > 0)
        gone += overSizeLimit(kept, settings, now);
    return gone;
}

QList<EpisodeId> automaticDownloads(const QList<AutomaticCandidate> &newestFirst,
                                    const domain::ShowDownloads &wanted)
{
    QList<EpisodeId> ids;
    int counted = 0;
    for (const AutomaticCandidate &episode : newestFirst) {
        if (!episode.hasEnclosure)
            continue;
        // Counted before the other conditions, or played episodes would be replaced by older ones.
        if (++counted > wanted.newest)
            break;
        const bool isWanted = episode.isMatch && !(wanted.onlyUnplayed && episode.isPlayed);
        if (isWanted && !episode.download)
            ids.append(episode.id);
    }
    return ids;
}

} // namespace dogear::downloads
