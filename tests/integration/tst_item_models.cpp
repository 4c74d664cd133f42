// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the models of the window with a real library: rows are inserted and changed, never reset.

#include <itemmodels/hit_counts.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using itemmodels::EpisodeListModel;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

namespace {

QList<test::WrittenEpisode> manyEpisodes(int count)
{
    QList<test::WrittenEpisode> episodes;
    for (int i = 0; i < count; ++i)
        episodes.append({u"Number %1"_s.arg(i), i % 2 ? u"about walruses"_s : u"about graphs"_s});
    return episodes;
}

} // namespace

class TestItemModels final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_library = std::make_unique<test::LocalLibrary>();
    }
    void cleanup() { m_library.reset(); }

    void outsideTheRowsThereIsNothing_data();
    void outsideTheRowsThereIsNothing();
    void aShowIsListedNewestFirst();
    void moreHitsComeWhenTheyAreAskedFor();
    void oneChangedEpisodeIsOneChangedRow();
    void marksChangeTheListAtOnce_data();
    void marksChangeTheListAtOnce();
    void aSearchReplacesThePlaceAndGivesItBack();
    void anOlderSearchNeverOverwritesANewerOne();
    void aSearchSaysHowManyHitsAShowHas_data();
    void aSearchSaysHowManyHitsAShowHas();
    void countsFollowWhatIsHeard();
    void aNewShowIsOneNewRow();

private:
    bool show(PodcastId podcast)
    {
        QSignalSpy loaded(&list(), &EpisodeListModel::loaded);
        list().query().setLibraryView({ViewKind::Podcast, podcast});
        return test::waitUntil([&] { return !loaded.isEmpty() && !list().isLoading(); });
    }
    EpisodeListModel &list() { return m_library->listModel; }
    [[nodiscard]] QString titles()
    {
        QStringList titles;
        for (int row = 0; row < list().rowCount(); ++row)
            titles.append(list().index(row).data().toString());
        return titles.join(u", ");
    }

    std::unique_ptr<test::LocalLibrary> m_library;
};

void TestItemModels::outsideTheRowsThereIsNothing_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::newRow("before the first row") << -1 << 0;
    QTest::newRow("after the last row") << 2 << 0;
    QTest::newRow("far after the last row") << 1'000'000 << 0;
    QTest::newRow("after the only column") << 0 << 1;
    QTest::newRow("before the only column") << 0 << -1;
}

