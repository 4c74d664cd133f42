// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decodes text that a link carries.
///
/// Each function decodes once, and returns an empty string if the input is damaged, is not UTF-8
/// or contains control characters.
///
/// Threads: pure; any thread.
/// Spec:    RFC 3986 section 2.1; RFC 4648 sections 5 and 8.

#include <QString>

namespace dogear::discovery {

[[nodiscard]] QString decodePercent(QStringView encoded);

/// \param encoded base64url; its padding may be missing or percent-encoded
[[nodiscard]] QString decodeBase64Url(QStringView encoded);

[[nodiscard]] QString decodeHex(QStringView encoded);

} // namespace dogear::discovery
