// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers in the names of rows are those of the rules for feeds that a row tests.

#include "episodes/episode_identity.h"

#include <base/utc.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear::storage;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Parses "title @hours #minutes enclosure type"; every part but the title may be missing. Hours
/// are the time of publication, minutes the duration.
EpisodeFingerprint fingerprint(const QString &text)
{
    static const QRegularExpression form(
        u"^(?<title>[^@#:]*?)(?: @(?<hour>\\d+))?(?: #(?<minutes>\\d+))?(?: (?<url>https?:\\S+))?"
        "(?: (?<type>\\w+/\\w+))?$"_s);
    const auto parts = form.match(text);
    EpisodeFingerprint episode{.title = parts.captured(u"title"),
                               .enclosureType = parts.captured(u"type")};
    if (parts.hasCaptured(u"hour")) {
        episode.published = QDateTime::fromSecsSinceEpoch(
            1'600'041'600 + parts.captured(u"hour").toInt() * 3600, dogear::utc); // 2020-09-14 0:00
    }
    if (parts.hasCaptured(u"minutes"))
        episode.duration = std::chrono::minutes(parts.captured(u"minutes").toInt());
    episode.enclosureUrl = QUrl(parts.captured(u"url"));
    return episode;
}

QList<EpisodeFingerprint> fingerprints(const QStringList &texts)
{
    QList<EpisodeFingerprint> list;
    for (const QString &text : texts)
        list.append(fingerprint(text));
    return list;
}

} // namespace

class TestEpisodeIdentity final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void finds_data();
    void finds();
    void reusedGuids_data();
    void reusedGuids();
};

void TestEpisodeIdentity::finds_data()
{
    QTest::addColumn<QStringList>("vanished");
    QTest::addColumn<QStringList>("unknown");
    QTest::addColumn<bool>("isWholesale");
    QTest::addColumn<QString>("pairs"); ///< "index in unknown-index in vanished"
    const auto row = [](const char *name) -> QTestData & { return QTest::newRow(name); };

    row("rule 25: the same enclosure and moment")
        << QStringList{u"Old @1 #10 http://h/1.mp3"_s}
        << QStringList{u"New @1 #50 https://h/1.mp3"_s} << true << u"0-0"_s;
    row("rule 25: the same enclosure and title")
        << QStringList{u"Pilot @1 #10 http://h/1.mp3"_s}
        << QStringList{u"pilot @90 #50 https://h/1.mp3"_s} << false << u"0-0"_s;
    row("rule 25: the same enclosures, all else of the whole feed changed")
        << QStringList{u"A @1 http://h/1.mp3"_s, u"B @2 http://h/2.mp3"_s, u"C @3 http://h/3.mp3"_s}
        << QStringList{u"X @91 http://h/1.mp3"_s,
                       u"Y @92 http://h/2.mp3"_s,
                       u"Z @93 http://h/3.mp3"_s}
        << true << u"0-0 1-1 2-2"_s;
    row("rule 26: the hourly news under one address")
        << QStringList{u"News at 9 @9 http://h/latest.mp3"_s}
        << QStringList{u"News at 10 @10 http://h/latest.mp3"_s} << true << u""_s;
    row("rule 26: the hourly news under one address and one title")
        << QStringList{u"News @9 http://h/latest.mp3"_s}
        << QStringList{u"News @10 http://h/latest.mp3"_s} << true << u""_s;
    row("rule 26: two bulletins with an address each")
        << QStringList{u"News at 9 @9 http://h/news.mp3"_s, u"Rain @9 http://h/weather.mp3"_s}
        << QStringList{u"News at 10 @10 http://h/news.mp3"_s, u"Sun @10 http://h/weather.mp3"_s}
        << true << u""_s;
    row("rule 26: the newest of the bulletins gets another guid")
        << QStringList{u"News at 9 @9 http://h/x.mp3"_s, u"News at 10 @10 http://h/x.mp3"_s}
        << QStringList{u"News at 10 @10 http://h/x.mp3"_s} << true << u"0-1"_s;
    row("rule 25: an enclosure that two share says nothing")
        << QStringList{u"A @1 http://h/x.mp3"_s, u"B @2 http://h/x.mp3"_s}
        << QStringList{u"C @3 http://h/x.mp3"_s} << false << u""_s;
    row("rule 30: another query is another enclosure")
        << QStringList{u"A @1 http://h/get?id=1"_s} << QStringList{u"B @2 http://h/get?id=2"_s}
        << false << u""_s;
    row("rule 25: the same title and moment, lengths 10 minutes apart")
        << QStringList{u"Pilot @1 #30 http://h/1.mp3"_s}
        << QStringList{u" pilot @1 #40 http://new/1.mp3"_s} << false << u"0-0"_s;
    row("rule 25: 11 minutes apart it is another one")
        << QStringList{u"Pilot @1 #30"_s} << QStringList{u"Pilot @1 #41"_s} << false << u""_s;
    row("rule 25: an unknown length fits")
        << QStringList{u"Pilot @1"_s} << QStringList{u"Pilot @1 #41"_s} << false << u"0-0"_s;
    row("rule 25: sound is not video")
        << QStringList{u"Pilot @1 http://h/1.mp3 audio/mpeg"_s}
        << QStringList{u"Pilot @1 http://h/1.mp4 video/mp4"_s} << false << u""_s;
    row("rule 25: every guid is new, titles and days are the same")
        << QStringList{u"One @1"_s, u"Two @30"_s, u"Three @60"_s}
        << QStringList{u"Three @61"_s, u"Two @31"_s, u"One @2"_s} << true << u"0-2 1-1 2-0"_s;
    row("rule 25: another day is another episode")
        << QStringList{u"One @1"_s, u"Two @30"_s} << QStringList{u"One @25"_s, u"Two @56"_s} << true
        << u""_s;
    row("rule 26: the hourly news of a feed that has room for one")
        << QStringList{u"News @9"_s} << QStringList{u"News @10"_s} << true << u""_s;
    row("rule 26: the hourly news, several of them")
        << QStringList{u"News @9"_s, u"News @10"_s} << QStringList{u"News @11"_s, u"News @12"_s}
        << true << u""_s;
    row("rule 26: guids that are known beside it keep the day from counting")
        << QStringList{u"One @1"_s, u"Two @30"_s} << QStringList{u"One @2"_s, u"Two @31"_s} << false
        << u""_s;
    row("the enclosure comes before title and moment")
        << QStringList{u"A @1 http://h/1.mp3"_s, u"B @1 http://h/2.mp3"_s}
        << QStringList{u"A @1 http://h/2.mp3"_s} << false << u"0-1"_s;
    row("without title and date there is nothing to compare")
        << QStringList{u""_s, u""_s} << QStringList{u""_s, u""_s} << true << u""_s;
}

