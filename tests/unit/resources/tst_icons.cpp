// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;

namespace {

constexpr auto iconFolder = ":/icons";
constexpr auto programIcon = "dogear"_L1;
constexpr auto symbolicIcon = "dogear-symbolic"_L1;
constexpr auto playingIcon = "dogear-playing-symbolic"_L1;
constexpr auto pausedIcon = "dogear-paused-symbolic"_L1;

/// Whether \a name is an icon of the program itself, which is drawn by other rules.
bool isProgramIcon(const QString &name)
{
    return name == programIcon || name == symbolicIcon || name == playingIcon || name == pausedIcon;
}

QStringList iconNames()
{
    QStringList names;
    for (const QFileInfo &file : QDir(QLatin1String(iconFolder)).entryInfoList({u"*.svg"_s}))
        names.append(file.completeBaseName());
    return names;
}

QString pathOf(const QString &name)
{
    return QLatin1String(iconFolder) + u'/' + name + u".svg"_s;
}

QImage rendered(const QString &name, int pixels)
{
    QSvgRenderer renderer(pathOf(name));
    QImage image(pixels, pixels, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

/// Whether \a pixel is visible; fainter pixels are traces of antialiasing.
bool isInk(QRgb pixel)
{
    return qAlpha(pixel) > 12;
}

QRect inkBounds(const QImage &image)
{
    QRect bounds;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (isInk(image.pixel(x, y)))
                bounds |= QRect(x, y, 1, 1);
        }
    }
    return bounds;
}

double inkShare(const QImage &image)
{
    double ink = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ink += qAlpha(image.pixel(x, y)) / 255.0;
    }
    return ink / (image.width() * image.height());
}

} // namespace

class TestIcons final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { dogear::resources::loadIcons(); }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void setIsComplete_data();
    void setIsComplete();
    void followsTheGrid_data();
    void followsTheGrid();
    void isDrawnWell_data();
    void isDrawnWell();
    void programIconIsInColour_data();
    void programIconIsInColour();
    void symbolicIconIsOneColour_data();
    void symbolicIconIsOneColour();
};

void TestIcons::setIsComplete_data()
{
    QTest::addColumn<QStringList>("names");

    QTest::newRow("transport controls") << QStringList{u"play"_s,
                                                       u"pause"_s,
                                                       u"stop"_s,
                                                       u"back"_s,
                                                       u"back-15"_s,
                                                       u"forward"_s,
                                                       u"forward-30"_s,
                                                       u"chapter-previous"_s,
                                                       u"chapter-next"_s};
    QTest::newRow("sound controls") << QStringList{
        u"volume"_s, u"volume-low"_s, u"volume-muted"_s, u"speed"_s, u"sleep"_s, u"sound"_s};
    QTest::newRow("views") << QStringList{u"queue"_s,
                                          u"inbox"_s,
                                          u"in-progress"_s,
                                          u"history"_s,
                                          u"bookmark"_s,
                                          u"search"_s,
                                          u"show"_s,
                                          u"guide"_s,
                                          u"folder"_s};
    QTest::newRow("states of episodes") << QStringList{u"download"_s,
                                                       u"downloaded"_s,
                                                       u"download-failed"_s,
                                                       u"download-paused"_s,
                                                       u"download-waiting"_s,
                                                       u"here"_s,
                                                       u"partly-here"_s,
                                                       u"favourite"_s,
                                                       u"favourite-filled"_s,
                                                       u"check"_s,
                                                       u"circle"_s,
                                                       u"warning"_s,
                                                       u"offline"_s};
    QTest::newRow("actions") << QStringList{
        u"refresh"_s,  u"add"_s,         u"remove"_s,       u"settings"_s,      u"more"_s,
        u"share"_s,    u"link"_s,        u"copy"_s,         u"edit"_s,          u"sort"_s,
        u"filter"_s,   u"menu"_s,        u"close"_s,        u"sidebar"_s,       u"detach"_s,
        u"discover"_s, u"full-screen"_s, u"chevron-down"_s, u"chevron-right"_s, u"chevron-up"_s};
    QTest::newRow("pages of the settings") << QStringList{u"play"_s,
                                                          u"download"_s,
                                                          u"show"_s,
                                                          u"network"_s,
                                                          u"notifications"_s,
                                                          u"keyboard"_s,
                                                          u"privacy"_s,
                                                          u"appearance"_s};
    QTest::newRow("the program's icon")
        << QStringList{programIcon, symbolicIcon, playingIcon, pausedIcon};
}

void TestIcons::setIsComplete()
{
    QFETCH(const QStringList, names);

    const QStringList present = iconNames();
    for (const QString &name : names)
        QVERIFY2(present.contains(name), qPrintable(name));
}

void TestIcons::followsTheGrid_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : iconNames()) {
        if (!isProgramIcon(name))
            QTest::newRow(qPrintable(name)) << name;
    }
}

