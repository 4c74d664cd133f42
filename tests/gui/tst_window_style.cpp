// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the parts that the program's style paints itself, on several base styles: sliders, tabs,
// distances.

#include "real_warnings.h"
#include "style/slider_style.h"
#include "style/tab_style.h"

#include <widgets/metrics.h>
#include <widgets/window_style.h>

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QTabBar>
#include <QTabWidget>
#include <QTextFormat>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;

namespace {

/// A slider that shows its parts to the test.
class OpenSlider final : public QSlider
{
public:
    OpenSlider()
        : QSlider(Qt::Horizontal)
    {
        setRange(0, 200);
        resize(sizeHint().expandedTo(QSize(200, 0)));
    }

    [[nodiscard]] QRect part(QStyle::SubControl which) const
    {
        QStyleOptionSlider option;
        initStyleOption(&option);
        return style()->subControlRect(QStyle::CC_Slider, &option, which, this);
    }
};

QColor pixelOf(QWidget &widget, const QPoint &place)
{
    return widget.grab().toImage().pixelColor(place);
}

} // namespace

class TestWindowStyle final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void handleGoesFromEdgeToEdge_data() { bases(); }
    void handleGoesFromEdgeToEdge();
    void handleIsDragged_data() { bases(); }
    void handleIsDragged();
    void sliderIsFilledUpToItsHandle_data() { bases(); }
    void sliderIsFilledUpToItsHandle();
    void balanceIsFilledFromItsMiddle_data() { bases(); }
    void balanceIsFilledFromItsMiddle();
    void normalVolumeHasATick_data() { bases(); }
    void normalVolumeHasATick();
    void sliderGrowsWithTheFont_data() { bases(); }
    void sliderGrowsWithTheFont();
    void currentTabIsUnderlined_data() { bases(); }
    void currentTabIsUnderlined();
    void tabsOfAFrameAreTheDesktops();
    void dialogsKeepTheGrid_data() { bases(); }
    void dialogsKeepTheGrid();
    void focusedLinkHasAVisibleFrame();

private:
    static void bases();
};

void TestWindowStyle::init()
{
    test::failOnRealWarning();
    QApplication::setStyle(new WindowStyle(u"fusion"_s));
}

void TestWindowStyle::bases()
{
    QTest::addColumn<QString>("base");
    QTest::newRow("on Fusion") << u"fusion"_s;
    QTest::newRow("on the style of Windows 95") << u"windows"_s;
}

void TestWindowStyle::handleGoesFromEdgeToEdge()
{
    QFETCH(const QString, base);
    QApplication::setStyle(new WindowStyle(base));
    OpenSlider slider;
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        slider.setLayoutDirection(direction);
        for (const int value : {slider.minimum(), 50, 199, slider.maximum()}) {
            slider.setValue(value);
            const QRect handle = slider.part(QStyle::SC_SliderHandle);
            QVERIFY(slider.rect().contains(handle));
            QCOMPARE(handle.width(), sliderHandleSize(slider.font()));
        }
        const bool isReversed = direction == Qt::RightToLeft;
        slider.setValue(isReversed ? slider.maximum() : slider.minimum());
        QCOMPARE(slider.part(QStyle::SC_SliderHandle).left(), 0);
        slider.setValue(isReversed ? slider.minimum() : slider.maximum());
        QCOMPARE(slider.part(QStyle::SC_SliderHandle).right(), slider.rect().right());
    }
}

void TestWindowStyle::handleIsDragged()
{
    QFETCH(const QString, base);
    QApplication::setStyle(new WindowStyle(base));
    OpenSlider slider;
    slider.setValue(100);
    slider.show();
    const QPoint handle = slider.part(QStyle::SC_SliderHandle).center();
    QTest::mousePress(&slider, Qt::LeftButton, {}, handle);
    QVERIFY(slider.isSliderDown()); // the handle is where it is painted
    QTest::mouseMove(&slider, handle + QPoint(40, 0));
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, handle + QPoint(40, 0));
    QVERIFY2(slider.value() > 130 && slider.value() < 160,
             qPrintable(QString::number(slider.value())));
}

void TestWindowStyle::sliderIsFilledUpToItsHandle()
{
    QFETCH(const QString, base);
    QApplication::setStyle(new WindowStyle(base));
    OpenSlider slider;
    slider.setValue(100);
    const SliderColors colors = sliderColors(slider.palette(), true);
    const QRect handle = slider.part(QStyle::SC_SliderHandle);
    QCOMPARE(pixelOf(slider, handle.center()), colors.handle);
    QCOMPARE(pixelOf(slider, {handle.left() / 2, handle.center().y()}), colors.filled);
    QCOMPARE(pixelOf(slider, {handle.right() + 20, handle.center().y()}), colors.groove);
    slider.setEnabled(false);
    const SliderColors weak = sliderColors(slider.palette(), false);
    QCOMPARE(pixelOf(slider, handle.center()), weak.handle);
}

