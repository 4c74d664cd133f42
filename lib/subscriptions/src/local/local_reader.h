// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads shows that are folders or files of this computer; never writes there.
///
/// Compares names, sizes and dates first; if they are unchanged, it opens no file.
///
/// Threads: GUI thread. Files are read in a pool of one thread, one folder after another, so that a
///          slow disk does not block the threads of the common pool.
/// Owner:   FeedReader. The destructor stops the reading and waits for the current file.
/// Tests:   tests/integration/tst_local_shows.cpp
/// Decision: README.md, "A folder or a media file is read like a feed".

#include <base/future.h>
#include <base/result.h>
#include <subscriptions/read_feed.h>

#include <QThreadPool>

#include <stop_token>

namespace dogear::subscriptions {

class LocalReader final
{
public:
    LocalReader();
    ~LocalReader();
    LocalReader(const LocalReader &) = delete;
    LocalReader &operator=(const LocalReader &) = delete;

    /// Reads the show at \a url, a folder with a slash at its end or a file, until \a stop is
    /// requested.
    /// \return the show like one read from a feed, or an Error of listFolder() with this url
    [[nodiscard]] Future<Result<ReadFeed>> read(const QUrl &url,
                                                const Validators &validators,
                                                const std::stop_token &stop);

private:
    std::stop_source m_gone;
    QThreadPool m_pool;
};

/// Whether the file at \a path is a show of its own rather than a document, by its name or its
/// content. Any thread; reads the beginning of the file.
[[nodiscard]] Result<bool> isMediaFile(const QString &path);

} // namespace dogear::subscriptions
