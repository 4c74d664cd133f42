// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The frames of an ID3v2 tag, or of a frame that holds frames.
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
    qsizetype tagSize = 0; ///< header, frames, padding and footer
};

/// \return the header that \a bytes begin with, if they begin with one
[[nodiscard]] std::optional<Id3Header> readId3Header(QByteArrayView bytes);

struct Id3Frame
{
    QByteArray id;      ///< of version 2: three letters
    QByteArray content; ///< without flags, prefixes and unsynchronisation
};

/// Goes through \a bytes, which the caller keeps: contents of frames point into them.
class Id3Frames
{
public:
    Id3Frames(const QByteArray &bytes, int version, bool isUnsynchronised);
    /// The frames of the tag that \a tag begins with.
    [[nodiscard]] static Id3Frames ofTag(const QByteArray &tag, const Id3Header &header);

    /// \return the next frame that can be read, or nothing at the end
    [[nodiscard]] std::optional<Id3Frame> next();
    /// Whether something that is no frame came before the end, or a frame could not be read.
    [[nodiscard]] bool isDamaged() const { return m_isDamaged; }

private:
    [[nodiscard]] bool isIdAt(qsizetype place) const;
    [[nodiscard]] std::optional<qsizetype> sizeAt(qsizetype place) const;
    [[nodiscard]] std::optional<qsizetype> endOfOddFrames(qsizetype place) const;
    [[nodiscard]] std::optional<QByteArray> contentAt(qsizetype place, qsizetype size) const;

    QByteArray m_bytes;
    int m_version;
    bool m_isUnsynchronised;
    bool m_isDamaged = false;
    qsizetype m_place = 0;
};

} // namespace dogear::tags
