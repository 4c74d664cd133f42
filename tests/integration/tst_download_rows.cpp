// SPDX-License-Identifier: GPL-3.0-or-later
// Tests how the models of the window show downloads: a change of one download changes only its row.

#include <support/download_rows.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using domain::DownloadState;
using domain::MediaPresence;
using itemmodels::EpisodeListModel;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

class TestDownloadRows final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void unfinishedStandFirstInTheirOrder();
    void aRowTellsHowFarItIs_data();
    void aRowTellsHowFarItIs();
    void progressChangesOneRow();
    void whatStopsIsNotFetchedAnyMore();
    void aFailureTellsWhy();
    void manyChangesAreOneQuestion();
    void whatAnotherProgramAddsIsListed();
    void theListeningKeepsTheDownload();
    void theSidebarCountsWhatIsToCome();
    void onlyWhatIsHereIsShownOffline();
    void unfinishedOnesAreDragged();
    void severalAreDraggedTogether_data();
    void severalAreDraggedTogether();

private:
    EpisodeListModel &list() { return m_library->listModel; }
    [[nodiscard]] QModelIndex row(int number) { return list().index(number); }
    [[nodiscard]] EpisodeId id(int number) { return m_ids.at(number - 1); }
    [[nodiscard]] QString titles()
    {
        QStringList titles;
        for (int i = 0; i < list().rowCount(); ++i)
            titles.append(row(i).data().toString());
        return titles.join(u' ');
    }
    bool write(const QList<domain::Download> &downloads)
    {
        return test::writeDownloads(m_library->folders, downloads);
    }
    void show(const itemmodels::LibraryView &place)
    {
        QSignalSpy loaded(&list(), &EpisodeListModel::loaded);
        list().query().setLibraryView(place);
        QTRY_VERIFY(!loaded.isEmpty());
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    PodcastId m_show;
    QList<EpisodeId> m_ids; ///< of episodes 1, 2, 3, 4
};

void TestDownloadRows::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_tester = std::make_unique<QAbstractItemModelTester>(
        &list(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_show = m_library->follow(u"Show"_s, {{u"1"_s}, {u"2"_s}, {u"3"_s}, {u"4"_s}});
    m_ids.clear();
    for (const domain::EpisodeSummary &episode : m_library->episodes(m_show))
        m_ids.append(episode.id);
    QCOMPARE(m_ids.size(), 4);
}

void TestDownloadRows::cleanup()
{
    m_tester.reset();
    m_library.reset();
}

void TestDownloadRows::unfinishedStandFirstInTheirOrder()
{
    const QDateTime now = m_library->clock.time;
    QVERIFY(
        write({{.episode = id(1), .state = DownloadState::Done, .path = u"/a"_s, .finished = now},
               {.episode = id(4)},
               {.episode = id(2), .state = DownloadState::Paused}}));
    show({ViewKind::Downloads});
    QCOMPARE(titles(), u"4 2 1"_s);
    QVERIFY(write({{.episode = id(3)}}));
    emit m_library->downloads.episodeChanged(id(3));
    QTRY_COMPARE(titles(), u"4 2 3 1"_s);
    QVERIFY(write({{.episode = id(4), .state = DownloadState::Removed}}));
    emit m_library->downloads.episodeChanged(id(4));
    QTRY_COMPARE(titles(), u"2 3 1"_s);
}

void TestDownloadRows::aRowTellsHowFarItIs_data()
{
    QTest::addColumn<DownloadState>("state");
    QTest::newRow("waiting") << DownloadState::Waiting;
    QTest::newRow("paused") << DownloadState::Paused;
    QTest::newRow("failed") << DownloadState::Failed;
    QTest::newRow("done") << DownloadState::Done;
}

void TestDownloadRows::aRowTellsHowFarItIs()
{
    QFETCH(const DownloadState, state);
    show({ViewKind::Podcast, m_show});
    QVERIFY(!row(1).data(EpisodeListModel::DownloadRole).isValid());
    QSignalSpy changed(&list(), &QAbstractItemModel::dataChanged);
    QVERIFY(write({{.episode = id(2), .state = state}}));
    emit m_library->downloads.episodeChanged(id(2));
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex(), row(1));
    QCOMPARE(changed.first().at(1).toModelIndex(), row(1));
    QCOMPARE(row(1).data(EpisodeListModel::DownloadRole).value<DownloadState>(), state);
    QVERIFY(!row(0).data(EpisodeListModel::DownloadRole).isValid());
    QVERIFY(test::writeStored(m_library->folders, id(1), false));
    emit m_library->downloads.episodeChanged(id(1));
    QTRY_COMPARE(row(0).data(EpisodeListModel::PresenceRole).value<MediaPresence>(),
                 MediaPresence::Partial);
}

