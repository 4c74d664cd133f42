// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the colour that pages take from the artwork of their show.

#include "desktop_palettes.h"
#include "detail/detail_header.h"
#include "parts/filled_button.h"
#include "player/position_slider.h"
#include "real_warnings.h"
#include "style/artwork_color.h"
#include "test_library.h"

#include <support/timeouts.h>

#include <QApplication>
#include <QPainter>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;

namespace {

constexpr int side = 120;

QImage filled(const QColor &color)
{
    QImage image(side, side, QImage::Format_ARGB32);
    image.fill(color);
    return image;
}

/// Returns a picture of \a ground with a square of \a color that covers \a share of it.
QImage withSquare(const QColor &ground, const QColor &color, double share)
{
    QImage image = filled(ground);
    const int length = int(side * std::sqrt(share));
    QPainter(&image).fillRect(10, 10, length, length, color);
    return image;
}

/// Distance of two hues in degrees.
int hueDistance(const QColor &a, const QColor &b)
{
    const int distance = std::abs(a.hslHue() - b.hslHue());
    return std::min(distance, 360 - distance);
}

QPixmap shown(ArtworkImages &images, const QUrl &url)
{
    return images.pixmap(url, u"A Show"_s, side, 1.0);
}

} // namespace

class TestArtworkColor final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { resources::loadIcons(); }
    void init() { test::failOnRealWarning(); }
    void cleanup()
    {
        QApplication::setPalette(QPalette());
        QCoreApplication::processEvents(); // which tell the widgets
    }

    void theDominantColourIsFound_data();
    void theDominantColourIsFound();
    void greyPicturesHaveNoColour_data();
    void greyPicturesHaveNoColour();
    void theShadeIsVisibleAndReadable_data();
    void theShadeIsVisibleAndReadable();
    void theShadeKeepsTheHue();
    void withoutAColourTheAccentIsUsed();
    void thePictureBringsItsColour();
    void coloursCanBeSwitchedOff();
    void theButtonFollowsTheTheme();
    void theHeaderTellsTheColour();
    void theHeardPartHasTheColour();
};

void TestArtworkColor::theDominantColourIsFound_data()
{
    QTest::addColumn<QImage>("picture");
    QTest::addColumn<QColor>("expected");
    const QColor red(0xc0392b);
    const QColor blue(0x2060c0);
    QTest::newRow("a picture of one colour") << filled(red) << red;
    QTest::newRow("a red square on white") << withSquare(Qt::white, red, 0.2) << red;
    QTest::newRow("a red square on black") << withSquare(Qt::black, red, 0.2) << red;
    QTest::newRow("more blue than red") << withSquare(blue, red, 0.3) << blue;
    QTest::newRow("a red on the border between two ranges of hues")
        << filled(QColor::fromHsv(359, 200, 200)) << QColor::fromHsv(359, 200, 200);
    QTest::newRow("a wide picture") << filled(blue).scaled(400, 40) << blue;
}

void TestArtworkColor::theDominantColourIsFound()
{
    QFETCH(const QImage, picture);
    QFETCH(const QColor, expected);
    const QColor found = dominantColor(picture);
    QVERIFY(found.isValid());
    QVERIFY2(hueDistance(found, expected) <= 5, qPrintable(found.name()));
    QVERIFY(std::abs(found.value() - expected.value()) < 20);
}

void TestArtworkColor::greyPicturesHaveNoColour_data()
{
    QTest::addColumn<QImage>("picture");
    QTest::newRow("no picture") << QImage();
    QTest::newRow("a grey picture") << filled(QColor(0x808080));
    QTest::newRow("a white picture") << filled(Qt::white);
    QTest::newRow("a black picture") << filled(Qt::black);
    QTest::newRow("a nearly black blue") << filled(QColor(0x00001a));
    QTest::newRow("a pale paper") << filled(QColor(0xf4f0e6));
    QTest::newRow("a small logo on white") << withSquare(Qt::white, Qt::red, 0.02);
    QTest::newRow("a transparent picture") << filled(QColor(255, 0, 0, 0));
}

void TestArtworkColor::greyPicturesHaveNoColour()
{
    QFETCH(const QImage, picture);
    QVERIFY(!dominantColor(picture).isValid());
}

void TestArtworkColor::theShadeIsVisibleAndReadable_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::addColumn<QColor>("color");
    const std::vector<std::pair<const char *, QColor>> colors{{"yellow", QColor(0xf7d23e)},
                                                              {"pale yellow", QColor(0xfff2a8)},
                                                              {"red", QColor(0xd0021b)},
                                                              {"green", QColor(0x2ecc40)},
                                                              {"dark blue", QColor(0x0a1440)},
                                                              {"violet", QColor(0x7b2fbe)}};
    for (const auto &[paletteName, palette] : test::desktopPalettes()) {
        for (const auto &[colorName, color] : colors)
            QTest::addRow("%s in %s", colorName, paletteName) << palette << color;
    }
}

void TestArtworkColor::theShadeIsVisibleAndReadable()
{
    QFETCH(const QPalette, palette);
    QFETCH(const QColor, color);
    const QColor shade = artworkAccent(color, palette);
    QVERIFY(contrast(shade, palette.color(QPalette::Window)) >= partContrast - 0.01);
    QVERIFY(contrast(shade, palette.color(QPalette::Base)) >= partContrast - 0.01);
    QVERIFY(contrast(textOnColor(shade), shade) >= textContrast);
}

