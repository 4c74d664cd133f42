// SPDX-License-Identifier: GPL-3.0-or-later

#include <discovery/episode_list.h>

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;

namespace {

using Episodes = QList<DirectoryEpisode>;

/// An episode of the show "Plain Talk".
DirectoryEpisode episode(const QString &title, const QString &guid, Directory directory)
{
    return {.title = title,
            .guid = guid,
            .show = {.title = u"Plain Talk"_s,
                     .feedUrl = QUrl(u"https://e.org/feed"_s),
                     .directories = {directory}}};
}

QStringList titles(const EpisodeList &list)
{
    QStringList titles;
    for (const ListedShow &row : list.rows())
        titles.append(row.episode->title);
    return titles;
}

} // namespace

class TestEpisodeList final : public QObject
{
    Q_OBJECT

private slots:
    void hitsOfOneEpisodeAreOneRow_data();
    void hitsOfOneEpisodeAreOneRow();
    void aRowKnowsWhatEachDirectoryKnows();
    void theBestFitComesFirst();
    void theOrderOfTheSourcesDoesNotMatter();
    void fixedRowsNeverMove();
    void episodesOfFollowedShowsComeFirst();
    void theLibraryMarksRowsThatAreListed();
    void keysAreThoseOfNoShow();
    void restartEmptiesTheList();
};

void TestEpisodeList::hitsOfOneEpisodeAreOneRow_data()
{
    QTest::addColumn<DirectoryEpisode>("first");
    QTest::addColumn<DirectoryEpisode>("second");
    QTest::addColumn<int>("rows");
    const auto row =
        [](const char *name, const DirectoryEpisode &a, const DirectoryEpisode &b, int rows) {
            QTest::newRow(name) << a << b << rows;
        };
    const DirectoryEpisode plain = episode(u"Tensors"_s, u"g1"_s, Directory::Apple);
    DirectoryEpisode other = plain;
    other.title = u"1. Tensors"_s;
    row("the same guid in the same show", plain, other, 1);
    other.show.feedUrl = QUrl(u"http://www.e.org/feed/"_s);
    row("the feed in another spelling", plain, other, 1);
    other.show = {.title = u"Another Talk"_s, .feedUrl = QUrl(u"https://e.org/other"_s)};
    row("the same guid in another show", plain, other, 2);
    other.title = plain.title;
    row("the same title in another show", plain, other, 2);
    DirectoryEpisode untold = episode(u" tensors "_s, {}, Directory::Fyyd);
    untold.show.feedUrl.clear();
    row("the same title in a show of the same name", plain, untold, 1);

    DirectoryEpisode withFile = plain;
    withFile.enclosure = QUrl(u"https://e.org/1.mp3?from=apple"_s);
    DirectoryEpisode sameFile;
    sameFile.title = u"Number one"_s;
    sameFile.enclosure = QUrl(u"https://e.org/1.mp3?from=fyyd"_s);
    row("the same file, asked for by another listener", withFile, sameFile, 1);
    sameFile.enclosure = QUrl(u"https://e.org/2.mp3"_s);
    row("another file and nothing else in common", withFile, sameFile, 2);
}

void TestEpisodeList::hitsOfOneEpisodeAreOneRow()
{
    QFETCH(const DirectoryEpisode, first);
    QFETCH(const DirectoryEpisode, second);
    for (const Episodes &order : {Episodes{first, second}, Episodes{second, first}}) {
        EpisodeList list;
        list.restart(u"tensors"_s);
        list.add({order.at(0)}, 0);
        list.add({order.at(1)}, 0);
        QTEST(int(list.rows().size()), "rows");
    }
}

void TestEpisodeList::aRowKnowsWhatEachDirectoryKnows()
{
    DirectoryEpisode apple = episode(u"Tensors"_s, u"g1"_s, Directory::Apple);
    apple.enclosure = QUrl(u"https://e.org/1.mp3"_s);
    DirectoryEpisode fyyd;
    fyyd.title = u"Tensors"_s;
    fyyd.enclosure = apple.enclosure;
    fyyd.description = u"About strides."_s;
    fyyd.duration = std::chrono::minutes(12);
    fyyd.show.fyydId = 7;
    fyyd.show.directories = {Directory::Fyyd};
    EpisodeList list;
    list.restart(u"tensors"_s);
    list.add({fyyd}, 0);
    QVERIFY(list.rows().constFirst().feeds.isEmpty());
    list.add({apple}, 0);
    QCOMPARE(list.rows().size(), 1);
    const ListedShow &row = list.rows().constFirst();
    QCOMPARE(row.episode->description, fyyd.description);
    QCOMPARE(row.episode->duration, fyyd.duration);
    QCOMPARE(row.episode->guid, apple.guid);
    QCOMPARE(row.show.title, apple.show.title);
    QCOMPARE(row.show.fyydId, 7);
    QCOMPARE(row.show.directories, QList<Directory>({Directory::Apple, Directory::Fyyd}));
    QCOMPARE(row.feeds, QList<QUrl>{apple.show.feedUrl});
}

