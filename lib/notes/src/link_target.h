// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which addresses of foreign notes may be followed.
///
/// Threads: pure; any thread.
/// Spec:    WHATWG URL section 4.4 (what browsers strip before they read a scheme)
/// Tests:   tests/unit/notes/tst_hostile_notes.cpp

#include <QString>
#include <QUrl>

namespace dogear::notes {

/// The absolute http, https, mailto or dogear-time address that \a href stands for; empty if it
/// stands for anything else. Absolute addresses pass byte-exact: signed queries must not change.
[[nodiscard]] QString linkTarget(const QString &href, const QUrl &base);

/// The same for what is fetched without a click: http and https only.
[[nodiscard]] QString imageSource(const QString &src, const QUrl &base);

} // namespace dogear::notes
