// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <discovery/show_list.h>

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;

namespace {

using Shows = QList<DirectoryShow>;

DirectoryShow show(const QString &title, const QString &feed, Directory directory)
{
    return {.title = title,
            .author = u"Ann Example"_s,
            .feedUrl = QUrl(feed),
            .directories = {directory}};
}

QStringList titles(const ShowList &list)
{
    QStringList titles;
    for (const ListedShow &row : list.rows())
        titles.append(row.show.title);
    return titles;
}

} // namespace

class TestShowList final : public QObject
{
    Q_OBJECT

private slots:
    void fits_data();
    void fits();
    void hitsOfOneShowAreOneRow_data();
    void hitsOfOneShowAreOneRow();
    void theBestAddressComesFirst_data();
    void theBestAddressComesFirst();
    void theOrderOfTheSourcesDoesNotMatter();
    void fixedRowsNeverMove();
    void aHitThatJoinsTwoRowsLeavesOne();
    void fixedRowsAreNotJoined();
    void theLibraryComesFirst();
    void followedShowsAreMarked();
    void deadShowsComeLast();
    void aChartKeepsItsOrder();
    void aLookupCompletesRows();
    void restartEmptiesTheList();
};

void TestShowList::fits_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("author");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("expected");
    const auto row = [](const char *name,
                        const QString &title,
                        const QString &author,
                        const QString &words,
                        int fit) { QTest::newRow(name) << title << author << words << fit; };
    row("the title is the words", u"Plain Talk"_s, {}, u" plain  TALK"_s, 4);
    row("without accents", u"Café"_s, {}, u"cafe"_s, 4);
    row("the title begins with the words", u"PyTorch Developer Podcast"_s, {}, u"pytorch"_s, 3);
    row("the title contains each word", u"The Daily Talk"_s, {}, u"talk daily"_s, 2);
    row("title and author together do", u"The Daily"_s, u"Ann Example"_s, u"daily ann"_s, 1);
    row("neither does", u"The Daily"_s, u"Ann Example"_s, u"weekly"_s, 0);
    row("no words", u"The Daily"_s, u"Ann Example"_s, {}, 0);
}

void TestShowList::fits()
{
    QFETCH(const QString, title);
    QFETCH(const QString, author);
    QFETCH(const QString, words);
    QTEST(relevance(title, author, words), "expected");
}

void TestShowList::hitsOfOneShowAreOneRow_data()
{
    QTest::addColumn<DirectoryShow>("first");
    QTest::addColumn<DirectoryShow>("second");
    QTest::addColumn<int>("rows");
    const auto row =
        [](const char *name, const DirectoryShow &a, const DirectoryShow &b, int rows) {
            QTest::newRow(name) << a << b << rows;
        };
    const DirectoryShow plain = show(u"Talk"_s, u"https://e.org/feed"_s, Directory::Apple);
    DirectoryShow other = plain;
    other.title = u"Talk (Official)"_s;
    row("the same feed", plain, other, 1);
    other.feedUrl = QUrl(u"http://www.e.org/feed/"_s);
    row("the same feed in another spelling", plain, other, 1);
    other.feedUrl = QUrl(u"https://mirror.org/feed"_s);
    row("another feed and title", plain, other, 2);
    other.title = plain.title;
    row("the same title and author", plain, other, 1);
    other.author = u"Bob Example"_s;
    row("the same title by another author", plain, other, 2);
    DirectoryShow numbered = plain;
    numbered.appleId = 100;
    other.appleId = 100;
    row("the same Apple number", numbered, other, 1);
    DirectoryShow named = plain;
    named.podcastGuid = u"0A"_s;
    other.appleId = 0;
    other.podcastGuid = u"0a"_s;
    row("the same podcast:guid", named, other, 1);
}

void TestShowList::hitsOfOneShowAreOneRow()
{
    QFETCH(const DirectoryShow, first);
    QFETCH(const DirectoryShow, second);
    ShowList list;
    list.restart(u"talk"_s);
    list.add({first}, 0);
    list.add({second}, 0);
    QTEST(int(list.rows().size()), "rows");
}