void TestEpisodeList::theBestFitComesFirst()
{
    EpisodeList list;
    list.restart(u"cuda graph"_s);
    list.add({episode(u"Something else"_s, u"g1"_s, Directory::Apple),
              episode(u"All about CUDA and the graph"_s, u"g2"_s, Directory::Apple),
              episode(u"CUDA graph trees"_s, u"g3"_s, Directory::Apple)},
             0);
    QCOMPARE(titles(list),
             QStringList(
                 {u"CUDA graph trees"_s, u"All about CUDA and the graph"_s, u"Something else"_s}));
}

void TestEpisodeList::theOrderOfTheSourcesDoesNotMatter()
{
    const QList<Episodes> answers{{episode(u"Tensors"_s, u"g1"_s, Directory::Apple),
                                   episode(u"On tensors"_s, u"g2"_s, Directory::Apple)},
                                  {episode(u"Tensors"_s, u"g1"_s, Directory::PodcastIndex),
                                   episode(u"Why tensors"_s, u"g3"_s, Directory::PodcastIndex)},
                                  {episode(u"Strides"_s, u"g4"_s, Directory::Fyyd)}};
    QList<int> order{0, 1, 2};
    const QStringList expected{u"Tensors"_s, u"On tensors"_s, u"Why tensors"_s, u"Strides"_s};
    do {
        EpisodeList list;
        list.restart(u"tensors"_s);
        for (const int answer : order)
            list.add(answers.at(answer), 0);
        QStringList found = titles(list);
        QCOMPARE(found.takeFirst(), expected.constFirst());
        QCOMPARE(found.takeLast(), expected.constLast());
        found.sort(); // equal fit and rank: the order of arrival
        QCOMPARE(found, expected.mid(1, 2));
    } while (std::ranges::next_permutation(order).found);
}

void TestEpisodeList::fixedRowsNeverMove()
{
    EpisodeList list;
    list.restart(u"tensors"_s);
    list.add({episode(u"On tensors"_s, u"g1"_s, Directory::Fyyd),
              episode(u"Why tensors"_s, u"g2"_s, Directory::Fyyd)},
             0);
    list.add({episode(u"Tensors"_s, u"g3"_s, Directory::Apple)}, 2);
    QCOMPARE(titles(list), QStringList({u"On tensors"_s, u"Why tensors"_s, u"Tensors"_s}));
    list.add({episode(u"Tensors again"_s, u"g4"_s, Directory::Apple)}, 1);
    QCOMPARE(titles(list),
             QStringList({u"On tensors"_s, u"Tensors"_s, u"Tensors again"_s, u"Why tensors"_s}));
}

void TestEpisodeList::episodesOfFollowedShowsComeFirst()
{
    DirectoryEpisode foreign = episode(u"Tensors"_s, u"x"_s, Directory::Apple);
    foreign.show = {.title = u"Another Talk"_s, .feedUrl = QUrl(u"https://e.org/other"_s)};
    EpisodeList list;
    list.setLibrary({{.id = PodcastId{7},
                      .title = u"My Talk"_s,
                      .author = {},
                      .feedUrl = QUrl(u"https://e.org/feed"_s),
                      .artwork = {}}});
    list.restart(u"tensors"_s);
    list.add({foreign, episode(u"More on tensors"_s, u"g1"_s, Directory::Apple)}, 0);
    QCOMPARE(titles(list), QStringList({u"More on tensors"_s, u"Tensors"_s}));
    QCOMPARE(list.rows().at(0).followed, PodcastId{7});
    QVERIFY(!list.rows().at(1).followed.isValid());
}

void TestEpisodeList::theLibraryMarksRowsThatAreListed()
{
    EpisodeList list;
    list.restart(u"tensors"_s);
    list.add({episode(u"Tensors"_s, u"g1"_s, Directory::Apple)}, 0);
    list.setLibrary({{.id = PodcastId{7},
                      .title = u"My Talk"_s,
                      .author = {},
                      .feedUrl = QUrl(u"http://e.org/feed/"_s),
                      .artwork = {}}});
    QCOMPARE(list.rows().constFirst().followed, PodcastId{7});
    list.setLibrary({}); // the user stopped following it
    QVERIFY(!list.rows().constFirst().followed.isValid());
}

void TestEpisodeList::keysAreThoseOfNoShow()
{
    EpisodeList episodes;
    episodes.restart(u"tensors"_s);
    ShowList shows;
    shows.restart(u"tensors"_s);
    QSet<quint64> keys;
    for (int i = 0; i < 10; ++i) {
        const QString name = QString::number(i);
        episodes.add({episode(name, name, Directory::Apple)}, i);
        shows.add({{.title = name, .author = name}}, i);
        keys << episodes.rows().constLast().key << shows.rows().constLast().key;
    }
    QCOMPARE(keys.size(), 20);
}

void TestEpisodeList::restartEmptiesTheList()
{
    EpisodeList list;
    list.restart(u"tensors"_s);
    list.add({episode(u"Tensors"_s, u"g1"_s, Directory::Apple)}, 0);
    const quint64 key = list.rows().constFirst().key;
    list.restart(u"tensors"_s);
    QVERIFY(list.rows().isEmpty());
    list.add({episode(u"Tensors"_s, u"g1"_s, Directory::Apple)}, 0);
    QVERIFY(list.rows().constFirst().key != key); // another search, another row
}

QTEST_GUILESS_MAIN(TestEpisodeList)
#include "tst_episode_list.moc"
