// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells why Dogear contacts hosts.
///
/// Each purpose of a request has its texts here, so the table of all reasons is complete as long as
/// every request has a purpose.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_contact_text.cpp

#include <discovery/directory_access.h>
#include <net/cause.h>

#include <QString>

namespace dogear::words {

/// Returns "Refreshing feeds", "Playing and downloading", …: what \a purpose is, in a few words.
[[nodiscard]] QString purposeName(net::Purpose purpose);

/// Returns one or two sentences: when requests of \a purpose are sent, and to which hosts; the
/// directories are those of \a addresses.
[[nodiscard]] QString purposeReason(net::Purpose purpose,
                                    const discovery::DirectoryAddresses &addresses = {});

} // namespace dogear::words
