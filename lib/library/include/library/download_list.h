// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What lists show of downloads, and the order that they may change.
///
/// Threads: GUI thread; futures finish there.
/// Tests:   tests/integration/tst_downloads.cpp; tests/support/fake_downloads.h is one for lists

#include <base/error.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/download.h>
#include <library/downloads_summary.h>

#include <QObject>

#include <optional>

namespace dogear::library {

class DownloadList : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] virtual Future<Result<std::optional<domain::Download>>> find(EpisodeId id) = 0;
    /// Of what waits: in front of \a before; invalid: to the end. What is being fetched stays.
    virtual Future<Result<>> move(EpisodeId id, EpisodeId before) = 0;
    /// Of what is being fetched now.
    [[nodiscard]] virtual std::optional<DownloadProgress> progress(EpisodeId id) const = 0;
    [[nodiscard]] virtual const DownloadsSummary &summary() const = 0;

signals:
    /// Its download state, or how much of it is here; it is stored already.
    void episodeChanged(dogear::EpisodeId id);
    /// A few times a second.
    void progressed(dogear::EpisodeId id);
    void summaryChanged();
    void finished(dogear::EpisodeId id);
    /// One download; the others go on. Not again when it is tried by itself and fails once more.
    void failed(dogear::EpisodeId id, const dogear::Error &error);
    /// All of them: the disk is full, or the folder cannot be written to. Once; they go on by
    /// themselves.
    void heldUp(const dogear::Error &error);

protected:
    using QObject::QObject;
};

} // namespace dogear::library
