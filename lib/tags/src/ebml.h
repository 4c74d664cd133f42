// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses elements of EBML, the binary markup format that Matroska uses.
///
/// Spec:  RFC 8794 sections 4 to 7
/// Tests: tests/unit/tags/tst_matroska_chapters.cpp

#include <QByteArrayView>

#include <optional>

namespace dogear::tags {

struct EbmlHead
{
    /// Maximum length of a head: four bytes of id, eight bytes of size.
    static constexpr qsizetype maxLength = 12;

    quint32 id = 0;             ///< with its length marker, as in the specifications
    std::optional<qint64> size; ///< bytes; nothing: unknown, the element ends with its parent
    qsizetype length = 0;       ///< of the head itself, bytes
};

/// \return the head at the beginning of \a bytes, if it is valid
[[nodiscard]] std::optional<EbmlHead> readEbmlHead(QByteArrayView bytes);

struct EbmlElement
{
    quint32 id = 0;
    QByteArrayView content;
};

/// Removes the first element from \a bytes and returns it.
/// \return nothing at the end of \a bytes, or if the element is broken or longer than \a bytes
[[nodiscard]] std::optional<EbmlElement> takeEbmlElement(QByteArrayView &bytes);

/// Parses an unsigned integer; empty content is 0.
/// \return nothing if \a content is longer than eight bytes
[[nodiscard]] std::optional<quint64> readEbmlNumber(QByteArrayView content);

} // namespace dogear::tags
