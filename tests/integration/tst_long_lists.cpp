// SPDX-License-Identifier: GPL-3.0-or-later
// Tests lists that are longer than the part the model has read: every row exists, is the right one,
// and shows its content soon after a view asks for it.

#include "episode_id_pager.h"

#include <support/local_library.h>
#include <support/timeouts.h>

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using itemmodels::EpisodeIdPager;
using itemmodels::EpisodeListModel;
using itemmodels::ListedEpisode;
using itemmodels::ViewKind;

namespace {

constexpr int episodesInAll = 2'600;

QList<test::WrittenEpisode> manyEpisodes()
{
    QList<test::WrittenEpisode> episodes;
    for (int i = 0; i < episodesInAll; ++i)
        episodes.append({.title = u"Number %1"_s.arg(i), .notes = {}, .minutes = 1 + i * 7 % 200});
    return episodes;
}

} // namespace

class TestLongLists final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanupTestCase() { m_library.reset(); }

    void everyRowIsThere_data();
    void everyRowIsThere();
    void aRowShowsItsEpisodeWhenSomebodyLooks();
    void whatWasScrolledPastIsForgottenAndReadAgain();
    void aChangeOfARowThatIsNotHereIsNoSignal();
    void aListThatChangedIsRightAgain();
    void whoAsksAgainOnTheWayKeepsWhatIsThere();
    void hitsGiveWayToThePlace();
    void partsAreTheWhole_data();
    void partsAreTheWhole();
    void whoAsksAgainHearsOnlyTheNewAnswer();

private:
    EpisodeListModel &list() { return m_library->listModel; }
    [[nodiscard]] QList<qint64> shown()
    {
        QList<qint64> ids;
        for (const ListedEpisode &row : list().rows())
            ids.append(row.id.value);
        return ids;
    }
    [[nodiscard]] QList<qint64> stored(const domain::EpisodeFilter &filter)
    {
        auto found = m_library->library.episodes().list(filter);
        if (!test::waitUntil([&] { return found.isFinished(); }))
            return {};
        QList<qint64> ids;
        const auto episodes = found.result().value_or(QList<domain::EpisodeSummary>());
        for (const domain::EpisodeSummary &episode : episodes)
            ids.append(episode.id.value);
        return ids;
    }
    [[nodiscard]] QString titleOf(int row) { return list().index(row).data().toString(); }
    void setPlayed(int row, bool isPlayed)
    {
        auto set = m_library->library.episodes().setPlayed(list().rows().at(row).id, isPlayed);
        QVERIFY(test::waitUntil([&] { return set.isFinished(); }));
    }
    bool showAll()
    {
        list().query().setSearch({}, false);
        list().query().setFilter({});
        list().query().setLibraryView({ViewKind::AllEpisodes});
        return test::waitUntil(
            [&] { return !list().isLoading() && list().rowCount() == episodesInAll; });
    }

    std::unique_ptr<test::LocalLibrary> m_library;
};

void TestLongLists::initTestCase()
{
    m_library = std::make_unique<test::LocalLibrary>();
    QVERIFY(m_library->follow(u"Show"_s, manyEpisodes()).isValid());
}

void TestLongLists::everyRowIsThere_data()
{
    QTest::addColumn<domain::EpisodeOrder>("order");
    QTest::newRow("newest first") << domain::EpisodeOrder::NewestFirst;
    QTest::newRow("oldest first") << domain::EpisodeOrder::OldestFirst;
    QTest::newRow("by title") << domain::EpisodeOrder::Title;
    QTest::newRow("shortest first") << domain::EpisodeOrder::ShortestFirst;
    QTest::newRow("longest first") << domain::EpisodeOrder::LongestFirst;
}

