// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Interface of Downloads for lists: states, progress, and changes of the order.
///
/// Threads: GUI thread; futures finish there.
/// Tests:   tests/integration/tst_downloads.cpp; tests/support/fake_downloads.h is a fake for lists

#include <base/error.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/download.h>
#include <downloads/downloads_summary.h>

#include <QObject>

#include <optional>

namespace dogear::downloads {

class DownloadList : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] virtual Future<Result<std::optional<domain::Download>>> find(EpisodeId id) = 0;
    /// Moves the waiting download \a id in front of \a before, or to the end if \a before is
    /// invalid. A running download is not affected.
    virtual Future<Result<>> move(EpisodeId id, EpisodeId before) = 0;
    /// The progress of a running download; nullopt if \a id is not running.
    [[nodiscard]] virtual std::optional<DownloadProgress> progress(EpisodeId id) const = 0;
    [[nodiscard]] virtual const DownloadsSummary &summary() const = 0;

signals:
    /// Emitted after a change of the download state, or of the stored part of the file, is stored.
    void episodeChanged(dogear::EpisodeId id);
    /// Emitted a few times a second for a running download.
    void progressed(dogear::EpisodeId id);
    void summaryChanged();
    void finished(dogear::EpisodeId id);
    /// Emitted when one download failed; the others continue. Not emitted again for repeated
    /// failures of automatic retries.
    void failed(dogear::EpisodeId id, const dogear::Error &error);
    /// Emitted once when all downloads are blocked because the disk is full or the folder is not
    /// writable; they resume automatically.
    void downloadsBlocked(const dogear::Error &error);

protected:
    using QObject::QObject;
};

} // namespace dogear::downloads
