// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the statistics page with values made up by the tests.

#include "real_warnings.h"
#include "statistics/bar_chart.h"
#include "statistics/column_chart.h"

#include <support/timeouts.h>
#include <widgets/literal_text.h>
#include <widgets/metrics.h>
#include <widgets/statistics_page.h>

#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QSignalSpy>
#include <QToolTip>

#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;
using domain::ListeningHistory;
using domain::ListeningRange;
using domain::ListeningTime;

namespace {

QPalette darkPalette()
{
    QPalette dark(QColor(0x31, 0x36, 0x3b), QColor(0x2a, 0x2e, 0x32));
    dark.setColor(QPalette::Base, QColor(0x1b, 0x1e, 0x20));
    dark.setColor(QPalette::Text, Qt::white);
    dark.setColor(QPalette::WindowText, Qt::white);
    // Hardly lighter than the background.
    dark.setColor(QPalette::Highlight, QColor(0x1d, 0x3b, 0x53));
    return dark;
}

/// Returns thirty days up to 3 August 2026, with listening on the last two, and \a shows shows.
ListeningHistory month(int shows = 2)
{
    const QDate today(2026, 8, 3);
    ListeningHistory history{.range = ListeningRange::Month, .hasListened = true};
    for (int i = 29; i >= 0; --i)
        history.periods.append({.span = {today.addDays(-i), today.addDays(-i)}, .time = {}});
    history.periods[28].time = {.listened = 30min, .heard = 45min, .savedBySilence = 5min};
    history.periods[29].time = {.listened = 60min, .heard = 120min, .finished = 2};
    history.total = {.listened = 90min, .heard = 165min, .savedBySilence = 5min, .finished = 2};
    history.longestStreak = 2;
    for (int i = 0; i < shows; ++i)
        history.shows.append({.podcast = PodcastId{i + 1},
                              .title = u"Show %1"_s.arg(i + 1),
                              .time = {.listened = std::chrono::minutes(100 - i)}});
    return history;
}

} // namespace

class TestStatisticsPage final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void anEmptyPageSaysWhatWillBeHere();
    void figuresTellAndExplain();
    void chartsTellTheirFigures();
    void arrowsGoFromBarToBar_data();
    void arrowsGoFromBarToBar();
    void tabGoesThroughThePage();
    void eachBarHasAToolTip();
    void aBarIsWhereItsTimeIs();
    void coloursFollowThePalette_data();
    void coloursFollowThePalette();
    void withoutSavingsThereIsNoChartOfThem();
    void manyShowsEndInOneBar();
    void aLongTitleIsCut();
    void aNameEndsAtItsBar();
    void anotherRangeIsAskedFor();
    void whatCameLateIsNotShown();
    void aProblemIsSaidAndTriedAgain();
    void aProblemOfAnotherRangeIsSaid();
    void fromRightToLeft();

private:
    template<typename T>
    T *part(const char *name)
    {
        return m_page->findChild<T *>(QLatin1StringView(name));
    }
    Chart *chart(const char *name) { return part<Chart>(name); }
    bool show(const ListeningHistory &history)
    {
        m_page->setHistory(history);
        m_page->show();
        return QTest::qWaitForWindowActive(m_page.get());
    }

    std::unique_ptr<StatisticsPage> m_page;
};

void TestStatisticsPage::init()
{
    dogear::test::failOnRealWarning();
    resources::loadIcons();
    m_page = std::make_unique<StatisticsPage>();
    m_page->resize(800, 700);
}

