// SPDX-License-Identifier: GPL-3.0-or-later

#include <itemmodels/library_view.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using itemmodels::LibraryView;
using itemmodels::ViewKind;

class TestLibraryView final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void keys_data();
    void keys();
    void oddKeysAreTheInbox_data();
    void oddKeysAreTheInbox();
    void filters_data();
    void filters();
    void whatNarrowsIsRemembered_data();
    void whatNarrowsIsRemembered();
    void oddWordsAreLeftOut();
    void whatNarrowsAPlace();
};

void TestLibraryView::keys_data()
{
    QTest::addColumn<LibraryView>("view");
    QTest::addColumn<QString>("key");
    QTest::newRow("inbox") << LibraryView{ViewKind::Inbox} << u"inbox"_s;
    QTest::newRow("the queue") << LibraryView{ViewKind::UpNext} << u"up-next"_s;
    QTest::newRow("in progress") << LibraryView{ViewKind::InProgress} << u"in-progress"_s;
    QTest::newRow("favourites") << LibraryView{ViewKind::Favourites} << u"favourites"_s;
    QTest::newRow("history") << LibraryView{ViewKind::History} << u"history"_s;
    QTest::newRow("all episodes") << LibraryView{ViewKind::AllEpisodes} << u"all"_s;
    QTest::newRow("bookmarks") << LibraryView{ViewKind::Bookmarks} << u"bookmarks"_s;
    QTest::newRow("the downloads") << LibraryView{ViewKind::Downloads} << u"downloads"_s;
    QTest::newRow("directories") << LibraryView{ViewKind::Discover} << u"discover"_s;
    QTest::newRow("a show") << LibraryView{ViewKind::Podcast, PodcastId{12}} << u"podcast:12"_s;
    QTest::newRow("a tag") << LibraryView{.kind = ViewKind::Tag, .name = u"News: a/b"_s}
                           << u"tag:News: a/b"_s;
    QTest::newRow("a search") << LibraryView{.kind = ViewKind::Search, .name = u"is:unplayed"_s}
                              << u"search:is:unplayed"_s;
    QTest::newRow("a list") << LibraryView{.kind = ViewKind::List, .list = PlaylistId{7}}
                            << u"list:7"_s;
}

void TestLibraryView::keys()
{
    QFETCH(const LibraryView, view);
    QFETCH(const QString, key);
    QCOMPARE(itemmodels::toKey(view), key);
    QVERIFY(itemmodels::viewFromKey(key) == view);
}

void TestLibraryView::oddKeysAreTheInbox_data()
{
    QTest::addColumn<QString>("key");
    QTest::newRow("an empty key") << u""_s;
    QTest::newRow("a key of a later version") << u"queue"_s;
    QTest::newRow("a show without an id") << u"podcast:"_s;
    QTest::newRow("a show with a negative id") << u"podcast:-3"_s;
    QTest::newRow("a list without an id") << u"list:"_s;
}

void TestLibraryView::oddKeysAreTheInbox()
{
    QFETCH(const QString, key);
    QVERIFY(itemmodels::viewFromKey(key) == LibraryView{});
}

void TestLibraryView::filters_data()
{
    QTest::addColumn<LibraryView>("view");
    QTest::addColumn<domain::EpisodeFilter>("filter");
    QTest::newRow("the inbox: unplayed episodes")
        << LibraryView{ViewKind::Inbox}
        << domain::EpisodeFilter{.played = false, .archived = false};
    QTest::newRow("up next: queued episodes")
        << LibraryView{ViewKind::UpNext} << domain::EpisodeFilter{.queued = true};
    QTest::newRow("in progress: started episodes, last played first")
        << LibraryView{ViewKind::InProgress}
        << domain::EpisodeFilter{.started = true, .orderByLastPlayed = true};
    QTest::newRow("favourites: favourite episodes")
        << LibraryView{ViewKind::Favourites} << domain::EpisodeFilter{.favourite = true};
    QTest::newRow("history: all episodes ever listened to, last played first")
        << LibraryView{ViewKind::History}
        << domain::EpisodeFilter{.heard = true, .orderByLastPlayed = true};
    QTest::newRow("all episodes: no filter")
        << LibraryView{ViewKind::AllEpisodes} << domain::EpisodeFilter{};
    QTest::newRow("bookmarks: no list of episodes, so no filter")
        << LibraryView{ViewKind::Bookmarks} << domain::EpisodeFilter{};
    QTest::newRow("directories: no list of episodes, so no filter")
        << LibraryView{ViewKind::Discover} << domain::EpisodeFilter{};
    QTest::newRow("downloads: downloaded episodes, in the order of the downloads")
        << LibraryView{ViewKind::Downloads} << domain::EpisodeFilter{.download = true};
    QTest::newRow("a show: its episodes") << LibraryView{ViewKind::Podcast, PodcastId{7}}
                                          << domain::EpisodeFilter{.podcast = PodcastId{7}};
}

