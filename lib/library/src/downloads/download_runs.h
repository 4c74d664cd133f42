// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The downloads that are being fetched now, and how fast.
///
/// Threads: GUI thread.
/// Owner:   Downloads.
/// Tests:   tests/integration/tst_downloads.cpp

#include "download_work.h"

#include <library/downloads.h>

#include <QElapsedTimer>
#include <QTimer>

#include <map>

namespace dogear::library {

class DownloadRuns final : public QObject
{
    Q_OBJECT

public:
    DownloadRuns(stream::Streamer &streamer, Accounts &accounts);

    void start(const DownloadItem &item);
    /// What is there of it stays.
    void stop(EpisodeId id);
    void stopAll();
    /// Those that wait for the network try at once.
    void retry();

    [[nodiscard]] bool contains(EpisodeId id) const { return m_runs.contains(id); }
    [[nodiscard]] int count() const { return int(m_runs.size()); }
    /// Without those that have been waiting for their origin for long: others may have their turn.
    [[nodiscard]] int active() const;
    [[nodiscard]] QList<EpisodeId> ids() const;
    [[nodiscard]] std::optional<DownloadProgress> progress(EpisodeId id) const;
    /// What there is of all of them, and how fast.
    void addTo(DownloadsSummary &summary) const;

signals:
    void progressed(dogear::EpisodeId id);
    /// All of it is stored; it is no longer run.
    void completed(const dogear::library::DownloadItem &item);
    void failed(dogear::EpisodeId id, const dogear::Error &error);

private:
    struct Sample
    {
        qint64 time = 0; ///< ms
        qint64 there = 0;
    };
    struct Run
    {
        DownloadItem item;
        DownloadProgress progress;
        QList<Sample> samples;
        std::optional<qint64> waitingSince; ///< ms
    };

    [[nodiscard]] Run *find(const media::MediaKey &key);
    void measure(Run &run);
    void measureAll();

    stream::Streamer &m_streamer;
    Accounts &m_accounts;
    std::map<EpisodeId, Run> m_runs;
    QElapsedTimer m_time;
    QTimer m_ticks;
};

} // namespace dogear::library
