// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What happens to downloads, for a list: many at once are one change, and why some failed.
///
/// Tests: tests/integration/tst_download_rows.cpp

#include <library/download_list.h>

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
    explicit DownloadChanges(library::DownloadList &downloads);

    /// Why \a id failed, as far as it is known.
    [[nodiscard]] std::optional<Error> error(EpisodeId id) const;
    /// Finds it out.
    void wantError(EpisodeId id);

signals:
    /// Emitted a moment after the first of them; \a ids are those that are known.
    void changed(const QList<dogear::EpisodeId> &ids);
    void errorChanged(dogear::EpisodeId id);
    /// Emitted also when it is not being fetched any more.
    void progressChanged(dogear::EpisodeId id);

private:
    void add(EpisodeId id);
    void followRunning();
    void followCount();

    library::DownloadList &m_downloads;
    QSet<EpisodeId> m_ids;
    int m_count = 0; ///< of those that are not finished
    QTimer m_timer;
    QHash<EpisodeId, Error> m_errors;
    QSet<EpisodeId> m_running; ///< which of those that progressed may still run
};

} // namespace dogear::itemmodels
