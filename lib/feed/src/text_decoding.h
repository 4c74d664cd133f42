// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decodes the bytes of chapter and transcript files to text.
///
/// Pure; any thread.
/// Spec:  https://encoding.spec.whatwg.org (byte order marks win; windows-1252)
/// Tests: tests/unit/feed/tst_transcripts.cpp

#include <QByteArray>
#include <QString>

namespace dogear::feed {

/// Decodes \a document by its byte order mark (UTF-8, UTF-16, UTF-32); without one as UTF-8, or as
/// windows-1252 if it is not UTF-8. Line ends become "\n"; the mark is removed.
[[nodiscard]] QString decodedText(const QByteArray &document);

/// Tells whether \a text is decoded from binary data: it contains a null character.
[[nodiscard]] bool looksBinary(const QString &text);

} // namespace dogear::feed
