// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the table of another player's shows and its ticks.

#include <itemmodels/transfer_table_model.h>

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using itemmodels::TransferTableModel;
using transfer::ShowPresence;
using transfer::ShowTransfer;
using transfer::TransferPreview;

namespace {

/// A new show, a followed one with something new, one that is not suggested, and a followed one
/// with nothing new.
TransferPreview sample()
{
    TransferPreview preview;
    preview.shows = {
        {.show = 0, .title = u"New"_s, .waiting = {.played = 3}, .waitingEpisodes = 3},
        {.show = 1,
         .title = u"Followed"_s,
         .presence = ShowPresence::Followed,
         .taken = {.positions = 2, .queued = 1},
         .waiting = {.played = 4},
         .waitingEpisodes = 4,
         .isRead = true,
         .kept = 5},
        {.show = 4, .title = u"Left"_s},
        {.show = 5, .title = u"Same"_s, .presence = ShowPresence::Followed},
    };
    preview.notSuggested = {4};
    return preview;
}

} // namespace

class TestTransferTableModel final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void showsAreListed();
    void suggestedShowsAreTicked();
    void ticksAreChanged();
    void everyShowIsTickedAtOnce();
    void anUpdateKeepsTheTicks();
    void anUpdateWithOtherShowsStartsAgain();
    void placesThatDoNotExistAreEmpty();

private:
    [[nodiscard]] QVariant value(int row, int column) const
    {
        return m_model->index(row, column).data(TransferTableModel::ValueRole);
    }
    bool tick(int row, Qt::CheckState state)
    {
        return m_model->setData(
            m_model->index(row, TransferTableModel::ShowColumn), state, Qt::CheckStateRole);
    }

    std::unique_ptr<TransferTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestTransferTableModel::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_tester.reset();
    m_model = std::make_unique<TransferTableModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_model->setPreview(sample());
}

void TestTransferTableModel::showsAreListed()
{
    QCOMPARE(m_model->rowCount(), 4);
    QCOMPARE(m_model->columnCount(), TransferTableModel::columns);
    QCOMPARE(value(0, TransferTableModel::ShowColumn).toString(), u"New"_s);
    QCOMPARE(value(0, TransferTableModel::PresenceColumn).toInt(), int(ShowPresence::New));
    QCOMPARE(value(0, TransferTableModel::TakenColumn).toInt(), 3); // once the feed is read
    QCOMPARE(value(0, TransferTableModel::RemainderColumn).toInt(), 3);
    QCOMPARE(value(1, TransferTableModel::PresenceColumn).toInt(), int(ShowPresence::Followed));
    QCOMPARE(value(1, TransferTableModel::TakenColumn).toInt(), 3); // the feed lacks the others
    QCOMPARE(value(1, TransferTableModel::RemainderColumn).toInt(), 9);
    QCOMPARE(m_model->show(1).title, u"Followed"_s);
}

void TestTransferTableModel::suggestedShowsAreTicked()
{
    QCOMPARE(m_model->ticked(), (QSet<qsizetype>{0, 1}));
    QCOMPARE(m_model->tickable(), 3);
    const auto state = [this](int row) {
        return m_model->index(row, TransferTableModel::ShowColumn).data(Qt::CheckStateRole).toInt();
    };
    QCOMPARE(state(0), int(Qt::Checked));
    QCOMPARE(state(2), int(Qt::Unchecked));
    QCOMPARE(state(3), int(Qt::Unchecked));
}

void TestTransferTableModel::ticksAreChanged()
{
    const QSignalSpy ticks(m_model.get(), &TransferTableModel::ticksChanged);
    QVERIFY(tick(0, Qt::Unchecked));
    QVERIFY(tick(2, Qt::Checked));
    QCOMPARE(m_model->ticked(), (QSet<qsizetype>{1, 4}));
    QCOMPARE(ticks.count(), 2);
    QVERIFY(!tick(3, Qt::Checked)); // nothing of it would come over
    QVERIFY(!m_model->setData(
        m_model->index(0, TransferTableModel::TakenColumn), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(!m_model->setData(m_model->index(0, 0), u"text"_s, Qt::EditRole));
    QCOMPARE(m_model->ticked(), (QSet<qsizetype>{1, 4}));
}

void TestTransferTableModel::everyShowIsTickedAtOnce()
{
    m_model->tickAll(true);
    QCOMPARE(m_model->ticked(), (QSet<qsizetype>{0, 1, 4}));
    m_model->tickAll(false);
    QVERIFY(m_model->ticked().isEmpty());
}

void TestTransferTableModel::anUpdateKeepsTheTicks()
{
    QVERIFY(tick(0, Qt::Unchecked));
    TransferPreview preview = sample();
    preview.shows[1].taken.played = 7;
    preview.shows[3].taken.played = 1; // now it can be ticked
    const QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    m_model->updatePreview(preview);
    QCOMPARE(resets.count(), 0);
    QCOMPARE(value(1, TransferTableModel::TakenColumn).toInt(), 10);
    QCOMPARE(m_model->tickable(), 4);
    QCOMPARE(m_model->ticked(), (QSet<qsizetype>{1, 5})); // 5 was suggested from the beginning
}

void TestTransferTableModel::anUpdateWithOtherShowsStartsAgain()
{
    TransferPreview preview = sample();
    preview.shows.removeFirst();
    m_model->updatePreview(preview);
    QCOMPARE(m_model->rowCount(), 3);
    QCOMPARE(m_model->ticked(), QSet<qsizetype>{1});
}

void TestTransferTableModel::placesThatDoNotExistAreEmpty()
{
    QVERIFY(!m_model->index(4, 0).isValid());
    QVERIFY(!m_model->index(0, TransferTableModel::columns).isValid());
    QVERIFY(!m_model->data({}, TransferTableModel::ValueRole).isValid());
    QCOMPARE(m_model->flags({}), Qt::NoItemFlags);
    QVERIFY(!m_model->setData({}, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(m_model->rowCount(m_model->index(0, 0)), 0);
    QVERIFY(!m_model->index(0, 0).data(Qt::UserRole + 99).isValid());
}

QTEST_GUILESS_MAIN(TestTransferTableModel)
#include "tst_transfer_table_model.moc"
