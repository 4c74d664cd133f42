// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes media for the player: its address, where to start, and what is known about it
///        before it is opened.
///
/// Threads: a value; any thread.
/// Tests:   tests/unit/playback/tst_media.cpp

#include <base/error.h>

#include <QDateTime>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::playback {

struct Media
{
    QUrl source = {};                     ///< for the device; empty: no media
    std::chrono::milliseconds start = {}; ///< where playback begins
    /// Value of the feed, until the media reports its own; 0 if unknown.
    std::chrono::milliseconds duration = {};
    /// Time of the last listening: the first play rewinds a little (rewind.h).
    std::optional<QDateTime> leftAt = {};
    /// Address that the source is fetched from, which errors name; empty: the source itself.
    QUrl origin = {};
};

/// Names the origin of \a media in an error about its source, which may be an address of our own
/// server. Neither keeps its user name and password.
[[nodiscard]] Error namingOrigin(const Error &error, const Media &media);

} // namespace dogear::playback