void TestDownloadRows::progressChangesOneRow()
{
    QVERIFY(write({{.episode = id(3)}}));
    show({ViewKind::Podcast, m_show});
    QVERIFY(!row(2).data(EpisodeListModel::DownloadProgressRole).isValid());
    QSignalSpy changed(&list(), &QAbstractItemModel::dataChanged);
    const downloads::DownloadProgress progress{
        .storedBytes = 12, .length = 34, .bytesPerSecond = 5};
    m_library->downloads.run(id(3), progress);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex(), row(2));
    QCOMPARE(changed.first().at(2).value<QList<int>>(),
             QList<int>{EpisodeListModel::DownloadProgressRole});
    QCOMPARE(
        row(2).data(EpisodeListModel::DownloadProgressRole).value<downloads::DownloadProgress>(),
        progress);
    m_library->downloads.run(EpisodeId{999}, progress); // an episode that is not in the list
    QCOMPARE(changed.size(), 1);
}

void TestDownloadRows::whatStopsIsNotFetchedAnyMore()
{
    show({ViewKind::Podcast, m_show});
    m_library->downloads.run(id(1), {.storedBytes = 1});
    // Pausing all downloads sends no signal for a single episode.
    m_library->downloads.running.clear();
    QSignalSpy changed(&list(), &QAbstractItemModel::dataChanged);
    m_library->downloads.setSummary({.waiting = 1});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().at(0).toModelIndex(), row(0));
    m_library->downloads.setSummary({.waiting = 2});
    QCOMPARE(changed.size(), 1); // no further change
}

void TestDownloadRows::aFailureTellsWhy()
{
    const Error full{ErrorCode::DiskFull};
    const Error gone{.code = ErrorCode::HttpStatus, .httpStatus = 404};
    const domain::Download failed{.episode = id(1), .state = DownloadState::Failed, .error = full};
    QVERIFY(write({failed}));
    m_library->downloads.known.insert(id(1), failed);
    show({ViewKind::Downloads});
    const auto reason = [this] {
        return row(0).data(EpisodeListModel::DownloadErrorRole).value<Error>();
    };
    QTRY_COMPARE(reason(), full);
    const int questions = m_library->downloads.questions;
    list().reload();
    QVERIFY(m_library->settle());
    QCOMPARE(m_library->downloads.questions, questions); // the reason is cached
    emit m_library->downloads.failed(id(1), gone);
    QTRY_COMPARE(reason(), gone);
    QVERIFY(write({{.episode = id(1), .state = DownloadState::Waiting}}));
    emit m_library->downloads.episodeChanged(id(1));
    QTRY_VERIFY(!row(0).data(EpisodeListModel::DownloadErrorRole).isValid());
}

void TestDownloadRows::manyChangesAreOneQuestion()
{
    show({ViewKind::Downloads});
    QVERIFY(write({{.episode = id(1)}, {.episode = id(2)}, {.episode = id(3)}}));
    QSignalSpy loaded(&list(), &EpisodeListModel::loaded);
    for (int i = 0; i < 500; ++i)
        emit m_library->downloads.episodeChanged(id(1 + i % 3));
    QTRY_COMPARE(titles(), u"1 2 3"_s);
    QVERIFY(m_library->settle());
    QCOMPARE(loaded.size(), 1);
}

void TestDownloadRows::whatAnotherProgramAddsIsListed()
{
    show({ViewKind::Downloads});
    QVERIFY(write({{.episode = id(2)}}));
    m_library->downloads.setSummary({.waiting = 1}); // as after reading the database
    QTRY_COMPARE(titles(), u"2"_s);
    QSignalSpy loaded(&list(), &EpisodeListModel::loaded);
    m_library->downloads.setSummary({.running = 1, .bytesPerSecond = 5});
    m_library->downloads.run(id(2), {.storedBytes = 1});
    QVERIFY(m_library->settle());
    QCOMPARE(loaded.size(), 0); // the same download: no reload
}

/// The player saves the summary that it read when the episode began, before the download existed.
void TestDownloadRows::theListeningKeepsTheDownload()
{
    show({ViewKind::Podcast, m_show});
    const domain::EpisodeSummary before = m_library->episodes(m_show).constFirst();
    QVERIFY(write({{.episode = id(1), .state = DownloadState::Done}}));
    emit m_library->downloads.episodeChanged(id(1));
    QTRY_VERIFY(row(0).data(EpisodeListModel::DownloadRole).isValid());
    domain::EpisodeSummary heard = before;
    heard.state.position = std::chrono::minutes(1);
    emit m_library->library.episodes().episodeChanged(heard);
    QCOMPARE(row(0).data(EpisodeListModel::PositionRole).value<std::chrono::milliseconds>(),
             std::chrono::minutes(1));
    QVERIFY(row(0).data(EpisodeListModel::DownloadRole).isValid());
}

