// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names an account on a server of sync.
///
/// Threads: values; any thread.

#include <domain/sync_target.h>

#include <QString>
#include <QUrl>

namespace dogear::sync_servers {

/// What a transport needs to log in. Held in memory only; the password is in the keychain.
struct ServerAccount
{
    domain::SyncTarget target; ///< kind, address with any folder, user, id of this device
    QString password;          ///< of the user, or an app password
    QString deviceCaption;     ///< name of this device for people
};

} // namespace dogear::sync_servers
