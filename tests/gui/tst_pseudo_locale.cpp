// SPDX-License-Identifier: GPL-3.0-or-later
// Opens every page and dialog in pseudo-locales (tests/support/pseudo_locale.py): texts without
// brackets are not translated, and texts that are 40 % longer must fit into 1280 x 800. Right to
// left, the window is mirrored, except the transport.

#include "clipped_texts.h"
#include "real_warnings.h"
#include "window_texts.h"
#include "window_tour.h"
#include "window_with_show.h"

#include <settings/settings.h>
#include <support/timeouts.h>

#include <QAbstractSlider>
#include <QApplication>
#include <QImage>
#include <QResource>
#include <QSet>

#include <algorithm>
#include <array>

using namespace dogear;
using namespace dogear::test;

namespace {

const QSize windowSize(1280, 800);

/// Texts that are the same in every language.
const QSet<QString> names{u"Dogear"_s,
                          u"Apple"_s,
                          u"Podcast Index"_s,
                          u"fyyd"_s,
                          u"Test show"_s, // the fixture
                          u"GStreamer"_s,
                          u"FFmpeg"_s};

/// Whether \a text is a name of QLocale or of Qt's own buttons, which Qt translates.
bool isOfQt(const QString &text)
{
    static const QSet<QString> territories = [] {
        QSet<QString> all;
        for (int each = 1; each <= QLocale::LastTerritory; ++each)
            all.insert(QLocale::territoryToString(QLocale::Territory(each)));
        return all;
    }();
    constexpr std::array buttons{"OK",
                                 "Open",
                                 "Save",
                                 "Cancel",
                                 "Close",
                                 "Apply",
                                 "Reset",
                                 "&Yes",
                                 "&No",
                                 "Restore Defaults",
                                 "Discard"};
    const bool isButton = std::ranges::any_of(buttons, [&](const char *each) {
        return shownText(QCoreApplication::translate("QPlatformTheme", each)) == text;
    });
    return isButton || territories.contains(text) || text == QLocale().nativeTerritoryName();
}

/// Whether all words of \a text are names of days and months, "4 Aug 2024".
bool isDate(const QString &text)
{
    static const QRegularExpression other(u"[^\\p{L}]+"_s);
    const QLocale locale;
    QSet<QString> known{locale.amText(), locale.pmText()};
    for (const auto format : {QLocale::LongFormat, QLocale::ShortFormat}) {
        for (int month = 1; month <= 12; ++month)
            known << locale.monthName(month, format) << locale.standaloneMonthName(month, format);
        for (int day = 1; day <= 7; ++day)
            known << locale.dayName(day, format) << locale.standaloneDayName(day, format);
    }
    const QStringList words = text.split(other, Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString &word) { return known.contains(word); });
}

/// Whether \a place shows languages by their own names, or names of libraries.
bool showsNames(const QString &place)
{
    constexpr std::array widgets{"settingsLanguage"_L1, "aboutLibraries"_L1, "aboutVersions"_L1};
    return std::ranges::any_of(widgets,
                               [&](QLatin1StringView each) { return place.endsWith(each); });
}

/// Whether \a text is an address, a path or a command.
bool isCode(const QString &text)
{
    return text.startsWith("https://"_L1) || text.startsWith("file://"_L1)
           || text.startsWith("/tmp/"_L1) || text.startsWith("whisper-cli "_L1);
}

bool isTranslated(const WindowText &shown)
{
    if (showsNames(shown.place) || isCode(shown.text))
        return true;
    QString text = shown.text;
    // Marks of the direction around foreign texts and numbers.
    static const QRegularExpression marks(u"[\\x{2068}\\x{2069}\\x{200e}\\x{200f}\\x{061c}]"_s);
    text.remove(marks);
    static const QRegularExpression episode(u"^Episode \\d+$"_s); // the fixture
    return text.contains(u'⟦') || names.contains(text) || isOfQt(text) || isDate(text)
           || episode.match(text).hasMatch();
}

