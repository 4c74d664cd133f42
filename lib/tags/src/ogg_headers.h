// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the header packets of a sound stream in Ogg.
///
/// Threads: any.
/// Tests:   tests/unit/tags/tst_ogg_parts.cpp

#include <tags/ogg_parts.h>

namespace dogear::tags {

/// The facts that the first packet of a stream tells.
struct OggStreamFacts
{
    OggCodec codec = OggCodec::Opus;
    int rate = 0;
    qint64 skipped = 0;
    /// Number of header packets; nothing if they last until a page has a granule above 0.
    std::optional<int> headers;
    qint64 maxPacket = 0; ///< maximum number of granules in a packet; 0: packets tell it themselves
};

/// \return nothing if \a id is of no codec that is known here
[[nodiscard]] std::optional<OggStreamFacts> readOggId(QByteArrayView id);

/// Collects the header packets of one stream, page by page.
class OggHeaders
{
public:
    explicit OggHeaders(const OggStreamFacts &facts)
        : m_facts(facts)
    {}

    /// Takes \a page of the stream.
    void take(const OggPage &page, const OggPageReader &pages);
    /// Tells whether \a page, the next one of the stream, is behind the headers.
    [[nodiscard]] bool areBefore(const OggPage &page) const;
    /// Tells whether all header packets came, on pages without sound.
    [[nodiscard]] bool areWhole() const;

    [[nodiscard]] const QByteArray &id() const { return m_id; }
    [[nodiscard]] const QByteArray &setup() const { return m_setup; }
    [[nodiscard]] const OggStreamFacts &facts() const { return m_facts; }

private:
    /// \return where the packet that arrives is kept; nothing for comments, which hold pictures
    [[nodiscard]] QByteArray *kept();

    OggStreamFacts m_facts;
    QByteArray m_id;
    QByteArray m_setup;
    int m_count = 0;           ///< of packets that are complete
    bool m_isInside = false;   ///< a packet continues on the next page
    bool m_isFollowed = false; ///< by sound on the same page
};

} // namespace dogear::tags
