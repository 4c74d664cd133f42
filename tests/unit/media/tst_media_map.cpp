// SPDX-License-Identifier: GPL-3.0-or-later
#include "media_map.h"

#include <base/utc.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using media::MediaIdentity;
using media::MediaMap;

namespace {

MediaMap example()
{
    MediaMap map{.identity = MediaIdentity{.etag = "W/\"a \\ b\"",
                                           .lastModified = "Sun, 04 Aug 2024 16:00:00 GMT",
                                           .contentType = "audio/mpeg",
                                           .length = qint64{7} << 30,
                                           .server = QUrl(u"https://cdn.example:8443"_s)},
                 .ranges = {},
                 .lastPlayed = QDateTime::fromSecsSinceEpoch(1'798'000'000, utc)};
    map.ranges.add({0, 65'536});
    map.ranges.add({qint64{5} << 30, qint64{6} << 30});
    return map;
}

} // namespace

class TestMediaMap final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void isReadAsItWasWritten_data();
    void isReadAsItWasWritten();
    void cutAnywhereItPromisesNoMore();
    void changedAnywhereItPromisesNoMore();
    void othersAreRefused_data();
    void othersAreRefused();
};

void TestMediaMap::isReadAsItWasWritten_data()
{
    QTest::addColumn<MediaMap>("map");
    QTest::newRow("all fields") << example();
    QTest::newRow("an empty map") << MediaMap{};
    MediaMap endless = example();
    endless.identity->length.reset();
    endless.identity->server.clear();
    endless.lastPlayed = {};
    QTest::newRow("no length, no server and never played") << endless;
}

void TestMediaMap::isReadAsItWasWritten()
{
    QFETCH(const MediaMap, map);
    const QByteArray text = media::writeMap(map);
    const auto read = media::readMap(text);
    QVERIFY(read);
    QCOMPARE(read->identity, map.identity);
    QCOMPARE(read->ranges, map.ranges);
    QCOMPARE(read->lastPlayed, map.lastPlayed);
    QCOMPARE(read->validSize, text.size());
    QCOMPARE(read->lines, text.count('\n'));
}

void TestMediaMap::cutAnywhereItPromisesNoMore()
{
    const MediaMap whole = example();
    const QByteArray text = media::writeMap(whole);
    for (qsizetype size = 0; size < text.size(); ++size) {
        const auto read = media::readMap(text.left(size));
        QVERIFY(read);
        QCOMPARE(read->validSize, text.left(size).lastIndexOf('\n') + 1);
        for (const media::ByteRange &range : read->ranges.list())
            QVERIFY(whole.ranges.contains(range));
        QVERIFY(!read->identity || read->identity == whole.identity);
    }
}

void TestMediaMap::changedAnywhereItPromisesNoMore()
{
    const MediaMap whole = example();
    const QByteArray text = media::writeMap(whole);
    // Each line has a checksum, so a flipped bit makes the line unreadable.
    for (qsizetype at = 0; at < text.size(); ++at) {
        QByteArray changed = text;
        changed[at] = char(changed[at] ^ 1);
        const auto read = media::readMap(changed);
        QVERIFY(read);
        for (const media::ByteRange &range : read->ranges.list())
            QVERIFY(whole.ranges.contains(range));
        QVERIFY(!read->identity || read->identity == whole.identity);
    }
}

void TestMediaMap::othersAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isTooNew");
    QTest::newRow("a file that is not a map") << QByteArray("[General]\nhas 0 5\n") << false;
    QTest::newRow("null bytes, as a crash of the machine leaves them")
        << QByteArray(4096, '\0') << false;
    QByteArray newer = "dogear media 2";
    newer += ' ' + QByteArray::number(qChecksum(newer), 16).rightJustified(4, '0') + '\n';
    QTest::newRow("a map of a newer version") << newer << true;
}

void TestMediaMap::othersAreRefused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isTooNew);
    const auto read = media::readMap(text);
    QCOMPARE(!read, isTooNew);
    if (isTooNew)
        QCOMPARE(read.error().code, ErrorCode::DatabaseTooNew);
    else
        QCOMPARE(read->lines, 0);
}

QTEST_APPLESS_MAIN(TestMediaMap)

#include "tst_media_map.moc"
