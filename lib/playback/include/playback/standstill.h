// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides how to recover when complete media gives no sound.
///
/// No more data will arrive, so waiting does not help: the back end lost its way in the file.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/playback/tst_player.cpp

#include <QDateTime>

#include <chrono>
#include <optional>

namespace dogear::playback {

class Standstill
{
public:
    /// Longer than a disk takes to wake up.
    static constexpr std::chrono::milliseconds limit{5'000};
    /// A second standstill within this of the first is the same one.
    static constexpr std::chrono::milliseconds nearby{10'000};

    enum class Cure {
        None,
        Reload, ///< open the media again at the same position
        Fail,   ///< reloading did not help
    };

    /// Starts again, for other media or a position that the listener chose.
    void reset() { *this = Standstill(); }
    /// Sound stopped at \a now.
    void begin(const QDateTime &now) { m_since = now; }
    /// Sound runs again.
    void end() { m_since = {}; }
    /// \return the measure to take at \a now, with playback at \a position
    [[nodiscard]] Cure look(const QDateTime &now, std::chrono::milliseconds position);

private:
    QDateTime m_since;
    std::optional<std::chrono::milliseconds> m_reloadedAt;
};

} // namespace dogear::playback
