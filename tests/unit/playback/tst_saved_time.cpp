// SPDX-License-Identifier: GPL-3.0-or-later

#include <playback/saved_time.h>
#include <support/fake_audio_output.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace std::chrono_literals;
using playback::SavedTime;

class TestSavedTime final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void savedTimeIsCounted();
    void theTotalHasGrownBeforeTheSignal();
};

void TestSavedTime::savedTimeIsCounted()
{
    test::FakeAudioOutput device;
    SavedTime saved(device);
    saved.setTotal(1h);
    emit device.trimmed(1500ms);
    emit device.trimmed(500ms);
    QCOMPARE(saved.total(), std::chrono::milliseconds(1h + 2s));
}

void TestSavedTime::theTotalHasGrownBeforeTheSignal()
{
    test::FakeAudioOutput device;
    SavedTime saved(device);
    std::chrono::milliseconds increase{};
    std::chrono::milliseconds total{};
    connect(&saved, &SavedTime::increased, this, [&](std::chrono::milliseconds by) {
        increase = by;
        total = saved.total();
    });
    saved.setTotal(2s);
    emit device.trimmed(500ms);
    QCOMPARE(increase, 500ms);
    QCOMPARE(total, 2500ms);
}

QTEST_GUILESS_MAIN(TestSavedTime)
#include "tst_saved_time.moc"
