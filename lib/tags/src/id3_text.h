// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decodes texts in ID3v2 frames, including those that break the specification.
///
/// Spec:  https://id3.org/id3v2.4.0-structure section 4, https://id3.org/id3v2.4.0-frames
/// Tests: tests/unit/tags/tst_id3_tag.cpp

#include <QByteArrayView>
#include <QString>

namespace dogear::tags {

/// \return the first value that is not empty of a text frame, whose content is an encoding byte and
///   values separated by zeros
[[nodiscard]] QString readId3Text(QByteArrayView content);

/// \return the first value that is not empty in \a bytes, which have the encoding byte \a encoding
[[nodiscard]] QString decodeId3Text(quint8 encoding, QByteArrayView bytes);

/// \return the offset behind the terminating zero of the text at the beginning of \a bytes; -1 if
///   there is no zero
[[nodiscard]] qsizetype endOfId3Text(quint8 encoding, QByteArrayView bytes);

/// A text with its description.
struct Id3Described
{
    QString description;
    QString text; ///< with line breaks
};

/// Parses a COMM or TXXX frame: an encoding byte, \a skipped bytes (in COMM the three letters of
/// the language), a description, a text.
[[nodiscard]] Id3Described readId3Described(QByteArrayView content, qsizetype skipped);

/// \return the address of a WXXX frame: an encoding byte, a description, an address in Latin-1
[[nodiscard]] QString readId3Link(QByteArrayView content);

} // namespace dogear::tags