void TestLibraryView::filters()
{
    QFETCH(const LibraryView, view);
    QFETCH(const domain::EpisodeFilter, filter);
    QVERIFY(itemmodels::toFilter(view) == filter);
    QCOMPARE(itemmodels::listsEpisodes(view.kind),
             view.kind != ViewKind::Bookmarks && view.kind != ViewKind::Discover);
}

void TestLibraryView::whatNarrowsIsRemembered_data()
{
    QTest::addColumn<itemmodels::ListFilter>("filter");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isNarrowing");
    using domain::EpisodeOrder;
    using itemmodels::ListFilter;
    QTest::newRow("the default") << ListFilter{} << u""_s << false;
    QTest::newRow("an order does not narrow the list")
        << ListFilter{.order = EpisodeOrder::Title} << u"title"_s << false;
    QTest::newRow("only unplayed") << ListFilter{.onlyUnplayed = true} << u"unplayed"_s << true;
    QTest::newRow("only with a transcript")
        << ListFilter{.onlyTranscript = true} << u"transcript"_s << true;
    QTest::newRow("one season") << ListFilter{.season = 2} << u"season:2"_s << true;
    QTest::newRow("season zero") << ListFilter{.season = 0} << u"season:0"_s << true;
    QTest::newRow("all filters and an order")
        << ListFilter{.onlyUnplayed = true,
                      .onlyInProgress = true,
                      .onlyFavourites = true,
                      .onlyOffline = true,
                      .onlyTranscript = true,
                      .season = 2024,
                      .order = EpisodeOrder::OldestFirst}
        << u"unplayed in-progress favourites offline transcript season:2024 oldest-first"_s << true;
}

void TestLibraryView::whatNarrowsIsRemembered()
{
    QFETCH(const itemmodels::ListFilter, filter);
    QFETCH(const QString, text);
    QFETCH(const bool, isNarrowing);
    QCOMPARE(itemmodels::toText(filter), text);
    QVERIFY(itemmodels::filterFromText(text) == filter);
    QCOMPARE(filter.isNarrowing(), isNarrowing);
}

void TestLibraryView::oddWordsAreLeftOut()
{
    const auto read = itemmodels::filterFromText(u"  season:two later season: unplayed "_s);
    QVERIFY(read == itemmodels::ListFilter{.onlyUnplayed = true});
}

void TestLibraryView::whatNarrowsAPlace()
{
    const LibraryView show{ViewKind::Podcast, PodcastId{7}};
    QVERIFY(itemmodels::toFilter(show, {}) == itemmodels::toFilter(show));
    const domain::EpisodeFilter expected{.podcast = PodcastId{7},
                                         .played = false,
                                         .started = true,
                                         .favourite = true,
                                         .offline = true,
                                         .transcript = true,
                                         .season = 3};
    QVERIFY(itemmodels::toFilter(show,
                                 {.onlyUnplayed = true,
                                  .onlyInProgress = true,
                                  .onlyFavourites = true,
                                  .onlyOffline = true,
                                  .onlyTranscript = true,
                                  .season = 3})
            == expected);
}

QTEST_GUILESS_MAIN(TestLibraryView)
#include "tst_library_view.moc"
