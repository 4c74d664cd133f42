// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How far downloads have come, one and all of them.
///
/// Threads: values; any thread.

#include <base/error.h>
#include <library/download_rules.h>

#include <optional>

namespace dogear::library {

struct DownloadProgress
{
    qint64 there = 0; ///< bytes
    std::optional<qint64> length;
    qint64 bytesPerSecond = 0; ///< of the last seconds
    /// Why nothing comes just now; it is tried again by itself.
    std::optional<Error> trouble = {};
    bool isUnencrypted = false; ///< the address is https, and redirects led to http

    friend bool operator==(const DownloadProgress &, const DownloadProgress &) = default;
};

struct DownloadsSummary
{
    int running = 0;
    int waiting = 0; ///< for their turn
    int failed = 0;
    int paused = 0;            ///< one by one; all of them: `hold`
    qint64 bytesPerSecond = 0; ///< of all that are running, as the next two
    qint64 there = 0;          ///< bytes
    qint64 length = 0;         ///< bytes, as far as they are known
    DownloadHold hold = DownloadHold::None;

    friend bool operator==(const DownloadsSummary &, const DownloadsSummary &) = default;
};

} // namespace dogear::library