void TestIcons::followsTheGrid()
{
    QFETCH(const QString, name);

    QFile file(pathOf(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString source = QString::fromUtf8(file.readAll());
    QVERIFY(source.contains("viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"#000\""_L1));
    QVERIFY(source.contains("stroke-width=\"1.75\" stroke-linecap=\"round\" "
                            "stroke-linejoin=\"round\""_L1));
    // Text depends on the fonts of the machine; the other features are not part of SVG Tiny.
    const QRegularExpression beyondTiny(
        u"<(text|style|mask|filter|clipPath|pattern|image|use)\\b|\\bclass="_s);
    QVERIFY(!source.contains(beyondTiny));
}

void TestIcons::isDrawnWell_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<double>("scale");

    for (const QString &name : iconNames()) {
        if (isProgramIcon(name))
            continue;
        for (const int size : {16, 24, 32}) {
            for (const double scale : {1.0, 1.5, 2.0}) {
                QTest::addRow("%s at %d px and %d %%", qPrintable(name), size, int(scale * 100))
                    << name << int(std::lround(size * scale)) << scale;
            }
        }
    }
}

void TestIcons::isDrawnWell()
{
    QFETCH(const QString, name);
    QFETCH(const int, pixels);
    QFETCH(const double, scale);

    QVERIFY(QSvgRenderer(pathOf(name)).isValid());
    const QImage image = rendered(name, pixels);

    const double share = inkShare(image);
    QVERIFY2(share > 0.03 && share < 0.5, qPrintable(QString::number(share)));

    const QRect bounds = inkBounds(image);
    QVERIFY2(image.rect().adjusted(1, 1, -1, -1).contains(bounds), "cut, or without a margin");

    const double limit = 1.5 * scale;
    const double middle = pixels / 2.0;
    const QPointF centre(bounds.x() + bounds.width() / 2.0, bounds.y() + bounds.height() / 2.0);
    QVERIFY2(std::abs(centre.x() - middle) <= limit, qPrintable(QString::number(centre.x())));
    QVERIFY2(std::abs(centre.y() - middle) <= limit, qPrintable(QString::number(centre.y())));

    for (int y = 0; y < pixels; ++y) {
        for (int x = 0; x < pixels; ++x) {
            const QRgb pixel = image.pixel(x, y);
            QVERIFY2(qAlpha(pixel) == 0 || (pixel & RGB_MASK) == 0, "not black");
        }
    }
}

void TestIcons::programIconIsInColour_data()
{
    QTest::addColumn<int>("pixels");
    for (const int pixels : {16, 22, 24, 32, 48, 64, 128, 256, 512})
        QTest::addRow("%d px", pixels) << pixels;
}

void TestIcons::programIconIsInColour()
{
    QFETCH(const int, pixels);

    const QImage image = rendered(programIcon, pixels);
    QVERIFY(!inkBounds(image).isEmpty());
    // The page has a folded corner; the fold has a warm colour, the page a cold one.
    QVERIFY(!isInk(image.pixel(pixels * 15 / 16, pixels / 8)));
    const QColor fold = image.pixelColor(pixels * 43 / 64, pixels * 24 / 64);
    QVERIFY2(fold.red() > fold.blue() + 60, qPrintable(fold.name()));
    const QColor page = image.pixelColor(pixels * 5 / 32, pixels * 5 / 32);
    QVERIFY2(page.blue() > page.red() + 60, qPrintable(page.name()));
    const QColor wave = image.pixelColor(pixels * 30 / 64, pixels * 38 / 64);
    QVERIFY2(std::min({wave.red(), wave.green(), wave.blue()}) > 200, qPrintable(wave.name()));
}

void TestIcons::symbolicIconIsOneColour_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<QPoint>("hole"); // a place that is cut out of the page, in 32nds of the width
    for (const int pixels : {16, 22, 24, 32, 48, 64}) {
        QTest::addRow("waves, %d px", pixels) << QString(symbolicIcon) << pixels << QPoint(13, 20);
        QTest::addRow("playing, %d px", pixels) << QString(playingIcon) << pixels << QPoint(15, 20);
        QTest::addRow("paused, %d px", pixels) << QString(pausedIcon) << pixels << QPoint(12, 21);
    }
}

void TestIcons::symbolicIconIsOneColour()
{
    QFETCH(const QString, name);
    QFETCH(const int, pixels);
    QFETCH(const QPoint, hole);

    // GTK fills all shapes with the colour of the text, outlines included, and draws no strokes.
    QFile file(pathOf(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("stroke"));

    const QImage image = rendered(name, pixels);
    QVERIFY(image.rect().contains(inkBounds(image)));
    const double share = inkShare(image);
    QVERIFY2(share > 0.4 && share < 0.75, qPrintable(QString::number(share)));
    for (int y = 0; y < pixels; ++y) {
        for (int x = 0; x < pixels; ++x) {
            const QRgb pixel = image.pixel(x, y);
            QVERIFY2(qAlpha(pixel) == 0 || (pixel & RGB_MASK) == 0, "not black");
        }
    }
    // The page, the sign in it, the folded corner, and what was cut away for it.
    QVERIFY(isInk(image.pixel(pixels * 4 / 16, pixels * 4 / 16)));
    QVERIFY(qAlpha(image.pixel(pixels * hole.x() / 32, pixels * hole.y() / 32)) < 160);
    QVERIFY(isInk(image.pixel(pixels * 23 / 32, pixels * 9 / 32)));
    QVERIFY(!isInk(image.pixel(pixels * 15 / 16, pixels / 16)));
}

QTEST_MAIN(TestIcons)
#include "tst_icons.moc"
