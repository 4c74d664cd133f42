// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

namespace dogear::test {

/// Makes a test fail on every warning, except those of the offscreen platform about features that
/// it does not support.
inline void failOnRealWarning()
{
    using namespace Qt::StringLiterals;
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support ).*"_s));
}

} // namespace dogear::test
