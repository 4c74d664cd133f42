// SPDX-License-Identifier: GPL-3.0-or-later
// Tests finding the episode that a link is about, and the show of a podcast:guid.

#include "sample_episodes.h"

#include <storage/linked_episode_store.h>
#include <storage/preview_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::EpisodeClues;

namespace {

/// The date of episode() with \a day, \a hours later.
QDateTime day(int day, int hours = 0)
{
    return at(1'600'000'000 + qint64(day) * 86'400 + qint64(hours) * 3'600);
}

QUrl media(const QString &name)
{
    return QUrl("https://example.org/"_L1 + name);
}

EpisodeToStore titled(const QString &guid, int day, const QString &title, const QString &file)
{
    EpisodeToStore item = episode(guid, day);
    item.episode.title = title;
    item.episode.enclosure->url = media(file);
    return item;
}

} // namespace

class TestLinkedEpisodeStore final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void finds_data();
    void finds();
    void anEpisodeThatTheFeedDroppedIsFoundByItsGuid();
    void anotherShowIsNotSearched();
    void aFailureIsNoMissingEpisode();
    void aShowIsFoundByItsGuid_data();
    void aShowIsFoundByItsGuid();
};

void TestLinkedEpisodeStore::finds_data()
{
    QTest::addColumn<EpisodeClues>("clues");
    QTest::addColumn<QString>("expected"); // the guid; empty: no episode
    const auto row = [](const char *name, const EpisodeClues &clues, const QString &expected) {
        QTest::newRow(name) << clues << expected;
    };
    row("nothing is known", {}, {});
    row("a date alone names no episode", {.published = day(1)}, {});
    row("by the guid", {.guid = u"a"_s}, u"a"_s);
    row("the guid decides before the enclosure",
        {.guid = u"a"_s, .enclosure = media(u"b.mp3"_s)},
        u"a"_s);
    row("an unknown guid leaves it to the enclosure",
        {.guid = u"x"_s, .enclosure = media(u"b.mp3"_s)},
        u"b"_s);
    row("an enclosure over http instead of https",
        {.enclosure = QUrl(u"http://example.org/b.mp3"_s)},
        u"b"_s);
    row("an enclosure with a tracker in its query",
        {.enclosure = media(u"b.mp3?source=apple"_s)},
        u"b"_s);
    row("a query that names the episode", {.enclosure = media(u"play?id=2"_s)}, u"d"_s);
    row("one path for several episodes decides nothing", {.enclosure = media(u"play?id=9"_s)}, {});
    row("one address for several episodes decides nothing",
        {.enclosure = media(u"latest.mp3"_s)},
        {});
    row("one address for several episodes leaves it to title and date",
        {.enclosure = media(u"latest.mp3"_s), .title = u"News"_s, .published = day(6)},
        u"f"_s);
    row("by title and date", {.title = u"Title of a"_s, .published = day(1)}, u"a"_s);
    row("case, accents and spaces of the title do not count",
        {.title = u" títle  OF a"_s, .published = day(1)},
        u"a"_s);
    row("the date of a directory may differ by some hours",
        {.title = u"Title of a"_s, .published = day(1, 20)},
        u"a"_s);
    row("an episode of that title a week later is another one",
        {.title = u"Title of a"_s, .published = day(8)},
        {});
    row("of equal titles the nearest date decides",
        {.title = u"News"_s, .published = day(6, 11)},
        u"f"_s);
    row("without a date a title that only one episode has", {.title = u"Title of a"_s}, u"a"_s);
    row("without a date a title that several have decides nothing", {.title = u"News"_s}, {});
    row("an unknown title", {.title = u"Other"_s, .published = day(1)}, {});
}

void TestLinkedEpisodeStore::finds()
{
    QFETCH(const EpisodeClues, clues);
    QFETCH(const QString, expected);
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    QVERIFY(store
                .update(show,
                        {titled(u"f"_s, 6, u"News"_s, u"latest.mp3"_s),
                         titled(u"e"_s, 5, u"News"_s, u"latest.mp3"_s),
                         titled(u"d"_s, 4, u"Two"_s, u"play?id=2"_s),
                         titled(u"c"_s, 3, u"One"_s, u"play?id=1"_s),
                         episode(u"b"_s, 2),
                         episode(u"a"_s, 1)},
                        true,
                        testNow)
                .has_value());
    const auto found = LinkedEpisodeStore(*connection).find(show, clues);
    QVERIFY(found.has_value());
    QCOMPARE(found->has_value() ? store.detail((*found)->id)->episode.guid : QString(), expected);
}

