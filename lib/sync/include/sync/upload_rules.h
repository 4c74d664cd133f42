// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides which shows and actions may leave this device.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/sync/tst_upload_rules.cpp

#include <QUrl>

#include <optional>

namespace dogear::sync {

struct ShowFacts
{
    QUrl feed;
    bool isFollowed = false;            ///< false: a preview, or not in the library
    bool hasAccount = false;            ///< requests carry a name and a password
    std::optional<bool> isAllowed = {}; ///< the user's answer for a private address
};

/// Why a show is not uploaded.
enum class UploadBlock {
    Unfollowed,     ///< also previews
    Local,          ///< a folder or a file on this machine
    HasCredentials, ///< a name and a password belong to it
    HasToken,       ///< the address itself looks like a secret
};

/// \return why the show of \a facts is not uploaded; empty if it may be. A private address may be
///   uploaded if the user allowed it.
[[nodiscard]] std::optional<UploadBlock> uploadBlock(const ShowFacts &facts);

/// Whether \a address of a feed has a query like those by which hosts recognise a paying listener.
[[nodiscard]] bool hasToken(const QUrl &address);

/// Whether an action about the enclosure at \a address may be uploaded: http or https, and without
/// a password.
[[nodiscard]] bool isUploadable(const QUrl &address);

} // namespace dogear::sync
