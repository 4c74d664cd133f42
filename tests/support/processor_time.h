// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How long something took, for tests that hold a bound.
///
/// Of the processor and not by the clock on the wall, so that it does not matter who else works on
/// the machine. What sleeps is not seen: that is what the time limit of each test is for.

#include <QtGlobal>

#include <ctime>

namespace dogear::test {

class ProcessorTimer
{
public:
    void start() { m_begin = std::clock(); }
    /// Milliseconds that all threads of this process have worked since start().
    [[nodiscard]] qint64 elapsed() const
    {
        return qint64(std::clock() - m_begin) * 1000 / CLOCKS_PER_SEC;
    }

private:
    std::clock_t m_begin = std::clock();
};

} // namespace dogear::test