void TestLinkedEpisodeStore::anEpisodeThatTheFeedDroppedIsFoundByItsGuid()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    EpisodeStore store(*connection);
    QVERIFY(
        store.update(show, {episode(u"b"_s, 2), episode(u"a"_s, 1)}, true, testNow).has_value());
    QVERIFY(store.update(show, {episode(u"b"_s, 2)}, true, testNow).has_value());
    LinkedEpisodeStore links(*connection);
    QVERIFY(links.find(show, {.guid = u"a"_s})->has_value());
    QVERIFY(!links.find(show, {.enclosure = media(u"a.mp3"_s)})->has_value());
    QVERIFY(!links.find(show, {.title = u"Title of a"_s, .published = day(1)})->has_value());
}

void TestLinkedEpisodeStore::anotherShowIsNotSearched()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    const PodcastId other = addShow(*connection, u"other"_s);
    QVERIFY(
        EpisodeStore(*connection).update(other, {episode(u"a"_s, 1)}, true, testNow).has_value());
    const EpisodeClues clues{.guid = u"a"_s,
                             .enclosure = media(u"a.mp3"_s),
                             .title = u"Title of a"_s,
                             .published = day(1)};
    LinkedEpisodeStore links(*connection);
    QVERIFY(!links.find(show, clues)->has_value());
    QVERIFY(links.find(other, clues)->has_value());
}

void TestLinkedEpisodeStore::aFailureIsNoMissingEpisode()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    for (int statement = 1; statement <= 3; ++statement) {
        connection->failAfter(statement);
        const auto found =
            LinkedEpisodeStore(*connection)
                .find(show,
                      {.guid = u"a"_s, .enclosure = media(u"a.mp3"_s), .title = u"Title of a"_s});
        QVERIFY2(!found.has_value(), qPrintable(QString::number(statement)));
    }
    connection->failAfter(0);
}

void TestLinkedEpisodeStore::aShowIsFoundByItsGuid_data()
{
    QTest::addColumn<QString>("guid");
    QTest::addColumn<bool>("isPreview");
    QTest::addColumn<bool>("isFound");
    const QString guid = u"917393e3-1b1e-5cef-ace4-edaa54e1f810"_s;
    QTest::newRow("its guid") << guid << false << true;
    QTest::newRow("its guid in upper case") << guid.toUpper() << false << true;
    QTest::newRow("another guid") << u"00000000-1b1e-5cef-ace4-edaa54e1f810"_s << false << false;
    QTest::newRow("no guid finds no show without one") << QString() << false << false;
    QTest::newRow("a preview is not followed") << guid << true << false;
}

void TestLinkedEpisodeStore::aShowIsFoundByItsGuid()
{
    QFETCH(const QString, guid);
    QFETCH(const bool, isPreview);
    const auto connection = openInMemory();
    addShow(*connection, u"without"_s);
    const QUrl url(u"https://example.org/show"_s);
    const auto show = isPreview ? PreviewStore(*connection).add(url, u"show"_s, testNow)
                                : PodcastStore(*connection).add(url, u"show"_s, testNow);
    QVERIFY(show.has_value());
    domain::Podcast podcast;
    podcast.title = u"show"_s;
    podcast.guid = u"917393e3-1b1e-5cef-ACE4-edaa54e1f810"_s; // as some feeds write it
    QVERIFY(PodcastStore(*connection).update(*show, podcast).has_value());
    const auto found = PodcastStore(*connection).findByGuid(guid);
    QVERIFY(found.has_value());
    QTEST(found->has_value(), "isFound");
    if (found->has_value())
        QCOMPARE((*found)->id, *show);
}

QTEST_GUILESS_MAIN(TestLinkedEpisodeStore)
#include "tst_linked_episode_store.moc"
