// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses the frames of an ID3v2 tag, or of a frame that contains frames.
///
/// Specs: https://id3.org/id3v2.3.0 section 3, https://id3.org/id3v2.4.0-structure
/// Tests: tests/unit/tags/tst_id3_tag.cpp

#include <tags/id3_size.h>

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace dogear::tags {

struct Id3Header
{
    static constexpr qsizetype size = id3HeaderBytes;

    int version = 4; ///< 2, 3 or 4
    bool isUnsynchronised = false;
    bool hasExtension = false;
    qsizetype tagSize = 0; ///< bytes: header, frames, padding and footer
};

/// \return the header at the beginning of \a bytes, if there is one
[[nodiscard]] std::optional<Id3Header> readId3Header(QByteArrayView bytes);

struct Id3Frame
{
    QByteArray id;      ///< four characters; three in version 2
    QByteArray content; ///< without flags, prefixes and unsynchronisation
};

/// Iterates over frames. The contents of frames point into the bytes of this object, without a
/// copy: they must not be used after it is destroyed.
class Id3Frames
{
public:
    Id3Frames(const QByteArray &bytes, int version, bool isUnsynchronised);
    /// Makes an iterator over the frames of the tag at the beginning of \a tag.
    [[nodiscard]] static Id3Frames ofTag(const QByteArray &tag, const Id3Header &header);

    /// \return the next readable frame, or nothing at the end
    [[nodiscard]] std::optional<Id3Frame> next();
    /// Whether invalid bytes came before the end, or a frame could not be read.
    [[nodiscard]] bool isDamaged() const { return m_isDamaged; }

private:
    [[nodiscard]] bool isIdAt(qsizetype offset) const;
    [[nodiscard]] std::optional<qsizetype> sizeAt(qsizetype offset) const;
    [[nodiscard]] std::optional<qsizetype> endOfOddFrames(qsizetype offset) const;
    [[nodiscard]] std::optional<QByteArray> contentAt(qsizetype offset, qsizetype size) const;

    QByteArray m_bytes;
    int m_version;
    bool m_isUnsynchronised;
    bool m_isDamaged = false;
    qsizetype m_offset = 0;
};

} // namespace dogear::tags
