// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads shows that are folders or files of this machine, never writing there.
///
/// First it only looks at names, sizes and dates; where these are as they were, no file is opened.
///
/// Threads: GUI thread. Files are read in a pool of one thread, one folder after the other, so that
///          a slow disk keeps nobody else from the pool.
/// Owner:   FeedReader. The destructor stops what is being read and waits for the file at hand.
/// Tests:   tests/integration/tst_local_shows.cpp

#include <library/feed_reader.h>

#include <QThreadPool>

#include <stop_token>

namespace dogear::library {

class LocalReader final
{
public:
    LocalReader();
    ~LocalReader();
    LocalReader(const LocalReader &) = delete;
    LocalReader &operator=(const LocalReader &) = delete;

    /// Reads what is at \a url, a folder with a slash at its end or a file, until \a stop.
    /// \return the show as if it came from a feed, or an Error of listFolder() with this url
    [[nodiscard]] Future<Result<ReadFeed>> read(const QUrl &url,
                                                const Validators &validators,
                                                const std::stop_token &stop);

private:
    std::stop_source m_gone;
    QThreadPool m_pool;
};

/// Whether the file at \a path is a show of its own rather than a document: by its name, or by what
/// is in it. Any thread; reads the beginning of the file.
[[nodiscard]] Result<bool> isMediaFile(const QString &path);

} // namespace dogear::library
