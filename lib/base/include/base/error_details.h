// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names the values of Error::detail that select one of several sentences of an ErrorCode.
///
/// Threads: values; any thread.

#include <QString>

namespace dogear {

/// For EmptyInput: an OPML list without shows.
inline constexpr auto emptyList = QLatin1StringView("no shows");
/// For TruncatedInput: a damaged OPML list; the number of shows that were read follows.
inline constexpr auto damagedList = QLatin1StringView("damaged list: ");
/// For TlsFailed: the server does not speak TLS at this address.
inline constexpr auto noTls = QLatin1StringView("no TLS");
/// For PlayerMissing: Qt Multimedia has no back end.
inline constexpr auto noBackEnd = QLatin1StringView("no back end");

} // namespace dogear
