// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Raises the timeout of QTRY_VERIFY and its variants from Qt's 5 seconds to 20.
///
/// These macros return as soon as the condition holds, so a longer timeout hides no fault; it
/// avoids false failures on a busy machine. Tests of speed measure the time themselves.

#include <QTest>

namespace dogear::test {

constexpr int patienceMs = 20'000;

/// Like QTest::qWaitFor(), with a timeout of 20 seconds.
/// \return whether \a condition held within \a mostMs
template<typename Condition>
[[nodiscard]] bool waitUntil(const Condition &condition, int mostMs = patienceMs)
{
    return QTest::qWaitFor(condition, mostMs);
}

} // namespace dogear::test

#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT(expr, dogear::test::patienceMs)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expr, message)                                                                \
    QTRY_VERIFY2_WITH_TIMEOUT(expr, message, dogear::test::patienceMs)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected)                                                               \
    QTRY_COMPARE_WITH_TIMEOUT(expr, expected, dogear::test::patienceMs)
#undef QTRY_COMPARE_EQ
#define QTRY_COMPARE_EQ(left, right)                                                               \
    QTRY_COMPARE_EQ_WITH_TIMEOUT(left, right, dogear::test::patienceMs)
#undef QTRY_COMPARE_NE
#define QTRY_COMPARE_NE(left, right)                                                               \
    QTRY_COMPARE_NE_WITH_TIMEOUT(left, right, dogear::test::patienceMs)
#undef QTRY_COMPARE_LT
#define QTRY_COMPARE_LT(left, right)                                                               \
    QTRY_COMPARE_LT_WITH_TIMEOUT(left, right, dogear::test::patienceMs)
#undef QTRY_COMPARE_LE
#define QTRY_COMPARE_LE(left, right)                                                               \
    QTRY_COMPARE_LE_WITH_TIMEOUT(left, right, dogear::test::patienceMs)
#undef QTRY_COMPARE_GT
#define QTRY_COMPARE_GT(left, right)                                                               \
    QTRY_COMPARE_GT_WITH_TIMEOUT(left, right, dogear::test::patienceMs)
#undef QTRY_COMPARE_GE
#define QTRY_COMPARE_GE(left, right)                                                               \
    QTRY_COMPARE_GE_WITH_TIMEOUT(left, right, dogear::test::patienceMs)
