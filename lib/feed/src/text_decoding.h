// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Bytes of chapter and transcript files to text.
///
/// Pure; any thread.
/// Spec:  https://encoding.spec.whatwg.org (byte order marks win; windows-1252)
/// Tests: tests/unit/feed/tst_transcripts.cpp

#include <QByteArray>
#include <QString>

namespace dogear::feed {

/// The text of \a document: by its byte order mark (UTF-8, UTF-16, UTF-32), else UTF-8, else, if it
/// is not, windows-1252. Line ends become "\n"; the mark is not part of the text.
[[nodiscard]] QString decodedText(const QByteArray &document);

/// Whether \a text is what bytes of something else look like: it has a null character.
[[nodiscard]] bool looksBinary(const QString &text);

} // namespace dogear::feed
