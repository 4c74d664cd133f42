// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the ring around the focused widget: when it is shown, and where.

#include "parts/chip.h"
#include "real_warnings.h"
#include "style/focus_ring.h"

#include <support/timeouts.h>
#include <widgets/metrics.h>
#include <widgets/window_style.h>

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStringListModel>
#include <QTabBar>
#include <QVBoxLayout>

#include <memory>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;

class TestFocusRing final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void tabShowsIt_data();
    void tabShowsIt();
    void aClickHidesIt();
    void theProgramsFocusShowsNoneBefore();
    void itFollowsItsWidget();
    void itGoesWithItsWidget();
    void itScrollsWithItsWidget();
    void itSurroundsTheCurrentTab();
    void itHasTheShapeOfAChip();
    void itIsPainted();
    void aListHasItInItsCurrentRow();
    void anEmptyListHasIt();

private:
    [[nodiscard]] FocusRing *ring() const { return m_window->findChild<FocusRing *>(); }
    [[nodiscard]] bool isShown() const { return ring() && ring()->isVisible(); }
    /// The area of the window that the ring encloses.
    [[nodiscard]] QRect place() const
    {
        return {ring()->mapTo(m_window.get(), QPoint()), ring()->size()};
    }
    [[nodiscard]] QRect placeOf(const QWidget &widget) const
    {
        return {widget.mapTo(m_window.get(), QPoint()), widget.size()};
    }
    void show()
    {
        m_window->resize(400, 300);
        m_window->show();
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
    }
    /// Gives \a widget the focus as the Tab key does, also if it has the focus from the start.
    static void focusByKey(QWidget &widget)
    {
        widget.clearFocus();
        widget.setFocus(Qt::TabFocusReason);
    }
    void pressTab() { QTest::keyClick(m_window.get(), Qt::Key_Tab); }

    std::unique_ptr<QWidget> m_window;
    QVBoxLayout *m_column = nullptr;
};

void TestFocusRing::init()
{
    test::failOnRealWarning();
    QApplication::setStyle(new WindowStyle(u"fusion"_s)); // the style of the program
    m_window = std::make_unique<QWidget>();
    m_column = new QVBoxLayout(m_window.get());
}

void TestFocusRing::cleanup()
{
    m_window.reset();
}

void TestFocusRing::tabShowsIt_data()
{
    QTest::addColumn<QString>("base");
    QTest::newRow("on Fusion") << u"fusion"_s;
    QTest::newRow("on the style of Windows 95") << u"windows"_s;
}

void TestFocusRing::tabShowsIt()
{
    QFETCH(const QString, base);
    QApplication::setStyle(new WindowStyle(base));
    QPushButton first(u"First"_s);
    QPushButton second(u"Second"_s);
    m_column->addWidget(&first);
    m_column->addWidget(&second);
    show();
    pressTab();
    QTRY_VERIFY(second.hasFocus() || first.hasFocus());
    QVERIFY(isShown());
    const QPushButton &focused = first.hasFocus() ? first : second;
    QVERIFY(place().contains(placeOf(focused)));
    QVERIFY(place().width() > focused.width()); // a gap, and the ring outside of it
    QVERIFY(place().width() <= focused.width() + 4 * units(focused.font(), 1));
    m_column->removeWidget(&first);
    m_column->removeWidget(&second);
    first.setParent(nullptr);
    second.setParent(nullptr);
}

void TestFocusRing::aClickHidesIt()
{
    auto *first = new QPushButton(u"First"_s);
    auto *second = new QPushButton(u"Second"_s);
    m_column->addWidget(first);
    m_column->addWidget(second);
    show();
    pressTab();
    QVERIFY(isShown());
    QTest::mouseClick(first, Qt::LeftButton);
    QVERIFY(!isShown());
    second->setFocus(Qt::MouseFocusReason);
    QVERIFY(!isShown());
    pressTab();
    QVERIFY(isShown());
}

void TestFocusRing::theProgramsFocusShowsNoneBefore()
{
    auto *button = new QPushButton(u"Button"_s);
    auto *other = new QPushButton(u"Other"_s);
    m_column->addWidget(button);
    m_column->addWidget(other);
    show();
    QTest::mouseClick(other, Qt::LeftButton); // the user works with the mouse
    button->setFocus();
    QVERIFY(button->hasFocus());
    QVERIFY(!isShown());
    pressTab(); // now with the keyboard
    button->setFocus();
    QVERIFY(isShown());
    QVERIFY(place().contains(placeOf(*button)));
}

void TestFocusRing::itFollowsItsWidget()
{
    auto *button = new QPushButton(u"Button"_s);
    m_column->addStretch();
    m_column->addWidget(button);
    show();
    focusByKey(*button);
    const QRect before = place();
    m_window->resize(500, 400);
    QTRY_VERIFY(place() != before);
    QVERIFY(place().contains(placeOf(*button)));
}

