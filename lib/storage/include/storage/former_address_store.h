// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The addresses under which shows were asked for before they moved.
///
/// Lists and links name them for years, and a home that stops answering may be one that only the
/// former address leads to.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_former_address_store.cpp

#include <base/ids.h>
#include <base/result.h>

#include <QList>
#include <QUrl>

namespace dogear::storage {

class Connection;

class FormerAddressStore final
{
public:
    /// Of each show: the first one, which lists have, and the newest.
    static constexpr int maxAddresses = 10;

    explicit FormerAddressStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Adds \a url, without name and password, as the newest.
    [[nodiscard]] Result<> add(PodcastId podcast, const QUrl &url);
    /// \a url is where the show lives now, or is wrong.
    [[nodiscard]] Result<> remove(PodcastId podcast, const QUrl &url);
    [[nodiscard]] Result<QList<QUrl>> list(PodcastId podcast); ///< the newest first

private:
    Connection &m_connection;
};

} // namespace dogear::storage