void TestLongLists::everyRowIsThere()
{
    QFETCH(const domain::EpisodeOrder, order);
    const QAbstractItemModelTester tester(&list(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&list(), &QAbstractItemModel::modelReset);
    list().query().setLibraryView({ViewKind::AllEpisodes});
    list().query().setOrder(order);
    const QList<qint64> all = stored({.order = order});
    QCOMPARE(all.size(), episodesInAll);
    QTRY_COMPARE(shown(), all);
    QVERIFY(!list().canFetchMore({}));
    QCOMPARE(reset.count(), 0);
}

void TestLongLists::aRowShowsItsEpisodeWhenSomebodyLooks()
{
    QVERIFY(showAll());
    QCOMPARE(titleOf(0), u"Number 0"_s);
    QCOMPARE(titleOf(EpisodeListModel::pageSize - 1), u"Number 99"_s);
    QSignalSpy changed(&list(), &QAbstractItemModel::dataChanged);
    QCOMPARE(titleOf(1'500), QString());
    QCOMPARE(itemmodels::episodeIdOf(list().index(1'500)).value, stored({}).at(1'500));
    QTRY_COMPARE(titleOf(1'500), u"Number 1500"_s);
    QCOMPARE(titleOf(1'510), u"Number 1510"_s); // neighbouring rows are read with it
    QCOMPARE(changed.size(), 1);
    QVERIFY(changed.constFirst().at(0).toModelIndex().row() <= 1'500);
    QVERIFY(changed.constFirst().at(1).toModelIndex().row() >= 1'500);
}

void TestLongLists::whatWasScrolledPastIsForgottenAndReadAgain()
{
    QVERIFY(showAll());
    for (int row = 0; row < episodesInAll; row += 50) {
        (void)titleOf(row);
        QTRY_COMPARE(titleOf(row), u"Number %1"_s.arg(row));
    }
    // The first rows are no longer in the cache.
    QCOMPARE(titleOf(0), QString());
    QTRY_COMPARE(titleOf(0), u"Number 0"_s);
}

void TestLongLists::aChangeOfARowThatIsNotHereIsNoSignal()
{
    list().query().setSearch(u"Number"_s, false); // a search clears the cache
    QTRY_VERIFY(list().query().isSearching() && !list().isLoading());
    QVERIFY(showAll());
    QCOMPARE(titleOf(2'000), QString());
    QTRY_COMPARE(titleOf(2'000), u"Number 2000"_s);
    QSignalSpy changed(&list(), &QAbstractItemModel::dataChanged);
    setPlayed(1'000, true);
    QVERIFY(m_library->settle());
    QCOMPARE(changed.size(), 0);
    setPlayed(2'000, true);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.constFirst().at(0).toModelIndex().row(), 2'000);
    QVERIFY(list().index(2'000).data(EpisodeListModel::IsPlayedRole).toBool());
    setPlayed(1'000, false);
    setPlayed(2'000, false);
}

void TestLongLists::aListThatChangedIsRightAgain()
{
    QRandomGenerator random(3);
    QVERIFY(showAll());
    list().query().setLibraryView({ViewKind::Inbox});
    QTRY_COMPARE(shown(), stored({.played = false}));
    const QAbstractItemModelTester tester(&list(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (int round = 0; round < 5; ++round) {
        // Played episodes stay in the inbox until the next answer removes them.
        for (int i = 0; i < 30; ++i)
            setPlayed(random.bounded(list().rowCount()), random.bounded(4) > 0);
        list().reload();
        QTRY_COMPARE(shown(), stored({.played = false}));
    }
}

void TestLongLists::whoAsksAgainOnTheWayKeepsWhatIsThere()
{
    list().query().setLibraryView({ViewKind::Favourites});
    QTRY_COMPARE(list().rowCount(), 0);
    int fewest = episodesInAll;
    QSignalSpy inserted(&list(), &QAbstractItemModel::rowsInserted);
    const auto watch = connect(&list(), &QAbstractItemModel::rowsRemoved, this, [&] {
        fewest = std::min(fewest, list().rowCount());
    });
    list().query().setLibraryView({ViewKind::AllEpisodes});
    for (int i = 0; i < 20; ++i) { // like changes that arrive before and after the list is complete
        list().reload();
        QTRY_VERIFY(list().rowCount() >= EpisodeListModel::pageSize);
    }
    QTRY_COMPARE(shown(), stored({}));
    disconnect(watch);
    QCOMPARE(fewest, episodesInAll); // no row was removed in between
    QVERIFY(!inserted.isEmpty());
}

void TestLongLists::hitsGiveWayToThePlace()
{
    QVERIFY(showAll());
    list().query().setSearch(u"1234"_s, false);
    QTRY_COMPARE(list().rowCount(), 1);
    QCOMPARE(titleOf(0), u"Number 1234"_s);
    QVERIFY(!list().index(0).data(EpisodeListModel::MarkedTitleRole).toString().isEmpty());
    QVERIFY(showAll());
    (void)titleOf(1'234);
    QTRY_COMPARE(titleOf(1'234), u"Number 1234"_s);
    QVERIFY(list().index(1'234).data(EpisodeListModel::MarkedTitleRole).toString().isEmpty());
}

void TestLongLists::partsAreTheWhole_data()
{
    QTest::addColumn<domain::EpisodeOrder>("order");
    QTest::addColumn<int>("partSize");
    for (const int partSize : {700, episodesInAll - 1, episodesInAll, episodesInAll + 1}) {
        QTest::addRow("newest first, %d at a time", partSize)
            << domain::EpisodeOrder::NewestFirst << partSize;
        QTest::addRow("oldest first, %d at a time", partSize)
            << domain::EpisodeOrder::OldestFirst << partSize;
        QTest::addRow("by title, %d at a time", partSize)
            << domain::EpisodeOrder::Title << partSize;
    }
}

void TestLongLists::partsAreTheWhole()
{
    QFETCH(const domain::EpisodeOrder, order);
    QFETCH(const int, partSize);
    const domain::EpisodeFilter filter{.order = order};
    const QList<qint64> expected = stored(filter);
    EpisodeIdPager reader(m_library->library.episodes(), partSize);
    QList<qint64> read;
    QSignalSpy end(&reader, &EpisodeIdPager::endReached);
    connect(&reader, &EpisodeIdPager::moreRead, this, [&](const QList<EpisodeId> &ids) {
        for (const EpisodeId id : ids)
            read.append(id.value);
    });
    reader.readFrom(filter, EpisodeId{expected.at(99)});
    QTRY_COMPARE(end.size(), 1);
    QCOMPARE(read, expected.sliced(100));

    QSignalSpy all(&reader, &EpisodeIdPager::allRead);
    reader.readAll(filter);
    QTRY_COMPARE(all.size(), 1);
    QList<qint64> ids;
    for (const ListedEpisode &row : all.constFirst().constFirst().value<QList<ListedEpisode>>())
        ids.append(row.id.value);
    QCOMPARE(ids, expected);
}

void TestLongLists::whoAsksAgainHearsOnlyTheNewAnswer()
{
    EpisodeIdPager reader(m_library->library.episodes(), 100);
    QSignalSpy all(&reader, &EpisodeIdPager::allRead);
    reader.readAll({});
    reader.readAll({.order = domain::EpisodeOrder::OldestFirst});
    QTRY_COMPARE(all.size(), 1);
    const auto rows = all.constFirst().constFirst().value<QList<ListedEpisode>>();
    QCOMPARE(rows.size(), episodesInAll);
    QCOMPARE(rows.constFirst().id.value,
             stored({.order = domain::EpisodeOrder::OldestFirst}).constFirst());
    reader.readAll({});
    reader.stop();
    QVERIFY(m_library->settle());
    QCOMPARE(all.size(), 1);
}

QTEST_GUILESS_MAIN(TestLongLists)
#include "tst_long_lists.moc"
