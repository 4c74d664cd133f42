// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the former feed addresses of shows that moved.
///
/// OPML lists and links contain former addresses for years. And if the present address stops
/// answering, a redirect at a former address may lead to the next one.
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
    /// Limit per show: the first address, which OPML lists contain, and the newest ones.
    static constexpr int maxAddresses = 10;

    explicit FormerAddressStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Adds \a url, without name and password, as the newest former address.
    [[nodiscard]] Result<> add(PodcastId podcast, const QUrl &url);
    /// Removes \a url: it is the present address of the show, or wrong.
    [[nodiscard]] Result<> remove(PodcastId podcast, const QUrl &url);
    [[nodiscard]] Result<QList<QUrl>> list(PodcastId podcast); ///< the newest first

private:
    Connection &m_connection;
};

} // namespace dogear::storage
