// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and writes the JSON of both interfaces, with the deviations of real servers.
///
/// Threads: pure; any thread. Long answers are read on base/workers.h.
/// Spec:    gpodder.net API 2; Nextcloud gpoddersync
/// Tests:   tests/unit/sync_servers/tst_action_json.cpp

#include <base/result.h>
#include <net/api_client.h>
#include <sync/transport.h>

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>

namespace dogear::sync_servers {

enum class KindCase { Lower, Upper };

/// Reads a list of actions. Kinds in any case; numbers as numbers, text, null or -1; times with and
/// without zone, as numbers or absent. What is no action is counted and left out.
/// \return or BadResponse, HtmlPage, EmptyInput, TruncatedInput
[[nodiscard]] Result<sync::ActionPage> readActions(const QByteArray &json);

/// Reads the list of actions in \a answer, and the time of the server from its Date header.
[[nodiscard]] Result<sync::ActionPage> readActionAnswer(const net::ApiAnswer &answer);

/// Reads {"add": […], "remove": […], "timestamp": N}.
/// \return or an Error as readActions()
[[nodiscard]] Result<sync::ShowChanges> readShowChanges(const QByteArray &json);

/// Reads a list of addresses, or of objects with a "url".
/// \return or an Error as readActions()
[[nodiscard]] Result<QStringList> readShows(const QByteArray &json);

/// Reads "update_urls" of the answer to an upload. An answer without it, also an empty one, is one
/// without changes.
[[nodiscard]] QList<sync::AddressChange> readAddressChanges(const QByteArray &json);

/// Writes actions: times in UTC without zone, which all servers and players read.
[[nodiscard]] QByteArray writeActions(const QList<domain::SyncAction> &actions,
                                      const QString &device,
                                      KindCase kindCase);
[[nodiscard]] QByteArray writeShows(const QStringList &added, const QStringList &removed);

/// Reads an answer that must be a JSON object.
/// \return or an Error as readActions()
[[nodiscard]] Result<QJsonObject> readObject(const QByteArray &json);

/// The sentence in the answer of a server that refused a request; empty if it is no JSON.
[[nodiscard]] QString readMessage(const QByteArray &json);

} // namespace dogear::sync_servers