void TestWindowStyle::balanceIsFilledFromItsMiddle()
{
    QFETCH(const QString, base);
    QApplication::setStyle(new WindowStyle(base));
    OpenSlider slider;
    slider.setRange(-10, 10);
    slider.setValue(6);
    const QRect handle = slider.part(QStyle::SC_SliderHandle);
    const SliderColors colors = sliderColors(slider.palette(), true);
    const int middle = slider.width() / 2;
    QCOMPARE(pixelOf(slider, {middle + 10, handle.center().y()}), colors.filled);
    QCOMPARE(pixelOf(slider, {middle - 20, handle.center().y()}), colors.groove);
}

void TestWindowStyle::normalVolumeHasATick()
{
    QFETCH(const QString, base);
    QApplication::setStyle(new WindowStyle(base));
    OpenSlider slider;
    slider.setTickInterval(100);
    const auto ticks = [&slider] {
        const QImage image = slider.grab().toImage();
        const QRect handle = slider.part(QStyle::SC_SliderHandle);
        const QColor tick = sliderColors(slider.palette(), true).groove;
        int count = 0;
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, handle.bottom() + 2) == tick ? 1 : 0;
        return count;
    };
    QCOMPARE(ticks(), 0);
    slider.setTickPosition(QSlider::TicksBelow);
    slider.resize(slider.sizeHint().expandedTo(slider.size()));
    QVERIFY(ticks() >= 1);
    QVERIFY(ticks() <= 3); // in the middle, and not at the ends
}

void TestWindowStyle::sliderGrowsWithTheFont()
{
    QFETCH(const QString, base);
    QApplication::setStyle(new WindowStyle(base));
    OpenSlider slider;
    const int before = slider.sizeHint().height();
    const int handle = slider.part(QStyle::SC_SliderHandle).width();
    slider.setFont(scaledFont(slider.font(), 2));
    QVERIFY(slider.sizeHint().height() > before);
    QVERIFY(slider.part(QStyle::SC_SliderHandle).width() > handle);
}

void TestWindowStyle::currentTabIsUnderlined()
{
    QFETCH(const QString, base);
    QApplication::setStyle(new WindowStyle(base));
    QTabBar bar;
    bar.setDrawBase(false);
    bar.addTab(u"Notes"_s);
    bar.addTab(u"Chapters"_s);
    bar.resize(bar.sizeHint());
    bar.show(); // otherwise its tabs fill the size of a window
    QVERIFY(hasUnderlinedTabs(&bar));
    const QColor accent = accentColor(bar.palette(), bar.palette().color(QPalette::Base));
    const auto lineOf = [&bar](int tab) {
        const QRect rect = bar.tabRect(tab);
        return pixelOf(bar, {rect.center().x(), rect.bottom()});
    };
    for (const int current : {0, 1}) {
        bar.setCurrentIndex(current);
        QCOMPARE(lineOf(current), accent);
        QVERIFY(lineOf(1 - current) != accent);
    }
    const int words = bar.fontMetrics().horizontalAdvance(u"Chapters"_s);
    QVERIFY(bar.tabRect(1).width() >= words + tabSpaceAside(bar.font()));
}

void TestWindowStyle::tabsOfAFrameAreTheDesktops()
{
    QTabWidget frame;
    frame.addTab(new QWidget, u"Playback"_s);
    QVERIFY(!hasUnderlinedTabs(frame.tabBar()));
    QVERIFY(!hasUnderlinedTabs(&frame));
}

void TestWindowStyle::dialogsKeepTheGrid()
{
    QFETCH(const QString, base);
    QApplication::setStyle(new WindowStyle(base));
    QDialog dialog;
    QVBoxLayout column(&dialog);
    QLabel label(u"A question?"_s, &dialog);
    QPushButton button(u"Yes"_s, &dialog);
    column.addWidget(&label);
    column.addWidget(&button);
    QCOMPARE(column.spacing(), units(dialog.font(), 2));
    const int margin = units(dialog.font(), 4);
    QCOMPARE(column.contentsMargins(), QMargins(margin, margin, margin, margin));
}

void TestWindowStyle::focusedLinkHasAVisibleFrame()
{
    const WindowStyle style(u"fusion"_s);
    QStyleOption option;
    option.palette = QApplication::palette();
    QStyleHintReturnVariant answer;
    QVERIFY(style.styleHint(
        QStyle::SH_TextControl_FocusIndicatorTextCharFormat, &option, nullptr, &answer));
    const auto format = qvariant_cast<QTextFormat>(answer.variant).toCharFormat();
    const QPen frame = format.penProperty(QTextFormat::OutlinePen);
    QVERIFY(frame.width() >= 2);
    QVERIFY(contrast(frame.color(), option.palette.color(QPalette::Base)) >= partContrast);
}

QTEST_MAIN(TestWindowStyle)
#include "tst_window_style.moc"
