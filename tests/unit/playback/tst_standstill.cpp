// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <playback/standstill.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using dogear::playback::Standstill;

class TestStandstill final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void cure_data();
    void cure();
    void onlyAChangeIsReported();
};

namespace {

QString nameOf(Standstill::Cure cure)
{
    switch (cure) {
    case Standstill::Cure::None:
        return u"none"_s;
    case Standstill::Cure::Reload:
        return u"reload"_s;
    case Standstill::Cure::Fail:
        return u"fail"_s;
    }
    return {};
}

} // namespace

void TestStandstill::cure_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("cures"); // result of each look
    const auto row = [](const char *name, const char16_t *script, const char16_t *cures) {
        QTest::newRow(name) << QString::fromUtf16(script) << QString::fromUtf16(cures);
    };
    row("sound that runs needs nothing", u"wait 60, look 30", u"none");
    row("a short standstill needs nothing", u"stalls, wait 4, look 30", u"none");
    row("after five seconds the media is opened again", u"stalls, wait 5, look 30", u"reload");
    row("once for one standstill", u"stalls, wait 5, look 30, wait 5, look 30", u"reload none");
    row("a second one at the same position fails",
        u"stalls, wait 5, look 30, runs, stalls, wait 5, look 31",
        u"reload fail");
    row("a second one ten seconds further is another one",
        u"stalls, wait 5, look 30, runs, stalls, wait 5, look 40",
        u"reload reload");
    row("sound that runs again ends it", u"stalls, wait 4, runs, wait 4, look 30", u"none");
    row("a position that the listener chose gets its own five seconds",
        u"stalls, wait 4, restart, wait 4, look 30, wait 1, look 30",
        u"none reload");
    row("and its own attempt",
        u"stalls, wait 5, look 30, runs, stalls, restart, wait 5, look 31",
        u"reload reload");
    row("a seek while the sound runs starts nothing", u"restart, wait 60, look 30", u"none");
    row("other media start again",
        u"stalls, wait 5, look 30, reset, stalls, wait 5, look 30",
        u"reload reload");
}

void TestStandstill::cure()
{
    QFETCH(const QString, script);
    QFETCH(const QString, cures);
    QDateTime now = QDateTime::fromSecsSinceEpoch(1'722'800'000, dogear::utc);
    Standstill standstill;
    QStringList results;
    for (const QString &step : script.split(u", "_s)) {
        const QString word = step.section(u' ', 0, 0);
        const std::chrono::seconds time(step.section(u' ', 1).toInt());
        if (word == "wait"_L1)
            now = now.addSecs(time.count());
        else if (word == "look"_L1)
            results.append(nameOf(standstill.look(now, time)));
        else if (word == "restart"_L1)
            standstill.restart(now);
        else if (word == "reset"_L1)
            standstill.reset();
        else
            (void)standstill.setStalled(word == "stalls"_L1, now);
    }
    QCOMPARE(results.join(u' '), cures);
}

void TestStandstill::onlyAChangeIsReported()
{
    const QDateTime now = QDateTime::fromSecsSinceEpoch(1'722'800'000, dogear::utc);
    Standstill standstill;
    QVERIFY(!standstill.setStalled(false, now));
    QVERIFY(standstill.setStalled(true, now));
    QVERIFY(standstill.isStalled());
    QVERIFY(!standstill.setStalled(true, now));
    QVERIFY(standstill.setStalled(false, now));
    QVERIFY(!standstill.isStalled());
}

QTEST_GUILESS_MAIN(TestStandstill)
#include "tst_standstill.moc"
