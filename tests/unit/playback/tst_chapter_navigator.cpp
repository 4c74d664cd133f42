// SPDX-License-Identifier: GPL-3.0-or-later

#include <playback/chapter_navigator.h>
#include <playback/player.h>
#include <playback/sound_controls.h>
#include <support/chapter_dump.h>
#include <support/fake_audio_output.h>
#include <support/fake_clock.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::playback;
using namespace std::chrono_literals;
using domain::ChapterSkips;
using std::chrono::milliseconds;

namespace {

const QString fourChapters = u"0 Intro\n60 Ad\n120 Talk\n180 Outro"_s;

} // namespace

class TestChapterNavigator final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void current_data();
    void current();
    void hiddenChaptersAreNoChapters();
    void changesAreSaidOnce();
    void previousAndNext_data();
    void previousAndNext();
    void whereItGoes_data();
    void whereItGoes();
    void aChapterThatWasChosenIsHeard_data();
    void aChapterThatWasChosenIsHeard();
    void whereItWasLeftIsHeard();
    void chaptersThatComeLateAreLeftOut();
    void nothingIsHeardOfTheFirst();
    void aDeviceThatDoesNotGetThereIsNotSentAgain();
    void leavingOutIsNoWish();
    void theSameAgainAfterTheEnd();
    void goingBackStaysInTheChapter();

private:
    void load(milliseconds start = 0ms, milliseconds duration = 240s)
    {
        m_player->load({QUrl(u"file:///episode.mp3"_s), start, duration});
    }
    void play()
    {
        m_player->play();
        emit m_device.loaded(240s);
        m_device.takeLog();
    }
    /// Plays up to \a end in ticks of 250 ms, from the position to which the player seeks.
    void listenUntil(milliseconds end)
    {
        for (int tick = 0; tick < 2'000 && m_device.here < end; ++tick)
            m_device.tick(m_device.here + 250ms);
    }
    void set(const QString &chapters, const ChapterSkips &skips = {})
    {
        m_navigator->setChapters(chaptersOf(chapters), skips);
    }
    /// \return the seeks of the device since the last call, in seconds: "120 180.5"
    QString seeks()
    {
        QStringList places;
        for (const QString &line : m_device.takeLog().split(u"; "_s)) {
            if (line.startsWith("seek "_L1))
                places.append(secondsOf(milliseconds(line.mid(5).toLongLong())));
        }
        return places.join(u' ');
    }

    test::FakeClock m_clock;
    test::FakeAudioOutput m_device;
    SoundControls m_sound;
    std::unique_ptr<Player> m_player;
    std::unique_ptr<ChapterNavigator> m_navigator;
};

void TestChapterNavigator::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_device.here = 0ms;
    m_device.takeLog();
    m_player = std::make_unique<Player>(m_device, m_sound, m_clock);
    m_navigator = std::make_unique<ChapterNavigator>(*m_player);
}

void TestChapterNavigator::cleanup()
{
    m_navigator.reset();
    m_player.reset();
}

