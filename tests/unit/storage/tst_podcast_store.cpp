// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestPodcastStore final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void whatIsStoredComesBack();
    void anEmptyFieldOfTheFeedKeepsWhatIsStored();
    void oneFeedIsOneShow_data();
    void oneFeedIsOneShow();
    void aShowIsFoundByTheAddressItGivesItself();
    void aFailedFetchIsRemembered();
    void removingTakesTheEpisodesAlong();
    void showsComeByTitle();
    void aListTellsTheSameOfThem();
    void whatAPersonMakesOfAShowStaysBesideItsFeed();
    void theNameThatIsShownCounts();
};

namespace {

domain::Podcast fullPodcast()
{
    domain::Podcast podcast;
    podcast.title = u"Grüße & <more>"_s;
    podcast.author = u"Somebody"_s;
    podcast.link = QUrl(u"https://example.org/a%20b?q=%26"_s);
    podcast.descriptionHtml = u"<p>About</p>"_s;
    podcast.image = QUrl(u"https://example.org/i.png"_s);
    podcast.language = u"de"_s;
    podcast.copyright = u"2024"_s;
    podcast.ownerName = u"Owner"_s;
    podcast.categories = {u"Technology"_s, u"Arts/Books"_s};
    podcast.type = domain::ShowType::Serial;
    podcast.isExplicit = true;
    podcast.selfLink = QUrl(u"https://self.example.org/feed"_s);
    podcast.newFeedUrl = QUrl(u"https://new.example.org/feed"_s);
    podcast.guid = u"guid"_s;
    podcast.generator = u"hand"_s;
    podcast.fundings = {{QUrl(u"https://example.org/pay"_s), u"Pay"_s}};
    podcast.persons = {{u"A"_s, u"host"_s, u"cast"_s, QUrl(), QUrl(u"https://example.org/a"_s)}};
    return podcast;
}

} // namespace

void TestPodcastStore::whatIsStoredComesBack()
{
    const auto connection = openInMemory();
    PodcastStore store(*connection);
    const PodcastId id = addShow(*connection, u"a"_s);
    QVERIFY(store.update(id, fullPodcast()).has_value());
    const auto found = store.find(id);
    QVERIFY(found.has_value());
    QVERIFY(found->podcast == fullPodcast());
    QCOMPARE(found->url, QUrl(u"https://example.org/a"_s));
    QCOMPARE(store.find(PodcastId{99}).error().code, ErrorCode::NotFound);
}

void TestPodcastStore::anEmptyFieldOfTheFeedKeepsWhatIsStored()
{
    const auto connection = openInMemory();
    PodcastStore store(*connection);
    const PodcastId id = addShow(*connection, u"a"_s);
    QVERIFY(store.update(id, fullPodcast()).has_value());
    QVERIFY(store.update(id, domain::Podcast{.author = u"Other"_s}).has_value());
    const auto found = store.find(id);
    QCOMPARE(found->podcast.title, fullPodcast().title);
    QCOMPARE(found->podcast.author, u"Other"_s);
    QCOMPARE(found->podcast.image, fullPodcast().image);
}

void TestPodcastStore::oneFeedIsOneShow_data()
{
    QTest::addColumn<QString>("second");
    QTest::newRow("rule 20: http and https") << u"http://example.org/a"_s;
    QTest::newRow("rule 20: a trailing slash") << u"https://example.org/a/"_s;
    QTest::newRow("rule 20: percent-encoding") << u"https://example.org/%61"_s;
}

void TestPodcastStore::oneFeedIsOneShow()
{
    QFETCH(const QString, second);
    const auto connection = openInMemory();
    PodcastStore store(*connection);
    const PodcastId id = addShow(*connection, u"a"_s);
    const auto again = store.add(QUrl(second), u"b"_s, testNow);
    QCOMPARE(again.error().code, ErrorCode::AlreadyFollowed);
    QCOMPARE(again.error().detail, QString::number(id.value));
    QCOMPARE(store.findByUrl(QUrl(second))->value().id, id);
}

void TestPodcastStore::aShowIsFoundByTheAddressItGivesItself()
{
    const auto connection = openInMemory();
    PodcastStore store(*connection);
    const PodcastId id = addShow(*connection, u"a"_s);
    QVERIFY(store.update(id, fullPodcast()).has_value());
    QCOMPARE(store.findByUrl(fullPodcast().selfLink)->value().id, id);
    QVERIFY(!store.findByUrl(QUrl(u"https://example.org/other"_s))->has_value());
    QVERIFY(!store.findByUrl(QUrl())->has_value());
}

void TestPodcastStore::aFailedFetchIsRemembered()
{
    const auto connection = openInMemory();
    PodcastStore store(*connection);
    const PodcastId id = addShow(*connection, u"a"_s);
    domain::FetchState state;
    state.lastAttempt = testNow;
    state.lastError = Error{ErrorCode::HttpStatus, u"gone"_s, QUrl(u"https://e.org/"_s), 410};
    state.etag = "W/\"1\\\0x\"";
    QVERIFY(store.setFetchState(id, state).has_value());
    QVERIFY(store.find(id)->fetch == state);
    state.lastError.reset();
    state.lastSuccess = testNow;
    QVERIFY(store.setFetchState(id, state).has_value());
    QVERIFY(store.find(id)->fetch == state);
}

