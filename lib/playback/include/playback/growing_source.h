// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps a place in a source that the device cannot go to yet.
///
/// A device cannot seek in a stream whose server does not tell its length. Once the whole stream
/// has arrived the length is known, and the source is seekable if it is opened again.
///
/// Threads: a value of Player's; GUI thread.
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
    /// The device said, before it loaded the source, whether it can seek in it.
    void setDeviceSeekable(bool isSeekable) { m_isDeviceSeekable = isSeekable; }

    /// The device loaded the source, which is to begin at \a place. \return where it begins
    std::chrono::milliseconds takeLoaded(std::chrono::milliseconds place)
    {
        m_isSeekable = m_isDeviceSeekable || !m_isGrowing || m_hasReopened;
        if (m_isSeekable || place <= std::chrono::milliseconds{})
            return place;
        m_placeToCome = place;
        return {};
    }
    /// The device has released the source. \return the place that is to come, if there is one
    std::optional<std::chrono::milliseconds> takeClosed()
    {
        m_isSeekable = true;
        m_isDeviceSeekable = true;
        m_isReopeningUseful = false;
        return std::exchange(m_placeToCome, std::nullopt);
    }
    /// The length is known. \return the place to open the source at again now, if there is one
    std::optional<std::chrono::milliseconds> takeKnownLength()
    {
        m_isReopeningUseful = !m_isSeekable && !m_hasReopened;
        return m_isReopeningUseful ? m_placeToCome : std::nullopt;
    }
    /// The source is opened again. Once is enough: afterwards the device is asked to seek anyway.
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