void TestFocusRing::itGoesWithItsWidget()
{
    auto *page = new QWidget;
    auto *inner = new QVBoxLayout(page);
    auto *button = new QPushButton(u"Button"_s);
    inner->addWidget(button);
    m_column->addWidget(page);
    show();
    focusByKey(*button);
    QVERIFY(isShown());
    page->hide();
    QVERIFY(!isShown());
    page->show();
    focusByKey(*button);
    QVERIFY(isShown());
    delete button;
    QVERIFY(!isShown());
}

void TestFocusRing::itScrollsWithItsWidget()
{
    auto *area = new QScrollArea;
    auto *content = new QWidget;
    content->setFixedSize(300, 2000);
    auto *button = new QPushButton(u"Button"_s, content);
    button->move(20, 40);
    area->setWidget(content);
    m_column->addWidget(area);
    show();
    focusByKey(*button);
    QVERIFY(isShown());
    QCOMPARE(ring()->parentWidget(), area->viewport()); // which cuts it off at its edges
    area->verticalScrollBar()->setValue(20);
    QVERIFY(place().contains(placeOf(*button)));
}

void TestFocusRing::itSurroundsTheCurrentTab()
{
    auto *tabs = new QTabBar;
    tabs->addTab(u"Notes"_s);
    tabs->addTab(u"Chapters"_s);
    m_column->addWidget(tabs);
    m_column->addStretch();
    show();
    focusByKey(*tabs);
    const QRect before = place();
    QTest::keyClick(tabs, Qt::Key_Right);
    QCOMPARE(tabs->currentIndex(), 1);
    QVERIFY(place().left() > before.left());
    const QRect tab(tabs->mapTo(m_window.get(), tabs->tabRect(1).topLeft()),
                    tabs->tabRect(1).size());
    QVERIFY(place().contains(tab.center()));
    QVERIFY(place().width() < tabs->width());
}

void TestFocusRing::itHasTheShapeOfAChip()
{
    auto *chip = new Chip;
    chip->setText(u"Unplayed"_s);
    auto *button = new QPushButton(u"Unplayed"_s);
    for (QWidget *widget : {static_cast<QWidget *>(chip), static_cast<QWidget *>(button)})
        m_column->addWidget(widget, 0, Qt::AlignLeft);
    button->setFixedSize(chip->sizeHint());
    show();
    const auto cornerIsEmpty = [this](QWidget &widget) {
        focusByKey(widget);
        QImage image(ring()->size(), QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        ring()->render(&image, {}, {}, QWidget::DrawChildren); // without the background
        const int inside = image.height() / 5;
        return qAlpha(image.pixel(1, inside)) == 0;
    };
    QVERIFY(cornerIsEmpty(*chip));
    QVERIFY(!cornerIsEmpty(*button));
}

void TestFocusRing::itIsPainted()
{
    auto *button = new QPushButton(u"Button"_s);
    m_column->addWidget(button);
    show();
    focusByKey(*button);
    const QImage image = m_window->grab().toImage();
    const QColor painted = image.pixelColor(place().center().x(), place().top() + 1);
    QCOMPARE(painted, FocusRing::colorIn(m_window->palette()));
}

/// A list has its ring in the current row, and none around itself.
void TestFocusRing::aListHasItInItsCurrentRow()
{
    QStringListModel rows({u"One"_s, u"Two"_s});
    auto *list = new QListView;
    list->setModel(&rows);
    list->setSelectionMode(QAbstractItemView::NoSelection);
    m_column->addWidget(list);
    show();
    focusByKey(*list);
    list->setCurrentIndex(rows.index(0));
    QVERIFY(!isShown());
    const auto row = [&] {
        return list->viewport()->grab(list->visualRect(rows.index(0))).toImage();
    };
    const QImage byKeyboard = row();
    QTest::mouseClick(
        list->viewport(), Qt::LeftButton, {}, list->visualRect(rows.index(0)).center());
    QVERIFY(list->hasFocus());
    const QImage byMouse = row();
    QVERIFY(byKeyboard != byMouse);
    QTest::keyClick(list, Qt::Key_Home);
    QTRY_VERIFY(row() != byMouse);
    m_window.reset(); // before its model
}

void TestFocusRing::anEmptyListHasIt()
{
    QStringListModel rows;
    auto *list = new QListView;
    list->setModel(&rows);
    m_column->addWidget(list);
    show();
    focusByKey(*list);
    QVERIFY(isShown());
    QVERIFY(placeOf(*list).contains(place())); // inside: a list often fills its pane
    m_window.reset();                          // before its model
}

QTEST_MAIN(TestFocusRing)
#include "tst_focus_ring.moc"
