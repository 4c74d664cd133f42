// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Removes the prefixes of services that count listeners from the address of a media file.
///
/// A show that uses such a service writes the address of its file behind an address of the
/// service, "https://pdst.fm/e/media.example/1.mp3", which counts the listener and redirects to
/// "https://media.example/1.mp3".
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/net/tst_tracking_prefix.cpp
/// Decision: README.md, "Only prefixes with a documented form are removed".

#include <QUrl>

namespace dogear::net {

/// Returns \a media without the prefixes of known services, also several in a row. Keeps port,
/// query, percent-encoding and credentials of the address behind them. Returns \a media itself if
/// there is none, and where it is not clear that a full address follows the prefix.
[[nodiscard]] QUrl withoutTrackers(const QUrl &media);

} // namespace dogear::net
