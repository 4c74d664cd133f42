// SPDX-License-Identifier: GPL-3.0-or-later
// Tests PositionJournal, which leads back to earlier positions, in a real library with a fake
// device.

#include <listening/position_journal.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using listening::PositionJournal;
using std::chrono::milliseconds;

class TestPositionJournal final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void jumps_data();
    void jumps();
    void playingSomethingElseIsAJump();
    void aReplacedReturnHidesNoLaterJump();
    void whatWasHeardToItsEndIsNoJump();
    void itSurvivesARestart();
    void nothingToGoBackTo();

private:
    void play(const QString &title, milliseconds position);
    void makeJournal();
    [[nodiscard]] milliseconds here() const { return m_library->player.position(); }
    [[nodiscard]] bool isPlaying(const QString &title) const
    {
        return m_library->session->isCurrent(m_ids.value(title));
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<PositionJournal> m_journal;
    QHash<QString, EpisodeId> m_ids;
};

void TestPositionJournal::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    const PodcastId show = m_library->follow(u"Show"_s, {{u"A"_s}, {u"B"_s}});
    for (const domain::EpisodeSummary &episode : m_library->episodes(show))
        m_ids.insert(episode.title, episode.id);
    makeJournal();
}

void TestPositionJournal::cleanup()
{
    m_journal.reset();
    m_library.reset();
}

void TestPositionJournal::makeJournal()
{
    m_journal = std::make_unique<PositionJournal>(
        m_library->player, *m_library->session, m_library->library.database(), m_library->clock);
    QSignalSpy changed(m_journal.get(), &PositionJournal::changed);
    m_journal->load();
    QTRY_VERIFY(!changed.isEmpty());
}

void TestPositionJournal::play(const QString &title, milliseconds position)
{
    m_library->session->playAt(m_ids.value(title), position);
    QVERIFY(test::waitUntil([&] { return isPlaying(title); }));
    emit m_library->output.loaded(20min);
    m_library->output.tick(position);
    QVERIFY(m_library->settle());
}

void TestPositionJournal::jumps_data()
{
    QTest::addColumn<QString>("script"); // "300": a seek; "+3": 3 s pass; "tick 70": played
    QTest::addColumn<QString>("backTo"); // where each goBack() leads
    QTest::newRow("a seek") << u"300"_s << u"60"_s;
    QTest::newRow("two seeks five seconds apart") << u"300 +5 20"_s << u"300 60"_s;
    QTest::newRow("a burst of seeks is one jump") << u"90 +1 120 +1 150"_s << u"60"_s;
    QTest::newRow("back to the played position, not to the target of the seek")
        << u"300 +5 tick 300.2 tick 310 20"_s << u"310 60"_s;
    QTest::newRow("a seek of half a second is not a jump") << u"60.5"_s << u""_s;
    QTest::newRow("a pause is not a jump") << u"pause"_s << u""_s;
}

void TestPositionJournal::jumps()
{
    QFETCH(const QString, script);
    QFETCH(const QString, backTo);
    play(u"A"_s, 60s);
    QStringList steps = script.split(u' ');
    while (!steps.isEmpty()) {
        const QString step = steps.takeFirst();
        if (step == "pause"_L1)
            m_library->player.pause();
        else if (step == "tick"_L1)
            m_library->output.tick(milliseconds(qint64(steps.takeFirst().toDouble() * 1000)));
        else if (step.startsWith(u'+'))
            m_library->clock.advance(std::chrono::seconds(step.toInt()));
        else
            m_library->player.seek(milliseconds(qint64(step.toDouble() * 1000)));
    }
    for (const QString &place : backTo.split(u' ', Qt::SkipEmptyParts)) {
        QVERIFY(m_journal->canGoBack());
        m_library->clock.advance(10s);
        m_journal->goBack();
        QCOMPARE(here().count(), qint64(place.toDouble() * 1000));
    }
    QVERIFY(!m_journal->canGoBack());
}

void TestPositionJournal::playingSomethingElseIsAJump()
{
    play(u"A"_s, 60s);
    play(u"B"_s, 5s);
    m_library->output.tick(9s);
    QVERIFY(m_journal->canGoBack());
    m_journal->goBack();
    QVERIFY(test::waitUntil([&] { return isPlaying(u"A"_s); }));
    QCOMPARE(here().count(), milliseconds(60s).count());
    QVERIFY(m_library->player.isPlayWanted());
    QVERIFY(!m_journal->canGoBack());
}

void TestPositionJournal::aReplacedReturnHidesNoLaterJump()
{
    play(u"A"_s, 60s);
    play(u"B"_s, 5s);
    m_library->output.tick(9s);
    m_journal->goBack();
    // The user decides to stay with B before A is loaded, and plays A later.
    m_library->session->play(m_ids.value(u"B"_s));
    QVERIFY(m_library->settle());
    QVERIFY(isPlaying(u"B"_s));
    play(u"A"_s, 30s);
    QVERIFY(m_journal->canGoBack());
    m_journal->goBack();
    QVERIFY(test::waitUntil([&] { return isPlaying(u"B"_s); }));
    QCOMPARE(here().count(), milliseconds(9s).count());
}

void TestPositionJournal::whatWasHeardToItsEndIsNoJump()
{
    play(u"A"_s, 60s);
    m_library->output.tick(20min);
    emit m_library->output.finished();
    QVERIFY(m_library->settle());
    play(u"B"_s, 0s);
    QVERIFY(!m_journal->canGoBack());
}

void TestPositionJournal::itSurvivesARestart()
{
    play(u"A"_s, 60s);
    m_library->player.seek(300s);
    QVERIFY(m_library->settle());
    makeJournal();
    QVERIFY(m_journal->canGoBack());
    m_journal->goBack();
    QCOMPARE(here().count(), milliseconds(60s).count());
    QVERIFY(m_library->settle());
    makeJournal();
    QVERIFY(!m_journal->canGoBack());
}

void TestPositionJournal::nothingToGoBackTo()
{
    QVERIFY(!m_journal->canGoBack());
    m_journal->goBack();
    QVERIFY(!m_library->session->current().has_value());
}

QTEST_GUILESS_MAIN(TestPositionJournal)
#include "tst_position_journal.moc"
