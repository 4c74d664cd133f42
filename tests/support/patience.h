// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief QTRY_VERIFY, qWaitFor() and their like wait 20 seconds instead of Qt's 5.
///
/// They only wait for what is to come, so a longer limit hides no fault; it spares the reports
/// about a machine that was busy with something else. What must be quick is measured on its own.

#include <QTest>

namespace dogear::test {

constexpr int patienceMs = 20'000;

/// QTest::qWaitFor() with more patience.
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
#undef QTRY_COMPARE_LE
#define QTRY_COMPARE_LE(left, right)                                                               \
    QTRY_COMPARE_LE_WITH_TIMEOUT(left, right, dogear::test::patienceMs)