void TestArtworkColor::theShadeKeepsTheHue()
{
    const QColor green(0x2ecc40);
    for (const QPalette &palette : {lightPalette(), darkPalette()})
        QVERIFY(hueDistance(artworkAccent(green, palette), green) <= 4);
    // A colour that is visible enough stays as it is.
    const QColor blue(0x3060b0);
    QVERIFY(hueDistance(artworkAccent(blue, lightPalette()), blue) <= 1);
    QVERIFY(std::abs(artworkAccent(blue, lightPalette()).lightness() - blue.lightness()) <= 2);
}

void TestArtworkColor::withoutAColourTheAccentIsUsed()
{
    const QPalette palette = lightPalette();
    QCOMPARE(artworkAccent({}, palette), palette.color(QPalette::Highlight));
}

void TestArtworkColor::thePictureBringsItsColour()
{
    test::TestLibrary t;
    const QString path = t.folder.filePath(u"cover.png"_s);
    QVERIFY(filled(QColor(0xc0392b)).save(path));
    const QUrl url = QUrl::fromLocalFile(path);
    const QSignalSpy changed(&t.images, &ArtworkImages::changed);
    (void)shown(t.images, url);
    QVERIFY(!t.images.colorOf(url, side, 1.0).isValid()); // not loaded yet
    QTRY_COMPARE(changed.size(), 1);
    (void)shown(t.images, url);
    QVERIFY(hueDistance(t.images.colorOf(url, side, 1.0), QColor(0xc0392b)) <= 5);
    QVERIFY(!t.images.colorOf({}, side, 1.0).isValid());
}

void TestArtworkColor::coloursCanBeSwitchedOff()
{
    test::TestLibrary t;
    const QString path = t.folder.filePath(u"cover.png"_s);
    QVERIFY(filled(Qt::red).save(path));
    const QUrl url = QUrl::fromLocalFile(path);
    const QSignalSpy loaded(&t.images, &ArtworkImages::changed);
    const QSignalSpy switched(&t.images, &ArtworkImages::colorsChanged);
    (void)shown(t.images, url);
    QTRY_COMPARE(loaded.size(), 1);
    t.images.setUsesColors(false);
    QVERIFY(!t.images.colorOf(url, side, 1.0).isValid());
    t.images.setUsesColors(false);
    QCOMPARE(switched.size(), 1);
    t.images.setUsesColors(true);
    QVERIFY(t.images.colorOf(url, side, 1.0).isValid());
}

void TestArtworkColor::theButtonFollowsTheTheme()
{
    FilledButton button;
    button.setThemedIcon(u"play"_s);
    button.setText(u"Play"_s);
    const QColor yellow(0xf7d23e);
    button.setArtworkColor(yellow);
    for (const QPalette &palette : {lightPalette(), darkPalette(), lightPalette()}) {
        QApplication::setPalette(palette);
        QCoreApplication::processEvents(); // widgets are told by events
        QCOMPARE(button.background(), artworkAccent(yellow, palette));
        const QColor text = button.palette().color(QPalette::ButtonText);
        QVERIFY(contrast(text, button.background()) >= textContrast);
        QCOMPARE(button.icon().pixmap(32).toImage().pixelColor(14, 16), text);
    }
    button.setArtworkColor({});
    QCOMPARE(button.background(), lightPalette().color(QPalette::Highlight));
}

void TestArtworkColor::theHeaderTellsTheColour()
{
    test::TestLibrary t;
    const QString red = t.folder.filePath(u"red.png"_s);
    const QString grey = t.folder.filePath(u"grey.png"_s);
    QVERIFY(filled(QColor(0xc0392b)).save(red));
    QVERIFY(filled(QColor(0x808080)).save(grey));
    QWidget page;
    DetailHeader header(t.images, u"title"_s, &page);
    header.resize(600, 200);
    QSignalSpy told(&header, &DetailHeader::artworkColorChanged);
    header.setImage(QUrl::fromLocalFile(red), u"A Show"_s);
    // Until the picture is there in the size that the layout gives it, there may be none.
    QTRY_VERIFY(!told.isEmpty() && told.constLast().constFirst().value<QColor>().isValid());
    const auto color = told.constLast().constFirst().value<QColor>();
    told.clear();
    QVERIFY(hueDistance(color, QColor(0xc0392b)) <= 5);
    QCOMPARE(header.grab().toImage().pixelColor(300, 0), artworkAccent(color, header.palette()));
    header.setImage(QUrl::fromLocalFile(grey), u"Another show"_s);
    QTRY_VERIFY(!told.isEmpty() && !told.constLast().constFirst().value<QColor>().isValid());
}

void TestArtworkColor::theHeardPartHasTheColour()
{
    PositionSlider slider;
    slider.showPosition(60, 120);
    slider.resize(200, slider.minimumHeight());
    const auto heard = [&slider] {
        return slider.grab().toImage().pixelColor(50, slider.height() / 2);
    };
    const QColor before = heard();
    slider.setArtworkColor(QColor(0xc0392b));
    QCOMPARE(heard(), artworkAccent(QColor(0xc0392b), slider.palette()));
    QVERIFY(heard() != before);
    slider.setArtworkColor({});
    QCOMPARE(heard(), before);
}

QTEST_MAIN(TestArtworkColor)
#include "tst_artwork_color.moc"
