// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Progress of one download, and a summary of all of them.
///
/// Threads: values; any thread.

#include <base/error.h>
#include <downloads/download_rules.h>

#include <optional>

namespace dogear::downloads {

struct DownloadProgress
{
    qint64 storedBytes = 0; ///< bytes that are stored
    std::optional<qint64> length;
    qint64 bytesPerSecond = 0; ///< average of the last seconds
    /// The reason why no bytes arrive at the moment; the streamer retries by itself.
    std::optional<Error> problem = {};
    bool isUnencrypted = false; ///< the address is https, and redirects lead to http

    friend bool operator==(const DownloadProgress &, const DownloadProgress &) = default;
};

struct DownloadsSummary
{
    int running = 0;
    int waiting = 0; ///< queued
    int failed = 0;
    int paused = 0;            ///< paused individually
    qint64 bytesPerSecond = 0; ///< sum of the running downloads, like the next two
    qint64 storedBytes = 0;    ///< bytes
    qint64 length = 0;         ///< bytes, as far as known
    BlockReason blockReason = BlockReason::None;
    bool isPausedAll = false; ///< by the user; also if there are no downloads

    friend bool operator==(const DownloadsSummary &, const DownloadsSummary &) = default;
};

} // namespace dogear::downloads
