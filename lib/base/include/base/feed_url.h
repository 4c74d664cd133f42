// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses feed addresses from user input and normalises them for comparison.
///
/// Threads: any; pure, except that feedUrlFromUserInput() checks whether files exist.
/// Spec:    RFC 3986 section 6.2.2 (syntax-based normalisation); the podcast URI schemes are a
///          convention of podcast players, not a standard.
/// Tests:   tests/unit/base/tst_feed_url.cpp

#include <base/result.h>

namespace dogear {

/// Parses text that the user pasted, dropped or gave on the command line as the address of a feed.
///
/// Trims white space; replaces feed:, itpc:, itms:, pcast:, podcast: and podcasts: by http:, or
/// removes them before a web address ("feed:https://…"); adds https:// to a bare host; makes an
/// absolute file: URL of a path that exists below \a workingDirectory, or looks like a path.
///
/// \return the URL, or an Error whose code is EmptyInput or UnsupportedScheme
[[nodiscard]] Result<QUrl> feedUrlFromUserInput(const QString &input,
                                                const QString &workingDirectory);

/// Removes user name and password from \a address, also from a malformed one, for use in messages.
[[nodiscard]] QString withoutUserInfo(const QString &address);

/// Makes a key that is equal for two addresses of one feed. The key ignores the difference between
/// http and https, a trailing slash, the case of scheme and host, a default port, percent-encoding
/// of unreserved characters, and a fragment. The key is never fetched: requests use the address
/// that the user gave.
[[nodiscard]] QString feedUrlKey(const QUrl &url);

} // namespace dogear
