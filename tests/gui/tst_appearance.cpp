// SPDX-License-Identifier: GPL-3.0-or-later
// Tests icons, colours and artwork.

#include "parts/filled_button.h"
#include "parts/placeholder_filter.h"
#include "real_warnings.h"
#include "test_library.h"

#include <storage/database_thread.h>
#include <support/fake_http_client.h>
#include <support/timeouts.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <widgets/picture_file.h>
#include <widgets/window_style.h>

#include <QApplication>
#include <QBuffer>
#include <QDataStream>
#include <QImageReader>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QSignalSpy>
#include <QToolButton>

#include <unit/tags/media_writer.h>

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

/// Returns the colour of the opaque pixels; an invalid colour if they differ.
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

QByteArray pngOf(const QSize &size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

/// An icon file with the picture \a png, whose directory says 256 × 256 for every larger size.
QByteArray iconOf(const QByteArray &png)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out << quint16(0) << quint16(1) << quint16(1) // a file of icons, with one
        << quint8(0) << quint8(0) << quint8(0) << quint8(0) << quint16(1) << quint16(32)
        << quint32(png.size()) << quint32(22); // where the picture begins
    return bytes + png;
}

/// A lossless WebP picture of 16 × 16 red pixels: each of the five prefix codes has one symbol, so
/// that no pixel needs a bit (RFC 9649, section 3).
QByteArray webpOfRed()
{
    return QByteArray::fromHex("5249464616000000574542505650384c0a000000" // RIFF, WEBP, VP8L
                               "2f0fc0030088fe47ff03");
}

/// A silent MP3 file whose tag has the picture \a picture.
QByteArray mp3With(const QByteArray &picture)
{
    return test::id3Tag(test::frame("APIC", QByteArray("\3image/webp\0\3\0", 14) + picture))
           + test::mp3Frames(50);
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
    void webpCoverIsShown_data();
    void webpCoverIsShown();
    void placeholdersAreReadable_data();
    void placeholdersAreReadable();
    void artworkIsScaledOnce();
    void pictureThatIsMissingKeepsTheTile();
    void wholePictureIsNoWiderThanWanted_data();
    void wholePictureIsNoWiderThanWanted();
    void chosenPictureIsLimited_data();
    void chosenPictureIsLimited();
    void pictureOfANewShowComesInEverySize();
    void palettesOfDesktopsBecomeReadable_data();
    void palettesOfDesktopsBecomeReadable();
    void matchesAreReadable_data();
    void matchesAreReadable();
    void filledButtonIsReadable();
    void iconsGrowWithTheFont();
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
    QApplication::setStyle(new WindowStyle); // the style of the application
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
    QTest::newRow("dark, with a faint placeholder colour") << darkPalette();
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
    QCOMPARE(qAlpha(one.pixel(0, 0)), 0); // the corners are round
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

void TestAppearance::webpCoverIsShown_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("S: a file next to the episodes") << u"cover.webp"_s << webpOfRed();
    QTest::newRow("S: the picture in a media file") << u"talk.mp3"_s << mp3With(webpOfRed());
}

void TestAppearance::webpCoverIsShown()
{
    if (!QImageReader::supportedImageFormats().contains("webp"))
        QSKIP("Qt cannot read WebP: qt6-image-formats-plugins is not installed");
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    test::TestLibrary t;
    const QUrl url = t.write(name, bytes);
    const QSignalSpy changed(&t.images, &ArtworkImages::changed);
    (void)t.images.pixmap(url, u"A Show"_s, 40, 1.0);
    QTRY_COMPARE(changed.size(), 1);
    const QImage picture = t.images.pixmap(url, u"A Show"_s, 40, 1.0).toImage();
    QCOMPARE(picture.size(), QSize(40, 40));
    QCOMPARE(picture.pixelColor(20, 20), QColor(Qt::red));
}

void TestAppearance::placeholdersAreReadable_data()
{
    QTest::addColumn<QColor>("paper");
    QTest::addColumn<QColor>("text");
    QTest::newRow("a light theme") << QColor(Qt::white) << QColor(Qt::black);
    QTest::newRow("a dark theme") << QColor(0x1b1e20) << QColor(0xfcfcfc);
}

