// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the header packets of a sound stream in Ogg.
///
/// Threads: any.
/// Tests:   tests/unit/tags/tst_ogg_parts.cpp

#include <tags/ogg_parts.h>

namespace dogear::tags {

/// Properties of a stream from its first packet.
struct OggStreamFacts
{
    OggCodec codec = OggCodec::Opus;
    int rate = 0;
    qint64 skipped = 0;
    /// Number of header packets; nothing if they end before the first page with a granule above 0.
    std::optional<int> headers;
    qint64 maxPacket = 0; ///< maximum granules in a packet; 0: each packet contains its length
};

/// \return nothing if the codec of the first packet \a id is unknown
[[nodiscard]] std::optional<OggStreamFacts> readOggId(QByteArrayView id);

/// Collects the header packets of one stream, page by page.
class OggHeaders
{
public:
    explicit OggHeaders(const OggStreamFacts &facts)
        : m_facts(facts)
    {}

    /// Adds the packets on \a page, the next page of the stream.
    void take(const OggPage &page, const OggPageReader &pages);
    /// \return whether \a page, the next page of the stream, comes after the headers
    [[nodiscard]] bool areBefore(const OggPage &page) const;
    /// \return whether all header packets are complete, on pages without sound
    [[nodiscard]] bool areComplete() const;

    [[nodiscard]] const QByteArray &id() const { return m_id; }
    [[nodiscard]] const QByteArray &setup() const { return m_setup; }
    [[nodiscard]] const OggStreamFacts &facts() const { return m_facts; }

private:
    /// \return the buffer for the current packet; null for comments, which may contain pictures
    [[nodiscard]] QByteArray *kept();

    OggStreamFacts m_facts;
    QByteArray m_id;
    QByteArray m_setup;
    int m_count = 0;           ///< number of complete packets
    bool m_isInside = false;   ///< a packet continues on the next page
    bool m_isFollowed = false; ///< sound follows the headers on the same page
};

} // namespace dogear::tags
