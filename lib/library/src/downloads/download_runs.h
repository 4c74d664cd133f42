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

namespace dogear::stream {
struct Buffered;
} // namespace dogear::stream

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
    /// Those of which bytes come, or may come any moment; the others keep nobody waiting.
    [[nodiscard]] int active() const;
    /// The one of which nothing has come for longest, if it is not active.
    [[nodiscard]] std::optional<DownloadItem> longestSilent() const;
    [[nodiscard]] QList<EpisodeId> ids() const;
    [[nodiscard]] std::optional<DownloadProgress> progress(EpisodeId id) const;
    /// What there is of all of them, and how fast.
    void addTo(DownloadsSummary &summary) const;

signals:
    void progressed(dogear::EpisodeId id);
    /// Nothing comes of \a item because of \a error, for now.
    void troubled(const dogear::library::DownloadItem &item, const dogear::Error &error);
    /// It has become silent, or bytes of it come again.
    void activeChanged();
    void recovered(const dogear::library::DownloadItem &item);
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
        qint64 lastByte = 0;                ///< ms; of the start before there is one
    };

    [[nodiscard]] bool isActive(const Run &run) const;
    void takeBuffered(Run &run, const stream::Buffered &buffered);
    [[nodiscard]] Run *find(const media::MediaKey &key);
    void measure(Run &run);
    void measureAll();

    stream::Streamer &m_streamer;
    Accounts &m_accounts;
    std::map<EpisodeId, Run> m_runs;
    QElapsedTimer m_time;
    QTimer m_ticks;
    int m_active = 0; ///< when it was told last
};

} // namespace dogear::library
