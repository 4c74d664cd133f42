// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the lists of the page Devices: runs, refused changes and private shows.

#include <base/utc.h>
#include <itemmodels/private_show_model.h>
#include <itemmodels/set_aside_model.h>
#include <itemmodels/sync_run_model.h>

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <initializer_list>

using namespace Qt::StringLiterals;
using namespace dogear;
using devices::PrivateShow;
using domain::SetAsideAction;
using domain::SyncRunRecord;
using itemmodels::PrivateShowModel;
using itemmodels::SetAsideModel;
using itemmodels::SyncRunModel;

namespace {

SyncRunRecord runAt(qint64 second, int received)
{
    return {.at = QDateTime::fromSecsSinceEpoch(second, utc), .received = received};
}

/// What each run received, in the order of the rows.
QList<int> received(const SyncRunModel &model)
{
    QList<int> numbers;
    for (int row = 0; row < model.rowCount(); ++row)
        numbers.append(
            model.index(row).data(SyncRunModel::RunRole).value<SyncRunRecord>().received);
    return numbers;
}

} // namespace

class TestSyncModels final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aNewRunIsARowAtTheTop();
    void twoRunsOfOneSecondAreTwoRows();
    void anotherTargetHasOtherRuns();
    void refusedChangesGoWhenTheyAreTaken();
    void aCheckBoxGivesTheConsent();
    void equalShowsChangeNothing();
    void otherIndexesAreEmpty();
};

void TestSyncModels::aNewRunIsARowAtTheTop()
{
    SyncRunModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRuns({runAt(20, 2), runAt(10, 1)});
    const QPersistentModelIndex kept(model.index(0));
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    model.setRuns({runAt(30, 3), runAt(20, 2), runAt(10, 1)});
    QCOMPARE(received(model), (QList{3, 2, 1}));
    QCOMPARE(kept.row(), 1);
    QCOMPARE(inserted.size(), 1);
    // The oldest one goes as the store forgets it.
    model.setRuns({runAt(40, 4), runAt(30, 3), runAt(20, 2)});
    QCOMPARE(received(model), (QList{4, 3, 2}));
    QCOMPARE(kept.row(), 2);
    QVERIFY(resets.isEmpty());
    QCOMPARE(model.index(0).data(SyncRunModel::TimeRole).toDateTime(), runAt(40, 4).at);
}

void TestSyncModels::twoRunsOfOneSecondAreTwoRows()
{
    SyncRunModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRuns({runAt(10, 2), runAt(10, 1)});
    QCOMPARE(received(model), (QList{2, 1}));
    model.setRuns({runAt(10, 3), runAt(10, 2), runAt(10, 1)});
    QCOMPARE(received(model), (QList{3, 2, 1}));
}

void TestSyncModels::anotherTargetHasOtherRuns()
{
    SyncRunModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRuns({runAt(20, 2), runAt(10, 1)});
    model.setRuns({runAt(25, 7)});
    QCOMPARE(received(model), QList{7});
    model.setRuns({});
    QCOMPARE(model.rowCount(), 0);
}

void TestSyncModels::refusedChangesGoWhenTheyAreTaken()
{
    SetAsideModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const SetAsideAction first{.action = 1,
                               .feed = u"https://e.org/feed"_s,
                               .episode = u"https://e.org/1.mp3"_s,
                               .time = QDateTime::fromSecsSinceEpoch(10, utc),
                               .reason = {.code = ErrorCode::HttpStatus, .httpStatus = 400}};
    SetAsideAction second = first;
    second.action = 2;
    second.episode = u"https://e.org/2.mp3"_s;
    model.setActions({second, first});
    QCOMPARE(model.rowCount(), 2);
    const QModelIndex row = model.index(1);
    QCOMPARE(row.data(SetAsideModel::EpisodeRole).toString(), first.episode);
    QCOMPARE(row.data(SetAsideModel::FeedRole).toString(), first.feed);
    QCOMPARE(row.data(SetAsideModel::TimeRole).toDateTime(), first.time);
    QCOMPARE(row.data(SetAsideModel::ReasonRole).value<Error>(), first.reason);
    model.setActions({second});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0).data(SetAsideModel::EpisodeRole).toString(), second.episode);
}

void TestSyncModels::aCheckBoxGivesTheConsent()
{
    PrivateShowModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const PrivateShow paid{.show = PodcastId{1},
                           .title = u"Paid"_s,
                           .feed = QUrl(u"https://e.org/paid?token=x"_s),
                           .reason = sync::UploadBlock::HasToken};
    model.setShows({paid});
    const QModelIndex row = model.index(0);
    QCOMPARE(row.data().toString(), u"Paid"_s);
    QCOMPARE(row.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QCOMPARE(row.data(PrivateShowModel::ReasonRole).toInt(), int(sync::UploadBlock::HasToken));
    QVERIFY(row.flags().testFlag(Qt::ItemIsUserCheckable));
    const QSignalSpy said(&model, &PrivateShowModel::allowedChanged);
    QVERIFY(model.setData(row, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(said.size(), 1);
    QCOMPARE(said.constFirst().constFirst().toUrl(), paid.feed);
    QVERIFY(said.constFirst().at(1).toBool());
    QCOMPARE(row.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QVERIFY(model.setData(row, Qt::Checked, Qt::CheckStateRole)); // as it is
    QCOMPARE(said.size(), 1);
    QVERIFY(!model.setData(row, u"Free"_s, Qt::EditRole));
    QVERIFY(!model.setData({}, Qt::Checked, Qt::CheckStateRole));
}

void TestSyncModels::equalShowsChangeNothing()
{
    PrivateShowModel model;
    const PrivateShow paid{.show = PodcastId{1}, .title = u"Paid"_s, .feed = {}};
    model.setShows({paid});
    QVERIFY(model.setData(model.index(0), Qt::Checked, Qt::CheckStateRole));
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    PrivateShow allowed = paid;
    allowed.isAllowed = true;
    model.setShows({allowed});
    QVERIFY(changed.isEmpty());
    QVERIFY(inserted.isEmpty());
}

void TestSyncModels::otherIndexesAreEmpty()
{
    SyncRunModel runs;
    SetAsideModel setAside;
    PrivateShowModel shows;
    runs.setRuns({runAt(10, 1)});
    for (const QAbstractItemModel *model :
         std::initializer_list<QAbstractItemModel *>{&runs, &setAside, &shows}) {
        for (const QModelIndex &index : {QModelIndex(), model->index(5, 0), model->index(0, 1)})
            QVERIFY(!model->data(index, Qt::UserRole + 1).isValid());
        QVERIFY(!model->roleNames().isEmpty());
    }
    QVERIFY(!runs.index(0).data(Qt::UserRole + 99).isValid());
}

QTEST_GUILESS_MAIN(TestSyncModels)
#include "tst_sync_models.moc"
