// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Remembers a position in a source that the device cannot seek to yet.
///
/// A device cannot seek in a stream whose server does not report its length. After the whole stream
/// has arrived the length is known, and the source is seekable once it is opened again.
///
/// Threads: a value owned by Player; GUI thread.
/// Tests:   tests/unit/playback/tst_player_places.cpp

#include <chrono>
#include <optional>
#include <utility>

namespace dogear::playback {

class GrowingSource final
{
public:
    /// Only a growing source is opened again.
    void setGrowing(bool isGrowing) { m_isGrowing = isGrowing; }
    /// Sets whether the device can seek in the source; it reports this before loading ends.
    void setDeviceSeekable(bool isSeekable) { m_isDeviceSeekable = isSeekable; }

    /// Call when the device has loaded the source, which is to begin at \a place.
    /// \return the position at which it can begin: \a place, or 0 if it is not seekable
    std::chrono::milliseconds takeLoaded(std::chrono::milliseconds place)
    {
        m_isSeekable = m_isDeviceSeekable || !m_isGrowing || m_hasReopened;
        if (m_isSeekable || place <= std::chrono::milliseconds{})
            return place;
        m_placeToCome = place;
        return {};
    }
    /// Call when the device has released the source.
    /// \return the position that could not be reached, if there is one
    std::optional<std::chrono::milliseconds> takeClosed()
    {
        m_isSeekable = true;
        m_isDeviceSeekable = true;
        m_isReopeningUseful = false;
        return std::exchange(m_placeToCome, std::nullopt);
    }
    /// Call when the length is known.
    /// \return the position at which to open the source again now, if there is one
    std::optional<std::chrono::milliseconds> takeKnownLength()
    {
        m_isReopeningUseful = !m_isSeekable && !m_hasReopened;
        return m_isReopeningUseful ? m_placeToCome : std::nullopt;
    }
    /// Call when the source is opened again. It is reopened only once; after that the source counts
    /// as seekable, whatever the device reports.
    void takeReopened() { m_hasReopened = true; }

    void setPlaceToCome(std::chrono::milliseconds place) { m_placeToCome = place; }
    [[nodiscard]] std::optional<std::chrono::milliseconds> placeToCome() const
    {
        return m_placeToCome;
    }
    [[nodiscard]] bool isSeekable() const { return m_isSeekable || m_isReopeningUseful; }
    /// Whether a seek has to open the source again.
    [[nodiscard]] bool isReopeningUseful() const { return m_isReopeningUseful; }

private:
    bool m_isGrowing = false;
    bool m_isDeviceSeekable = true;
    bool m_isSeekable = true;
    bool m_isReopeningUseful = false;
    bool m_hasReopened = false;
    std::optional<std::chrono::milliseconds> m_placeToCome;
};

} // namespace dogear::playback
