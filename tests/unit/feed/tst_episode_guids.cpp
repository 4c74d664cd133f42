// SPDX-License-Identifier: GPL-3.0-or-later
// Rows named "rule N" test a rule of tests/rules.md.

#include <feed/episode_guids.h>
#include <feed/feed_parser.h>
#include <support/processor_time.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::feed;

namespace {

/// Makes an item from "title @day guid=G link=L enc=E"; all parts but the title are optional.
QByteArray item(const QString &text)
{
    static const QRegularExpression form(
        u"^(?<title>[^@=]*?)(?: @(?<day>\\d+))?(?: guid=(?<guid>\\S*))?(?: link=(?<link>\\S+))?"
        "(?: enc=(?<enc>\\S+))?$"_s);
    const auto parts = form.match(text);
    QString xml = u"<item><title>%1</title>"_s.arg(parts.captured(u"title"));
    if (parts.hasCaptured(u"guid"))
        xml += u"<guid isPermaLink=\"false\">%1</guid>"_s.arg(parts.captured(u"guid"));
    if (parts.hasCaptured(u"link"))
        xml += u"<link>%1</link>"_s.arg(parts.captured(u"link"));
    if (parts.hasCaptured(u"day"))
        xml += u"<pubDate>%1 Feb 2024 10:00:00 GMT</pubDate>"_s.arg(parts.captured(u"day"));
    if (parts.hasCaptured(u"enc"))
        xml +=
            u"<enclosure url=\"http://h/%1\" type=\"audio/mpeg\"/>"_s.arg(parts.captured(u"enc"));
    return (xml + u"</item>"_s).toUtf8();
}

Result<ParsedFeed> parse(const QStringList &items)
{
    QByteArray document = "<rss><channel><title>Show</title><link>https://home.org/</link>";
    for (const QString &text : items)
        document += item(text);
    return parseFeed(document + "</channel></rss>", QUrl(u"https://home.org/feed"_s));
}

} // namespace

class TestEpisodeGuids final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void parsed_data();
    void parsed();
    void namesStayTheSame();
    void manyItemsWithOneGuidAreQuick();
};

