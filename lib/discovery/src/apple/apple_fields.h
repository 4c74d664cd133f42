// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads what addresses of Apple contain: numbers of shows, sizes of pictures.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/discovery/tst_apple_charts.cpp

#include <QUrl>

namespace dogear::discovery {

/// \return the number of the show in "…/podcast/name/id100?i=5"; 0 if there is none
[[nodiscard]] qint64 appleShowId(const QUrl &page);

/// Asks for 600 pixels where Apple's servers of pictures (mzstatic.com) offer another size, as in
/// "…/100x100bb.jpg". Addresses of other servers stay unchanged.
[[nodiscard]] QUrl largeAppleArtwork(const QUrl &artwork);

} // namespace dogear::discovery
