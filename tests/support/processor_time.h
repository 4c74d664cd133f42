// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Measures processor time, for tests with a time limit.
///
/// Processor time, unlike wall time, does not depend on other programs on the machine. It does not
/// include sleeping; the timeout of each test covers that.

#include <QtGlobal>

#include <ctime>

namespace dogear::test {

class ProcessorTimer
{
public:
    void start() { m_begin = std::clock(); }
    /// Processor time of all threads of this process since start(), in milliseconds.
    [[nodiscard]] qint64 elapsed() const
    {
        return qint64(std::clock() - m_begin) * 1000 / CLOCKS_PER_SEC;
    }

private:
    std::clock_t m_begin = std::clock();
};

} // namespace dogear::test