void TestStatisticsPage::cleanup()
{
    m_page.reset();
    QApplication::setPalette(QPalette());
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestStatisticsPage::anEmptyPageSaysWhatWillBeHere()
{
    QVERIFY(show({.range = ListeningRange::Month}));
    QVERIFY(part<QWidget>("statisticsEmpty")->isVisible());
    QVERIFY(!part<QScrollArea>("statisticsScroll")->isVisible());
    QVERIFY(part<QLabel>("emptyText")->text().contains(u"appear here"_s));
    m_page->setHistory(month());
    QVERIFY(part<QScrollArea>("statisticsScroll")->isVisible());
}

void TestStatisticsPage::figuresTellAndExplain()
{
    QVERIFY(show(month()));
    const auto figure = [this](const char *name) { return part<QLabel>(name); };
    QCOMPARE(figure("figureListened")->text(), u"1 h 30 min"_s);
    QCOMPARE(figure("figureSpeed")->text(), u"1 h 10 min"_s);
    QCOMPARE(figure("figureSilence")->text(), u"5 min"_s);
    QCOMPARE(figure("figureFinished")->text(), u"2"_s);
    QCOMPARE(figure("figureStreak")->text(), u"2"_s);
    QCOMPARE(figure("figureListened")->accessibleName(), u"listened: 1 h 30 min"_s);
    for (const char *name :
         {"figureListened", "figureSpeed", "figureSilence", "figureFinished", "figureStreak"}) {
        QVERIFY(!figure(name)->toolTip().isEmpty());
        QVERIFY(figure(name)->font().pointSizeF() > m_page->font().pointSizeF());
    }
}

void TestStatisticsPage::chartsTellTheirFigures()
{
    QVERIFY(show(month()));
    Chart *times = chart("listenedChart");
    QCOMPARE(times->accessibleName(), u"Time listened by day"_s);
    QCOMPARE(times->bars().size(), 30);
    // Days without listening are not read out.
    QCOMPARE(times->accessibleDescription().count(u"listened"_s), 2);
    QVERIFY(times->accessibleDescription().contains(u"1 h listened, 1 h saved"_s));
    QVERIFY(
        chart("savedChart")->accessibleDescription().contains(u"10 min saved by speed, 5 min"_s));
    QCOMPARE(chart("showsChart")->accessibleName(), u"Time listened by show"_s);
    QVERIFY(chart("showsChart")->accessibleDescription().startsWith(u"Show 1: 1 h 40 min"_s));
}

void TestStatisticsPage::arrowsGoFromBarToBar_data()
{
    QTest::addColumn<QString>("chart");
    QTest::addColumn<QList<int>>("keys");
    QTest::addColumn<int>("current");
    QTest::newRow("no bar is selected at first") << u"listenedChart"_s << QList<int>{} << -1;
    QTest::newRow("Right selects the first bar")
        << u"listenedChart"_s << QList<int>{Qt::Key_Right} << 0;
    QTest::newRow("Left selects the last bar")
        << u"listenedChart"_s << QList<int>{Qt::Key_Left} << 29;
    QTest::newRow("Home, then Right twice")
        << u"listenedChart"_s << QList<int>{Qt::Key_Home, Qt::Key_Right, Qt::Key_Right} << 2;
    QTest::newRow("Right at the last bar")
        << u"listenedChart"_s << QList<int>{Qt::Key_End, Qt::Key_Right} << 29;
    QTest::newRow("Left at the first bar")
        << u"listenedChart"_s << QList<int>{Qt::Key_Home, Qt::Key_Left} << 0;
    QTest::newRow("Up and Down in the chart of shows")
        << u"showsChart"_s << QList<int>{Qt::Key_Down, Qt::Key_Down, Qt::Key_Up, Qt::Key_Down} << 1;
    QTest::newRow("other keys select no bar")
        << u"showsChart"_s << QList<int>{Qt::Key_Right, Qt::Key_A} << -1;
}

void TestStatisticsPage::arrowsGoFromBarToBar()
{
    QFETCH(const QString, chart);
    QFETCH(const QList<int>, keys);
    QFETCH(const int, current);
    QVERIFY(show(month()));
    auto *bars = m_page->findChild<Chart *>(chart);
    bars->setFocus();
    for (const int key : keys)
        QTest::keyClick(bars, Qt::Key(key));
    QCOMPARE(bars->current(), current);
    if (current >= 0)
        QVERIFY(bars->accessibleName().endsWith(bars->bars().at(current).text));
    m_page->setHistory(month()); // the same history keeps the selected bar
    QCOMPARE(bars->current(), current);
}

void TestStatisticsPage::tabGoesThroughThePage()
{
    QVERIFY(show(month()));
    QStringList way;
    for (int i = 0; i < 4; ++i) {
        QVERIFY(QApplication::focusWidget());
        way.append(QApplication::focusWidget()->objectName());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(way.join(u' '), u"statisticsRange listenedChart savedChart showsChart"_s);
}

void TestStatisticsPage::eachBarHasAToolTip()
{
    QVERIFY(show(month()));
    Chart *times = chart("listenedChart");
    const QPoint place = times->placeOf(29).center().toPoint();
    QHelpEvent help(QEvent::ToolTip, place, times->mapToGlobal(place));
    QApplication::sendEvent(times, &help);
    QCOMPARE(QToolTip::text(), literalToolTip(times->bars().at(29).text));
    QVERIFY(QToolTip::text().contains(u"1 h listened"_s));
    QCOMPARE(times->barAt(place), 29);
    QCOMPARE(times->barAt(QPointF(1, 1)), -1); // the scale is no bar
}

void TestStatisticsPage::aBarIsWhereItsTimeIs()
{
    QVERIFY(show(month()));
    Chart *times = chart("listenedChart");
    const QImage image = times->grab().toImage().convertToFormat(QImage::Format_RGB32);
    const double ratio = image.devicePixelRatio();
    const auto inkOf = [&](int bar) {
        const QRectF place = times->placeOf(bar);
        int ink = 0;
        for (int y = int(place.top()) + 1; y < int(place.bottom()) - 1; ++y) {
            const QPoint at(int(place.center().x() * ratio), int(y * ratio));
            ink += image.pixelColor(at) == chartColor(times->palette(), 0) ? 1 : 0;
        }
        return ink;
    };
    QCOMPARE(inkOf(10), 0);
    QCOMPARE_GT(inkOf(28), 20);
    QVERIFY(std::abs(inkOf(29) - 2 * inkOf(28)) <= 3); // twice as long, twice as high
}

void TestStatisticsPage::coloursFollowThePalette_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << QPalette(Qt::lightGray);
    QTest::newRow("dark, with a dark highlight") << darkPalette();
    QPalette grey(Qt::lightGray);
    grey.setColor(QPalette::Highlight, Qt::gray);
    QTest::newRow("a grey highlight") << grey;
}

void TestStatisticsPage::coloursFollowThePalette()
{
    QFETCH(const QPalette, palette);
    QVERIFY(show(month()));
    QApplication::setPalette(palette); // while the page is shown
    const QColor background = palette.color(QPalette::Base);
    QTRY_COMPARE(m_page->grab().toImage().pixelColor(2, 2).name(), background.name());
    const QColor first = chartColor(m_page->palette(), 0);
    const QColor second = chartColor(m_page->palette(), 1);
    QVERIFY(contrast(first, background) >= 3); // WCAG 2.1, 1.4.11
    QVERIFY(contrast(second, background) >= 3);
    QVERIFY(first != second);
    const QImage image = m_page->grab().toImage();
    QSet<QRgb> seen;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            seen.insert(image.pixelColor(x, y).rgb());
    }
    QVERIFY(seen.contains(first.rgb()));
    QVERIFY(seen.contains(second.rgb()));
    QCOMPARE(image.pixelColor(2, 2).name(), background.name());
    QCOMPARE(image.pixelColor(2, image.height() / 2).name(), background.name());
}

