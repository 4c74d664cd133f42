// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Interface of a directory of podcasts that can be searched.
///
/// Threads: GUI thread; futures finish there.

#include <base/future.h>
#include <base/result.h>
#include <discovery/dated.h>

#include <QObject>

namespace dogear::discovery {

class DirectorySource
{
public:
    virtual ~DirectorySource() = default;

    [[nodiscard]] virtual Directory directory() const = 0;
    /// Whether it can be asked: false without the key that it needs, or if it is switched off.
    [[nodiscard]] virtual bool isReady() const { return true; }
    /// Whether it also finds episodes.
    [[nodiscard]] virtual bool findsEpisodes() const { return false; }

    /// Searches for shows.
    /// \return them, the best first, perhaps none; or an Error of net::HttpClient::get() or of
    ///   reading the answer. Cancelled if \a context is destroyed first.
    [[nodiscard]] virtual Future<Result<FoundShows>> findShows(const QString &words,
                                                               QObject *context) = 0;
    /// Searches for episodes in the same way. \pre findsEpisodes()
    [[nodiscard]] virtual Future<Result<FoundEpisodes>> findEpisodes(const QString &words,
                                                                     QObject *context);

protected:
    DirectorySource() = default;
    DirectorySource(const DirectorySource &) = default;
    DirectorySource &operator=(const DirectorySource &) = default;
};

} // namespace dogear::discovery