void TestDownloadRows::theSidebarCountsWhatIsToCome()
{
    SidebarModel &sidebar = m_library->sidebarModel;
    const QAbstractItemModelTester tester(&sidebar,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto count = [&sidebar] {
        return sidebar.indexOf({ViewKind::Downloads}).data(SidebarModel::UnplayedCountRole).toInt();
    };
    QCOMPARE(count(), 0);
    m_library->downloads.setSummary({.running = 2, .waiting = 12, .failed = 3, .paused = 4});
    QCOMPARE(count(), 14);
    QSignalSpy changed(&sidebar, &QAbstractItemModel::dataChanged);
    m_library->downloads.setSummary({.running = 2, .waiting = 12, .bytesPerSecond = 99});
    QCOMPARE(changed.size(), 0); // the number is unchanged
}

void TestDownloadRows::onlyWhatIsHereIsShownOffline()
{
    QVERIFY(write({{.episode = id(1)}, {.episode = id(2), .state = DownloadState::Done}}));
    QVERIFY(test::writeStored(m_library->folders, id(3), true));
    QVERIFY(test::writeStored(m_library->folders, id(4), false));
    show({ViewKind::Podcast, m_show});
    QSignalSpy loaded(&list(), &EpisodeListModel::loaded);
    list().query().setFilter({.onlyOffline = true});
    QTRY_VERIFY(!loaded.isEmpty());
    QCOMPARE(titles(), u"2 3"_s);
}

void TestDownloadRows::unfinishedOnesAreDragged()
{
    QVERIFY(write({{.episode = id(1)},
                   {.episode = id(2)},
                   {.episode = id(3), .state = DownloadState::Done}}));
    show({ViewKind::Downloads});
    const auto isDragged = [this](int number) {
        return list().flags(row(number)).testFlag(Qt::ItemIsDragEnabled);
    };
    QVERIFY(isDragged(0) && isDragged(1) && !isDragged(2));
    const std::unique_ptr<QMimeData> second(list().mimeData({row(1)}));
    using Move = std::pair<EpisodeId, EpisodeId>;
    QVERIFY(list().dropMimeData(second.get(), Qt::MoveAction, 0, 0, {}));
    QCOMPARE(m_library->downloads.moves.takeLast(), Move(id(2), id(1)));
    const std::unique_ptr<QMimeData> first(list().mimeData({row(0)}));
    QVERIFY(list().dropMimeData(first.get(), Qt::MoveAction, 3, 0, {})); // below a finished one
    QCOMPARE(m_library->downloads.moves.takeLast(), Move(id(1), EpisodeId()));
    list().query().setFilter({.onlyUnplayed = true});
    QVERIFY(!isDragged(0));
    QVERIFY(!list().dropMimeData(first.get(), Qt::MoveAction, 2, 0, {}));
}

void TestDownloadRows::severalAreDraggedTogether_data()
{
    QTest::addColumn<QList<int>>("rows"); // in the order of the clicks
    QTest::addColumn<int>("target");
    QTest::addColumn<QString>("order");
    QTest::newRow("the last two go to the front") << QList{3, 2} << 0 << u"3 4 1 2"_s;
    QTest::newRow("neighbours stay where they are dropped") << QList{1, 2} << 1 << u"1 2 3 4"_s;
    QTest::newRow("neighbours that are dropped on the last of them stay")
        << QList{1, 2} << 2 << u"1 2 3 4"_s;
    QTest::newRow("rows with one in between meet at the first of them")
        << QList{1, 3} << 1 << u"1 2 4 3"_s;
    QTest::newRow("rows with one in between meet at the last of them")
        << QList{0, 2} << 2 << u"2 1 3 4"_s;
    QTest::newRow("the last two stay at the end") << QList{2, 3} << 2 << u"1 2 3 4"_s;
}

void TestDownloadRows::severalAreDraggedTogether()
{
    QFETCH(const QList<int>, rows);
    QFETCH(const int, target);
    QFETCH(const QString, order);
    std::ignore = m_library->library.queue().playLast({id(1), id(2), id(3), id(4)});
    show({ViewKind::UpNext});
    QTRY_COMPARE(titles(), u"1 2 3 4"_s);
    QModelIndexList clicked;
    for (const int each : rows)
        clicked.append(row(each));
    const std::unique_ptr<QMimeData> dragged(list().mimeData(clicked));
    QVERIFY(list().dropMimeData(dragged.get(), Qt::MoveAction, target, 0, {}));
    QList<EpisodeId> expected;
    for (const QString &title : order.split(u' '))
        expected.append(id(title.toInt()));
    const auto stored = m_library->library.queue().load(); // answered after the moves
    QVERIFY(test::waitUntil([&] { return stored.isFinished(); }));
    QCOMPARE(m_library->library.queue().ids(), expected);
    QTRY_COMPARE(titles(), order);
}

QTEST_GUILESS_MAIN(TestDownloadRows)
#include "tst_download_rows.moc"
