// SPDX-License-Identifier: GPL-3.0-or-later

#include "directory_doubles.h"

#include <QLocale>
#include <QUrlQuery>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;
using namespace std::chrono_literals;
using test::ServerAnswer;
using test::ServerRequest;

namespace {

/// A chart of the new service with the shows 1 to \a count.
QByteArray chartBody(int count)
{
    QByteArrayList entries;
    for (int i = 1; i <= count; ++i) {
        const QByteArray id = QByteArray::number(i);
        entries.append(R"({"artistName":"Ann Example","id":")" + id + R"(","name":"Show )" + id
                       + R"(","kind":"podcasts"})");
    }
    return R"({"feed":{"title":"Top Shows","country":"us","results":[)" + entries.join(',') + "]}}";
}

/// A lookup that names the feeds of all shows but those whose number ends with 7.
ServerAnswer lookup(const ServerRequest &request)
{
    QByteArrayList hits;
    const QStringList ids = QUrlQuery(request.query()).queryItemValue(u"id"_s).split(u',');
    for (const QString &id : ids) {
        const QByteArray feed = id.endsWith(u'7') ? QByteArray() : "https://e.org/" + id.toLatin1();
        hits.append(appleShowJson(id.toLongLong(), "Show " + id.toLatin1(), feed));
    }
    return {.body = appleAnswer(hits.join(','))};
}

} // namespace

class TestCharts final : public QObject
{
    Q_OBJECT

private slots:
    void feedsAreLookedUpTogether();
    void aChartIsAskedForOnceADay();
    void aShorterChartIsAskedForAfterAnError();
    void aCountryWithoutAChart_data();
    void aCountryWithoutAChart();
    void aCategoryIsAskedForAtTheOldService();
    void withoutANetworkTheLastChartIsShown();
    void countriesHaveNames();
    void categoriesHaveDifferentNumbers();
};

void TestCharts::feedsAreLookedUpTogether()
{
    DirectoryDoubles doubles;
    doubles.server.setBody(u"/api/v2/us/podcasts/top/100/podcasts.json"_s, chartBody(100));
    doubles.server.setRoute(u"/lookup"_s, lookup);
    Charts &charts = doubles.directories->charts();
    const auto chart = waitFor(charts.read({}, &doubles.context));
    QVERIFY(chart);
    QCOMPARE(chart->value.size(), 100);
    QCOMPARE(chart->value.at(41).title, u"Show 42"_s);
    const auto shows = waitFor(charts.lookUp(chart->value, u"us"_s, &doubles.context));
    QVERIFY(shows);
    QCOMPARE(shows->value.size(), 100);
    QCOMPARE(doubles.server.requestsFor(u"/lookup"_s).size(), 1);
    QCOMPARE(shows->value.at(41).feedUrl, QUrl(u"https://e.org/42"_s));
    QVERIFY(shows->value.at(46).feedUrl.isEmpty()); // only at Apple
}

void TestCharts::aChartIsAskedForOnceADay()
{
    DirectoryDoubles doubles;
    const QString path = u"/api/v2/de/podcasts/top/100/podcasts.json"_s;
    doubles.server.setBody(path, chartBody(3));
    const Chart german{.country = u"de"_s};
    for (int i = 0; i < 3; ++i) {
        QVERIFY(waitFor(doubles.directories->charts().read(german, &doubles.context)));
        doubles.clock.advance(11h);
    }
    QCOMPARE(doubles.server.requestsFor(path).size(), 1);
    QVERIFY(waitFor(doubles.directories->charts().read(german, &doubles.context)));
    QCOMPARE(doubles.server.requestsFor(path).size(), 2);
}

void TestCharts::aShorterChartIsAskedForAfterAnError()
{
    DirectoryDoubles doubles;
    doubles.server.setRoute(u"/api/v2/us/podcasts/top/100/podcasts.json"_s,
                            [](const ServerRequest &) { return ServerAnswer{.status = 500}; });
    doubles.server.setBody(u"/api/v2/us/podcasts/top/50/podcasts.json"_s, chartBody(50));
    const auto chart = waitFor(doubles.directories->charts().read({}, &doubles.context));
    QVERIFY(chart);
    QCOMPARE(chart->value.size(), 50);
}

void TestCharts::aCountryWithoutAChart_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("400") << 400;
    QTest::newRow("404") << 404;
    QTest::newRow("500") << 500;
}

void TestCharts::aCountryWithoutAChart()
{
    QFETCH(const int, status);
    DirectoryDoubles doubles;
    for (const QString &length : {u"100"_s, u"50"_s})
        doubles.server.setRoute(u"/api/v2/xk/podcasts/top/%1/podcasts.json"_s.arg(length),
                                [status](const ServerRequest &) {
                                    return ServerAnswer{.status = status, .body = "no"};
                                });
    const auto chart =
        waitFor(doubles.directories->charts().read({.country = u"xk"_s}, &doubles.context));
    QVERIFY(!chart);
    QCOMPARE(chart.error().code, ErrorCode::HttpStatus);
    QCOMPARE(chart.error().httpStatus, status);
}

void TestCharts::aCategoryIsAskedForAtTheOldService()
{
    DirectoryDoubles doubles;
    const QString path = u"/us/rss/toppodcasts/limit=100/genre=1318/explicit=true/json"_s;
    doubles.server.setBody(path, R"({"feed":{"entry":{"im:name":{"label":"Show 1"},
        "id":{"label":"https://e.org","attributes":{"im:id":"1"}}}}})");
    const auto chart =
        waitFor(doubles.directories->charts().read({.category = 1318}, &doubles.context));
    QVERIFY(chart);
    QCOMPARE(chart->value.size(), 1); // one entry is an object and no list
    QCOMPARE(chart->value.constFirst().appleId, 1);
}

void TestCharts::withoutANetworkTheLastChartIsShown()
{
    DirectoryDoubles doubles;
    const QString path = u"/api/v2/us/podcasts/top/100/podcasts.json"_s;
    doubles.server.setBody(path, chartBody(3));
    const QDateTime before = doubles.clock.now();
    QVERIFY(waitFor(doubles.directories->charts().read({}, &doubles.context)));
    for (const QString &length : {u"100"_s, u"50"_s})
        doubles.server.setRoute(
            u"/api/v2/us/podcasts/top/%1/podcasts.json"_s.arg(length),
            [](const ServerRequest &) { return ServerAnswer{.ending = test::Ending::Drop}; });
    doubles.clock.advance(24h * 20);
    doubles.restart();
    const auto chart = waitFor(doubles.directories->charts().read({}, &doubles.context));
    QVERIFY(chart);
    QCOMPARE(chart->value.size(), 3);
    QCOMPARE(chart->read, before);
    QVERIFY(chart->requestError);
}

void TestCharts::countriesHaveNames()
{
    QCOMPARE(chartCountries().size(), 174);
    for (const QString &country : chartCountries()) {
        const QLocale::Territory territory = QLocale::codeToTerritory(country);
        QVERIFY2(territory != QLocale::AnyTerritory, qPrintable(country));
    }
    QVERIFY(chartCountries().contains(u"us"_s));
    QVERIFY(!chartCountries().contains(u"xk"_s));
}

void TestCharts::categoriesHaveDifferentNumbers()
{
    QSet<qint64> ids;
    for (const ChartCategory &category : chartCategories())
        ids.insert(category.id);
    QCOMPARE(ids.size(), chartCategories().size());
    QCOMPARE(ids.size(), 19);
}

QTEST_GUILESS_MAIN(TestCharts)
#include "tst_charts.moc"
