// SPDX-License-Identifier: GPL-3.0-or-later
// Icons, colours and artwork.

#include "parts/placeholder_guard.h"
#include "real_warnings.h"
#include "test_library.h"

#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <widgets/window_style.h>

#include <QApplication>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QSignalSpy>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;

namespace {

QPalette darkPalette()
{
    QPalette dark(QColor(0x31, 0x36, 0x3b), QColor(0x2a, 0x2e, 0x32));
    dark.setColor(QPalette::Base, QColor(0x1b, 0x1e, 0x20));
    dark.setColor(QPalette::Text, Qt::white);
    dark.setColor(QPalette::WindowText, Qt::white);
    dark.setColor(QPalette::Disabled, QPalette::WindowText, Qt::darkGray);
    QColor placeholder = Qt::white;
    placeholder.setAlpha(90);
    dark.setColor(QPalette::PlaceholderText, placeholder);
    return dark;
}

/// The colour of the pixels that are fully painted; an invalid colour if they differ.
QColor inkOf(const QImage &image)
{
    QColor ink;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() < 255)
                continue;
            if (ink.isValid() && ink != pixel)
                return {};
            ink = pixel;
        }
    }
    return ink;
}

} // namespace

class TestAppearance final : public QObject
{
    Q_OBJECT

private slots:
    void init() { dogear::test::failOnRealWarning(); }
    void cleanup() { QApplication::setPalette(QPalette()); }

    void iconFollowsThePalette();
    void iconHasThePixelsOfTheScreen();
    void signOfHiddenMenusFollowsThePalette();
    void unitFollowsTheFont();
    void secondaryTextCanBeRead_data();
    void secondaryTextCanBeRead();
    void darkLinkBecomesReadable();
    void tileDependsOnTheTitle();
    void artworkReplacesItsTile();
    void placeholdersAreReadable_data();
    void placeholdersAreReadable();
    void artworkIsScaledOnce();
    void pictureThatIsMissingKeepsTheTile();
    void wholePictureIsNoWiderThanWanted();
};

void TestAppearance::iconFollowsThePalette()
{
    resources::loadIcons();
    const QIcon icon = themedIcon(u"play"_s);
    for (const QPalette &palette : {QPalette(Qt::lightGray), darkPalette()}) {
        QApplication::setPalette(palette);
        QCOMPARE(inkOf(icon.pixmap(32).toImage()), palette.color(QPalette::WindowText));
        QCOMPARE(inkOf(icon.pixmap(32, QIcon::Disabled).toImage()),
                 palette.color(QPalette::Disabled, QPalette::WindowText));
        QCOMPARE(inkOf(icon.pixmap(32, QIcon::Selected).toImage()),
                 palette.color(QPalette::HighlightedText));
    }
}

void TestAppearance::iconHasThePixelsOfTheScreen()
{
    resources::loadIcons();
    const QPixmap pixmap = tintedPixmap(u"play"_s, 24, 2.0, Qt::red);
    QCOMPARE(pixmap.size(), QSize(48, 48));
    QCOMPARE(pixmap.devicePixelRatio(), 2.0);
    QCOMPARE(inkOf(pixmap.toImage()), QColor(Qt::red));
}

void TestAppearance::signOfHiddenMenusFollowsThePalette()
{
    resources::loadIcons();
    QApplication::setStyle(new WindowStyle); // which is the application's
    QMainWindow window;
    window.menuBar()->addMenu(u"Library"_s);
    const auto *sign = window.findChild<QToolButton *>(u"qt_menubar_ext_button"_s);
    QVERIFY(sign);
    for (const QPalette &palette : {QPalette(Qt::lightGray), darkPalette()}) {
        QApplication::setPalette(palette);
        QCOMPARE(inkOf(sign->icon().pixmap(32).toImage()).name(),
                 palette.color(QPalette::ButtonText).name());
    }
}

void TestAppearance::unitFollowsTheFont()
{
    QFont font;
    font.setPixelSize(12);
    const int small = unit(font);
    font.setPixelSize(24);
    QVERIFY(unit(font) > small);
    QCOMPARE(units(font, 2), 2 * unit(font));
    QVERIFY(secondaryFont(font).pixelSize() < font.pixelSize());
}

void TestAppearance::secondaryTextCanBeRead_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << QPalette(Qt::lightGray);
    QTest::newRow("dark, with a placeholder that can hardly be seen") << darkPalette();
}

void TestAppearance::secondaryTextCanBeRead()
{
    QFETCH(const QPalette, palette);
    const QColor paper = palette.color(QPalette::Base);
    QVERIFY(contrast(secondaryColor(palette, paper), paper) >= 4.5);
}

void TestAppearance::darkLinkBecomesReadable()
{
    const QPalette palette = darkPalette();
    const QColor paper = palette.color(QPalette::Base);
    QVERIFY(contrast(Qt::blue, paper) < 4.5);
    const QColor link = readable(Qt::blue, palette.color(QPalette::Text), paper);
    QVERIFY(contrast(link, paper) >= 4.5);
    QVERIFY(link.blue() > link.red());
    QCOMPARE(readable(Qt::blue, Qt::black, Qt::white), QColor(Qt::blue));
}

