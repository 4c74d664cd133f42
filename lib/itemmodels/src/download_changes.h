// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects changes of downloads for a list into one signal, and keeps the reasons of
/// failures.
///
/// Tests: tests/integration/tst_download_rows.cpp

#include <downloads/download_list.h>

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <optional>

namespace dogear::itemmodels {

class DownloadChanges final : public QObject
{
    Q_OBJECT

public:
    explicit DownloadChanges(downloads::DownloadList &downloads);

    /// The reason why the download of \a id failed, if it is known already.
    [[nodiscard]] std::optional<Error> error(EpisodeId id) const;
    /// Queries that reason; errorChanged() reports it.
    void requestError(EpisodeId id);

signals:
    /// Emitted 50 ms after the first of several changes. \a ids may be incomplete or empty: changes
    /// by another program are noticed only as a different number of downloads.
    void changed(const QList<dogear::EpisodeId> &ids);
    void errorChanged(dogear::EpisodeId id);
    /// Also emitted when the download is not running any more.
    void progressChanged(dogear::EpisodeId id);

private:
    void add(EpisodeId id);
    void updateRunning();
    void updateCount();

    downloads::DownloadList &m_downloads;
    QSet<EpisodeId> m_ids;
    int m_count = 0; ///< number of unfinished downloads
    QTimer m_timer;
    QHash<EpisodeId, Error> m_errors;
    QSet<EpisodeId> m_running; ///< downloads that made progress and may still be running
};

} // namespace dogear::itemmodels