void TestChapterNavigator::current_data()
{
    QTest::addColumn<QString>("chapters");
    QTest::addColumn<milliseconds>("position");
    QTest::addColumn<QString>("title");
    const auto row =
        [](const char *name, const QString &chapters, milliseconds at, const QString &title) {
            QTest::newRow(name) << chapters << at << title;
        };
    row("none", u""_s, 10s, u""_s);
    row("rule 89: before the first", u"5 One"_s, 4'999ms, u""_s);
    row("rule 89: at its start a chapter has begun", u"0 One\n5 Two"_s, 5s, u"Two"_s);
    row("rule 89: just before it the other is heard", u"0 One\n5 Two"_s, 4'999ms, u"One"_s);
    row("the last goes on to the end", u"0 One\n5 Two"_s, 200s, u"Two"_s);
    row("between an end and the next start", u"0-3 One\n5 Two"_s, 4s, u""_s);
    row("at its end a chapter is over", u"0-3 One\n5 Two"_s, 3s, u""_s);
}

void TestChapterNavigator::current()
{
    QFETCH(const QString, chapters);
    QFETCH(const milliseconds, position);
    QFETCH(const QString, title);
    load(position);
    set(chapters);
    QCOMPARE(m_navigator->currentTitle(), title);
    QCOMPARE(m_navigator->current() >= 0, !title.isEmpty());
}

void TestChapterNavigator::hiddenChaptersAreNoChapters()
{
    load(70s);
    set(u"0 One\n60 Picture (hidden)\n120 Two"_s);
    QCOMPARE(dump(m_navigator->chapters()), u"0 One\n120 Two"_s);
    QCOMPARE(m_navigator->currentTitle(), u"One"_s);
}

void TestChapterNavigator::changesAreSaidOnce()
{
    load();
    QSignalSpy chapters(m_navigator.get(), &ChapterNavigator::chaptersChanged);
    QSignalSpy current(m_navigator.get(), &ChapterNavigator::currentChanged);
    set(fourChapters);
    set(fourChapters);
    QCOMPARE(chapters.count(), 1);
    QCOMPARE(current.count(), 1);
    play();
    listenUntil(59s);
    QCOMPARE(current.count(), 1);
    listenUntil(62s);
    QCOMPARE(current.count(), 2);
    QCOMPARE(m_navigator->currentTitle(), u"Ad"_s);
    m_player->load({});
    m_navigator->setChapters({}, {});
    QCOMPARE(m_navigator->current(), -1);
    QVERIFY(!m_navigator->canGoPrevious());
    QVERIFY(!m_navigator->canGoNext());
}

void TestChapterNavigator::previousAndNext_data()
{
    QTest::addColumn<QString>("chapters");
    QTest::addColumn<QStringList>("patterns");
    QTest::addColumn<milliseconds>("position");
    QTest::addColumn<milliseconds>("previous");
    QTest::addColumn<milliseconds>("next"); ///< the position itself: there is no next chapter
    const QStringList none;
    const QStringList ads{u"ad"_s};
    QTest::newRow("within a chapter") << fourChapters << none << 70'000ms << 60'000ms << 120'000ms;
    QTest::newRow("in the first three seconds of a chapter")
        << fourChapters << none << 62'999ms << 0ms << 120'000ms;
    QTest::newRow("three seconds after the start of a chapter")
        << fourChapters << none << 63'000ms << 60'000ms << 120'000ms;
    QTest::newRow("in the first seconds of the first chapter")
        << fourChapters << none << 1'000ms << 0ms << 60'000ms;
    QTest::newRow("in the last chapter")
        << fourChapters << none << 200'000ms << 180'000ms << 200'000ms;
    QTest::newRow("before the first chapter") << u"5 One"_s << none << 2'000ms << 0ms << 5'000ms;
    QTest::newRow("in the first seconds of a first chapter that starts late")
        << u"5 One\n9 Two"_s << none << 6'000ms << 0ms << 9'000ms;
    QTest::newRow("between two chapters")
        << u"0-3 One\n20 Two"_s << none << 10'000ms << 0ms << 20'000ms;
    QTest::newRow("next passes over a skipped chapter")
        << fourChapters << ads << 30'000ms << 0ms << 120'000ms;
    QTest::newRow("previous passes over a skipped chapter")
        << fourChapters << ads << 121'000ms << 0ms << 180'000ms;
    QTest::newRow("a skipped first chapter is not entered")
        << u"0 Ad\n60 Talk\n120 Outro"_s << ads << 61'000ms << 60'000ms << 120'000ms;
    QTest::newRow("a skipped last chapter is not entered")
        << u"0 Talk\n60 Ad"_s << ads << 5'000ms << 0ms << 5'000ms;
}

void TestChapterNavigator::previousAndNext()
{
    QFETCH(const QString, chapters);
    QFETCH(const QStringList, patterns);
    QFETCH(const milliseconds, position);
    QFETCH(const milliseconds, previous);
    QFETCH(const milliseconds, next);
    load(position);
    set(chapters, {{}, patterns});
    m_navigator->goPrevious();
    QCOMPARE(m_player->position(), previous);
    m_player->seek(position);
    QCOMPARE(m_navigator->canGoNext(), next != position);
    m_navigator->goNext();
    QCOMPARE(m_player->position(), next);
}

void TestChapterNavigator::whereItGoes_data()
{
    QTest::addColumn<QString>("chapters");
    QTest::addColumn<ChapterSkips>("skips");
    QTest::addColumn<QString>("expected"); ///< seeks of the device, in seconds
    const ChapterSkips ads{{}, {u"ad"_s}};
    QTest::newRow("no chapter is skipped") << fourChapters << ChapterSkips() << u""_s;
    QTest::newRow("a chapter chosen by its start")
        << fourChapters << ChapterSkips{{60s}, {}} << u"120"_s;
    QTest::newRow("a title that matches a pattern") << fourChapters << ads << u"120"_s;
    QTest::newRow("several skipped chapters in a row need one seek")
        << fourChapters << ChapterSkips{{60s, 120s}, {}} << u"180"_s;
    QTest::newRow("several skipped chapters apart")
        << u"0 A\n60 Ad\n90 B\n150 Ad\n200 C"_s << ads << u"90 200"_s;
    QTest::newRow("the first chapter is skipped") << u"0 Ad\n60 Talk"_s << ads << u"60"_s;
    QTest::newRow("the last chapter is skipped up to shortly before the end")
        << u"0 Talk\n60 Ad"_s << ads << u"239.75"_s;
    QTest::newRow("a skipped chapter with an end of its own")
        << u"0 Talk\n60-80 Ad\n120 More"_s << ads << u"80"_s;
    QTest::newRow("no chapter is skipped if all of them would be")
        << fourChapters << ChapterSkips{{}, {u"*"_s}} << u""_s;
    QTest::newRow("the only chapter is not skipped") << u"0 Ad"_s << ads << u""_s;
    QTest::newRow("a chapter that is too short to skip")
        << u"0 Talk\n60 Ad\n60.2 More"_s << ads << u""_s;
    QTest::newRow("a chapter that ends after the file")
        << u"0 Talk\n60-900 Ad"_s << ads << u"239.75"_s;
    QTest::newRow("overlapping chapters")
        << u"0 Talk\n60-130 Ad\n90-110 Ad\n150 More"_s << ads << u"130"_s;
}

void TestChapterNavigator::whereItGoes()
{
    QFETCH(const QString, chapters);
    QFETCH(const ChapterSkips, skips);
    QFETCH(const QString, expected);
    load();
    set(chapters, skips);
    m_player->play();
    emit m_device.loaded(240s);
    listenUntil(240s);
    QCOMPARE(seeks(), expected);
    QVERIFY(m_device.here >= 240s); // played to the end
}

void TestChapterNavigator::aChapterThatWasChosenIsHeard_data()
{
    QTest::addColumn<milliseconds>("sought");
    QTest::addColumn<milliseconds>("landed");
    QTest::newRow("a seek to its start") << 60'000ms << 60'000ms;
    QTest::newRow("a seek to its middle") << 90'000ms << 90'000ms;
    QTest::newRow("a device that lands shortly before its start") << 60'000ms << 59'800ms;
}

void TestChapterNavigator::aChapterThatWasChosenIsHeard()
{
    QFETCH(const milliseconds, sought);
    QFETCH(const milliseconds, landed);
    load();
    set(fourChapters, {{60s}, {}});
    play();
    listenUntil(10s);
    m_player->seek(sought);
    m_device.takeLog();
    m_device.tick(landed);
    listenUntil(150s);
    QCOMPARE(seeks(), u""_s);
    // When playback reaches the chapter without a seek of the user, it is skipped again.
    m_player->seek(55s);
    m_device.takeLog();
    m_device.tick(55s);
    listenUntil(150s);
    QCOMPARE(seeks(), u"120"_s);
}

void TestChapterNavigator::whereItWasLeftIsHeard()
{
    load(70s);
    set(fourChapters, {{60s}, {}});
    play();
    m_device.tick(70s);
    listenUntil(150s);
    QCOMPARE(seeks(), u""_s);
}

void TestChapterNavigator::chaptersThatComeLateAreLeftOut()
{
    load();
    play();
    listenUntil(70s);
    set(fourChapters, {{60s}, {}});
    QCOMPARE(seeks(), u"120"_s);
    QCOMPARE(m_navigator->currentTitle(), u"Talk"_s);
}

void TestChapterNavigator::nothingIsHeardOfTheFirst()
{
    load();
    set(u"0 Ad\n60 Talk"_s, {{}, {u"ad"_s}});
    QCOMPARE(m_player->position(), 0ms); // a paused position does not move
    m_player->play();
    QCOMPARE(m_player->position(), 60'000ms);
    emit m_device.loaded(240s);
    const QString told = m_device.takeLog();
    QVERIFY2(told.indexOf("seek 60000"_L1) < told.indexOf("play"_L1), qPrintable(told));
}

void TestChapterNavigator::aDeviceThatDoesNotGetThereIsNotSentAgain()
{
    load();
    set(fourChapters, {{60s}, {}});
    play();
    listenUntil(59'700ms);
    m_device.takeLog();
    milliseconds stuck = 60s;
    for (int tick = 0; tick < 200; ++tick)
        m_device.tick(stuck += 250ms); // the device ignores the seek
    QCOMPARE(seeks(), u"120"_s);
    listenUntil(200s);
    QCOMPARE(seeks(), u""_s);
}

void TestChapterNavigator::leavingOutIsNoWish()
{
    load();
    set(fourChapters, {{60s}, {}});
    play();
    QSignalSpy chosen(m_player.get(), &Player::chosen);
    QSignalSpy sought(m_player.get(), &Player::seeked);
    listenUntil(130s);
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(sought.count(), 1);
    m_player->pause();
    m_clock.advance(24h);
    m_player->play(); // rule 106: does not go back into the skipped chapter
    QCOMPARE(m_player->position(), 120'000ms);
}

void TestChapterNavigator::theSameAgainAfterTheEnd()
{
    load();
    set(u"0 Talk\n60 Ad\n120 More"_s, {{60s}, {}});
    play();
    listenUntil(240s);
    emit m_device.finished();
    QCOMPARE(m_player->state(), PlayerState::Ended);
    m_device.here = 0ms;
    play();
    listenUntil(240s);
    QCOMPARE(seeks(), u"120"_s);
}

void TestChapterNavigator::goingBackStaysInTheChapter()
{
    load();
    set(fourChapters);
    play();
    listenUntil(125s);
    m_player->pause();
    m_clock.advance(24h);
    m_player->play();
    // Rule 106: does not go back beyond the start of the chapter.
    QCOMPARE(m_player->position(), 120'000ms);
}

QTEST_GUILESS_MAIN(TestChapterNavigator)
#include "tst_chapter_navigator.moc"