void TestStatisticsPage::withoutSavingsThereIsNoChartOfThem()
{
    QVERIFY(show(month()));
    QVERIFY(!chart("savedChart")->isHidden());
    ListeningHistory slow = month();
    slow.total = {.listened = 60min, .heard = 30min};
    m_page->setHistory(slow);
    QVERIFY(chart("savedChart")->isHidden());
    QCOMPARE(part<QLabel>("figureSpeed")->text(), u"−30 min"_s);
}

void TestStatisticsPage::manyShowsEndInOneBar()
{
    QVERIFY(show(month(40)));
    const QList<ChartBar> &bars = chart("showsChart")->bars();
    QCOMPARE(bars.size(), 16);
    QVERIFY(bars.constLast().label.contains(u"25"_s));
    QVERIFY(bars.constLast().sum() > bars.constFirst().sum()); // the sum of the other shows
    chart("showsChart")->setFocus();
    QTest::keyClick(chart("showsChart"), Qt::Key_End);
    const QRect last = chart("showsChart")->placeOf(15).toAlignedRect();
    const QPoint seen = chart("showsChart")->mapTo(m_page.get(), last.center());
    QVERIFY(m_page->rect().contains(seen)); // the page scrolled to the bar
}

void TestStatisticsPage::aLongTitleIsCut()
{
    ListeningHistory history = month();
    history.shows[0].title = u"Eine sehr lange Überschrift, die nirgends hinpasst "_s.repeated(9);
    QVERIFY(show(history));
    QCOMPARE_LE(chart("showsChart")->width(), m_page->width());
    QCOMPARE(part<QScrollArea>("statisticsScroll")->widget()->width(),
             part<QScrollArea>("statisticsScroll")->viewport()->width());
}

