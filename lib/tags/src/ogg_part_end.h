// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the end of a part of an Ogg file without reading all of its pages.
///
/// Threads: any.
/// Tests:   tests/unit/tags/tst_ogg_parts.cpp

#include <tags/ogg_parts.h>

namespace dogear::tags {

class OggPartEnd
{
public:
    /// \a part is complete up to the beginning of its sound. All arguments must outlive this
    /// object.
    OggPartEnd(const OggPageReader &pages,
               const std::function<bool()> &shouldContinue,
               OggPart &part);

    /// Sets the end of the part, its last granule, and its first and last sequence number.
    void find();

private:
    [[nodiscard]] bool shouldContinue() const { return !m_shouldContinue || m_shouldContinue(); }
    void take(const OggPage &page);
    [[nodiscard]] bool isOfPart(const OggPage &page, qint64 maxAverage) const;
    [[nodiscard]] qint64 averagePage() const;
    [[nodiscard]] bool walk(qint64 limit);
    void halve(qint64 maxAverage);
    [[nodiscard]] bool isAtJoint() const;

    const OggPageReader &m_pages;
    const std::function<bool()> &m_shouldContinue;
    OggPart &m_part;
    std::optional<OggPage> m_first; ///< first page with sound
    OggPage m_last;                 ///< last page with sound that was found so far
};

} // namespace dogear::tags
