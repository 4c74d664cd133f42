// SPDX-License-Identifier: GPL-3.0-or-later
#include "active_downloads.h"

#include <accounts/accounts.h>

#include <algorithm>
#include <stream/streamer.h>
#include <utility>

namespace dogear::downloads {

using media::MediaKey;
using std::chrono::milliseconds;
using stream::Streamer;

namespace {

/// The speed is the average over this time.
constexpr milliseconds rateTime{3'000};
constexpr milliseconds measureInterval{1'000};
/// A run without a byte for this time no longer counts as active.
constexpr milliseconds silence{10'000};

} // namespace

ActiveDownloads::ActiveDownloads(Streamer &streamer, accounts::Accounts &accounts)
    : m_streamer(streamer)
    , m_accounts(accounts)
{
    m_time.start();
    m_ticks.setInterval(measureInterval);
    connect(&m_ticks, &QTimer::timeout, this, &ActiveDownloads::measureAll);
    connect(&streamer,
            &Streamer::bufferedChanged,
            this,
            [this](const MediaKey &key, const stream::Buffered &buffered) {
                if (Run *run = find(key))
                    handleBuffered(*run, buffered);
            });
    connect(&streamer, &Streamer::waiting, this, [this](const MediaKey &key, const Error &error) {
        if (Run *run = find(key)) {
            if (!run->waitingSince)
                run->waitingSince = m_time.elapsed();
            run->progress.problem = error;
            const DownloadItem item = run->item; // copied, because a slot may end the run
            emit progressed(item.id);
            emit problemOccurred(item, error);
        }
    });
    connect(&streamer, &Streamer::recovered, this, [this](const MediaKey &key) {
        if (Run *run = find(key)) {
            run->waitingSince.reset();
            run->progress.problem.reset();
            run->lastByte = m_time.elapsed();
            const DownloadItem item = run->item; // copied, because a slot may end the run
            emit progressed(item.id);
            emit recovered(item);
        }
    });
    connect(&streamer, &Streamer::completed, this, [this](const MediaKey &key) {
        if (Run *run = find(key)) {
            // Stopped before the signal, so that the slot may finish or start the same download.
            const DownloadItem item = run->item;
            stop(item.id);
            emit completed(item);
        }
    });
    connect(&streamer, &Streamer::failed, this, [this](const MediaKey &key, const Error &error) {
        if (Run *run = find(key)) {
            const EpisodeId id = run->item.id;
            stop(id);
            emit failed(id, error);
        }
    });
}

void ActiveDownloads::start(const DownloadItem &item)
{
    m_runs.insert_or_assign(item.id,
                            Run{.item = item,
                                .progress = {},
                                .samples = {},
                                .waitingSince = {},
                                .lastByte = m_time.elapsed()});
    m_ticks.start();
    m_accounts.authorised(item.url, item.feed).then(this, [this, item](const QUrl &url) {
        // The keychain may answer after the run was stopped, or started again for another address.
        const auto found = m_runs.find(item.id);
        if (found != m_runs.end() && found->second.item == item)
            m_streamer.download(item.key, url, item.feed);
    });
}

void ActiveDownloads::stop(EpisodeId id)
{
    // Removed first: later signals of the streamer about this key are ignored.
    const auto node = m_runs.extract(id);
    if (!node)
        return;
    m_streamer.stopDownload(node.mapped().item.key);
    if (m_runs.empty())
        m_ticks.stop();
}

void ActiveDownloads::stopAll()
{
    for (const EpisodeId id : ids())
        stop(id);
}

void ActiveDownloads::retry()
{
    for (const auto &[id, run] : m_runs) {
        if (run.waitingSince)
            m_streamer.retry(run.item.key);
    }
}

bool ActiveDownloads::isActive(const Run &run) const
{
    return !run.waitingSince && m_time.elapsed() - run.lastByte < silence.count();
}

int ActiveDownloads::active() const
{
    return int(std::ranges::count_if(m_runs,
                                     [this](const auto &entry) { return isActive(entry.second); }));
}

std::optional<DownloadItem> ActiveDownloads::longestStalled() const
{
    const Run *longest = nullptr;
    for (const auto &[id, run] : m_runs) {
        if (!isActive(run) && (!longest || run.lastByte < longest->lastByte))
            longest = &run;
    }
    return longest ? std::optional(longest->item) : std::nullopt;
}

void ActiveDownloads::handleBuffered(Run &run, const stream::Buffered &buffered)
{
    // Bytes that were stored before the start must not count as received.
    const qint64 before = std::exchange(run.progress.storedBytes, buffered.ranges.total());
    run.progress.length = buffered.length;
    run.progress.isUnencrypted = buffered.isUnencrypted;
    const bool isFirst = run.samples.isEmpty(); // reports the bytes stored before the start
    measure(run);
    const DownloadItem item = run.item; // copied, because a slot may end the run
    const bool hasCome = !isFirst && run.progress.storedBytes > before;
    if (hasCome)
        run.lastByte = m_time.elapsed();
    emit progressed(item.id);
    // While the streamer waits for the server, it reports the recovery itself.
    if (hasCome && !run.waitingSince)
        emit recovered(item);
}

QList<EpisodeId> ActiveDownloads::ids() const
{
    QList<EpisodeId> ids;
    for (const auto &[id, run] : m_runs)
        ids.append(id);
    return ids;
}

std::optional<DownloadProgress> ActiveDownloads::progress(EpisodeId id) const
{
    const auto found = m_runs.find(id);
    return found == m_runs.end() ? std::nullopt : std::optional(found->second.progress);
}

void ActiveDownloads::addTo(DownloadsSummary &summary) const
{
    summary.running = count();
    summary.bytesPerSecond = 0;
    summary.storedBytes = 0;
    summary.length = 0;
    for (const auto &[id, run] : m_runs) {
        summary.bytesPerSecond += run.progress.bytesPerSecond;
        summary.storedBytes += run.progress.storedBytes;
        // An unknown length counts as reached, so that the sum never shows more than 100 %.
        summary.length += run.progress.length.value_or(run.progress.storedBytes);
    }
}

ActiveDownloads::Run *ActiveDownloads::find(const MediaKey &key)
{
    const auto found = std::ranges::find_if(
        m_runs, [&key](const auto &entry) { return entry.second.item.key == key; });
    return found == m_runs.end() ? nullptr : &found->second;
}

/// Updates the speed of the last seconds; earlier bytes do not count.
void ActiveDownloads::measure(Run &run)
{
    const qint64 now = m_time.elapsed();
    run.samples.append({now, run.progress.storedBytes});
    // The oldest sample is just outside rateTime, so that the average covers all of it.
    while (run.samples.size() > 2 && now - run.samples.at(1).time >= rateTime.count())
        run.samples.removeFirst();
    const Sample &first = run.samples.constFirst();
    const qint64 time = now - first.time;
    if (time > 0)
        run.progress.bytesPerSecond =
            std::max<qint64>(0, run.progress.storedBytes - first.storedBytes) * 1000 / time;
}

void ActiveDownloads::measureAll()
{
    // A silent run gets no event, so its falling speed and its inactivity are noticed here.
    for (auto &[id, run] : m_runs) {
        const DownloadProgress before = run.progress;
        measure(run);
        if (run.progress != before)
            emit progressed(id);
    }
    if (const int now = active(); std::exchange(m_active, now) != now)
        emit activeChanged();
}

} // namespace dogear::downloads