void TestPodcastStore::removingTakesTheEpisodesAlong()
{
    const auto connection = openInMemory();
    const PodcastId kept = addShow(*connection, u"kept"_s);
    const PodcastId gone = addShow(*connection, u"gone"_s);
    EpisodeStore episodes(*connection);
    QVERIFY(episodes.update(kept, {episode(u"k"_s, 1)}, true, testNow).has_value());
    QVERIFY(episodes.update(gone, {episode(u"g"_s, 2)}, true, testNow).has_value());
    QVERIFY(PodcastStore(*connection).remove(gone).has_value());
    QCOMPARE(guids(*connection, {}), u"k"_s);
    const auto texts = connection->execute(u"SELECT count(*) FROM episode_text"_s);
    QVERIFY((*texts)->next());
    QCOMPARE((*texts)->value(0).toInt(), 1);
    // FTS5's own consistency check of both indexes.
    for (const QString &table : {u"word_search"_s, u"phrase_search"_s}) {
        const QString check = u"INSERT INTO %1 (%1) VALUES ('integrity-check')"_s.arg(table);
        QVERIFY(connection->execute(check).has_value());
    }
}

void TestPodcastStore::showsComeByTitle()
{
    const auto connection = openInMemory();
    for (const auto &name : {u"beta"_s, u"Alpha"_s, u"gamma"_s})
        addShow(*connection, name);
    QStringList titles;
    const auto shows = PodcastStore(*connection).all();
    QVERIFY(shows.has_value());
    for (const domain::FollowedPodcast &show : *shows)
        titles.append(show.podcast.title);
    QCOMPARE(titles, (QStringList{u"Alpha"_s, u"beta"_s, u"gamma"_s}));
}

void TestPodcastStore::aListTellsTheSameOfThem()
{
    const auto connection = openInMemory();
    PodcastStore store(*connection);
    const PodcastId full = addShow(*connection, u"a"_s);
    QVERIFY(store.update(full, fullPodcast()).has_value());
    QVERIFY(store.setTags(full, {u"News"_s, u"Two words"_s}).has_value());
    QVERIFY(store.setFetchState(full, {.lastAttempt = testNow, .lastSuccess = testNow}));
    const PodcastId overridden = addShow(*connection, u"b"_s);
    QVERIFY(store.setOverrides(
        overridden,
        {.title = u"Mine"_s, .image = QUrl(u"dogear-picture:12"_s), .isArchived = true}));
    const Error error{.code = ErrorCode::HttpStatus,
                      .detail = u"Gone"_s,
                      .url = QUrl(u"https://example.org/b"_s),
                      .httpStatus = 410};
    QVERIFY(store.setFetchState(overridden, {.lastAttempt = testNow, .lastError = error}));
    EpisodeStore episodes(*connection);
    QVERIFY(episodes.update(overridden, {episode(u"e"_s, 1), episode(u"f"_s, 2)}, true, testNow));
    QVERIFY(episodes.setState(idOf(*connection, overridden, u"e"_s), {.isPlayed = true}));

    const auto all = store.all();
    const auto listed = store.listed();
    QVERIFY(listed.has_value());
    QCOMPARE(listed->size(), 2);
    for (int i = 0; i < 2; ++i) {
        const domain::FollowedPodcast &show = all->at(i);
        const domain::ListedPodcast expected{.id = show.id,
                                             .title = show.title(),
                                             .image = show.image(),
                                             .tags = show.tags,
                                             .hasOwnPicture = !show.overrides.image.isEmpty(),
                                             .isArchived = show.overrides.isArchived,
                                             .wasFetched = show.fetch.lastSuccess.has_value(),
                                             .episodeCount = show.episodeCount,
                                             .unplayedCount = show.unplayedCount,
                                             .lastError = show.fetch.lastError};
        QVERIFY2(listed->at(i) == expected, qPrintable(expected.title));
    }
    QCOMPARE(listed->constLast().unplayedCount + listed->constFirst().unplayedCount, 1);
}

void TestPodcastStore::whatAPersonMakesOfAShowStaysBesideItsFeed()
{
    const auto connection = openInMemory();
    PodcastStore store(*connection);
    const PodcastId id = addShow(*connection, u"a"_s);
    const domain::ShowOverrides overrides{.title = u"Mine"_s,
                                          .image = QUrl(u"dogear-picture:12"_s),
                                          .isArchived = true,
                                          .isQuiet = true};
    QVERIFY(store.setOverrides(id, overrides).has_value());
    QVERIFY(store.update(id, fullPodcast()).has_value());
    const auto found = store.find(id);
    QVERIFY(found->overrides == overrides);
    QVERIFY(found->podcast == fullPodcast());
    QCOMPARE(found->title(), u"Mine"_s);
    QCOMPARE(found->image(), overrides.image);
    QVERIFY(store.setOverrides(id, {}).has_value());
    QCOMPARE(store.find(id)->title(), fullPodcast().title);
    QCOMPARE(store.find(id)->image(), fullPodcast().image);
}

void TestPodcastStore::theNameThatIsShownCounts()
{
    const auto connection = openInMemory();
    PodcastStore store(*connection);
    const PodcastId last = addShow(*connection, u"a"_s);
    addShow(*connection, u"b"_s);
    QVERIFY(store.setOverrides(last, {.title = u"  My\n own  "_s}).has_value());
    QCOMPARE(store.all()->constLast().title(), u"My own"_s);
    EpisodeStore episodes(*connection);
    QVERIFY(episodes.update(last, {episode(u"e"_s, 1)}, true, testNow).has_value());
    QCOMPARE(episodes.list({})->constFirst().podcastTitle, u"My own"_s);
}

QTEST_GUILESS_MAIN(TestPodcastStore)
#include "tst_podcast_store.moc"
