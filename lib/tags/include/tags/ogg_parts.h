// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the parts of an Ogg file: streams that were written one behind the other.
///
/// Pure: reads through a function of the caller. Reads the beginning of each part and finds its end
/// by halving.
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

/// One part: pages of headers, then pages of sound.
struct OggPart
{
    qint64 begin = 0;      ///< of the headers
    qint64 soundBegin = 0; ///< of the first page behind the headers
    qint64 end = 0;        ///< behind the last whole page

    QList<quint32> serials; ///< of all streams
    quint32 serial = 0;     ///< of the sound, the first stream of a codec that is known

    OggCodec codec = OggCodec::Opus;
    int rate = 0;       ///< granules a second
    qint64 skipped = 0; ///< granules of Opus before the first sample to be heard
    qint64 start = 0;   ///< granule at which the first packet begins; not 0 if cut from a stream
    qint64 last = 0;    ///< granule at which the sound ends

    quint32 firstSequence = 0; ///< of the first page of sound
    quint32 lastSequence = 0;  ///< of the last one

    QByteArray id;    ///< the first packet
    QByteArray setup; ///< the third packet of Vorbis
    /// One stream only, with whole headers on pages of their own.
    bool isPlain = false;

    [[nodiscard]] bool hasSound() const { return end > soundBegin; }
    /// Tells whether a decoder can continue from this part to \a other without being set up again.
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

    /// The search stops when \a mayGoOn returns false; it is called between reads.
    void setMayGoOn(std::function<bool()> mayGoOn) { m_mayGoOn = std::move(mayGoOn); }

    /// Finds all parts from \a place on, where the first one begins.
    /// \return nothing if the file is no Ogg with sound, or if not all parts could be found
    [[nodiscard]] std::optional<QList<OggPart>> find(qint64 place);

private:
    [[nodiscard]] bool mayGoOn() const { return !m_mayGoOn || m_mayGoOn(); }
    [[nodiscard]] std::optional<OggPart> partAt(qint64 place);

    OggPageReader m_pages;
    std::function<bool()> m_mayGoOn;
};

} // namespace dogear::tags
