// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where the time of day comes from, so that tests can hold it.
///
/// Threads: any.

#include <QDateTime>

namespace dogear {

class Clock
{
public:
    virtual ~Clock() = default;

    /// The time of day, always in UTC.
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
