// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What Error::detail says where an ErrorCode has sentences of several kinds.
///
/// Threads: values; any thread.

#include <QString>

namespace dogear {

/// Of an EmptyInput: a list without shows.
inline constexpr auto emptyList = QLatin1StringView("no shows");
/// Of a TruncatedInput: a list; behind it stands how many shows were read.
inline constexpr auto damagedList = QLatin1StringView("damaged list: ");
/// Of a TlsFailed: the server answers in something that is not TLS.
inline constexpr auto noTls = QLatin1StringView("no TLS");
/// Of a PlayerMissing: Qt has no back end to play with.
inline constexpr auto noBackEnd = QLatin1StringView("no back end");

} // namespace dogear
