// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the support for tests that fail on warnings of Dogear.

#include <support/dogear_warnings.h>

#include <QLoggingCategory>
#include <QRegularExpression>
#include <QTest>
#include <QThread>

#include <functional>
#include <memory>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

Q_LOGGING_CATEGORY(lcOurs, "dogear.warnings")
Q_LOGGING_CATEGORY(lcOthers, "others.warnings")

using Act = std::function<void()>;

} // namespace

class TestDogearWarnings final : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnDogearWarnings(); }
    void cleanup() { QCOMPARE(test::dogearWarnings(), QString()); }

    void whatIsCollected_data();
    void whatIsCollected();
    void anAllowedWarningIsLeftOut();
};

void TestDogearWarnings::whatIsCollected_data()
{
    QTest::addColumn<Act>("act");
    QTest::addColumn<QString>("collected");
    QTest::newRow("a warning of Dogear")
        << Act([] { qCWarning(lcOurs, "a fault"); }) << u"dogear.warnings: a fault"_s;
    QTest::newRow("an error of Dogear")
        << Act([] { qCCritical(lcOurs, "a fault"); }) << u"dogear.warnings: a fault"_s;
    QTest::newRow("a warning of Dogear in another thread") << Act([] {
        const std::unique_ptr<QThread> thread(
            QThread::create([] { qCWarning(lcOurs, "a fault"); }));
        thread->start();
        thread->wait();
    }) << u"dogear.warnings: a fault"_s;
    QTest::newRow("two warnings") << Act([] {
        qCWarning(lcOurs, "a fault");
        qCWarning(lcOurs, "another");
    }) << u"dogear.warnings: a fault\ndogear.warnings: another"_s;
    QTest::newRow("information of Dogear is no warning")
        << Act([] { qCInfo(lcOurs, "all is well"); }) << QString();
    QTest::newRow("a warning of another library is not of Dogear")
        << Act([] { qCWarning(lcOthers, "a fault"); }) << QString();
}

void TestDogearWarnings::whatIsCollected()
{
    QFETCH(const Act, act);
    QFETCH(const QString, collected);
    act();
    QCOMPARE(test::dogearWarnings(), collected);
    QCOMPARE(test::dogearWarnings(), QString()); // each is told once
}

void TestDogearWarnings::anAllowedWarningIsLeftOut()
{
    test::allowDogearWarnings(QRegularExpression(u"^dogear\\.warnings: a fault$"_s));
    qCWarning(lcOurs, "a fault");
    qCWarning(lcOurs, "another");
    QCOMPARE(test::dogearWarnings(), u"dogear.warnings: another"_s);
    // Only in the test that allows it.
    qCWarning(lcOurs, "a fault");
    QCOMPARE(test::dogearWarnings(), u"dogear.warnings: a fault"_s);
}

QTEST_GUILESS_MAIN(TestDogearWarnings)
#include "tst_dogear_warnings.moc"