QStringList faultsIn(const QWidget &root)
{
    QStringList faults = clippedTexts(root);
    const WindowTexts texts(root);
    for (const WindowText &each : texts.all()) {
        if (!isTranslated(each))
            faults.append(u"%1 “%2”: not translated"_s.arg(each.place, each.text));
    }
    return faults;
}

/// Returns the first and last columns of \a image in which a pixel differs from the background.
std::pair<int, int> inkColumns(const QImage &image)
{
    int first = image.width();
    int last = -1;
    const QRgb background = image.pixel(0, 0);
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) {
            if (image.pixel(x, y) == background)
                continue;
            first = std::min(first, x);
            last = x;
            break;
        }
    }
    return {first, last};
}

/// Returns the middle of the most colourful column of \a image: the tile that stands for artwork.
int colourfulColumn(const QImage &image)
{
    int best = -1;
    int most = 0;
    for (int x = 0; x < image.width(); ++x) {
        int sum = 0;
        for (int y = 0; y < image.height(); ++y)
            sum += image.pixelColor(x, y).saturation();
        if (sum > most) {
            most = sum;
            best = x;
        }
    }
    return best;
}

} // namespace

class TestPseudoLocale final : public QObject, private WindowWithShow
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void faultsAreFound();
    void everyPageAndDialog_data();
    void everyPageAndDialog();
    void theWindowIsMirrored_data();
    void theWindowIsMirrored();

private:
    void openIn(const QString &code);
    /// Records the faults of \a root under the name \a page.
    void check(const QString &page, const QWidget &root);
    [[nodiscard]] QRect inWindow(const QWidget &widget)
    {
        return {widget.mapTo(&m_dogear->window(), QPoint()), widget.size()};
    }
    QRect inWindow(const char *name) { return inWindow(*part<QWidget>(name)); }

    QStringList m_faults;
};

void TestPseudoLocale::initTestCase()
{
    QVERIFY(QResource::registerResource(QStringLiteral(DOGEAR_PSEUDO_LOCALES)));
    QApplication::setQuitOnLastWindowClosed(false);
}

void TestPseudoLocale::init()
{
    failOnWindowWarnings();
    m_faults.clear();
}

void TestPseudoLocale::cleanup()
{
    m_dogear.reset();
    m_folder.reset();
    Language().use({});
    QCOMPARE(dogearWarnings(), QString());
}

void TestPseudoLocale::openIn(const QString &code)
{
    m_folder.emplace();
    const QString data = m_folder->filePath(u"data"_s);
    prepareLibrary(data);
    {
        settings::Settings settings(settings::DataFolders::create(data)->settings);
        settings.desktop().setAppearance({.language = code});
    }
    m_dogear = startDogear(
        data, {writeFeed(m_folder->filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 4)});
    m_dogear->window().resize(windowSize);
    QTRY_COMPARE(rows(), 4);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 4"_s);
}

void TestPseudoLocale::check(const QString &page, const QWidget &root)
{
    for (const QString &fault : faultsIn(root)) {
        const QString line = page + u": "_s + fault;
        // Panes that several pages share are reported once.
        const bool isKnown = std::ranges::any_of(
            m_faults, [&](const QString &each) { return each.endsWith(u": "_s + fault); });
        if (!isKnown)
            m_faults.append(line);
    }
}

void TestPseudoLocale::faultsAreFound()
{
    QWidget window;
    QLabel untranslated(u"Untranslated"_s, &window);
    QLabel clipped(u"⟦Ţŕåñšļåţéð⟧"_s, &window);
    QLabel good(u"⟦Ĝööð⟧"_s, &window);
    QLabel date(u"4 Aug 2024"_s, &window);
    for (QLabel *label : {&untranslated, &clipped, &good, &date})
        label->resize(label->sizeHint());
    clipped.resize(clipped.width() / 2, clipped.height());
    window.resize(400, 100);
    window.show();
    const QStringList faults = faultsIn(window);
    QCOMPARE(faults.size(), 2);
    QVERIFY2(faults.at(0).contains(u"Ţŕåñšļåţéð"_s), qPrintable(faults.at(0)));
    QVERIFY2(faults.at(1).contains(u"Untranslated"_s), qPrintable(faults.at(1)));
}

