// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers are those of the rules of the field that a row stands for.

#include "episodes/episode_identity.h"

#include <QRegularExpression>
#include <QTest>

using namespace dogear::storage;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// "title @ hours # minutes enclosure type": every part but the title may be missing.
EpisodeLook look(const QString &text)
{
    static const QRegularExpression form(
        u"^(?<title>[^@#:]*?)(?: @(?<hour>\\d+))?(?: #(?<minutes>\\d+))?(?: (?<url>https?:\\S+))?"
        "(?: (?<type>\\w+/\\w+))?$"_s);
    const auto parts = form.match(text);
    EpisodeLook look{.title = parts.captured(u"title"), .enclosureType = parts.captured(u"type")};
    if (parts.hasCaptured(u"hour")) {
        look.published = QDateTime::fromSecsSinceEpoch(
            1'600'041'600 + parts.captured(u"hour").toInt() * 3600, Qt::UTC); // midnight
    }
    if (parts.hasCaptured(u"minutes"))
        look.duration = std::chrono::minutes(parts.captured(u"minutes").toInt());
    look.enclosureUrl = QUrl(parts.captured(u"url"));
    return look;
}

QList<EpisodeLook> looks(const QStringList &texts)
{
    QList<EpisodeLook> list;
    for (const QString &text : texts)
        list.append(look(text));
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
};

void TestEpisodeIdentity::finds_data()
{
    QTest::addColumn<QStringList>("vanished");
    QTest::addColumn<QStringList>("unknown");
    QTest::addColumn<bool>("isWholesale");
    QTest::addColumn<QString>("pairs"); ///< unknown-vanished
    const auto row = [](const char *name) -> QTestData & { return QTest::newRow(name); };

    row("rule 25: the same enclosure, all else changed")
        << QStringList{u"Old @1 #10 http://h/1.mp3"_s}
        << QStringList{u"New @90 #50 https://h/1.mp3"_s} << false << u"0-0"_s;
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
    const QHash<int, int> found = renamedEpisodes(looks(vanished), looks(unknown), isWholesale);
    QStringList texts;
    for (int i = 0; i < unknown.size(); ++i) {
        if (const auto pair = found.constFind(i); pair != found.cend())
            texts.append(u"%1-%2"_s.arg(i).arg(*pair));
    }
    QCOMPARE(texts.join(u' '), pairs);
}

QTEST_GUILESS_MAIN(TestEpisodeIdentity)
#include "tst_episode_identity.moc"
