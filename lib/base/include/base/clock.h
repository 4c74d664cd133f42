// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Supplies the time of day through an interface that tests replace with a fixed time.
///
/// Threads: any.

#include <QDateTime>

namespace dogear {

class Clock
{
public:
    virtual ~Clock() = default;

    /// \return the time of day, always in UTC
    [[nodiscard]] virtual QDateTime now() const = 0;

protected:
    Clock() = default;
    Clock(const Clock &) = default;
    Clock &operator=(const Clock &) = default;
};

class SystemClock final : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
};

} // namespace dogear
