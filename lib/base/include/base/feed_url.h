// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One spelling for each feed address.
///
/// Threads: pure; any thread.
/// Spec:    RFC 3986 section 6.2.2 (syntax-based normalisation); the podcast URI schemes are a
///          convention of the field, not a standard.
/// Tests:   tests/unit/base/tst_feed_url.cpp

#include <base/result.h>

namespace dogear {

/// Reads what a person pasted, dropped or gave on the command line as the address of a feed.
///
/// Trims white space; maps feed:, itpc:, itms:, pcast: and podcast: (also "feed:https://…") to http
/// or https; adds https:// to a bare host; makes an absolute file: URL of a path that exists below
/// \a workingDirectory.
///
/// \return the URL, or an Error whose code is EmptyInput or UnsupportedScheme
[[nodiscard]] Result<QUrl> feedUrlFromUserInput(const QString &input,
                                                const QString &workingDirectory);

/// \a address, however broken, without what stands for a name and a password in it: for messages.
[[nodiscard]] QString withoutUserInfo(const QString &address);

/// A key that is equal for two addresses of one feed: http and https, a trailing slash, the case
/// of scheme and host, a default port, percent-encoded unreserved characters and a fragment make no
/// difference. Never fetched: the address that the person gave stays the one that is.
[[nodiscard]] QString feedUrlKey(const QUrl &url);

} // namespace dogear
