// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the layout that wraps its items into lines: positions, heights and hidden items.

#include "parts/wrap_layout.h"
#include "real_warnings.h"

#include <QTest>
#include <QVBoxLayout>
#include <QWidget>

using namespace Qt::StringLiterals;
using dogear::widgets::WrapLayout;

namespace {

constexpr int gap = 4;

/// Widget whose size hint a test chooses.
class Box final : public QWidget
{
public:
    explicit Box(const QSize &size)
        : m_size(size)
    {}
    [[nodiscard]] QSize sizeHint() const override { return m_size; }
    [[nodiscard]] QSize minimumSizeHint() const override { return m_size; }

private:
    QSize m_size;
};

/// Counts how often a widget is asked to be laid out.
class LayoutRequests final : public QObject
{
public:
    explicit LayoutRequests(QWidget &widget) { widget.installEventFilter(this); }
    [[nodiscard]] int count() const { return m_count; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        m_count += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    int m_count = 0;
};

} // namespace

class TestWrapLayout final : public QObject
{
    Q_OBJECT

private slots:
    void init() { dogear::test::failOnRealWarning(); }

    void places_data();
    void places();
    void whatIsHiddenTakesNoRoom();
    void theLeastHeightIsThatOfAllLines();
    void itRestsOnceItIsLaidOut();
    void rightToLeft();
    void whatIsTakenOutIsNotHere();
};

void TestWrapLayout::places_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<QList<QPoint>>("expected");
    QTest::addColumn<int>("height");
    // Three boxes of 40 x 10, 50 x 20 and 30 x 10.
    QTest::newRow("all in one line, centred vertically")
        << 128 << QList<QPoint>{{0, 5}, {44, 0}, {98, 5}} << 20;
    QTest::newRow("one pixel too narrow for one line")
        << 127 << QList<QPoint>{{0, 5}, {44, 0}, {0, 24}} << 34;
    QTest::newRow("two lines, the second with two boxes")
        << 90 << QList<QPoint>{{0, 0}, {0, 14}, {54, 19}} << 34;
    QTest::newRow("a line for each box") << 60 << QList<QPoint>{{0, 0}, {0, 14}, {0, 38}} << 48;
    QTest::newRow("narrower than a box") << 20 << QList<QPoint>{{0, 0}, {0, 14}, {0, 38}} << 48;
}

void TestWrapLayout::places()
{
    QFETCH(const int, width);
    QFETCH(const QList<QPoint>, expected);
    QFETCH(const int, height);
    QWidget pane;
    auto *layout = new WrapLayout(gap, &pane);
    QList<QWidget *> boxes;
    for (const QSize size : {QSize(40, 10), QSize(50, 20), QSize(30, 10)}) {
        boxes.append(new Box(size));
        layout->addWidget(boxes.constLast());
    }
    QCOMPARE(layout->sizeHint(), QSize(128, 20));
    QCOMPARE(layout->minimumSize(), QSize(50, 20));
    QCOMPARE(layout->heightForWidth(width), height);
    layout->setGeometry({0, 0, width, height});
    for (int i = 0; i < boxes.size(); ++i) {
        QCOMPARE(boxes.at(i)->pos(), expected.at(i));
        QVERIFY(boxes.at(i)->width() <= width); // no box is cut off
    }
}

void TestWrapLayout::whatIsHiddenTakesNoRoom()
{
    QWidget pane;
    auto *layout = new WrapLayout(gap, &pane);
    auto *first = new Box({40, 30});
    auto *second = new Box({50, 20});
    layout->addWidget(first);
    layout->addWidget(second);
    first->hide();
    QCOMPARE(layout->sizeHint(), QSize(50, 20));
    QCOMPARE(layout->heightForWidth(60), 20);
    layout->setGeometry({0, 0, 60, 20});
    QCOMPARE(second->pos(), QPoint(0, 0));
    second->hide();
    QCOMPARE(layout->heightForWidth(60), 0);
}

/// The minimum height is that of all lines, so that a column that is too low does not squeeze them.
void TestWrapLayout::theLeastHeightIsThatOfAllLines()
{
    QWidget pane;
    auto *layout = new WrapLayout(gap, &pane);
    for (const QSize size : {QSize(40, 10), QSize(50, 20), QSize(30, 10)})
        layout->addWidget(new Box(size));
    layout->setGeometry({0, 0, 60, 20});
    QCOMPARE(layout->minimumSize(), QSize(50, 48));
    layout->setGeometry({0, 0, 200, 20});
    QCOMPARE(layout->minimumSize(), QSize(50, 20));
}

/// The layout is inside another one, as that of the chips above a list is, and must not request
/// layouts endlessly.
void TestWrapLayout::itRestsOnceItIsLaidOut()
{
    QWidget pane;
    auto *column = new QVBoxLayout(&pane);
    auto *layout = new WrapLayout(gap);
    for (int i = 0; i < 5; ++i)
        layout->addWidget(new Box({40, 10}));
    column->addLayout(layout);
    pane.resize(120, 300);
    pane.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pane));
    pane.resize(200, 300);
    QCoreApplication::processEvents();
    LayoutRequests requests(pane);
    for (int i = 0; i < 50; ++i)
        QCoreApplication::processEvents();
    QVERIFY2(requests.count() < 5, qPrintable(QString::number(requests.count())));
}

void TestWrapLayout::rightToLeft()
{
    QWidget pane;
    pane.setLayoutDirection(Qt::RightToLeft);
    auto *layout = new WrapLayout(gap, &pane);
    auto *first = new Box({40, 10});
    auto *second = new Box({50, 10});
    layout->addWidget(first);
    layout->addWidget(second);
    layout->setGeometry({0, 0, 100, 10});
    QCOMPARE(first->pos(), QPoint(60, 0));
    QCOMPARE(second->pos(), QPoint(6, 0));
}

void TestWrapLayout::whatIsTakenOutIsNotHere()
{
    QWidget pane;
    auto *layout = new WrapLayout(gap, &pane);
    layout->addWidget(new Box({40, 10}));
    layout->addWidget(new Box({50, 10}));
    QCOMPARE(layout->count(), 2);
    QCOMPARE(layout->takeAt(2), nullptr);
    QCOMPARE(layout->itemAt(-1), nullptr);
    delete layout->takeAt(0);
    QCOMPARE(layout->count(), 1);
    QCOMPARE(layout->sizeHint(), QSize(50, 10));
}

QTEST_MAIN(TestWrapLayout)
#include "tst_wrap_layout.moc"