void TestEpisodeIdentity::finds()
{
    QFETCH(const QStringList, vanished);
    QFETCH(const QStringList, unknown);
    QFETCH(const bool, isWholesale);
    QFETCH(const QString, pairs);
    const QHash<int, int> found =
        renamedEpisodes(fingerprints(vanished), fingerprints(unknown), isWholesale);
    QStringList texts;
    for (int i = 0; i < unknown.size(); ++i) {
        if (const auto pair = found.constFind(i); pair != found.cend())
            texts.append(u"%1-%2"_s.arg(i).arg(*pair));
    }
    QCOMPARE(texts.join(u' '), pairs);
}

void TestEpisodeIdentity::reusedGuids_data()
{
    QTest::addColumn<QString>("guid");
    QTest::addColumn<QString>("stored");
    QTest::addColumn<QString>("now");
    QTest::addColumn<bool>("isAnother");
    const auto row = [](const char *name) -> QTestData & { return QTest::newRow(name); };

    row("an address as guid: title and date differ")
        << u"http://h/latest.mp3"_s << u"News at 9 @9 http://h/latest.mp3"_s
        << u"News at 10 @10 http://h/latest.mp3"_s << true;
    row("an address as guid: the title was corrected")
        << u"http://h/1.mp3"_s << u"The pilto @9 http://h/1.mp3"_s
        << u"The pilot @9 http://h/1.mp3"_s << false;
    row("an address as guid: the date was corrected")
        << u"http://h/1.mp3"_s << u"The pilot @9 http://h/1.mp3"_s
        << u"The pilot! @90 http://h/1.mp3"_s << false;
    row("a guid for the newest episode: all differs")
        << u"latest"_s << u"Part one @9 http://h/1.mp3"_s << u"Part two @33 http://h/2.mp3"_s
        << true;
    row("a guid is believed: the file was replaced")
        << u"a"_s << u"Part one @9 http://h/1.mp3"_s << u"Part one @33 http://h/2.mp3"_s << false;
    row("a guid is believed: the host adds a number to the title")
        << u"a"_s << u"The pilot @9 http://h/1.mp3"_s << u"Ep. 1, The Pilot @12 http://h/2.mp3"_s
        << false;
    row("a guid is believed: the title changes, the file stays")
        << u"a"_s << u"Part one @9 http://h/1.mp3?t=1"_s << u"Beginning @33 http://h/1.mp3?t=2"_s
        << false;
    row("a guid is believed: an older episode is no new one")
        << u"a"_s << u"Part two @33 http://h/2.mp3"_s << u"Part one @9 http://h/1.mp3"_s << false;
    row("what was announced can be heard now")
        << u"a"_s << u"Coming soon @9"_s << u"Part one @33 http://h/1.mp3"_s << false;
    row("without dates nothing is known")
        << u"http://h/1.mp3"_s << u"A http://h/1.mp3"_s << u"B http://h/1.mp3"_s << false;
}

void TestEpisodeIdentity::reusedGuids()
{
    QFETCH(const QString, guid);
    QFETCH(const QString, stored);
    QFETCH(const QString, now);
    QFETCH(const bool, isAnother);
    QCOMPARE(isAnotherEpisode(guid, fingerprint(stored), fingerprint(now)), isAnother);
}

QTEST_GUILESS_MAIN(TestEpisodeIdentity)
#include "tst_episode_identity.moc"
