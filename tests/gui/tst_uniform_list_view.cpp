// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the list view with a million rows: geometry, keys, selection, and a steady position while
// rows are inserted and removed.

#include "list/uniform_list_view.h"
#include "real_warnings.h"

#include <support/timeouts.h>

#include <QAbstractListModel>
#include <QPainter>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;
using namespace dogear;
using widgets::UniformListView;

namespace {

constexpr int rowHeight = 40;
constexpr int viewHeight = 410;

/// Row i shows i minus the number of rows that were inserted in front, so that each row keeps its
/// number.
class Numbers final : public QAbstractListModel
{
public:
    explicit Numbers(int count)
        : m_count(count)
    {}
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : m_count;
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        return role == Qt::DisplayRole ? QVariant(index.row() - m_inFront) : QVariant();
    }
    void insertInFront(int count)
    {
        beginInsertRows({}, 0, count - 1);
        m_count += count;
        m_inFront += count;
        endInsertRows();
    }
    void append(int count)
    {
        beginInsertRows({}, m_count, m_count + count - 1);
        m_count += count;
        endInsertRows();
    }
    /// Removes all rows after the first \a count.
    void removeBehind(int count)
    {
        beginRemoveRows({}, count, m_count - 1);
        m_count = count;
        endRemoveRows();
    }
    void removeInFront(int count)
    {
        beginRemoveRows({}, 0, count - 1);
        m_count -= count;
        m_inFront -= count;
        endRemoveRows();
    }

private:
    int m_count;
    int m_inFront = 0;
};

/// Records the rows that it paints.
class Painted final : public QStyledItemDelegate
{
public:
    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        rows.append(index.row());
        if (option.state.testFlag(QStyle::State_Selected))
            selected.append(index.row());
        painter->fillRect(option.rect, Qt::darkGreen);
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {100, rowHeight};
    }

    mutable QList<int> rows;
    mutable QList<int> selected;
};

} // namespace

class TestUniformListView final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void everyRowIsFound();
    void onlyWhatIsSeenIsPainted();
    void keysMove_data();
    void keysMove();
    void scrollsTo_data();
    void scrollsTo();
    void scrollingCountsRowsThatWentJustNow();
    void shiftAndClickSelectsWhatIsBetween();
    void whatIsReadStays_data();
    void whatIsReadStays();
    void atTheTopNewRowsAreSeen();
    void withoutRowsThereIsNothing();

private:
    [[nodiscard]] int valueAt(int y) const { return m_view->indexAt(QPoint(10, y)).data().toInt(); }

    std::unique_ptr<Numbers> m_model;
    std::unique_ptr<Painted> m_delegate;
    std::unique_ptr<UniformListView> m_view;
};

void TestUniformListView::init()
{
    test::failOnRealWarning();
    m_model = std::make_unique<Numbers>(1'000'000);
    m_delegate = std::make_unique<Painted>();
    m_view = std::make_unique<UniformListView>();
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setItemDelegate(m_delegate.get());
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setModel(m_model.get());
    m_view->resize(300, viewHeight);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    QTRY_VERIFY(m_view->verticalScrollBar()->maximum() > 0);
}

void TestUniformListView::cleanup()
{
    m_view.reset();
}

void TestUniformListView::everyRowIsFound()
{
    QCOMPARE(m_view->verticalScrollBar()->maximum(), 1'000'000 * rowHeight - viewHeight);
    QRandomGenerator random(4);
    for (int i = 0; i < 200; ++i) {
        const QModelIndex index = m_model->index(random.bounded(1'000'000));
        m_view->scrollTo(index);
        const QRect row = m_view->visualRect(index);
        QVERIFY(m_view->viewport()->rect().contains(row));
        QCOMPARE(row.height(), rowHeight);
        QCOMPARE(m_view->indexAt(row.topLeft()), index);
        QCOMPARE(m_view->indexAt(row.bottomLeft()), index);
        const auto [first, last] = m_view->visibleRows();
        QVERIFY(first <= index.row() && index.row() <= last && last - first <= 11);
    }
    QVERIFY(!m_view->indexAt({10, -1}).isValid());
    QVERIFY(!m_view->indexAt({10, viewHeight}).isValid());
    QVERIFY(m_view->visualRect({}).isEmpty());
}

