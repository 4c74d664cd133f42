// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores what plays when Up next is empty.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_playlist_store.cpp

#include <base/result.h>
#include <domain/play_source.h>

namespace dogear::storage {

class Connection;

class PlaySourceStore final
{
public:
    explicit PlaySourceStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Returns the chosen list or station with its name; nothing if it does not exist.
    [[nodiscard]] Result<domain::NamedSource> chosen();
    [[nodiscard]] Result<> choose(const domain::PlaySource &source);
    /// Follows a station that is renamed \a from one name \a to another.
    [[nodiscard]] Result<> rename(const QString &from, const QString &to);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