void TestShowList::theBestAddressComesFirst_data()
{
    QTest::addColumn<DirectoryShow>("better");
    QTest::addColumn<DirectoryShow>("worse");
    const DirectoryShow secure = show(u"Talk"_s, u"https://e.org/feed"_s, Directory::Apple);
    const DirectoryShow open = show(u"Talk"_s, u"http://mirror.org/feed"_s, Directory::Fyyd);
    QTest::newRow("https before http") << secure << open;
    DirectoryShow dead = show(u"Talk"_s, u"https://old.org/feed"_s, Directory::PodcastIndex);
    dead.isDead = true;
    QTest::newRow("alive before dead") << open << dead;
    DirectoryShow newer = show(u"Talk"_s, u"https://new.org/feed"_s, Directory::Fyyd);
    newer.newestEpisode = QDateTime::fromSecsSinceEpoch(1'800'000'000, utc);
    QTest::newRow("the newer episode") << newer << secure;
}

void TestShowList::theBestAddressComesFirst()
{
    QFETCH(const DirectoryShow, better);
    QFETCH(const DirectoryShow, worse);
    for (const Shows &order : {Shows{better, worse}, Shows{worse, better}}) {
        ShowList list;
        list.restart(u"talk"_s);
        list.add({order.at(0)}, 0);
        list.add({order.at(1)}, 0);
        QCOMPARE(list.rows().size(), 1);
        const ListedShow &row = list.rows().constFirst();
        QCOMPARE(row.show.feedUrl, better.feedUrl);
        QVERIFY(!row.show.isDead);
        QCOMPARE(row.feeds, QList<QUrl>({better.feedUrl, worse.feedUrl}));
        QCOMPARE(row.show.directories.size(), 2);
    }
}

void TestShowList::theOrderOfTheSourcesDoesNotMatter()
{
    const Shows apple{show(u"Learning PyTorch"_s, u"https://a.org/1"_s, Directory::Apple),
                      show(u"PyTorch Developer Podcast"_s, u"https://a.org/2"_s, Directory::Apple)};
    const Shows index{
        show(u"PyTorch Developer Podcast"_s, u"https://a.org/2"_s, Directory::PodcastIndex),
        show(u"Deep Talk"_s, u"https://a.org/3"_s, Directory::PodcastIndex)};
    const Shows fyyd{show(u"Deep Talk"_s, u"https://a.org/3"_s, Directory::Fyyd)};
    QList<Shows> answers{apple, index, fyyd};
    QList<int> order{0, 1, 2};
    const QStringList expected{
        u"PyTorch Developer Podcast"_s, u"Learning PyTorch"_s, u"Deep Talk"_s};
    do {
        ShowList list;
        list.restart(u"pytorch"_s);
        for (const int answer : order)
            list.add(answers.at(answer), 0);
        QCOMPARE(titles(list), expected);
    } while (std::ranges::next_permutation(order).found);
}

void TestShowList::fixedRowsNeverMove()
{
    ShowList list;
    list.restart(u"talk"_s);
    list.add({show(u"Daily Talk"_s, u"https://e.org/1"_s, Directory::Fyyd),
              show(u"Night Talk"_s, u"https://e.org/2"_s, Directory::Fyyd)},
             0);
    QCOMPARE(titles(list), QStringList({u"Daily Talk"_s, u"Night Talk"_s}));
    // The user has selected the second row.
    list.add({show(u"Talk"_s, u"https://e.org/3"_s, Directory::Apple)}, 2);
    QCOMPARE(titles(list), QStringList({u"Daily Talk"_s, u"Night Talk"_s, u"Talk"_s}));
    list.add({show(u"Talk Again"_s, u"https://e.org/4"_s, Directory::PodcastIndex)}, 2);
    QCOMPARE(titles(list),
             QStringList({u"Daily Talk"_s, u"Night Talk"_s, u"Talk"_s, u"Talk Again"_s}));
}

void TestShowList::aHitThatJoinsTwoRowsLeavesOne()
{
    const DirectoryShow byFeed = show(u"Talk"_s, u"https://e.org/1"_s, Directory::Fyyd);
    DirectoryShow byNumber = show(u"Talk (Official)"_s, {}, Directory::Apple);
    byNumber.appleId = 100;
    DirectoryShow both = show(u"The Talk"_s, u"https://e.org/1"_s, Directory::PodcastIndex);
    both.appleId = 100;
    ShowList list;
    list.restart(u"talk"_s);
    list.add({byFeed}, 0);
    list.add({byNumber}, 0);
    QCOMPARE(list.rows().size(), 2);
    list.add({both}, 0);
    QCOMPARE(list.rows().size(), 1);
    QCOMPARE(list.rows().constFirst().show.directories.size(), 3);
    list.add({byNumber}, 0); // known under every key
    QCOMPARE(list.rows().size(), 1);
}

void TestShowList::fixedRowsAreNotJoined()
{
    const DirectoryShow byFeed = show(u"Talk"_s, u"https://e.org/1"_s, Directory::Fyyd);
    DirectoryShow byNumber = show(u"Talk (Official)"_s, {}, Directory::Apple);
    byNumber.appleId = 100;
    DirectoryShow both = show(u"The Talk"_s, u"https://e.org/1"_s, Directory::PodcastIndex);
    both.appleId = 100;
    ShowList list;
    list.restart(u"talk"_s);
    list.add({byFeed, byNumber}, 0);
    list.add({both}, 2);
    QCOMPARE(titles(list), QStringList({u"Talk"_s, u"Talk (Official)"_s}));
}

void TestShowList::theLibraryComesFirst()
{
    ShowList list;
    list.setLibrary({{.id = PodcastId{7},
                      .title = u"My Talk"_s,
                      .author = u"Bob"_s,
                      .feedUrl = QUrl(u"https://mine.org/feed"_s),
                      .artwork = {}},
                     {.id = PodcastId{8},
                      .title = u"Something Else"_s,
                      .author = u"Bob"_s,
                      .feedUrl = QUrl(u"https://mine.org/other"_s),
                      .artwork = {}}},
                    0);
    QVERIFY(list.rows().isEmpty()); // without words there is nothing to find
    list.restart(u"talk"_s);
    QCOMPARE(titles(list), QStringList{u"My Talk"_s});
    list.add({show(u"Talk"_s, u"https://e.org/1"_s, Directory::Apple)}, 0);
    QCOMPARE(titles(list), QStringList({u"My Talk"_s, u"Talk"_s}));
    QCOMPARE(list.rows().at(0).followed, PodcastId{7});
    QVERIFY(!list.rows().at(1).followed.isValid());
}

void TestShowList::followedShowsAreMarked()
{
    ShowList list;
    list.restart(u"talk"_s);
    list.add({show(u"Talk"_s, u"https://e.org/1"_s, Directory::Apple)}, 0);
    const QList<LibraryShow> library{{.id = PodcastId{7},
                                      .title = u"Renamed by me"_s,
                                      .author = {},
                                      .feedUrl = QUrl(u"http://e.org/1/"_s),
                                      .artwork = {}}};
    list.setLibrary(library, 1);
    QCOMPARE(list.rows().size(), 1);
    QCOMPARE(list.rows().constFirst().followed, PodcastId{7});
    list.setLibrary({}, 1); // the user stopped following it
    QVERIFY(!list.rows().constFirst().followed.isValid());
}

void TestShowList::deadShowsComeLast()
{
    DirectoryShow dead = show(u"Talk"_s, u"https://old.org/feed"_s, Directory::PodcastIndex);
    dead.isDead = true;
    ShowList list;
    list.restart(u"talk"_s);
    list.add({dead, show(u"About Nothing"_s, u"https://e.org/1"_s, Directory::PodcastIndex)}, 0);
    QCOMPARE(titles(list), QStringList({u"About Nothing"_s, u"Talk"_s}));
}

void TestShowList::aChartKeepsItsOrder()
{
    ShowList list;
    list.restart({});
    list.add({show(u"Zebra"_s, {}, Directory::Apple), show(u"Ape"_s, {}, Directory::Apple)}, 0);
    QCOMPARE(titles(list), QStringList({u"Zebra"_s, u"Ape"_s}));
}

void TestShowList::aLookupCompletesRows()
{
    DirectoryShow entry = show(u"Zebra"_s, {}, Directory::Apple);
    entry.appleId = 100;
    ShowList list;
    list.restart({});
    list.add({entry}, 0);
    entry.feedUrl = QUrl(u"https://e.org/1"_s);
    DirectoryShow unknown = show(u"Other"_s, u"https://e.org/2"_s, Directory::Apple);
    list.complete({unknown, entry});
    QCOMPARE(titles(list), QStringList{u"Zebra"_s});
    QCOMPARE(list.rows().constFirst().feeds, QList<QUrl>{QUrl(u"https://e.org/1"_s)});
}

void TestShowList::restartEmptiesTheList()
{
    ShowList list;
    list.restart(u"talk"_s);
    list.add({show(u"Talk"_s, u"https://e.org/1"_s, Directory::Apple)}, 0);
    const quint64 key = list.rows().constFirst().key;
    list.restart(u"talk"_s);
    QVERIFY(list.rows().isEmpty());
    list.add({show(u"Talk"_s, u"https://e.org/1"_s, Directory::Apple)}, 0);
    QVERIFY(list.rows().constFirst().key != key); // another search, another row
}

QTEST_GUILESS_MAIN(TestShowList)
#include "tst_show_list.moc"
