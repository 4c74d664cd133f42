// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

namespace dogear::test {

/// Every warning fails a test, except what the offscreen platform says of itself.
inline void failOnRealWarning()
{
    using namespace Qt::StringLiterals;
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support ).*"_s));
}

} // namespace dogear::test
