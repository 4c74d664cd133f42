// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides which stated length of the media to trust, and whether the media ended early.
///
/// Feeds, tags and headers of files state lengths that were never true, or were true only before
/// files were joined or cut. The sound itself is always right.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/playback/tst_media_length.cpp

#include <algorithm>
#include <chrono>

namespace dogear::playback {

class MediaLength
{
public:
    using milliseconds = std::chrono::milliseconds;

    /// Media may end this much before its length; if it ends earlier, the transfer broke off.
    static constexpr milliseconds endTolerance{3'000};
    /// Sound this far after a stated length proves it wrong; less may be rounding.
    static constexpr milliseconds passTolerance{1'000};
    /// Playback that starts less than this before the end would be over before it is heard.
    static constexpr milliseconds minAudible{1'000};

    /// Starts with other media, for which a feed or a tag states the length \a stated; 0: unknown.
    void begin(milliseconds stated, bool isWhole);
    /// The listener wants to hear \a position; drops a shorter length that only a feed stated.
    /// \return whether length() changed
    bool extendTo(milliseconds position);
    /// Sets whether all bytes of the media are on this machine, so that no more will arrive.
    void setWhole(bool isWhole) { m_isWhole = isWhole; }
    /// The device has opened the media and reports \a duration; 0: unknown.
    /// \return whether length() changed
    bool setFirstReported(milliseconds duration);
    /// The device reports a better \a duration. \return whether length() changed
    bool setReported(milliseconds duration);
    /// Sound was heard at \a position. \return whether length() changed
    bool pass(milliseconds position);
    /// The media ended; its sound lasted until \a reached. \return whether length() changed
    bool end(milliseconds reached);

    /// 0 if no plausible length is known.
    [[nodiscard]] milliseconds length() const;
    /// Whether length() comes from the device or the sound; a feed's may be far off.
    [[nodiscard]] bool isMeasured() const { return std::max(m_reported, m_end) > milliseconds(0); }
    [[nodiscard]] bool isWhole() const { return m_isWhole; }
    /// Whether media that ended at \a reached is incomplete on this machine.
    [[nodiscard]] bool isBrokenOff(milliseconds reached) const;
    /// Position at which to start media that was left at \a place, perhaps in a longer file: \a
    /// place, unless a measured length shows that nothing could be heard from there.
    [[nodiscard]] milliseconds startFor(milliseconds place) const;
    /// \a position limited to the range from 0 to length().
    [[nodiscard]] milliseconds clamped(milliseconds position) const;

private:
    milliseconds m_stated{};   ///< by a feed or a tag
    milliseconds m_reported{}; ///< by the device
    milliseconds m_heardUpTo{};
    milliseconds m_end{}; ///< end of the sound if it lies before m_reported; otherwise 0
    bool m_isWhole = false;
};

} // namespace dogear::playback
