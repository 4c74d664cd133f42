// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Joins what a directory answered with the time of the answer.
///
/// Threads: values; any thread.
/// Units:   times in UTC.

#include <base/error.h>
#include <discovery/directory_show.h>

#include <QDateTime>
#include <QList>

#include <optional>

namespace dogear::discovery {

template<typename T>
struct Dated
{
    T value;
    QDateTime read; ///< time at which the directory sent it
    /// Error of the latest request; `value` is an older answer then.
    std::optional<Error> requestError = {};

    friend bool operator==(const Dated &, const Dated &) = default;
};

using FoundShows = Dated<QList<DirectoryShow>>;
using FoundEpisodes = Dated<QList<DirectoryEpisode>>;

} // namespace dogear::discovery
