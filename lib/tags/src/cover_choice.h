// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chooses the cover among the pictures of a file.
///
/// Tests: tests/unit/tags/tst_id3_tag.cpp

#include <tags/picture_header.h>

#include <QByteArrayView>

namespace dogear::tags {

/// Prefers a readable picture to one of an unknown format, then the front cover, then the first.
/// Ignores pictures without bytes and pictures with a broken header, since another one may be
/// whole.
class CoverChoice
{
public:
    /// Adds a candidate. The bytes of \a picture are not copied: they must exist until bytes() is
    /// used.
    void offer(QByteArrayView picture, bool isFront)
    {
        const PictureHeader header = readPictureHeader(picture);
        if (picture.isEmpty() || header == PictureHeader::Broken)
            return;
        const int rank = (header == PictureHeader::Readable ? 2 : 0) + (isFront ? 1 : 0);
        if (rank <= m_rank)
            return;
        m_rank = rank;
        m_bytes = picture;
    }

    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; } ///< the cover; empty: none

private:
    int m_rank = -1;
    QByteArrayView m_bytes;
};

} // namespace dogear::tags
