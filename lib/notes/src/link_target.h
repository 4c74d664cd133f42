// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides which addresses in foreign notes the user may open.
///
/// Threads: pure; any thread.
/// Spec:    WHATWG URL section 4.4 (what browsers strip before they read a scheme)
/// Tests:   tests/unit/notes/tst_hostile_notes.cpp

#include <QString>
#include <QUrl>

namespace dogear::notes {

/// Resolves \a href against \a base. Absolute addresses stay byte-exact (except for white space and
/// control characters), because a signed query must not change.
/// \return an absolute http, https, mailto or dogear-time address; empty for all other addresses
[[nodiscard]] QString linkTarget(const QString &href, const QUrl &base);

/// Resolves an address that is fetched without a click; permits http and https only.
[[nodiscard]] QString imageSource(const QString &src, const QUrl &base);

} // namespace dogear::notes
