// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the position file follows an import and its undo.

#include "place_saving.h"

#include <base/feed_url.h>
#include <base/utc.h>

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::transfer;
using namespace std::chrono_literals;
using settings::PositionFile;
using settings::SavedPosition;
using std::chrono::seconds;
using storage::FilledPlace;

namespace {

const QUrl feed{u"https://example.org/show"_s};

QDateTime at(qint64 second)
{
    return QDateTime::fromSecsSinceEpoch(second, utc);
}

FilledPlace place(const QString &guid, seconds position, std::optional<QDateTime> before = {})
{
    return {.feed = feed,
            .guid = guid,
            .duration = 30min,
            .state = {.position = position},
            .changed = at(500),
            .changedBefore = before};
}

} // namespace

class TestPlaceSaving final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void placesAreReadByFeed();
    void placesAreSaved_data();
    void placesAreSaved();
    void playedOnesWithoutAnEntryGetNone();
    void undoRestores_data();
    void undoRestores();

private:
    std::optional<QTemporaryDir> m_folder;
};

void TestPlaceSaving::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
}

void TestPlaceSaving::placesAreReadByFeed()
{
    PositionFile positions(m_folder->filePath(u"positions.ini"_s));
    QVERIFY(positions
                .save({feed, u"a"_s},
                      {.position = 5s, .duration = 60s, .isPlayed = false, .changed = at(100)})
                .has_value());
    const KnownPlacesByFeed places = readPlaces(positions);
    const storage::KnownPlace known = places.value(feedUrlKey(feed)).value(u"a"_s);
    QCOMPARE(known.position, 5s);
    QCOMPARE(known.changed, at(100));
    QVERIFY(places.value(feedUrlKey(QUrl(u"https://example.org/other"_s))).isEmpty());
}

void TestPlaceSaving::placesAreSaved_data()
{
    QTest::addColumn<std::optional<QDateTime>>("saved");       // time of the entry in the file
    QTest::addColumn<std::optional<QDateTime>>("knownBefore"); // as the import has read it
    QTest::addColumn<int>("expected");                         // seconds
    using Time = std::optional<QDateTime>;
    QTest::newRow("without an entry") << Time() << Time() << 60;
    QTest::newRow("over the entry that the import knew") << Time(at(100)) << Time(at(100)) << 60;
    QTest::newRow("not over a place that the player saved meanwhile")
        << Time(at(200)) << Time(at(100)) << 30;
    QTest::newRow("not over a first place that the player saved meanwhile")
        << Time(at(200)) << Time() << 30;
}

void TestPlaceSaving::placesAreSaved()
{
    QFETCH(const std::optional<QDateTime>, saved);
    QFETCH(const std::optional<QDateTime>, knownBefore);
    PositionFile positions(m_folder->filePath(u"positions.ini"_s));
    if (saved)
        QVERIFY(positions.save({feed, u"a"_s}, {.position = 30s, .changed = *saved}).has_value());
    QVERIFY(savePlaces(positions, {place(u"a"_s, 60s, knownBefore)}).has_value());
    const auto now = positions.find({feed, u"a"_s});
    QVERIFY(now.has_value());
    QTEST(int(std::chrono::duration_cast<seconds>(now->position).count()), "expected");
}

void TestPlaceSaving::playedOnesWithoutAnEntryGetNone()
{
    PositionFile positions(m_folder->filePath(u"positions.ini"_s));
    FilledPlace played = place(u"b"_s, 0s);
    played.state.isPlayed = true;
    QVERIFY(savePlaces(positions, {place(u"a"_s, 60s), played}).has_value());
    QVERIFY(positions.find({feed, u"a"_s}).has_value());
    QVERIFY(!positions.find({feed, u"b"_s}).has_value());
}

void TestPlaceSaving::undoRestores_data()
{
    QTest::addColumn<int>("now"); // seconds
    QTest::addColumn<std::optional<QDateTime>>("changedBefore");
    QTest::addColumn<int>("expected"); // seconds; -1: no entry
    using Time = std::optional<QDateTime>;
    QTest::newRow("the entry from before") << 60 << Time(at(100)) << 30;
    QTest::newRow("no entry") << 60 << Time() << -1;
    QTest::newRow("nothing that the user changed since") << 90 << Time(at(100)) << 90;
}

void TestPlaceSaving::undoRestores()
{
    QFETCH(const int, now);
    QFETCH(const std::optional<QDateTime>, changedBefore);
    PositionFile positions(m_folder->filePath(u"positions.ini"_s));
    QVERIFY(
        positions.save({feed, u"a"_s}, {.position = seconds(now), .changed = at(500)}).has_value());
    QVERIFY(restorePlaces(positions,
                          {{.set = place(u"a"_s, 60s, changedBefore), .before = {.position = 30s}}})
                .has_value());
    const auto found = positions.find({feed, u"a"_s});
    QTEST(found ? int(std::chrono::duration_cast<seconds>(found->position).count()) : -1,
          "expected");
}

QTEST_GUILESS_MAIN(TestPlaceSaving)
#include "tst_place_saving.moc"
