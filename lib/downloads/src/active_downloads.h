// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs the active downloads through the streamer and measures their speed.
///
/// Threads: GUI thread.
/// Owner:   Downloads.
/// Tests:   tests/integration/tst_downloads.cpp

#include "download_work.h"

#include <downloads/downloads.h>

#include <QElapsedTimer>
#include <QTimer>

#include <map>

namespace dogear::stream {
struct Buffered;
} // namespace dogear::stream

namespace dogear::downloads {

class ActiveDownloads final : public QObject
{
    Q_OBJECT

public:
    ActiveDownloads(stream::Streamer &streamer, accounts::Accounts &accounts);

    void start(const DownloadItem &item);
    /// Stops fetching \a id; its stored bytes stay.
    void stop(EpisodeId id);
    void stopAll();
    /// Retries the runs that wait for the network at once.
    void retry();

    [[nodiscard]] bool contains(EpisodeId id) const { return m_runs.contains(id); }
    [[nodiscard]] int count() const { return int(m_runs.size()); }
    /// The number of runs that receive bytes or may receive them soon; only these count against the
    /// limit of simultaneous downloads.
    [[nodiscard]] int active() const;
    /// The inactive run that has received no byte for the longest time; nullopt if all are active.
    [[nodiscard]] std::optional<DownloadItem> longestStalled() const;
    [[nodiscard]] QList<EpisodeId> ids() const;
    [[nodiscard]] std::optional<DownloadProgress> progress(EpisodeId id) const;
    /// Writes the number, the bytes and the speed of all runs into \a summary.
    void addTo(DownloadsSummary &summary) const;

signals:
    void progressed(dogear::EpisodeId id);
    /// Emitted when \a item receives nothing at the moment because of \a error.
    void problemOccurred(const dogear::downloads::DownloadItem &item, const dogear::Error &error);
    /// Emitted when active() has changed: a run fell silent or receives bytes again.
    void activeChanged();
    void recovered(const dogear::downloads::DownloadItem &item);
    /// Emitted when all bytes of \a item are stored; the run has ended.
    void completed(const dogear::downloads::DownloadItem &item);
    void failed(dogear::EpisodeId id, const dogear::Error &error);

private:
    struct Sample
    {
        qint64 time = 0; ///< ms
        qint64 storedBytes = 0;
    };
    struct Run
    {
        DownloadItem item;
        DownloadProgress progress;
        QList<Sample> samples;
        std::optional<qint64> waitingSince; ///< ms
        qint64 lastByte = 0;                ///< ms; the start of the run before the first byte
    };

    [[nodiscard]] bool isActive(const Run &run) const;
    void handleBuffered(Run &run, const stream::Buffered &buffered);
    [[nodiscard]] Run *find(const media::MediaKey &key);
    void measure(Run &run);
    void measureAll();

    stream::Streamer &m_streamer;
    accounts::Accounts &m_accounts;
    std::map<EpisodeId, Run> m_runs;
    QElapsedTimer m_time;
    QTimer m_ticks;
    int m_active = 0; ///< active() when activeChanged() was emitted last
};

} // namespace dogear::downloads
