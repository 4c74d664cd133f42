// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the parts of a chained Ogg file: streams that follow one another.
///
/// Pure: reads through a function of the caller. Reads the beginning of each part and finds its end
/// with a binary search.
///
/// Threads: any.
/// Specs:   RFC 3533; RFC 7845 (Opus); the mappings of Vorbis, FLAC and Speex to Ogg
/// Tests:   tests/unit/tags/tst_ogg_parts.cpp, tst_ogg_length.cpp

#include <tags/ogg_pages.h>

#include <QByteArray>
#include <QList>

#include <functional>
#include <optional>

namespace dogear::tags {

enum class OggCodec { Opus, Vorbis, Flac, Speex };

/// One part: header pages, then pages with sound. Offsets are bytes in the file.
struct OggPart
{
    qint64 begin = 0;      ///< offset of the headers
    qint64 soundBegin = 0; ///< offset of the first page after the headers
    qint64 end = 0;        ///< offset behind the last whole page

    QList<quint32> serials; ///< of all streams
    quint32 serial = 0;     ///< of the sound: the first stream with a known codec

    OggCodec codec = OggCodec::Opus;
    int rate = 0;       ///< granules per second
    qint64 skipped = 0; ///< pre-skip of Opus: granules before the first audible sample
    qint64 start = 0;   ///< granule at which the first packet begins; not 0 if cut from a stream
    qint64 last = 0;    ///< granule at which the sound ends

    quint32 firstSequence = 0; ///< of the first page with sound
    quint32 lastSequence = 0;  ///< of the last page with sound

    QByteArray id;    ///< the first packet
    QByteArray setup; ///< the third packet of Vorbis
    /// Has a single stream, with complete headers on pages of their own.
    bool isPlain = false;

    [[nodiscard]] bool hasSound() const { return end > soundBegin; }
    /// \return whether a decoder can continue from this part to \a other without a reset
    [[nodiscard]] bool isLike(const OggPart &other) const;
};

class OggPartFinder
{
public:
    static constexpr int maxParts = 1'000;

    /// \a read reads the file, which has \a size bytes.
    OggPartFinder(OggRead read, qint64 size)
        : m_pages(std::move(read), size)
    {}

    /// Stops the search when \a shouldContinue returns false; it is called between reads.
    void setShouldContinue(std::function<bool()> shouldContinue)
    {
        m_shouldContinue = std::move(shouldContinue);
    }

    /// Finds all parts. The first one begins at the offset \a offset.
    /// \return nothing if the file is not an Ogg file with sound, or if the search for parts failed
    [[nodiscard]] std::optional<QList<OggPart>> find(qint64 offset);

private:
    [[nodiscard]] bool shouldContinue() const { return !m_shouldContinue || m_shouldContinue(); }
    [[nodiscard]] std::optional<OggPart> partAt(qint64 offset);

    OggPageReader m_pages;
    std::function<bool()> m_shouldContinue;
};

} // namespace dogear::tags
