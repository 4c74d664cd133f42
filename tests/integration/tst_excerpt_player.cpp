// SPDX-License-Identifier: GPL-3.0-or-later
// Tests playing a part of an episode, with a fake device.

#include <listening/excerpt_player.h>
#include <support/local_library.h>
#include <support/timeouts.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using playback::PlayerState;

class TestExcerptPlayer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void pausesAtTheEnd();
    void playsOnWithoutALength();
    void startsInTheCurrentEpisode();
    void aListenerWhoLeavesIsNotPaused_data();
    void aListenerWhoLeavesIsNotPaused();
    void anotherEpisodeIsNotPaused();
    void anotherExcerptReplacesTheFirst();

private:
    /// Plays the part of episode 0 from 2:00 to 3:00.
    void playPart()
    {
        m_excerpts->play(m_ids.at(0), 120s, 60s);
        begin(0);
    }
    void begin(int episode)
    {
        QVERIFY(test::waitUntil([&] { return m_library->session->isCurrent(m_ids.at(episode)); }));
        emit m_library->output.loaded(20min);
        m_library->output.tick(m_library->player.position());
        QCOMPARE(m_library->player.state(), PlayerState::Playing);
    }
    /// Plays to \a position in the steps of the device.
    void hear(std::chrono::milliseconds position)
    {
        for (auto at = m_library->player.position(); at < position; at += 1s)
            m_library->output.tick(at);
        m_library->output.tick(position);
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<listening::ExcerptPlayer> m_excerpts;
    QList<EpisodeId> m_ids;
};

void TestExcerptPlayer::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_excerpts = std::make_unique<listening::ExcerptPlayer>(*m_library->session);
    m_ids.clear();
    const PodcastId show = m_library->follow(u"Show"_s, {{u"One"_s}, {u"Two"_s}});
    for (const domain::EpisodeSummary &episode : m_library->episodes(show))
        m_ids.append(episode.id);
    QCOMPARE(m_ids.size(), 2);
}

void TestExcerptPlayer::cleanup()
{
    m_excerpts.reset();
    m_library.reset();
}

void TestExcerptPlayer::pausesAtTheEnd()
{
    playPart();
    QCOMPARE(m_library->player.position(), 120s);
    hear(179s);
    QCOMPARE(m_library->player.state(), PlayerState::Playing);
    hear(180s);
    QCOMPARE(m_library->player.state(), PlayerState::Paused);
    // Who plays on wants to hear the rest.
    m_library->player.play();
    hear(200s);
    QCOMPARE(m_library->player.state(), PlayerState::Playing);
}

void TestExcerptPlayer::playsOnWithoutALength()
{
    m_excerpts->play(m_ids.at(0), 120s, 0s);
    begin(0);
    hear(200s);
    QCOMPARE(m_library->player.state(), PlayerState::Playing);
}

void TestExcerptPlayer::startsInTheCurrentEpisode()
{
    m_library->session->play(m_ids.at(0));
    begin(0);
    hear(300s);
    m_excerpts->play(m_ids.at(0), 120s, 60s);
    QCOMPARE(m_library->player.position(), 120s);
    hear(180s);
    QCOMPARE(m_library->player.state(), PlayerState::Paused);
}

void TestExcerptPlayer::aListenerWhoLeavesIsNotPaused_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::newRow("to a later time") << 600LL;
    QTest::newRow("to an earlier time") << 10LL;
}

void TestExcerptPlayer::aListenerWhoLeavesIsNotPaused()
{
    QFETCH(const qint64, seconds);
    playPart();
    hear(130s);
    m_library->player.seek(std::chrono::seconds(seconds));
    hear(std::chrono::seconds(seconds + 200));
    QCOMPARE(m_library->player.state(), PlayerState::Playing);
}

void TestExcerptPlayer::anotherEpisodeIsNotPaused()
{
    playPart();
    m_library->session->playAt(m_ids.at(1), 170s);
    begin(1);
    hear(190s);
    QCOMPARE(m_library->player.state(), PlayerState::Playing);
    // Nor is the first one, later.
    m_library->session->playAt(m_ids.at(0), 170s);
    begin(0);
    hear(190s);
    QCOMPARE(m_library->player.state(), PlayerState::Playing);
}

void TestExcerptPlayer::anotherExcerptReplacesTheFirst()
{
    playPart();
    m_excerpts->play(m_ids.at(0), 170s, 30s);
    hear(190s);
    QCOMPARE(m_library->player.state(), PlayerState::Playing);
    hear(200s);
    QCOMPARE(m_library->player.state(), PlayerState::Paused);
}

QTEST_GUILESS_MAIN(TestExcerptPlayer)
#include "tst_excerpt_player.moc"
