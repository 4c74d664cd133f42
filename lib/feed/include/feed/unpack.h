// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Documents that come compressed with nothing that says so.
///
/// Servers send feeds as gzip without the header of HTTP that tells it, and people keep them like
/// that on their disks. Pure; any thread.
/// Spec:  RFC 1952
/// Tests: tests/unit/feed/tst_unpack.cpp

#include <base/result.h>

#include <QByteArray>

namespace dogear::feed {

/// Whether \a document begins with the bytes 1f 8b, as gzip does and no text.
[[nodiscard]] bool isPacked(const QByteArray &document);

/// \a document itself, unless it isPacked(): then what it unpacks to, also if it was
/// packed twice. Of one that ends early or is damaged, what comes out before that.
/// \return or an Error whose code is LimitExceeded: it unpacks to more than \a maxBytes
[[nodiscard]] Result<QByteArray> unpack(const QByteArray &document, qsizetype maxBytes);

} // namespace dogear::feed
