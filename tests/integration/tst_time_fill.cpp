// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the choice of episodes that fill a length of time; pure functions, without a library.

#include <listening/time_fill.h>

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using listening::Filling;
using listening::FillItem;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

QList<FillItem> itemsOf(const QString &minutes)
{
    QList<FillItem> items;
    for (const QString &each : minutes.split(u' ', Qt::SkipEmptyParts))
        items.append({.id = EpisodeId{items.size() + 1},
                      .time = milliseconds(qint64(each.toDouble() * 60'000))});
    return items;
}

QString text(const Filling &filling)
{
    QStringList ids;
    for (const EpisodeId id : filling.episodes)
        ids.append(QString::number(id.value));
    return ids.join(u' ');
}

} // namespace

class TestTimeFill final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void playingTimes_data();
    void playingTimes();
    void theFirstOnesArePreferred_data();
    void theFirstOnesArePreferred();
    void theWishIsMetAtAnySpeed_data();
    void theWishIsMetAtAnySpeed();
    void noChoiceIsBetter();
    void longWishesAreFilledFast();
};

void TestTimeFill::playingTimes_data()
{
    QTest::addColumn<int>("duration"); // seconds; 0: unknown
    QTest::addColumn<int>("position");
    QTest::addColumn<int>("intro");
    QTest::addColumn<int>("outro");
    QTest::addColumn<double>("speed");
    QTest::addColumn<int>("expected"); // seconds; -1: none
    QTest::newRow("the whole episode") << 600 << 0 << 0 << 0 << 1.0 << 600;
    QTest::newRow("at twice the speed") << 600 << 0 << 0 << 0 << 2.0 << 300;
    QTest::newRow("at half the speed") << 600 << 0 << 0 << 0 << 0.5 << 1'200;
    QTest::newRow("without intro and outro") << 600 << 0 << 30 << 60 << 1.0 << 510;
    QTest::newRow("from its position on, without the outro")
        << 600 << 200 << 30 << 60 << 1.0 << 340;
    QTest::newRow("left within the outro: to its end") << 600 << 580 << 30 << 60 << 1.0 << 20;
    QTest::newRow("all of it is intro and outro: it is played whole")
        << 60 << 0 << 30 << 30 << 1.0 << 60;
    QTest::newRow("a position behind the end") << 600 << 700 << 0 << 0 << 1.0 << 0;
    QTest::newRow("an unknown length") << 0 << 0 << 0 << 0 << 1.0 << -1;
}

void TestTimeFill::playingTimes()
{
    QFETCH(const int, duration);
    QFETCH(const int, position);
    QFETCH(const int, intro);
    QFETCH(const int, outro);
    QFETCH(const double, speed);
    QFETCH(const int, expected);
    domain::EpisodeSummary episode;
    if (duration > 0)
        episode.duration = seconds(duration);
    episode.state.position = seconds(position);
    const auto time =
        listening::playingTime(episode, {.intro = seconds(intro), .outro = seconds(outro)}, speed);
    QCOMPARE(time.has_value(), expected >= 0);
    if (time)
        QCOMPARE(time->count(), qint64(expected) * 1000);
}

void TestTimeFill::theFirstOnesArePreferred_data()
{
    QTest::addColumn<QString>("minutes");
    QTest::addColumn<int>("wish"); // minutes
    QTest::addColumn<QString>("expected");
    QTest::newRow("the first one fits alone") << u"25 25 25"_s << 25 << u"1"_s;
    QTest::newRow("the first two fit") << u"10 15 25"_s << 25 << u"1 2"_s;
    QTest::newRow("the first one is kept, a later one completes it")
        << u"10 12 9 15"_s << 25 << u"1 4"_s;
    QTest::newRow("the first one is too long") << u"40 25"_s << 25 << u"2"_s;
    QTest::newRow("the first one fits with none") << u"20 13 12"_s << 25 << u"2 3"_s;
    QTest::newRow("a few seconds more are fine") << u"25.5"_s << 25 << u"1"_s;
    QTest::newRow("the nearest, if nothing fits") << u"10 40"_s << 24 << u"1"_s;
    QTest::newRow("the nearest may be longer") << u"10 40"_s << 39 << u"2"_s;
    QTest::newRow("all, if there is too little") << u"10 5"_s << 60 << u"1 2"_s;
    QTest::newRow("one that is much too long is better than none") << u"300"_s << 25 << u"1"_s;
    QTest::newRow("jingles are left out") << u"0.02 25"_s << 25 << u"2"_s;
    QTest::newRow("nothing to choose from") << u""_s << 25 << u""_s;
}

void TestTimeFill::theFirstOnesArePreferred()
{
    QFETCH(const QString, minutes);
    QFETCH(const int, wish);
    const Filling filling = listening::fillTime(itemsOf(minutes), std::chrono::minutes(wish));
    QTEST(text(filling), "expected");
    milliseconds total{};
    for (const EpisodeId id : filling.episodes)
        total += itemsOf(minutes).at(id.value - 1).time;
    QCOMPARE(filling.total, total);
}

void TestTimeFill::theWishIsMetAtAnySpeed_data()
{
    QTest::addColumn<double>("speed");
    for (const double speed : {0.5, 0.75, 1.0, 1.25, 1.5, 1.85, 2.0, 2.5, 3.0})
        QTest::addRow("at a speed of %.2f", speed) << speed;
}

/// A hundred random libraries for each speed; a few shows have their own.
void TestTimeFill::theWishIsMetAtAnySpeed()
{
    QFETCH(const double, speed);
    QRandomGenerator random(20261127);
    for (int library = 0; library < 100; ++library) {
        QList<FillItem> items;
        for (int i = 0; i < 40; ++i) {
            domain::EpisodeSummary episode;
            episode.duration = milliseconds(180'000 + random.bounded(45 * 60'000));
            const domain::ShowPlayback show{.intro = seconds(random.bounded(60)),
                                            .outro = seconds(random.bounded(90))};
            const double own = random.bounded(4) == 0 ? 0.5 + random.bounded(250) / 100.0 : speed;
            items.append(
                {.id = EpisodeId{i + 1}, .time = *listening::playingTime(episode, show, own)});
        }
        for (const milliseconds wish :
             {milliseconds(15min), milliseconds(25min), milliseconds(90min)}) {
            const Filling filling = listening::fillTime(items, wish);
            const milliseconds difference = std::chrono::abs(filling.total - wish);
            QVERIFY2(difference <= listening::fillTolerance,
                     qPrintable(u"library %1, wish %2, %3 ms off"_s.arg(library)
                                    .arg(wish.count())
                                    .arg(difference.count())));
        }
    }
}

/// Compares the choice with all possible ones of small sets.
void TestTimeFill::noChoiceIsBetter()
{
    QRandomGenerator random(4);
    for (int round = 0; round < 300; ++round) {
        QList<FillItem> items;
        const int count = 1 + random.bounded(8);
        for (int i = 0; i < count; ++i)
            items.append(
                {.id = EpisodeId{i + 1}, .time = milliseconds(60'000 + random.bounded(3'600'000))});
        const milliseconds wish = milliseconds(60'000 + random.bounded(7'200'000));
        milliseconds nearest = milliseconds::max();
        for (int chosen = 1; chosen < (1 << count); ++chosen) {
            milliseconds total{};
            for (int i = 0; i < count; ++i) {
                if ((chosen & (1 << i)) != 0)
                    total += items.at(i).time;
            }
            nearest = std::min(nearest, milliseconds(std::chrono::abs(total - wish)));
        }
        const milliseconds found = std::chrono::abs(listening::fillTime(items, wish).total - wish);
        // Within the tolerance the first episodes count more than seconds; sums are rounded.
        const milliseconds limit = std::max(nearest + 1s, milliseconds(listening::fillTolerance));
        QVERIFY2(found <= limit, qPrintable(QString::number(round)));
    }
}

void TestTimeFill::longWishesAreFilledFast()
{
    QRandomGenerator random(9);
    QList<FillItem> items;
    for (int i = 0; i < 200; ++i)
        items.append(
            {.id = EpisodeId{i + 1}, .time = milliseconds(60'000 + random.bounded(7'200'000))});
    const Filling filling = listening::fillTime(items, listening::maxFill);
    QVERIFY(std::chrono::abs(filling.total - listening::maxFill) <= listening::fillTolerance);
}

QTEST_GUILESS_MAIN(TestTimeFill)
#include "tst_time_fill.moc"
