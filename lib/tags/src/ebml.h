// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Elements of EBML, the binary relative of XML that Matroska is written in.
///
/// Spec:  RFC 8794 sections 4 to 7
/// Tests: tests/unit/tags/tst_matroska_chapters.cpp

#include <QByteArrayView>

#include <optional>

namespace dogear::tags {

struct EbmlHead
{
    /// The longest head: four bytes of id, eight of size.
    static constexpr qsizetype maxLength = 12;

    quint32 id = 0;             ///< with its marker, as specifications write it
    std::optional<qint64> size; ///< nothing: unknown, it lasts as long as what holds it
    qsizetype length = 0;       ///< of the head itself
};

/// \return the head that \a bytes begin with, if it is one
[[nodiscard]] std::optional<EbmlHead> readEbmlHead(QByteArrayView bytes);

struct EbmlElement
{
    quint32 id = 0;
    QByteArrayView content;
};

/// Takes the element that \a bytes begin with off their front; nothing at the end, or if it is
/// broken or longer than \a bytes.
[[nodiscard]] std::optional<EbmlElement> takeEbmlElement(QByteArrayView &bytes);

/// An unsigned integer; nothing if it is longer than eight bytes. An empty one is zero.
[[nodiscard]] std::optional<quint64> readEbmlNumber(QByteArrayView content);

} // namespace dogear::tags
