// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides what is done about media that is all here and gives no sound all the same.
///
/// Nothing more will come that it could wait for: what plays it lost its way in the file.
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
        Reload, ///< open the media again, at the same place
        Fail,   ///< that was tried
    };

    /// Other media, or another place that a listener chose.
    void reset() { *this = Standstill(); }
    /// No sound runs, since \a now.
    void begin(const QDateTime &now) { m_since = now; }
    /// Sound runs again.
    void end() { m_since = {}; }
    /// What to do \a now, at \a position.
    [[nodiscard]] Cure look(const QDateTime &now, std::chrono::milliseconds position);

private:
    QDateTime m_since;
    std::optional<std::chrono::milliseconds> m_reloadedAt;
};

} // namespace dogear::playback