void TestAppearance::tileDependsOnTheTitle()
{
    test::TestLibrary t;
    const QImage one = t.images.pixmap({}, u"A Show"_s, 48, 1.0).toImage();
    QCOMPARE(one.size(), QSize(48, 48));
    QCOMPARE(t.images.pixmap({}, u"A Show"_s, 48, 1.0).toImage(), one);
    QVERIFY(t.images.pixmap({}, u"Another Show"_s, 48, 1.0).toImage() != one);
    QCOMPARE(qAlpha(one.pixel(0, 0)), 0); // round corners
    const QPixmap sharp = t.images.pixmap({}, u"A Show"_s, 48, 2.0);
    QCOMPARE(sharp.size(), QSize(96, 96));
    QCOMPARE(sharp.deviceIndependentSize(), QSizeF(48, 48));
}

void TestAppearance::artworkReplacesItsTile()
{
    test::TestLibrary t;
    QImage wide(200, 100, QImage::Format_RGB32);
    wide.fill(Qt::red);
    const QString path = t.folder.filePath(u"wide.png"_s);
    QVERIFY(wide.save(path));
    const QUrl url = QUrl::fromLocalFile(path);

    QSignalSpy changed(&t.images, &ArtworkImages::changed);
    QVERIFY(t.images.pixmap(url, u"A Show"_s, 40, 1.0).toImage().pixelColor(20, 5)
            != QColor(Qt::red));
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(changed.first().first().toUrl(), url);
    const QImage picture = t.images.pixmap(url, u"A Show"_s, 40, 1.0).toImage();
    QCOMPARE(picture.size(), QSize(40, 40));
    QCOMPARE(picture.pixelColor(20, 5), QColor(Qt::red));
    QCOMPARE(changed.count(), 1);
}

void TestAppearance::placeholdersAreReadable_data()
{
    QTest::addColumn<QColor>("paper");
    QTest::addColumn<QColor>("text");
    QTest::newRow("in a light theme") << QColor(Qt::white) << QColor(Qt::black);
    QTest::newRow("in a dark theme") << QColor(0x1b1e20) << QColor(0xfcfcfc);
}

void TestAppearance::placeholdersAreReadable()
{
    QFETCH(const QColor, paper);
    QFETCH(const QColor, text);
    QWidget page;
    auto *field = new QLineEdit(&page);
    new PlaceholderGuard(*field);
    QPalette palette;
    palette.setColor(QPalette::Base, paper);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, QColor(0, 0, 0, 128)); // of a theme for light paper
    page.setPalette(palette);
    constexpr double readable = 4.5;
    QVERIFY(contrast(field->palette().color(QPalette::PlaceholderText), paper) >= readable);
}

void TestAppearance::artworkIsScaledOnce()
{
    test::TestLibrary t;
    const QString path = t.folder.filePath(u"cover.png"_s);
    const auto write = [&path](Qt::GlobalColor color, int size) {
        QImage image(size, size, QImage::Format_RGB32);
        image.fill(color);
        return image.save(path);
    };
    const auto colorOf = [&](ArtworkImages &images) {
        const QSignalSpy changed(&images, &ArtworkImages::changed);
        const QUrl url = QUrl::fromLocalFile(path);
        (void)images.pixmap(url, u"A Show"_s, 40, 1.0);
        return QTest::qWaitFor([&] { return !changed.isEmpty(); })
                   ? images.pixmap(url, u"A Show"_s, 40, 1.0).toImage().pixelColor(20, 20)
                   : QColor();
    };
    QVERIFY(write(Qt::red, 200));
    QCOMPARE(colorOf(t.images), QColor(Qt::red));

    // What was made is what is read: told by another colour in it.
    const QString small = t.library.artwork().smallPlace()(path, 40);
    QImage other(40, 40, QImage::Format_RGB32);
    other.fill(Qt::blue);
    QVERIFY(QFile::exists(small));
    QVERIFY(other.save(small));
    ArtworkImages again(t.library.artwork());
    QCOMPARE(colorOf(again), QColor(Qt::blue));

    // One that is damaged is made again, and a picture that changed is read.
    QFile damaged(small);
    QVERIFY(damaged.resize(20));
    ArtworkImages mended(t.library.artwork());
    QCOMPARE(colorOf(mended), QColor(Qt::red));
    QVERIFY(write(Qt::green, 300));
    ArtworkImages changed(t.library.artwork());
    QCOMPARE(colorOf(changed), QColor(Qt::green));
}

void TestAppearance::pictureThatIsMissingKeepsTheTile()
{
    test::TestLibrary t;
    const QUrl url(u"https://example.org/cover.png"_s);
    const QImage tile = t.images.pixmap(url, u"A Show"_s, 40, 1.0).toImage();
    QTRY_COMPARE(t.http.asked.size(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(t.images.pixmap(url, u"A Show"_s, 40, 1.0).toImage(), tile);
    QCOMPARE(t.http.asked.size(), 1); // asked once in a run
}

void TestAppearance::wholePictureIsNoWiderThanWanted()
{
    test::TestLibrary t;
    QImage wide(200, 100, QImage::Format_RGB32);
    wide.fill(Qt::red);
    const QString path = t.folder.filePath(u"wide.png"_s);
    QVERIFY(wide.save(path));
    QSignalSpy loaded(&t.images, &ArtworkImages::pictureLoaded);
    t.images.load(QUrl::fromLocalFile(path), 50);
    QTRY_VERIFY(!loaded.isEmpty());
    QCOMPARE(loaded.first().at(1).value<QImage>().size(), QSize(50, 25));
}

QTEST_MAIN(TestAppearance)
#include "tst_appearance.moc"
