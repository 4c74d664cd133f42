// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells where a stream can be sought while it is still being stored, and remembers a
///        position that cannot be reached yet.
///
/// A device cannot seek in a stream whose server does not report its length. After the whole stream
/// has arrived the length is known, and the source is seekable once it is opened again.
///
/// Threads: a value owned by Player; GUI thread.
/// Tests:   tests/unit/playback/tst_growing_source.cpp, tst_player_places.cpp

#include <chrono>
#include <optional>

namespace dogear::playback {

/// Whether the listener can seek in the source.
enum class Seekability {
    Seekable,
    NotYet,  ///< its length is unknown
    Pending, ///< as NotYet, and a position waits until the length is known
};

class GrowingSource final
{
public:
    using milliseconds = std::chrono::milliseconds;

    /// Sets the fraction of the bytes that are stored without a gap from the start, 0 to 1;
    /// nullopt: the number of bytes is unknown. Never called for a source that does not grow.
    void setStored(const std::optional<double> &fraction);
    /// Sets whether the device can seek in the source; it reports this before loading ends.
    void setDeviceSeekable(bool isSeekable) { m_isDeviceSeekable = isSeekable; }

    /// Call when the device has loaded the source, which is to begin at \a position.
    /// \return the position at which it can begin: \a position, or 0 if it is not seekable
    [[nodiscard]] milliseconds handleLoaded(milliseconds position);
    /// Call when the device has released the source.
    /// \return the position that could not be reached, if there is one
    [[nodiscard]] std::optional<milliseconds> handleClosed();
    /// Call after setStored(): a source whose length is known may be seekable when it is opened
    /// again. \return the position at which to do that now, if there is one
    [[nodiscard]] std::optional<milliseconds> handleKnownLength();
    /// Call when the source is opened again. It is reopened only once; after that the source counts
    /// as seekable, whatever the device reports.
    void handleReopened() { m_hasReopened = true; }
    void setPendingSeek(milliseconds position) { m_pendingSeek = position; }

    /// Whether a seek has to open the source again.
    [[nodiscard]] bool isReopeningUseful() const { return m_isReopeningUseful; }
    [[nodiscard]] bool isSeekable() const { return m_isSeekable || m_isReopeningUseful; }
    [[nodiscard]] Seekability seekability() const;
    /// Whether all bytes of a growing source are stored.
    [[nodiscard]] bool isWhole() const { return m_stored.value_or(0) >= 1; }
    /// Position in media of \a duration up to which a seek can be exact (AudioOutput): an exact
    /// seek costs nothing once all bytes before its target are stored.
    [[nodiscard]] milliseconds exactUpTo(milliseconds duration) const;

private:
    bool m_isGrowing = false;
    std::optional<double> m_stored;
    bool m_isDeviceSeekable = true;
    bool m_isSeekable = true;
    bool m_isReopeningUseful = false;
    bool m_hasReopened = false;
    std::optional<milliseconds> m_pendingSeek;
};

} // namespace dogear::playback
