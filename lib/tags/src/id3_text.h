// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Texts in ID3v2 frames, as they should be written and as they are.
///
/// Spec:  https://id3.org/id3v2.4.0-structure section 4, https://id3.org/id3v2.4.0-frames
/// Tests: tests/unit/tags/tst_id3_tag.cpp

#include <QByteArrayView>
#include <QString>

namespace dogear::tags {

/// The first value that is not empty of a text frame: an encoding, then values between zeros.
[[nodiscard]] QString readId3Text(QByteArrayView content);

/// The same of \a bytes in \a encoding.
[[nodiscard]] QString decodeId3Text(quint8 encoding, QByteArrayView bytes);

/// Where the text that \a bytes begin with ends, behind its zero; -1 if it has none.
[[nodiscard]] qsizetype endOfId3Text(quint8 encoding, QByteArrayView bytes);

/// A text with a description of what it is.
struct Id3Described
{
    QString description;
    QString text; ///< with its lines
};

/// What a COMM or TXXX frame holds: an encoding, \a skipped bytes (of COMM the three letters of a
/// language), a description, a text.
[[nodiscard]] Id3Described readId3Described(QByteArrayView content, qsizetype skipped);

/// The address of a WXXX frame: an encoding, a description, an address in Latin-1.
[[nodiscard]] QString readId3Link(QByteArrayView content);

} // namespace dogear::tags
