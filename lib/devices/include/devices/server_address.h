// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the address of a server of sync as the user types it.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/devices/tst_server_address.cpp

#include <domain/sync_target.h>

#include <QString>
#include <QUrl>

#include <optional>

namespace dogear::devices {

struct ServerAddress
{
    QUrl url;         ///< without credentials, query, fragment and a slash at its end
    QString user;     ///< from the address; empty: none
    QString password; ///< from the address; empty: none

    friend bool operator==(const ServerAddress &, const ServerAddress &) = default;
};

/// Reads "gpodder.net", "https://ann@cloud.example/nextcloud/" or an address that was copied from
/// the browser, of which the part from "index.php", "apps" or "login" on is left out. Without a
/// scheme it is https.
/// \return nothing if \a text names no server
[[nodiscard]] std::optional<ServerAddress> serverAddress(const QString &text);

/// Returns the name of the server of \a target for people: host, port if unusual, folder.
[[nodiscard]] QString serverName(const domain::SyncTarget &target);

} // namespace dogear::devices