/// A name far from its bar would seem to belong to the bar of another row.
void TestStatisticsPage::aNameEndsAtItsBar()
{
    QVERIFY(show(month()));
    const Chart *shows = chart("showsChart");
    const QImage image = chart("showsChart")->grab().toImage();
    const QRect row = shows->placeOf(0).toAlignedRect();
    const QRgb background = image.pixel(0, row.center().y());
    const auto isEmpty = [&](int x) {
        for (int y = row.top(); y <= row.bottom(); ++y) {
            if (image.pixel(x, y) != background)
                return false;
        }
        return true;
    };
    const auto isBar = [&](int x) {
        const QRgb color = image.pixel(x, row.center().y());
        for (int i = 1; i < 20; ++i) {
            if (image.pixel(x + i, row.center().y()) != color)
                return false;
        }
        return color != background;
    };
    int begin = 0;
    while (begin < row.right() - 20 && !isBar(begin))
        ++begin;
    QVERIFY(isBar(begin));
    int end = begin - 1;
    while (end > 0 && isEmpty(end))
        --end;
    QVERIFY(end > 0); // the end of the name
    QCOMPARE_LE(begin - end, widgets::units(shows->font(), 3));
}

void TestStatisticsPage::anotherRangeIsAskedFor()
{
    QVERIFY(show(month()));
    QSignalSpy chosen(m_page.get(), &StatisticsPage::rangeChosen);
    auto *range = part<QComboBox>("statisticsRange");
    range->setFocus();
    QTest::keyClick(range, Qt::Key_Down);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.takeFirst().at(0).value<ListeningRange>(), ListeningRange::Year);
    QTest::keyClick(range, Qt::Key_Down);
    QCOMPARE(chosen.takeFirst().at(0).value<ListeningRange>(), ListeningRange::All);
    QCOMPARE(m_page->range(), ListeningRange::All);
    ListeningHistory years{.range = ListeningRange::All, .hasListened = true};
    years.periods.append({.span = {QDate(2026, 1, 1), QDate(2026, 12, 31)},
                          .time = {.listened = 200h, .heard = 200h}});
    years.total = years.periods.constFirst().time;
    m_page->setHistory(years);
    QCOMPARE(chart("listenedChart")->accessibleName(), u"Time listened by year"_s);
    QCOMPARE(chart("listenedChart")->bars().constFirst().label, u"2026"_s);
    QCOMPARE(part<QLabel>("figureListened")->text(), u"200 h"_s);
}

void TestStatisticsPage::whatCameLateIsNotShown()
{
    QVERIFY(show(month()));
    part<QComboBox>("statisticsRange")->setCurrentIndex(1);
    ListeningHistory late = month();
    late.total.finished = 99;
    m_page->setHistory(late);
    QCOMPARE(part<QLabel>("figureFinished")->text(), u"2"_s);
}

void TestStatisticsPage::aProblemIsSaidAndTriedAgain()
{
    m_page->setProblem({.code = ErrorCode::DatabaseFailed});
    m_page->show();
    QVERIFY(part<QWidget>("statisticsEmpty")->isVisible());
    QSignalSpy again(m_page.get(), &StatisticsPage::rangeChosen);
    part<QPushButton>("emptyAction")->click();
    QCOMPARE(again.size(), 1);
    m_page->setHistory(month());
    m_page->setProblem({.code = ErrorCode::DatabaseFailed}); // the history shown before stays
    QVERIFY(part<QScrollArea>("statisticsScroll")->isVisible());
}

/// The charts of the last month would be taken for those of the year.
void TestStatisticsPage::aProblemOfAnotherRangeIsSaid()
{
    QVERIFY(show(month()));
    part<QComboBox>("statisticsRange")->setCurrentIndex(1);
    m_page->setProblem({.code = ErrorCode::DatabaseFailed});
    QVERIFY(part<QWidget>("statisticsEmpty")->isVisible());
    part<QComboBox>("statisticsRange")->setCurrentIndex(0);
    m_page->setProblem({.code = ErrorCode::DatabaseFailed}); // they are not shown any more
    QVERIFY(part<QWidget>("statisticsEmpty")->isVisible());
    m_page->setHistory(month());
    QVERIFY(part<QScrollArea>("statisticsScroll")->isVisible());
}

void TestStatisticsPage::fromRightToLeft()
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    QVERIFY(show(month()));
    Chart *times = chart("listenedChart");
    QVERIFY(times->placeOf(29).left() < times->placeOf(28).left());
    times->setFocus();
    QTest::keyClick(times, Qt::Key_Home);
    QTest::keyClick(times, Qt::Key_Left); // forward in this reading direction
    QCOMPARE(times->current(), 1);
}

QTEST_MAIN(TestStatisticsPage)
#include "tst_statistics_page.moc"
