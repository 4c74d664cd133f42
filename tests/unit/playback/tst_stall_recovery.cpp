// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <playback/stall_recovery.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using dogear::playback::StallRecovery;

class TestStallRecovery final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void action_data();
    void action();
    void onlyAChangeIsReported();
};

namespace {

QString nameOf(StallRecovery::Action action)
{
    switch (action) {
    case StallRecovery::Action::None:
        return u"none"_s;
    case StallRecovery::Action::Reload:
        return u"reload"_s;
    case StallRecovery::Action::Fail:
        return u"fail"_s;
    }
    return {};
}

} // namespace

void TestStallRecovery::action_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("actions"); // result of each check
    const auto row = [](const char *name, const char16_t *script, const char16_t *actions) {
        QTest::newRow(name) << QString::fromUtf16(script) << QString::fromUtf16(actions);
    };
    row("sound that runs needs nothing", u"wait 60, check 30", u"none");
    row("a short stall needs nothing", u"stalls, wait 4, check 30", u"none");
    row("after five seconds the media is opened again", u"stalls, wait 5, check 30", u"reload");
    row("once for one stall", u"stalls, wait 5, check 30, wait 5, check 30", u"reload none");
    row("a second one at the same position fails",
        u"stalls, wait 5, check 30, runs, stalls, wait 5, check 31",
        u"reload fail");
    row("a second one ten seconds further is another one",
        u"stalls, wait 5, check 30, runs, stalls, wait 5, check 40",
        u"reload reload");
    row("sound that runs again ends it", u"stalls, wait 4, runs, wait 4, check 30", u"none");
    row("a position that the listener chose gets its own five seconds",
        u"stalls, wait 4, restart, wait 4, check 30, wait 1, check 30",
        u"none reload");
    row("and its own attempt",
        u"stalls, wait 5, check 30, runs, stalls, restart, wait 5, check 31",
        u"reload reload");
    row("a seek while the sound runs starts nothing", u"restart, wait 60, check 30", u"none");
    row("other media start again",
        u"stalls, wait 5, check 30, reset, stalls, wait 5, check 30",
        u"reload reload");
}

void TestStallRecovery::action()
{
    QFETCH(const QString, script);
    QFETCH(const QString, actions);
    QDateTime now = QDateTime::fromSecsSinceEpoch(1'722'800'000, dogear::utc);
    StallRecovery recovery;
    QStringList results;
    for (const QString &step : script.split(u", "_s)) {
        const QString word = step.section(u' ', 0, 0);
        const std::chrono::seconds time(step.section(u' ', 1).toInt());
        if (word == "wait"_L1)
            now = now.addSecs(time.count());
        else if (word == "check"_L1)
            results.append(nameOf(recovery.check(now, time)));
        else if (word == "restart"_L1)
            recovery.restart(now);
        else if (word == "reset"_L1)
            recovery.reset();
        else
            (void)recovery.setStalled(word == "stalls"_L1, now);
    }
    QCOMPARE(results.join(u' '), actions);
}

void TestStallRecovery::onlyAChangeIsReported()
{
    const QDateTime now = QDateTime::fromSecsSinceEpoch(1'722'800'000, dogear::utc);
    StallRecovery recovery;
    QVERIFY(!recovery.setStalled(false, now));
    QVERIFY(recovery.setStalled(true, now));
    QVERIFY(recovery.isStalled());
    QVERIFY(!recovery.setStalled(true, now));
    QVERIFY(recovery.setStalled(false, now));
    QVERIFY(!recovery.isStalled());
}

QTEST_GUILESS_MAIN(TestStallRecovery)
#include "tst_stall_recovery.moc"
