// SPDX-License-Identifier: GPL-3.0-or-later

#include <notes/notes.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear::notes;

class TestTimes final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void areLinked_data();
    void areLinked();
};

namespace {

/// \return \a html with "[text=milliseconds]" for each time link and without other markup
QString dump(const QString &html)
{
    static const QRegularExpression link(u"<a href=\"dogear-time:([0-9]*)\">([^<]*)</a>"_s);
    static const QRegularExpression tag(u"<[^>]*>"_s);
    QString text = html;
    return text.replace(link, u"[\\2=\\1]"_s).remove(tag);
}

} // namespace

void TestTimes::areLinked_data()
{
    using Duration = std::optional<std::chrono::milliseconds>;
    QTest::addColumn<QString>("notes");
    QTest::addColumn<Duration>("duration");
    QTest::addColumn<QString>("expected");
    const auto unchanged = [](const char *name, const QString &notes) {
        QTest::newRow(name) << notes << Duration() << notes;
    };

    QTest::newRow("minutes and seconds")
        << u"1:23 Intro"_s << Duration() << u"[1:23=83000] Intro"_s;
    QTest::newRow("hours, minutes and seconds")
        << u"01:02:03 Intro"_s << Duration() << u"[01:02:03=3723000] Intro"_s;
    QTest::newRow("zero") << u"00:00 Intro"_s << Duration(10min) << u"[00:00=0] Intro"_s;
    QTest::newRow("in brackets of all kinds")
        << u"(1:00) [2:00] {3:00}"_s << Duration()
        << u"([1:00=60000]) [[2:00=120000]] {[3:00=180000]}"_s;
    QTest::newRow("a time is not found within another")
        << u"1:00 11:00 1:00:00"_s << Duration()
        << u"[1:00=60000] [11:00=660000] [1:00:00=3600000]"_s;
    QTest::newRow("ranges") << u"1:00-2:00, 3:00–4:00"_s << Duration()
                            << u"[1:00=60000]-[2:00=120000], [3:00=180000]–[4:00=240000]"_s;
    QTest::newRow("times separated by commas and semicolons")
        << u"1:00,2:00;3:00"_s << Duration() << u"[1:00=60000],[2:00=120000];[3:00=180000]"_s;
    QTest::newRow("minutes beyond an hour")
        << u"75:10"_s << Duration(80min) << u"[75:10=4510000]"_s;
    QTest::newRow("between Chinese words")
        << u"在1:23开始"_s << Duration() << u"在[1:23=83000]开始"_s;

    QTest::newRow("two parts are minutes and seconds if hours would not fit")
        << u"10:11"_s << Duration(11min) << u"[10:11=611000]"_s;
    QTest::newRow("two parts are hours and minutes if all of them fit")
        << u"0:10 1:30"_s << Duration(2h) << u"[0:10=600000] [1:30=5400000]"_s;
    QTest::newRow("one time that does not fit as hours decides for all")
        << u"0:10 1:30 45:00"_s << Duration(2h) << u"[0:10=10000] [1:30=90000] [45:00=2700000]"_s;
    QTest::newRow("one time of three parts decides for all")
        << u"0:10 1:30 1:45:00"_s << Duration(2h)
        << u"[0:10=10000] [1:30=90000] [1:45:00=6300000]"_s;
    QTest::newRow("the whole text decides") << u"<p>1:30</p><ul><li>45:00</li></ul>"_s
                                            << Duration(2h) << u"[1:30=90000][45:00=2700000]"_s;
    QTest::newRow("times at or after the end are not linked")
        << u"9:59 10:00 12:00"_s << Duration(10min) << u"[9:59=599000] 10:00 12:00"_s;
    QTest::newRow("hours beyond the end are not linked")
        << u"1:00:00"_s << Duration(10min) << u"1:00:00"_s;

    QTest::newRow("a colon after the time") << u"1:23: Intro, 2:34:Next"_s << Duration()
                                            << u"[1:23=83000]: Intro, [2:34=154000]:Next"_s;
    QTest::newRow("milliseconds") << u"00:01:23.500 Intro 0:02,25"_s << Duration()
                                  << u"[00:01:23.500=83500] Intro [0:02,25=2250]"_s;
    QTest::newRow("full-width colons")
        << u"1：23 开场 01：02：03"_s << Duration() << u"[1：23=83000] 开场 [01：02：03=3723000]"_s;
    unchanged("addresses of network cards and of IPv6",
              u"00:11:ab:cd:ef:22, 12:34:ab:cd:56:78, 2001:db8:12:34::1, 12:34::"_s);

    unchanged("seconds have two digits", u"16:9 and 4:3"_s);
    unchanged("seconds are below sixty", u"1:60 and 1:99"_s);
    unchanged("minutes are below sixty after hours", u"1:60:00"_s);
    unchanged("longer numbers", u"1:234 and 12345:00 and 1:2:3:44"_s);
    unchanged("times of day", u"10:30 am, 9:15pm, 8:00 p.m., 19:00 UTC, 20:15 Uhr"_s);
    unchanged("dates", u"2024-01-02 10:30, 2024-01-02T10:30:15Z, 02.01.2024 10:30"_s);
    unchanged("dates with an offset", u"2024-01-02T10:30:15+01:00"_s);
    unchanged("words and versions", u"a1:00 1:00b _1:00 v2.1:30"_s);
    QTest::newRow("times in an address are not linked")
        << u"https://example.org/1:00?t=2:00"_s << Duration()
        << u"https://example.org/1:00?t=2:00"_s;
    QTest::newRow("times in attributes are not linked")
        << u"<a href='https://example.org/1:00' title='1:00'>x</a>"_s << Duration() << u"x"_s;
    QTest::newRow("times in links, code and pre are not linked")
        << u"<a href='https://example.org/'>1:00</a><code>2:00</code><pre>3:00</pre>"_s
        << Duration() << u"1:002:003:00"_s;
    QTest::newRow("a time in a link without a target is linked")
        << u"<p><a href='#t'>1:00</a></p>"_s << Duration() << u"[1:00=60000]"_s;
    QTest::newRow("parts of a huge number are not linked")
        << u"99999999999:00"_s << Duration() << u"99999999999:00"_s;
}

void TestTimes::areLinked()
{
    QFETCH(const QString, notes);
    QFETCH(const std::optional<std::chrono::milliseconds>, duration);
    QFETCH(const QString, expected);
    const RenderOptions options{.duration = duration};
    const QString html = toSafeHtml(notes, options);
    QCOMPARE(dump(html), expected);
    QCOMPARE(toSafeHtml(html, options), html);
}

QTEST_GUILESS_MAIN(TestTimes)
#include "tst_times.moc"
