// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides how to recover when complete media gives no sound.
///
/// No more data will arrive, so waiting does not help: the back end lost its way in the file.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/playback/tst_stall_recovery.cpp, tst_media_ends.cpp

#include <QDateTime>

#include <chrono>
#include <optional>

namespace dogear::playback {

class StallRecovery
{
public:
    /// Longer than a disk takes to wake up.
    static constexpr std::chrono::milliseconds limit{5'000};
    /// A second stall within this of the first is the same one.
    static constexpr std::chrono::milliseconds nearby{10'000};

    enum class Action {
        None,
        Reload, ///< open the media again at the same position
        Fail,   ///< reloading did not help
    };

    /// Starts with other media.
    void reset() { *this = StallRecovery(); }
    /// Sets at \a now whether the device waits for data. \return whether isStalled() changed
    bool setStalled(bool isStalled, const QDateTime &now);
    [[nodiscard]] bool isStalled() const { return m_isStalled; }
    /// The listener chose another position at \a now, which gets an attempt of its own.
    void restart(const QDateTime &now);
    /// \return the measure to take at \a now, with playback at \a position
    [[nodiscard]] Action check(const QDateTime &now, std::chrono::milliseconds position);

private:
    bool m_isStalled = false;
    QDateTime m_since; ///< invalid: the sound runs, or the measure was taken
    std::optional<std::chrono::milliseconds> m_reloadedAt;
};

} // namespace dogear::playback