void TestUniformListView::onlyWhatIsSeenIsPainted()
{
    m_view->setCurrentIndex(m_model->index(500'001));
    m_view->scrollTo(m_model->index(500'000), QAbstractItemView::PositionAtTop);
    QCoreApplication::processEvents();
    m_delegate->rows.clear();
    m_delegate->selected.clear();
    const QImage image = m_view->viewport()->grab().toImage();
    QCOMPARE(m_delegate->rows.size(), 11);
    QCOMPARE(m_delegate->rows.constFirst(), 500'000);
    QCOMPARE(m_delegate->rows.constLast(), 500'010);
    QCOMPARE(m_delegate->selected, QList<int>{500'001});
    QCOMPARE(image.pixelColor(5, viewHeight - 5), QColor(Qt::darkGreen));
}

void TestUniformListView::keysMove_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<int>("to");
    QTest::newRow("down") << 10 << Qt::Key_Down << 11;
    QTest::newRow("up") << 10 << Qt::Key_Up << 9;
    QTest::newRow("a page down") << 10 << Qt::Key_PageDown << 20;
    QTest::newRow("a page up") << 10 << Qt::Key_PageUp << 0;
    QTest::newRow("to the end") << 10 << Qt::Key_End << 999'999;
    QTest::newRow("to the beginning") << 500'000 << Qt::Key_Home << 0;
    QTest::newRow("down from the last row") << 999'999 << Qt::Key_Down << 999'999;
    QTest::newRow("a page down near the end") << 999'995 << Qt::Key_PageDown << 999'999;
    QTest::newRow("up from the first row") << 0 << Qt::Key_Up << 0;
}

void TestUniformListView::keysMove()
{
    QFETCH(const int, from);
    QFETCH(const Qt::Key, key);
    QFETCH(const int, to);
    m_view->setCurrentIndex(m_model->index(from));
    QTest::keyClick(m_view.get(), key);
    QCOMPARE(m_view->currentIndex().row(), to);
    QVERIFY(m_view->viewport()->rect().contains(m_view->visualRect(m_view->currentIndex())));
    QCOMPARE(m_view->selectionModel()->selectedIndexes(), QModelIndexList{m_view->currentIndex()});
}

void TestUniformListView::scrollsTo_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QAbstractItemView::ScrollHint>("hint");
    QTest::addColumn<int>("top"); // of the row after scrolling, in px
    QTest::newRow("a visible row stays")
        << 103 << QAbstractItemView::EnsureVisible << 3 * rowHeight;
    QTest::newRow("up, only as far as needed") << 90 << QAbstractItemView::EnsureVisible << 0;
    QTest::newRow("down, only as far as needed")
        << 130 << QAbstractItemView::EnsureVisible << viewHeight - rowHeight;
    QTest::newRow("to the top") << 103 << QAbstractItemView::PositionAtTop << 0;
    QTest::newRow("to the bottom")
        << 103 << QAbstractItemView::PositionAtBottom << viewHeight - rowHeight;
    QTest::newRow("to the middle")
        << 700 << QAbstractItemView::PositionAtCenter << (viewHeight - rowHeight) / 2;
    QTest::newRow("the last row cannot be at the top")
        << 999'999 << QAbstractItemView::PositionAtTop << viewHeight - rowHeight;
}

void TestUniformListView::scrollsTo()
{
    QFETCH(const int, row);
    QFETCH(const QAbstractItemView::ScrollHint, hint);
    QFETCH(const int, top);
    m_view->verticalScrollBar()->setValue(100 * rowHeight);
    m_view->scrollTo(m_model->index(row), hint);
    QCOMPARE(m_view->visualRect(m_model->index(row)).top(), top);
}

/// The scroll bar corrects its value when the rows at its position are removed.
void TestUniformListView::scrollingCountsRowsThatWentJustNow()
{
    m_view->verticalScrollBar()->setValue(900'000 * rowHeight);
    m_model->removeBehind(100'000);
    m_view->scrollTo(m_model->index(50), QAbstractItemView::PositionAtTop);
    QCOMPARE(m_view->visualRect(m_model->index(50)).top(), 0);
}

void TestUniformListView::shiftAndClickSelectsWhatIsBetween()
{
    const auto click = [this](int y, Qt::KeyboardModifiers modifiers) {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, modifiers, {20, y});
    };
    click(5, {});
    m_view->verticalScrollBar()->setValue(1'000 * rowHeight);
    click(5, Qt::ShiftModifier);
    QCOMPARE(m_view->selectionModel()->selectedIndexes().size(), 1'001);
    QCOMPARE(m_view->selectionModel()->selection().size(), 1); // one range, not a thousand of them
    click(3 * rowHeight + 5, Qt::ControlModifier);
    QVERIFY(m_view->selectionModel()->isSelected(m_model->index(1'003)));
    QVERIFY(!m_view->selectionModel()->isSelected(m_model->index(1'002)));
    QTest::keyClick(m_view.get(), Qt::Key_A, Qt::ControlModifier);
    QVERIFY(m_view->selectionModel()->isSelected(m_model->index(999'999)));
}

void TestUniformListView::whatIsReadStays_data()
{
    QTest::addColumn<int>("added"); // rows in front of the visible ones; negative: removed
    QTest::newRow("one row is inserted") << 1;
    QTest::newRow("many rows are inserted") << 1'000;
    QTest::newRow("one row is removed") << -1;
    QTest::newRow("many rows are removed") << -400;
}

void TestUniformListView::whatIsReadStays()
{
    QFETCH(const int, added);
    m_view->verticalScrollBar()->setValue(500 * rowHeight + 7);
    QCOMPARE(valueAt(0), 500);
    if (added > 0)
        m_model->insertInFront(added);
    else
        m_model->removeInFront(-added);
    QCOMPARE(valueAt(0), 500);
    QCoreApplication::processEvents();
    QCOMPARE(valueAt(0), 500);
    QCOMPARE(m_view->verticalScrollBar()->value() % rowHeight, 7);
    m_model->append(50);
    QCoreApplication::processEvents();
    QCOMPARE(valueAt(0), 500);
    QCOMPARE(m_view->verticalScrollBar()->maximum(), m_model->rowCount() * rowHeight - viewHeight);
}

void TestUniformListView::atTheTopNewRowsAreSeen()
{
    m_model->insertInFront(3);
    QCoreApplication::processEvents();
    QCOMPARE(valueAt(0), -3);
}

void TestUniformListView::withoutRowsThereIsNothing()
{
    m_model->removeInFront(1'000'000);
    QCoreApplication::processEvents();
    QCOMPARE(m_view->verticalScrollBar()->maximum(), 0);
    QVERIFY(!m_view->indexAt({10, 10}).isValid());
    QVERIFY(m_view->visibleRows().last < m_view->visibleRows().first);
    QTest::keyClick(m_view.get(), Qt::Key_End);
    QVERIFY(!m_view->currentIndex().isValid());
}

QTEST_MAIN(TestUniformListView)
#include "tst_uniform_list_view.moc"