void TestAppearance::placeholdersAreReadable()
{
    QFETCH(const QColor, paper);
    QFETCH(const QColor, text);
    QWidget page;
    auto *field = new QLineEdit(&page);
    new PlaceholderFilter(*field);
    QPalette palette;
    palette.setColor(QPalette::Base, paper);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, QColor(0, 0, 0, 128)); // from a light theme
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
        return test::waitUntil([&] { return !changed.isEmpty(); })
                   ? images.pixmap(url, u"A Show"_s, 40, 1.0).toImage().pixelColor(20, 20)
                   : QColor();
    };
    QVERIFY(write(Qt::red, 200));
    QCOMPARE(colorOf(t.images), QColor(Qt::red));

    // The stored small copy is used again: with another colour in it, it can be told from the
    // original.
    const QString small = t.library.artwork().thumbnailPath()(path, 40);
    QImage other(40, 40, QImage::Format_RGB32);
    other.fill(Qt::blue);
    QVERIFY(QFile::exists(small));
    QVERIFY(other.save(small));
    ArtworkImages again(t.library.artwork());
    QCOMPARE(colorOf(again), QColor(Qt::blue));

    // A damaged small copy is made again, and a changed original is read again.
    QFile damaged(small);
    QVERIFY(damaged.resize(20));
    ArtworkImages repaired(t.library.artwork());
    QCOMPARE(colorOf(repaired), QColor(Qt::red));
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
    QCOMPARE(t.http.asked.size(), 1); // requested once per run of the program
}

void TestAppearance::wholePictureIsNoWiderThanWanted_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QSize>("shown");
    QTest::newRow("a narrow picture stays") << pngOf({200, 100}) << QSize(200, 100);
    QTest::newRow("a wide picture is scaled") << pngOf({600, 300}) << QSize(300, 150);
    QTest::newRow("so is one that tells a smaller size")
        << iconOf(pngOf({600, 300})) << QSize(300, 150);
}

void TestAppearance::wholePictureIsNoWiderThanWanted()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QSize, shown);
    test::TestLibrary t;
    const QUrl url = t.write(u"picture"_s, bytes);
    QSignalSpy loaded(&t.images, &ArtworkImages::pictureLoaded);
    t.images.load(url, 300);
    QTRY_VERIFY(!loaded.isEmpty());
    QCOMPARE(loaded.first().at(1).value<QImage>().size(), shown);
}

void TestAppearance::chosenPictureIsLimited_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QSize>("kept");
    QTest::newRow("a small picture stays") << pngOf({300, 200}) << QSize(300, 200);
    QTest::newRow("a large picture is scaled") << pngOf({2800, 1400}) << QSize(1400, 700);
    QTest::newRow("so is one that tells a smaller size")
        << iconOf(pngOf({2800, 1400})) << QSize(1400, 700);
}

void TestAppearance::chosenPictureIsLimited()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QSize, kept);
    test::TestLibrary t;
    const QUrl url = t.write(u"picture"_s, bytes);
    const Future<QByteArray> read = readPictureFile(url.toLocalFile());
    QTRY_VERIFY(read.isFinished());
    QCOMPARE(QImage::fromData(read.result()).size(), kept);
}

/// Header, list and sidebar request the same picture in three sizes before it has arrived.
void TestAppearance::pictureOfANewShowComesInEverySize()
{
    test::TestLibrary t;
    const QUrl url(u"https://example.org/cover.png"_s);
    QImage cover(300, 300, QImage::Format_RGB32);
    cover.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(cover.save(&buffer, "PNG"));
    test::FakeHttpClient http;
    http.serve(url, bytes);
    http.hold();
    storage::DatabaseThread database(t.folder.filePath(u"pictures.sqlite"_s));
    documents::Artwork artwork(
        http, t.library.accounts(), database, t.folder.filePath(u"pictures"_s));
    ArtworkImages images(artwork);
    const QList<int> sizes{20, 48, 160};
    for (const int size : sizes)
        (void)images.pixmap(url, u"A Show"_s, size, 1.0);
    QTRY_COMPARE(http.heldCount(), 1);
    http.release();
    for (const int size : sizes) {
        const auto middle = [&, size] {
            return images.pixmap(url, u"A Show"_s, size, 1.0)
                .toImage()
                .pixelColor(size / 2, size / 2);
        };
        QTRY_COMPARE(middle(), QColor(Qt::red));
    }
    QCOMPARE(http.requestCount(url), 1);
}

