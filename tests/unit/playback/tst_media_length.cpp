// SPDX-License-Identifier: GPL-3.0-or-later

#include <playback/media_length.h>

#include <QTest>

using namespace Qt::StringLiterals;
using dogear::playback::MediaLength;
using std::chrono::milliseconds;

class TestMediaLength final : public QObject
{
    Q_OBJECT

private slots:
    void believed_data();
    void believed();
    void brokenOff_data();
    void brokenOff();
    void whereToStart_data();
    void whereToStart();
};

namespace {

/// Reports times in seconds to \a length: "feed 600", "device 15", "heard 25", "end 90".
void setReported(MediaLength &length, const QString &what)
{
    const milliseconds time = std::chrono::seconds(what.section(u' ', 1).toInt());
    const QString who = what.section(u' ', 0, 0);
    if (who == "feed"_L1)
        length.begin(time, true);
    else if (who == "loaded"_L1)
        (void)length.setFirstReported(time);
    else if (who == "device"_L1)
        (void)length.setReported(time);
    else if (who == "heard"_L1)
        (void)length.pass(time);
    else if (who == "end"_L1)
        (void)length.end(time);
}

} // namespace

void TestMediaLength::believed_data()
{
    QTest::addColumn<QString>("told");
    QTest::addColumn<int>("length"); // in seconds
    const auto row = [](const char *name, const char16_t *told, int length) {
        QTest::newRow(name) << QString::fromUtf16(told) << length;
    };
    row("nothing is known", u"feed 0", 0);
    row("the feed's, until the media says better", u"feed 600", 600);
    row("the media's", u"feed 600, loaded 580", 580);
    row("the feed's, where the media has none", u"feed 600, loaded 0", 600);
    row("the media knows better later", u"feed 600, loaded 580, device 590", 590);
    row("the sound is within it", u"feed 600, loaded 580, heard 579", 580);
    row("the sound goes on behind it for a moment", u"feed 0, loaded 580, heard 581", 580);
    row("the sound goes on behind it", u"feed 0, loaded 15, heard 25", 0);
    row("the feed's is still possible then", u"feed 600, loaded 15, heard 25", 600);
    row("until the sound is behind that, too", u"feed 20, loaded 15, heard 25", 0);
    row("a length that was passed is not believed again",
        u"feed 0, loaded 15, heard 25, device 15",
        0);
    row("nor when it is opened again", u"feed 0, loaded 15, heard 25, loaded 15", 0);
    row("a longer one is", u"feed 0, loaded 15, heard 25, device 1215", 1215);
    row("going back makes nothing true", u"feed 0, loaded 15, heard 25, heard 3, device 15", 0);
    row("an early end is the end", u"feed 0, loaded 900, heard 89, end 90", 90);
    row("also when it is opened again", u"feed 0, loaded 900, heard 89, end 90, loaded 900", 90);
    row("an end of a rounded length changes nothing", u"feed 0, loaded 92, heard 89, end 90", 92);
    row("other media begin anew", u"feed 0, loaded 900, end 90, feed 0, loaded 900", 900);
}

void TestMediaLength::believed()
{
    QFETCH(const QString, told);
    QFETCH(const int, length);
    MediaLength known;
    for (const QString &what : told.split(u", "_s))
        setReported(known, what);
    QCOMPARE(known.length(), milliseconds(std::chrono::seconds(length)));
}

void TestMediaLength::brokenOff_data()
{
    QTest::addColumn<bool>("isWhole");
    QTest::addColumn<int>("measured"); // in seconds
    QTest::addColumn<int>("reached");
    QTest::addColumn<bool>("isBrokenOff");
    QTest::newRow("a stream that ends early") << false << 600 << 200 << true;
    QTest::newRow("a stream that ends a second early") << false << 600 << 599 << false;
    QTest::newRow("a stream that ends two seconds early") << false << 600 << 598 << false;
    QTest::newRow("a stream of unknown length") << false << 0 << 200 << false;
    QTest::newRow("complete media that end early") << true << 600 << 200 << false;
}

void TestMediaLength::brokenOff()
{
    QFETCH(const bool, isWhole);
    QFETCH(const int, measured);
    QFETCH(const int, reached);
    QFETCH(const bool, isBrokenOff);
    MediaLength length;
    length.begin(std::chrono::seconds(600), isWhole);
    (void)length.setFirstReported(std::chrono::seconds(measured));
    QCOMPARE(length.isBrokenOff(std::chrono::seconds(reached)), isBrokenOff);
}

void TestMediaLength::whereToStart_data()
{
    QTest::addColumn<QString>("told");
    QTest::addColumn<int>("place"); // in seconds
    QTest::addColumn<int>("start");
    QTest::newRow("within the media") << u"feed 600, loaded 580"_s << 300 << 300;
    QTest::newRow("a second before its end") << u"feed 600, loaded 580"_s << 579 << 579;
    QTest::newRow("at its end: shortly before it") << u"feed 600, loaded 580"_s << 580 << 570;
    QTest::newRow("a little after its end, too") << u"feed 600, loaded 580"_s << 609 << 570;
    QTest::newRow("far after its end: the media is different")
        << u"feed 0, loaded 580"_s << 610 << 0;
    QTest::newRow("media shorter than ten seconds") << u"feed 0, loaded 8"_s << 8 << 0;
    QTest::newRow("the feed's length moves nothing") << u"feed 300"_s << 600 << 600;
    QTest::newRow("an end of the sound does") << u"feed 0, loaded 900, end 90"_s << 91 << 80;
}

void TestMediaLength::whereToStart()
{
    QFETCH(const QString, told);
    QFETCH(const int, place);
    QFETCH(const int, start);
    MediaLength known;
    for (const QString &what : told.split(u", "_s))
        setReported(known, what);
    QCOMPARE(known.startFor(std::chrono::seconds(place)),
             milliseconds(std::chrono::seconds(start)));
}

QTEST_GUILESS_MAIN(TestMediaLength)
#include "tst_media_length.moc"
