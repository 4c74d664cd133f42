// SPDX-License-Identifier: GPL-3.0-or-later

#include <itemmodels/list_query.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::itemmodels;
using domain::EpisodeOrder;

namespace {

const LibraryView inbox{.kind = ViewKind::Inbox};
const LibraryView show{.kind = ViewKind::Podcast, .podcast = PodcastId{3}};

} // namespace

class TestListQuery final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void emitsWhatChanges_data();
    void emitsWhatChanges();
    void aSearchHasItsOwnFilter();
    void aSearchOfTheLibraryStaysWhenThePlaceChanges();
    void aNarrowedSearchFollowsThePlace();
    void aSerialShowBeginsWithItsFirstEpisode();
};

void TestListQuery::emitsWhatChanges_data()
{
    using Change = std::function<void(ListQuery &)>;
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("emitted");

    QTest::newRow("the view that is listed already")
        << Change([](ListQuery &query) { query.setLibraryView(show); }) << QString();
    QTest::newRow("another view") << Change([](ListQuery &query) { query.setLibraryView(inbox); })
                                  << u"changed"_s;
    QTest::newRow("the same view with a filter")
        << Change([](ListQuery &query) { query.setLibraryView(show, {.onlyUnplayed = true}); })
        << u"changed"_s;
    QTest::newRow("a filter") << Change([](ListQuery &query) {
        query.setFilter({.onlyUnplayed = true});
    }) << u"changed filterChanged"_s;
    QTest::newRow("the filter of before")
        << Change([](ListQuery &query) { query.setFilter({}); }) << QString();
    QTest::newRow("an order") << Change([](ListQuery &query) {
        query.setOrder(EpisodeOrder::OldestFirst);
    }) << u"changed filterChanged"_s;
    QTest::newRow("the order that is the default of the view")
        << Change([](ListQuery &query) { query.setOrder(EpisodeOrder::NewestFirst); }) << QString();
    QTest::newRow("a search") << Change([](ListQuery &query) { query.setSearch(u"ice"_s, true); })
                              << u"changed searchChanged"_s;
    QTest::newRow("a search without words")
        << Change([](ListQuery &query) { query.setSearch(u"  "_s, true); }) << QString();
    QTest::newRow("a scope without a search")
        << Change([](ListQuery &query) { query.setSearchesView(true); }) << QString();
    QTest::newRow("a filter of a search") << Change([](ListQuery &query) {
        query.setSearch(u"ice"_s, false);
        query.setFilter({.onlyFavourites = true});
    }) << u"changed searchChanged changed"_s;
    QTest::newRow("a search that ends") << Change([](ListQuery &query) {
        query.setSearch(u"ice"_s, false);
        query.setSearch({}, false);
    }) << u"changed searchChanged changed searchChanged"_s;
    QTest::newRow("a narrowed search") << Change([](ListQuery &query) {
        query.setSearch(u"ice"_s, false);
        query.setSearchesView(true);
        query.setSearchesView(true);
    }) << u"changed searchChanged changed searchChanged"_s;
}

void TestListQuery::emitsWhatChanges()
{
    QFETCH(const std::function<void(ListQuery &)>, change);
    QFETCH(const QString, emitted);
    ListQuery query;
    query.setLibraryView(show);

    QStringList names;
    connect(&query, &ListQuery::changed, this, [&] { names.append(u"changed"_s); });
    connect(&query, &ListQuery::searchChanged, this, [&] { names.append(u"searchChanged"_s); });
    connect(&query, &ListQuery::filterChanged, this, [&] { names.append(u"filterChanged"_s); });
    change(query);

    QCOMPARE(names.join(u' '), emitted);
}

void TestListQuery::aSearchHasItsOwnFilter()
{
    ListQuery query;
    query.setLibraryView(show, {.onlyUnplayed = true});

    query.setSearch(u"ice"_s, true);
    QVERIFY(!query.filter().onlyUnplayed);
    query.setFilter({.onlyFavourites = true});
    QVERIFY(query.filter().onlyFavourites);
    QVERIFY(query.search().filterAt(query.view()).episodes.favourite == true);

    query.setSearch({}, true);
    QVERIFY(query.filter().onlyUnplayed && !query.filter().onlyFavourites);
    query.setSearch(u"fire"_s, true);
    QVERIFY2(!query.filter().onlyFavourites, "a new search begins without filters");
}

void TestListQuery::aSearchOfTheLibraryStaysWhenThePlaceChanges()
{
    ListQuery query;
    query.setLibraryView(inbox);
    query.setSearch(u"ice"_s, false);

    const QSignalSpy changed(&query, &ListQuery::changed);
    query.setLibraryView(show);
    QCOMPARE(changed.size(), 0);
    QCOMPARE(query.view(), show);
    query.setSearch({}, false);
    QCOMPARE(changed.size(), 1);
}

void TestListQuery::aNarrowedSearchFollowsThePlace()
{
    ListQuery query;
    query.setLibraryView(inbox);
    query.setSearch(u"ice"_s, false);
    query.setSearchesView(true);

    const QSignalSpy changed(&query, &ListQuery::changed);
    query.setLibraryView(show);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(query.search().filterAt(query.view()).episodes.podcast, show.podcast);
}

void TestListQuery::aSerialShowBeginsWithItsFirstEpisode()
{
    ListQuery query;
    query.setLibraryView(inbox);
    QVERIFY(!query.needsShow());
    query.setLibraryView(show);
    QVERIFY(query.needsShow());
    QCOMPARE(query.order(), EpisodeOrder::NewestFirst);

    query.setShow(domain::ShowOrder{.isSerial = true, .seasons = {1, 2}});
    QVERIFY(!query.needsShow());
    QCOMPARE(query.order(), EpisodeOrder::OldestFirst);
    QCOMPARE(query.seasons(), (QList<int>{1, 2}));
    QVERIFY(query.episodeFilter().isSerial);

    query.setLibraryView(inbox);
    QVERIFY2(!query.isSerial(), "the order of a show is not that of another view");
}

QTEST_GUILESS_MAIN(TestListQuery)
#include "tst_list_query.moc"
