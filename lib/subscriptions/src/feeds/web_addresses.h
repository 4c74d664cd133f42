// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Removes the addresses of a feed from the web that are not on the web.
///
/// The player, the pictures and the desktop open what a feed names. A foreign feed must not make
/// them open files of this computer or speak any other protocol.
///
/// Threads: any; pure.
/// Tests:   tests/unit/subscriptions/tst_web_addresses.cpp

class QUrl;

namespace dogear::feed {
struct ParsedFeed;
} // namespace dogear::feed

namespace dogear::subscriptions {

[[nodiscard]] bool isWebAddress(const QUrl &url);

/// Removes media, pictures, chapters and transcripts of \a feed that are not http or https, and
/// pages that are neither those nor mailto. Call it for a feed that came over http or https.
void keepWebAddresses(feed::ParsedFeed &feed);

} // namespace dogear::subscriptions
