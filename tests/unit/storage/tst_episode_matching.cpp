// SPDX-License-Identifier: GPL-3.0-or-later
// Updates a show with several documents, one after the other. The first episode of each document is
// marked as played before the next document; at the end the played episodes are compared.

#include "sample_episodes.h"

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

namespace {

/// Parses "guid|title|day|file".
EpisodeToStore entry(const QString &text)
{
    const QStringList parts = text.split(u'|');
    EpisodeToStore item = episode(parts.at(0), parts.at(2).toInt());
    item.episode.title = parts.at(1);
    item.episode.enclosure->url = QUrl("https://example.org/"_L1 + parts.at(3));
    return item;
}

QList<EpisodeToStore> document(const QString &texts)
{
    QList<EpisodeToStore> items;
    for (const QString &text : texts.split(u' '))
        items.append(entry(text));
    return items;
}

/// \return the titles, oldest first: with a * if the episode is played, with a - if the feed does
///   not have it any more
QString states(Connection &connection, PodcastId show)
{
    EpisodeStore store(connection);
    QStringList lines;
    const auto listed = store.list({.podcast = show, .order = domain::EpisodeOrder::OldestFirst});
    for (const domain::EpisodeSummary &summary : listed.value_or(QList<domain::EpisodeSummary>())) {
        const bool isRemoved = store.detail(summary.id)->isRemoved;
        lines.append(summary.title + (summary.state.isPlayed ? u"*"_s : u""_s)
                     + (isRemoved ? u"-"_s : u""_s));
    }
    return lines.join(u' ');
}

bool play(Connection &connection, PodcastId show, const QString &title)
{
    EpisodeStore store(connection);
    const auto listed = store.list({.podcast = show});
    for (const domain::EpisodeSummary &summary : listed.value_or(QList<domain::EpisodeSummary>())) {
        if (summary.title == title)
            return store.setState(summary.id, {.isPlayed = true}).has_value();
    }
    return false;
}

} // namespace

class TestEpisodeMatching final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void documents_data();
    void documents();
    void aNameIsNeverGivenToAnotherEpisode();
};

void TestEpisodeMatching::documents_data()
{
    QTest::addColumn<QStringList>("documents");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name) -> QTestData & { return QTest::newRow(name); };

    row("the hourly news under one address are an episode each")
        << QStringList{u"n1|N1|1|latest"_s, u"n2|N2|2|latest"_s, u"n3|N3|3|latest"_s}
        << u"N1*- N2*- N3"_s;
    row("so they are without guids") << QStringList{u"https://example.org/latest|N1|1|latest"_s,
                                                    u"https://example.org/latest|N2|2|latest"_s,
                                                    u"https://example.org/latest|N3|3|latest"_s}
                                     << u"N1*- N2*- N3"_s;
    row("and a bulletin that comes again is itself")
        << QStringList{u"https://example.org/latest|N1|1|latest"_s,
                       u"https://example.org/latest|N2|2|latest"_s,
                       u"https://example.org/latest|N2|2|latest"_s}
        << u"N1*- N2*"_s;
    row("a guid that always stands for the newest episode")
        << QStringList{u"new|One|1|1"_s, u"new|Two|2|2"_s, u"new|Three|3|3"_s}
        << u"One*- Two*- Three"_s;
    row("guids that count from the newest") << QStringList{u"1|One|1|1"_s,
                                                           u"1|Two|2|2 2|One|1|1"_s,
                                                           u"1|Three|3|3 2|Two|2|2 3|One|1|1"_s}
                                            << u"One* Two* Three"_s;
    row("a shared guid that a feed begins with, resolved, and mended")
        << QStringList{u"home|One|1|1"_s,
                       u"https://example.org/2|Two|2|2 https://example.org/1|One|1|1"_s,
                       u"two|Two|2|2 one|One|1|1"_s}
        << u"One* Two*"_s;
    row("a host changes all guids, titles and dates, and keeps the files")
        << QStringList{u"a|A|1|1 b|B|2|2 c|C|3|3"_s, u"x|X|11|1 y|Y|12|2 z|Z|13|3"_s}
        << u"X* Y Z"_s;
    row("a host keeps the guids of two and changes everything else")
        << QStringList{u"a|A|1|1 b|B|2|2"_s, u"a|X|11|3 b|Y|12|4"_s} << u"X* Y"_s;
    row("a host keeps the addresses of three without guids and mends titles and dates")
        << QStringList{u"https://example.org/1|A|1|1 https://example.org/2|B|2|2 "
                       "https://example.org/3|C|3|3"_s,
                       u"https://example.org/1|X|11|1 https://example.org/2|Y|12|2 "
                       "https://example.org/3|Z|13|3"_s}
        << u"X* Y Z"_s;
    row("a corrected title changes nothing")
        << QStringList{u"a|Pilto|1|1"_s, u"a|Pilot|1|1"_s} << u"Pilot*"_s;
}

void TestEpisodeMatching::documents()
{
    QFETCH(const QStringList, documents);
    QFETCH(const QString, expected);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    for (const QString &text : documents) {
        const QList<EpisodeToStore> items = document(text);
        QVERIFY(store.update(show, items, true, testNow).has_value());
        if (&text != &documents.constLast())
            QVERIFY(play(*connection, show, items.constFirst().episode.title));
    }
    QCOMPARE(states(*connection, show), expected);
}

void TestEpisodeMatching::aNameIsNeverGivenToAnotherEpisode()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    const QString guid = u"https://example.org/latest"_s;
    QVERIFY(store.update(show, {entry(guid + u"|N1|1|latest"_s)}, true, testNow).has_value());
    const EpisodeId first = idOf(*connection, show, guid);
    const auto stored = store.update(show, {entry(guid + u"|N2|2|latest"_s)}, true, testNow);
    QVERIFY(stored.has_value());
    QCOMPARE(stored->renamed, (QList<std::pair<QString, QString>>()));
    QCOMPARE(idOf(*connection, show, guid), first);
    QCOMPARE(stored->added.size(), 1);
    // The second episode gets domain::distinctName(), as the first one keeps the guid.
    QCOMPARE(store.detail(stored->added.constFirst())->episode.guid,
             u"https://example.org/latest 2020-09-15T12:26:40Z"_s);
}

QTEST_GUILESS_MAIN(TestEpisodeMatching)
#include "tst_episode_matching.moc"
