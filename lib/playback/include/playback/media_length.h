// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides which length of the media is believed, and whether an end is the end of it.
///
/// Feeds, tags and headers of files tell lengths that were never true, or that were true before
/// files were joined or cut. The sound itself is right.
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

    /// Media may end this much before its length; earlier, what sends it broke off.
    static constexpr milliseconds endTolerance{3'000};
    /// Sound this far behind a length proves that length wrong; rounding does not.
    static constexpr milliseconds passTolerance{1'000};

    /// Other media, of which a feed or a tag says that it is as long as \a stated; 0: says nothing.
    void begin(milliseconds stated, bool isWhole);
    /// \a position is to be heard: a length that only a feed told and that is shorter is wrong.
    /// \return whether length() changed
    bool makeRoomFor(milliseconds position);
    /// All bytes of the media are on this machine: no more will come.
    void setWhole(bool isWhole) { m_isWhole = isWhole; }
    /// The device has opened the media, and says that it is \a duration long; 0: does not know.
    /// \return whether length() changed
    bool tellFirst(milliseconds duration);
    /// The device knows better: \a duration. \return whether length() changed
    bool tell(milliseconds duration);
    /// The sound was heard at \a position. \return whether length() changed
    bool pass(milliseconds position);
    /// The media ended, and its sound goes to \a reached. \return whether length() changed
    bool end(milliseconds reached);

    /// 0 if no length is known that can be right.
    [[nodiscard]] milliseconds length() const;
    /// Whether the device told length(); a feed's may be far off.
    [[nodiscard]] bool isMeasured() const { return std::max(m_told, m_end) > milliseconds(0); }
    [[nodiscard]] bool isWhole() const { return m_isWhole; }
    /// Whether media that ended at \a reached ended too early: more of it is elsewhere.
    [[nodiscard]] bool isBrokenOff(milliseconds reached) const;
    /// \a position between the beginning and the end.
    [[nodiscard]] milliseconds clamped(milliseconds position) const;

private:
    milliseconds m_stated{};
    milliseconds m_told{};
    milliseconds m_heardUpTo{};
    milliseconds m_end{}; ///< where the sound ended before m_told; 0: it did not
    bool m_isWhole = false;
};

} // namespace dogear::playback
