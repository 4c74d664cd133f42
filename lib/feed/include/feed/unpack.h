// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Unpacks documents that are compressed although nothing announces it.
///
/// Some servers send feeds as gzip without the HTTP header for it, and users have such files on
/// their disks. Pure; any thread.
/// Spec:  RFC 1952
/// Tests: tests/unit/feed/tst_unpack.cpp

#include <base/result.h>

#include <QByteArray>

namespace dogear::feed {

/// Tells whether \a document begins with the bytes 1f 8b, as gzip files do and no text does.
[[nodiscard]] bool isPacked(const QByteArray &document);

/// Returns \a document itself, unless it isPacked(): then its unpacked content, also if it was
/// packed several times. A file that is damaged or ends early gives the content before that place.
/// \return the content, or LimitExceeded if it has more than \a maxBytes
[[nodiscard]] Result<QByteArray> unpack(const QByteArray &document, qsizetype maxBytes);

} // namespace dogear::feed