void TestPseudoLocale::everyPageAndDialog_data()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("long texts with accents") << u"en-XA"_s;
    QTest::newRow("from right to left") << u"ar-XB"_s;
}

void TestPseudoLocale::everyPageAndDialog()
{
    QFETCH(const QString, code);
    openIn(code);
    WindowTour tour(*m_dogear,
                    [this](const QString &page, const QWidget &root) { check(page, root); });
    tour.visitAll(u"walruses"_s);
    for (const QString &fault : std::as_const(m_faults)) // QtTest cuts long messages
        qInfo("%s", qUtf8Printable(fault));
    QCOMPARE(m_faults.size(), 0);
}

void TestPseudoLocale::theWindowIsMirrored_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("isReversed");
    QTest::newRow("from left to right") << u"en-XA"_s << false;
    QTest::newRow("from right to left") << u"ar-XB"_s << true;
}

void TestPseudoLocale::theWindowIsMirrored()
{
    QFETCH(const QString, code);
    QFETCH(const bool, isReversed);
    openIn(code);
    QCOMPARE(QApplication::isRightToLeft(), isReversed);
    const auto isBefore = [&](const QRect &first, const QRect &second) {
        return isReversed ? first.center().x() > second.center().x()
                          : first.center().x() < second.center().x();
    };
    // The panes, and the two sides of the player bar.
    QVERIFY(isBefore(inWindow("sidebar"), inWindow("episodeList")));
    QVERIFY(isBefore(inWindow("episodeList"), inWindow("detailTitle")));
    QVERIFY(isBefore(inWindow("playerTitle"), inWindow("playerPlay")));
    QVERIFY(isBefore(inWindow("playerPlay"), inWindow("playerVolume")));
    QVERIFY(isBefore(inWindow("detailPlay"), inWindow("detailFavourite")));
    // A recording runs from left to right everywhere.
    for (const auto &[left, right] : {std::pair{"playerBack", "playerPlay"},
                                      std::pair{"playerPlay", "playerForward"},
                                      std::pair{"playerElapsed", "playerSlider"},
                                      std::pair{"playerSlider", "playerRemaining"}})
        QVERIFY2(inWindow(left).center().x() < inWindow(right).center().x(), left);
    QCOMPARE(part<QAbstractSlider>("playerSlider")->layoutDirection(), Qt::LeftToRight);

    // Rows: the artwork, a coloured tile, is at the edge where reading begins.
    const QRect row = list()->visualRect(list()->model()->index(1, 0));
    const QImage painted = list()->viewport()->grab(row).toImage();
    const bool isRight = colourfulColumn(painted) > painted.width() / 2;
    QCOMPARE(isRight, isReversed);
    // Places: the icon is at the edge where reading begins, the count of the Inbox at the other
    // one, where Up next, which is empty, has nothing.
    QListView &places = *sidebar();
    const auto ink = [&](int place) {
        const QRect area = places.visualRect(places.model()->index(place, 0));
        return inkColumns(places.viewport()->grab(area.adjusted(1, 1, -1, -1)).toImage());
    };
    const int width = places.viewport()->width();
    const auto [inboxFirst, inboxLast] = ink(0);
    QVERIFY2(inboxFirst < width / 6 && inboxLast > width * 5 / 6,
             qPrintable(u"%1 to %2 of %3"_s.arg(inboxFirst).arg(inboxLast).arg(width)));
    const auto [nextFirst, nextLast] = ink(1);
    QVERIFY2(isReversed ? nextFirst > width / 6 && nextLast > width * 5 / 6
                        : nextFirst < width / 6 && nextLast < width * 5 / 6,
             qPrintable(u"%1 to %2 of %3"_s.arg(nextFirst).arg(nextLast).arg(width)));
    const QString count = places.model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(count.contains(QLocale().toString(4)), qPrintable(count));
    QCOMPARE(count.contains(u'4'), !isReversed); // no other digits
}

QTEST_MAIN(TestPseudoLocale)
#include "tst_pseudo_locale.moc"