void TestAppearance::palettesOfDesktopsBecomeReadable_data()
{
    QTest::addColumn<QPalette>("palette");
    const auto palette = [](QRgb paper, QRgb text, QRgb highlight, QRgb highlighted) {
        QPalette made(QColor(paper).darker(105), QColor(paper));
        made.setColor(QPalette::Base, paper);
        for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText}) {
            made.setColor(role, text);
            made.setColor(QPalette::Disabled, role, mixed(QColor(text), QColor(paper), 0.75));
        }
        made.setColor(QPalette::PlaceholderText, text); // as Adwaita does
        made.setColor(QPalette::Highlight, highlight);
        made.setColor(QPalette::HighlightedText, highlighted);
        return made;
    };
    QTest::newRow("Fusion") << palette(0xffffff, 0x000000, 0x308cc6, 0xffffff);
    QTest::newRow("Breeze") << palette(0xffffff, 0x232629, 0x3daee9, 0xfcfcfc);
    QTest::newRow("Breeze Dark") << palette(0x1b1e20, 0xfcfcfc, 0x3daee9, 0xfcfcfc);
    QTest::newRow("dark text on a light highlight")
        << palette(0x1b1e20, 0xfcfcfc, 0xf0c060, 0x202020);
}

void TestAppearance::palettesOfDesktopsBecomeReadable()
{
    QFETCH(const QPalette, palette);
    WindowStyle style;
    QPalette polished = palette;
    style.polish(polished);
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        const auto color = [&](QPalette::ColorRole role) { return polished.color(group, role); };
        QVERIFY(contrast(color(QPalette::HighlightedText), color(QPalette::Highlight)) >= 4.5);
        QCOMPARE(color(QPalette::HighlightedText), palette.color(group, QPalette::HighlightedText));
        QCOMPARE(color(QPalette::Text), palette.color(group, QPalette::Text));
        // Placeholders can be told from typed text.
        QVERIFY(contrast(color(QPalette::PlaceholderText), color(QPalette::Text)) > 1.3);
    }
    const QColor button = polished.color(QPalette::Disabled, QPalette::Button);
    QVERIFY(contrast(polished.color(QPalette::Disabled, QPalette::ButtonText), button) >= 4.5);
    const QColor secondary = secondaryColor(polished, polished.color(QPalette::Base));
    QVERIFY(contrast(secondary, polished.color(QPalette::Base)) >= 4.5);
    QVERIFY(contrast(secondary, polished.color(QPalette::Text)) > 1.3);
}

void TestAppearance::matchesAreReadable_data()
{
    palettesOfDesktopsBecomeReadable_data();
}

void TestAppearance::matchesAreReadable()
{
    QFETCH(const QPalette, palette);
    for (const QPalette &shown : {palette, readablePalette(palette)}) {
        for (const bool isSelected : {false, true}) {
            const MatchColors match = matchColors(shown, isSelected);
            QVERIFY(contrast(match.text, match.background) >= 4.5);
            const QColor row = shown.color(isSelected ? QPalette::Highlight : QPalette::Base);
            QVERIFY(match.background != row); // the match stands out from its row
        }
        QVERIFY(contrast(shown.color(QPalette::Text), searchedColor(shown)) >= 4.5);
    }
}

/// Measures the painted button, because styles lay a gradient over its colour.
void TestAppearance::filledButtonIsReadable()
{
    QPalette palette = QApplication::palette();
    palette.setColor(QPalette::Highlight, QColor(0x3daee9));
    palette.setColor(QPalette::HighlightedText, QColor(0xfcfcfc));
    QApplication::setPalette(palette);
    FilledButton button;
    button.setText(u"Play"_s);
    button.resize(button.sizeHint());
    const QImage image = button.grab().toImage();
    const QColor text = button.palette().color(QPalette::ButtonText);
    QCOMPARE(text, QColor(0xfcfcfc));
    for (int y = 4; y < image.height() - 4; ++y)
        QVERIFY(contrast(image.pixelColor(4, y), text) >= 4.5);
    QVERIFY(contrast(button.background(), text) >= 4.5);
}

void TestAppearance::iconsGrowWithTheFont()
{
    WindowStyle style;
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(20);
    for (const auto metric :
         {QStyle::PM_ButtonIconSize, QStyle::PM_SmallIconSize, QStyle::PM_LineEditIconSize}) {
        QApplication::setFont(large);
        const int size = style.pixelMetric(metric);
        QApplication::setFont(usual);
        QVERIFY(size >= units(large, 4));
        QVERIFY(style.pixelMetric(metric) >= 16);
        QVERIFY(style.pixelMetric(metric) < size);
    }
}

QTEST_MAIN(TestAppearance)
#include "tst_appearance.moc"
