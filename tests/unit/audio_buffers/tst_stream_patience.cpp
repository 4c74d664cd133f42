// SPDX-License-Identifier: GPL-3.0-or-later

#include "stream_patience.h"

#include <support/patience.h>

#include <QSignalSpy>

using namespace dogear::audio_buffers;
using namespace std::chrono_literals;

class TestStreamPatience final : public QObject
{
    Q_OBJECT

private slots:
    void theEndIsTheEnd();
    void itAsksAgainBeforeTheEnd();
    void aGuessedLengthEndsToo();
    void anErrorWhileAskingIsNoFailure();
    void anotherPlaceForgets();
};

void TestStreamPatience::theEndIsTheEnd()
{
    StreamPatience patience;
    QVERIFY(!patience.takeEnd(60s, 60s));
    QVERIFY(!patience.takeEnd(60s, 61s)); // lengths are rounded
    QVERIFY(!patience.takeError());
}

void TestStreamPatience::itAsksAgainBeforeTheEnd()
{
    StreamPatience patience;
    const QSignalSpy asked(&patience, &StreamPatience::goOn);
    QVERIFY(patience.takeEnd(20s, 60s));
    QCOMPARE(asked.size(), 1);
}

void TestStreamPatience::aGuessedLengthEndsToo()
{
    StreamPatience patience;
    QVERIFY(patience.takeEnd(20s, 60s));
    QVERIFY(!patience.takeEnd(20s, 60s)); // at once
}

void TestStreamPatience::anErrorWhileAskingIsNoFailure()
{
    StreamPatience patience;
    const QSignalSpy asked(&patience, &StreamPatience::goOn);
    QVERIFY(patience.takeEnd(20s, 60s));
    QVERIFY(patience.takeError());
    QTRY_COMPARE(asked.size(), 2);
}

void TestStreamPatience::anotherPlaceForgets()
{
    StreamPatience patience;
    QVERIFY(patience.takeEnd(20s, 60s));
    patience.forget();
    QVERIFY(!patience.takeError());
    QVERIFY(patience.takeEnd(20s, 60s));
}

QTEST_GUILESS_MAIN(TestStreamPatience)

#include "tst_stream_patience.moc"