void TestItemModels::outsideTheRowsThereIsNothing()
{
    QFETCH(const int, row);
    QFETCH(const int, column);
    QVERIFY(show(m_library->follow(u"Show"_s, manyEpisodes(2))));
    const QAbstractItemModelTester tester(&list(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(!list().index(row, column).isValid());
    QVERIFY(!list().data(list().index(row, column), Qt::DisplayRole).isValid());
    QVERIFY(!list().data(list().index(0, 0), Qt::UserRole + 999).isValid());
    QVERIFY(!list().headerData(row, Qt::Vertical, Qt::UserRole).isValid());
    QCOMPARE(list().rowCount(list().index(0)), 0);
    QVERIFY(!list().indexOf(EpisodeId{999}).isValid());
    const int sidebarRow = row < 0 ? row : row + 100;
    QVERIFY(!m_library->sidebarModel.index(sidebarRow, column).isValid());
    QCOMPARE(m_library->sidebarModel.rowCount(m_library->sidebarModel.index(0)), 0);
}

void TestItemModels::aShowIsListedNewestFirst()
{
    const QAbstractItemModelTester tester(&list(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(show(m_library->follow(u"Show"_s, {{u"Third"_s}, {u"Second"_s}, {u"First"_s}})));
    QCOMPARE(titles(), u"Third, Second, First"_s);
    QVERIFY(!list().canFetchMore({}));
}

void TestItemModels::moreHitsComeWhenTheyAreAskedFor()
{
    const int all = EpisodeListModel::hitsAtFirst + EpisodeListModel::pageSize + 7;
    const QAbstractItemModelTester tester(&list(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&list(), &QAbstractItemModel::modelReset);
    QVERIFY(show(m_library->follow(u"Show"_s, manyEpisodes(all))));
    QTRY_COMPARE(list().rowCount(), all);
    list().query().setSearch(u"number"_s, false);
    QTRY_COMPARE(list().rowCount(), EpisodeListModel::hitsAtFirst);
    QVERIFY(list().canFetchMore({}));
    list().fetchMore({});
    QVERIFY(!list().canFetchMore({})); // the page is already being read
    QTRY_COMPARE(list().rowCount(), EpisodeListModel::hitsAtFirst + EpisodeListModel::pageSize);
    list().fetchMore({});
    QTRY_COMPARE(list().rowCount(), all);
    QVERIFY(!list().canFetchMore({}));
    QCOMPARE(reset.size(), 0);
}

void TestItemModels::oneChangedEpisodeIsOneChangedRow()
{
    const QAbstractItemModelTester tester(&list(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(show(m_library->follow(u"Show"_s, manyEpisodes(5))));
    QSignalSpy changed(&list(), &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&list(), &QAbstractItemModel::modelReset);
    QSignalSpy inserted(&list(), &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&list(), &QAbstractItemModel::rowsRemoved);
    const auto id = list().index(2).data(EpisodeListModel::EpisodeIdRole).value<EpisodeId>();
    std::ignore = m_library->library.episodes().setFavourite(id, true);
    QTRY_VERIFY(list().index(2).data(EpisodeListModel::IsFavouriteRole).toBool());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex().row(), 2);
    QCOMPARE(changed.first().at(1).toModelIndex().row(), 2);
    QCOMPARE(reset.size() + inserted.size() + removed.size(), 0);
}

void TestItemModels::marksChangeTheListAtOnce_data()
{
    QTest::addColumn<ViewKind>("view");
    QTest::addColumn<domain::EpisodeState>("state"); // of "Number 0"
    QTest::addColumn<QString>("shown");
    const auto minutes = [](int count) { return test::FakeClock().time.addSecs(60 * count); };
    // "Number 1" is in progress, and was heard last in minute 5.
    QTest::newRow("an episode that was heard last is first in the history")
        << ViewKind::History << domain::EpisodeState{.isPlayed = true, .lastPlayed = minutes(9)}
        << u"Number 0, Number 1"_s;
    QTest::newRow("an episode that was heard earlier is second in the history")
        << ViewKind::History << domain::EpisodeState{.isPlayed = true, .lastPlayed = minutes(1)}
        << u"Number 1, Number 0"_s;
    QTest::newRow("an episode that was begun last is first in progress")
        << ViewKind::InProgress
        << domain::EpisodeState{.position = std::chrono::minutes(1), .lastPlayed = minutes(9)}
        << u"Number 0, Number 1"_s;
}

void TestItemModels::marksChangeTheListAtOnce()
{
    QFETCH(const ViewKind, view);
    QFETCH(const domain::EpisodeState, state);
    QFETCH(const QString, shown);
    const auto listed = m_library->episodes(m_library->follow(u"Show"_s, manyEpisodes(3)));
    QCOMPARE(listed.size(), 3);
    auto &episodes = m_library->library.episodes();
    const domain::EpisodeState started{.position = std::chrono::minutes(1),
                                       .lastPlayed = test::FakeClock().time.addSecs(300)};
    const auto marked = episodes.restore({{listed.at(1).id, started}});
    QVERIFY(test::waitUntil([&] { return marked.isFinished(); }));
    list().query().setLibraryView({view});
    QTRY_COMPARE(titles(), u"Number 1"_s);
    std::ignore = episodes.restore({{listed.at(0).id, state}});
    QTRY_COMPARE(titles(), shown);
}

void TestItemModels::aSearchReplacesThePlaceAndGivesItBack()
{
    const QAbstractItemModelTester tester(&list(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&list(), &QAbstractItemModel::modelReset);
    QVERIFY(show(m_library->follow(u"Show"_s, {{u"Cats"_s}, {u"Dogs"_s, u"and a walrus"_s}})));
    list().query().setSearch(u"walr"_s, true);
    QTRY_COMPARE(titles(), u"Dogs"_s);
    QCOMPARE(list().hits().total(), 1);
    QVERIFY(!list().index(0).data(EpisodeListModel::SnippetRole).toString().isEmpty());
    list().query().setSearch({}, true);
    QTRY_COMPARE(titles(), u"Cats, Dogs"_s);
    QCOMPARE(list().index(0).data(EpisodeListModel::SnippetRole).toString(), QString());
    QCOMPARE(reset.size(), 0);
}

void TestItemModels::anOlderSearchNeverOverwritesANewerOne()
{
    const QAbstractItemModelTester tester(&list(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(show(m_library->follow(u"Show"_s, manyEpisodes(60))));
    for (const QString &text : {u"g"_s, u"gr"_s, u"walrus"_s, u"graphs"_s, u"walruses -number"_s})
        list().query().setSearch(text, true);
    QTRY_VERIFY(!list().isLoading());
    QVERIFY(m_library->settle());
    QCOMPARE(titles(), QString());
    list().query().setSearch(u"walruses"_s, true);
    QTRY_COMPARE(list().hits().total(), 30);
}

void TestItemModels::aSearchSaysHowManyHitsAShowHas_data()
{
    QTest::addColumn<int>("episodes");
    QTest::newRow("all hits are in the list") << 3;
    QTest::newRow("more hits than the list shows at first") << EpisodeListModel::hitsAtFirst + 5;
}

void TestItemModels::aSearchSaysHowManyHitsAShowHas()
{
    QFETCH(const int, episodes);
    SidebarModel &sidebar = m_library->sidebarModel;
    const QAbstractItemModelTester tester(&sidebar,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    connect(&list().hits(), &itemmodels::HitCounts::counted, &sidebar, &SidebarModel::setHitCounts);
    const PodcastId many = m_library->follow(u"Many"_s, manyEpisodes(episodes));
    const PodcastId none = m_library->follow(u"None"_s, {{u"Other"_s}});
    const auto hits = [&](PodcastId show) {
        return sidebar.indexOf({ViewKind::Podcast, show}).data(SidebarModel::HitCountRole);
    };
    QTRY_VERIFY(sidebar.indexOf({ViewKind::Podcast, none}).isValid());
    QVERIFY(!hits(many).isValid());
    list().query().setSearch(u"number"_s, true);
    QTRY_COMPARE(hits(many), QVariant(episodes));
    QCOMPARE(hits(none), QVariant(0));
    list().query().setSearch(u"other"_s, true);
    QTRY_COMPARE(hits(many), QVariant(0));
    QCOMPARE(hits(none), QVariant(1));
    list().query().setSearch({}, true);
    QTRY_VERIFY(!hits(many).isValid());
}

void TestItemModels::countsFollowWhatIsHeard()
{
    SidebarModel &sidebar = m_library->sidebarModel;
    const QAbstractItemModelTester tester(&sidebar,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&sidebar, &QAbstractItemModel::modelReset);
    const PodcastId podcast = m_library->follow(u"Show"_s, manyEpisodes(3));
    const auto unplayed = [&] {
        return sidebar.indexOf({ViewKind::Podcast, podcast})
            .data(SidebarModel::UnplayedCountRole)
            .toInt();
    };
    QTRY_COMPARE(unplayed(), 3);
    const EpisodeId id = m_library->episodes(podcast).first().id;
    std::ignore = m_library->library.episodes().setPlayed(id, true);
    QTRY_COMPARE(unplayed(), 2);
    QCOMPARE(sidebar.indexOf({ViewKind::Inbox}).data(SidebarModel::UnplayedCountRole).toInt(), 2);
    QCOMPARE(reset.size(), 0);
}

void TestItemModels::aNewShowIsOneNewRow()
{
    SidebarModel &sidebar = m_library->sidebarModel;
    const QAbstractItemModelTester tester(&sidebar,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(m_library->follow(u"B"_s, manyEpisodes(1)).isValid());
    QTRY_COMPARE(sidebar.rowCount(), SidebarModel::fixedViewCount() + 1);
    QSignalSpy inserted(&sidebar, &QAbstractItemModel::rowsInserted);
    QVERIFY(m_library->follow(u"A"_s, manyEpisodes(1)).isValid());
    QTRY_COMPARE(sidebar.rowCount(), SidebarModel::fixedViewCount() + 2);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(inserted.first().at(1).toInt(), SidebarModel::fixedViewCount());
    QCOMPARE(sidebar.index(SidebarModel::fixedViewCount()).data(SidebarModel::TitleRole).toString(),
             u"A"_s);
}

QTEST_GUILESS_MAIN(TestItemModels)

#include "tst_item_models.moc"
