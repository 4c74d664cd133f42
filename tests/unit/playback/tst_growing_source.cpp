// SPDX-License-Identifier: GPL-3.0-or-later

#include <playback/growing_source.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::playback;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

class TestGrowingSource final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void exactUpTo_data();
    void exactUpTo();
    void seeking_data();
    void seeking();
    void aPositionThatWasNotReachedIsKept();
};

void TestGrowingSource::exactUpTo_data()
{
    QTest::addColumn<bool>("grows");
    QTest::addColumn<double>("stored"); // -1: the number of bytes is unknown
    QTest::addColumn<milliseconds>("expected");
    const milliseconds everywhere = milliseconds::max();
    QTest::newRow("a file is exact everywhere") << false << -1.0 << everywhere;
    QTest::newRow("a stream of unknown size nowhere") << true << -1.0 << 0ms;
    QTest::newRow("a stream without bytes nowhere") << true << 0.0 << 0ms;
    QTest::newRow("a stream within what is stored") << true << 0.5 << milliseconds(475s);
    QTest::newRow("a complete stream everywhere") << true << 1.0 << everywhere;
}

void TestGrowingSource::exactUpTo()
{
    QFETCH(const bool, grows);
    QFETCH(const double, stored);
    QFETCH(const milliseconds, expected);
    GrowingSource source;
    if (grows)
        source.setStored(stored < 0 ? std::nullopt : std::optional(stored));
    QCOMPARE(source.exactUpTo(1000s), expected);
    QCOMPARE(source.isWhole(), stored == 1.0);
}

void TestGrowingSource::seeking_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("log"); // results of the steps
    const auto row = [](const char *name, const char16_t *script, const char16_t *log) {
        QTest::newRow(name) << QString::fromUtf16(script) << QString::fromUtf16(log);
    };
    row("a file begins at its position, whatever the device says",
        u"device no, loaded 60, state",
        u"begins 60; seekable");
    row("a stream in which the device can seek, too",
        u"grows, loaded 60, state",
        u"begins 60; seekable");
    row("one in which it cannot begins at 0, and the position waits",
        u"grows, device no, loaded 60, state",
        u"begins 0; pending");
    row("at the beginning no position waits",
        u"grows, device no, loaded 0, state",
        u"begins 0; not yet");
    row("a chosen position waits, too",
        u"grows, device no, loaded 0, seek 90, state",
        u"begins 0; pending");
    row("it is opened again at the position once the length is known",
        u"grows, device no, loaded 60, known",
        u"begins 0; reopen 60");
    row("not before", u"grows, device no, loaded 60, grows", u"begins 0");
    row("without a position a seek opens it again",
        u"grows, device no, loaded 0, known, state",
        u"begins 0; seekable by reopening");
    row("opened again it counts as seekable",
        u"grows, device no, loaded 60, known, reopened, device no, loaded 60, state",
        u"begins 0; reopen 60; begins 60; seekable");
    row("a known length changes nothing in a seekable stream",
        u"grows, loaded 60, known, state",
        u"begins 60; seekable");
}

void TestGrowingSource::seeking()
{
    QFETCH(const QString, script);
    QFETCH(const QString, log);
    GrowingSource source;
    QStringList results;
    const auto seconds = [](milliseconds time) { return QString::number(time / 1s); };
    for (const QString &step : script.split(u", "_s)) {
        const milliseconds time = std::chrono::seconds(step.section(u' ', 1).toInt());
        if (step == "grows"_L1) {
            source.setStored(std::nullopt);
            QVERIFY(!source.handleKnownLength());
        } else if (step == "device no"_L1) {
            source.setDeviceSeekable(false);
        } else if (step.startsWith("loaded"_L1)) {
            results.append(u"begins "_s + seconds(source.handleLoaded(time)));
        } else if (step.startsWith("seek"_L1)) {
            source.setPendingSeek(time);
        } else if (step == "known"_L1) {
            source.setStored(0.1);
            if (const auto place = source.handleKnownLength())
                results.append(u"reopen "_s + seconds(*place));
        } else if (step == "reopened"_L1) {
            source.handleReopened();
            (void)source.handleClosed();
        } else if (source.seekability() == Seekability::Seekable) {
            results.append(source.isReopeningUseful() ? u"seekable by reopening"_s : u"seekable"_s);
        } else {
            const bool isPending = source.seekability() == Seekability::Pending;
            results.append(isPending ? u"pending"_s : u"not yet"_s);
        }
    }
    QCOMPARE(results.join(u"; "_s), log);
}

void TestGrowingSource::aPositionThatWasNotReachedIsKept()
{
    GrowingSource source;
    source.setStored(std::nullopt);
    source.setDeviceSeekable(false);
    QCOMPARE(source.handleLoaded(60s), 0ms);
    QVERIFY(source.handleClosed() == milliseconds(60s));
    QVERIFY(!source.handleClosed()); // it is kept by the caller now
    QVERIFY(source.isSeekable());    // nothing is open
}

QTEST_GUILESS_MAIN(TestGrowingSource)
#include "tst_growing_source.moc"
