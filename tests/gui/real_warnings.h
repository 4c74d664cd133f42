// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <support/dogear_warnings.h>

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

/// A warning about objects, widgets or painting fails a test of the whole window, and one of Dogear
/// (support/dogear_warnings.h).
inline void failOnWindowWarnings()
{
    using namespace Qt::StringLiterals;
    QTest::failOnWarning(QRegularExpression(u"QObject|QWidget|QPainter"_s));
    failOnDogearWarnings();
}

} // namespace dogear::test