void TestEpisodeGuids::parsed_data()
{
    QTest::addColumn<QStringList>("items");
    QTest::addColumn<QStringList>("episodes"); ///< "title: guid" for each episode
    const auto row = [](const char *name) -> QTestData & { return QTest::newRow(name); };

    row("rule 24: an episode that is listed twice: the newest, in the place of the first")
        << QStringList{u"A @1 guid=a enc=1"_s, u"B @1 guid=b enc=2"_s, u"A @2 guid=a enc=1"_s}
        << QStringList{u"A: a"_s, u"B: b"_s};
    row("rule 24: the same moment and file are one episode, whatever its title")
        << QStringList{u"Old @1 guid=a enc=1"_s, u"New @1 guid=a enc=1"_s}
        << QStringList{u"Old: a"_s};
    row("rule 24: a signed address is written twice")
        << QStringList{u"A @1 guid=a enc=1?t=1"_s, u"A @1 guid=a enc=1?t=2"_s}
        << QStringList{u"A: a"_s};
    row("rule 24: what was announced stands beside the episode")
        << QStringList{u"A @1 guid=a"_s, u"A @2 guid=a enc=1"_s} << QStringList{u"A: a"_s};
    row("rule 24: different enclosures under one guid are different episodes")
        << QStringList{u"A @1 guid=x enc=1"_s, u"A @2 guid=x enc=2"_s, u"B @3 guid=b enc=3"_s}
        << QStringList{u"A: http://h/1"_s, u"A: http://h/2"_s, u"B: b"_s};
    row("rule 24: different titles and days under one guid and one enclosure are different "
        "episodes")
        << QStringList{u"A @1 guid=x enc=1"_s, u"B @2 guid=x enc=1"_s}
        << QStringList{u"A: x http://h/1 2024-02-01T10:00:00Z"_s,
                       u"B: x http://h/1 2024-02-02T10:00:00Z"_s};
    row("rule 24: without enclosures the date tells posts with one guid apart")
        << QStringList{u"A @1 guid=x"_s, u"B @2 guid=x"_s}
        << QStringList{u"A: x 2024-02-01T10:00:00Z"_s, u"B: x 2024-02-02T10:00:00Z"_s};
    row("rule 24: without a date the title does")
        << QStringList{u"A guid=x"_s, u"B guid=x"_s} << QStringList{u"A: x A"_s, u"B: x B"_s};
    row("rule 24: one page for all episodes is no identity")
        << QStringList{u"A @1 link=https://s.org/all enc=1"_s,
                       u"B @2 link=https://s.org/all enc=2"_s}
        << QStringList{u"A: http://h/1"_s, u"B: http://h/2"_s};
    row("rule 24: the page of the show is no identity, even of its only episode")
        << QStringList{u"A @1 link=http://home.org enc=1"_s} << QStringList{u"A: http://h/1"_s};
    row("rule 24: nor is it one as a guid")
        << QStringList{u"A @1 guid=https://home.org/ enc=1"_s} << QStringList{u"A: http://h/1"_s};
    row("rule 23: empty guids and one link")
        << QStringList{u"A @1 guid= link=https://s.org/all enc=1"_s,
                       u"B @2 guid= link=https://s.org/all enc=2"_s}
        << QStringList{u"A: http://h/1"_s, u"B: http://h/2"_s};
    row("some share a guid, others have their own")
        << QStringList{u"A @1 guid=x enc=1"_s, u"B @2 guid=own enc=2"_s, u"C @3 guid=x enc=3"_s}
        << QStringList{u"A: http://h/1"_s, u"B: own"_s, u"C: http://h/3"_s};
    row("an enclosure that is the guid of another episode is not taken from it")
        << QStringList{u"A @1 guid=x enc=1"_s,
                       u"B @2 guid=x enc=2"_s,
                       u"C @3 guid=http://h/1 enc=3"_s}
        << QStringList{
               u"A: x http://h/1 2024-02-01T10:00:00Z"_s, u"B: http://h/2"_s, u"C: http://h/1"_s};
    row("rule 23: one enclosure address for all episodes, no guids")
        << QStringList{u"A @1 enc=latest.mp3"_s, u"B @2 enc=latest.mp3"_s}
        << QStringList{u"A: http://h/latest.mp3 2024-02-01T10:00:00Z"_s,
                       u"B: http://h/latest.mp3 2024-02-02T10:00:00Z"_s};
}

void TestEpisodeGuids::parsed()
{
    QFETCH(const QStringList, items);
    QFETCH(const QStringList, episodes);
    const auto feed = parse(items);
    QVERIFY(feed.has_value());
    QStringList read;
    for (const domain::Episode &episode : feed->episodes)
        read.append(episode.title + u": "_s + episode.guid);
    QCOMPARE(read, episodes);
}

/// Adding or removing an episode does not change the guids of the others.
void TestEpisodeGuids::namesStayTheSame()
{
    const QStringList items{u"C @3 guid=x enc=3"_s, u"B @2 guid=x enc=2"_s, u"A @1 guid=x enc=1"_s};
    const auto all = parse(items);
    const auto fewer = parse(items.mid(1));
    QVERIFY(all && fewer);
    QCOMPARE(all->episodes.mid(1).at(0).guid, fewer->episodes.at(0).guid);
    QCOMPARE(all->episodes.mid(1).at(1).guid, fewer->episodes.at(1).guid);
}

void TestEpisodeGuids::manyItemsWithOneGuidAreQuick()
{
    QList<domain::Episode> episodes;
    constexpr int count = 20'000;
    for (int i = 0; i < count; ++i) {
        domain::Episode episode;
        episode.guid = u"x"_s;
        episode.title = QString::number(i);
        episode.enclosure = domain::Enclosure{QUrl(u"http://h/%1"_s.arg(i)), {}, {}};
        episodes.append(episode);
    }
    const dogear::test::ProcessorTimer timer;
    QVERIFY(makeGuidsDistinct(episodes, QUrl()).warnings.size() == 1);
    QCOMPARE(episodes.size(), count);
    // Takes well below a second if the time is linear; the limit allows for a slow machine.
    QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(TestEpisodeGuids)
#include "tst_episode_guids.moc"
