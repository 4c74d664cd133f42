// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what sync and the player do to each other, with a fake device.

#include "device_under_test.h"

#include <library/synced_player.h>
#include <listening/playback_session.h>
#include <playback/player.h>
#include <playback/sound_controls.h>
#include <support/fake_audio_output.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using playback::PlayerState;

class TestSyncedPlayer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aPauseIsRecorded();
    void whatPlaysIsNotMoved();
    void whatIsPausedIsMoved();
    void whatWasPlayedElsewhereBeginsAgain();
    void anotherEpisodeIsNotMoved();
    void theEndOfTheSessionIsRecorded();
    void thePlaceOfTheLastSessionIsRecorded();

private:
    void listenTo(const QString &episode, std::chrono::milliseconds until);
    [[nodiscard]] Result<QSet<EpisodeId>> apply(const QString &episode,
                                                std::chrono::seconds position,
                                                bool isPlayed = false)
    {
        const auto applied = valueOf(
            m_device->devices->library().apply({{.episode = m_device->id(episode),
                                                 .isPlayed = isPlayed,
                                                 .position = position,
                                                 .time = m_clock.now().toSecsSinceEpoch()}}));
        m_device->settle();
        return applied;
    }

    FakeClock m_clock;
    std::unique_ptr<SyncServer> m_server;
    std::unique_ptr<DeviceUnderTest> m_device;
    std::unique_ptr<FakeAudioOutput> m_output;
    std::unique_ptr<playback::SoundControls> m_sound;
    std::unique_ptr<playback::Player> m_player;
    std::unique_ptr<listening::PlaybackSession> m_session;
    std::unique_ptr<library::SyncedPlayer> m_synced;
};

void TestSyncedPlayer::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_server = std::make_unique<SyncServer>(strictServer(), m_clock);
    m_device = std::make_unique<DeviceUnderTest>(m_clock);
    m_device->addShow(u"a"_s);
    QVERIFY(m_device->connectTo(*m_server).has_value());
    m_output = std::make_unique<FakeAudioOutput>();
    m_sound = std::make_unique<playback::SoundControls>();
    m_player = std::make_unique<playback::Player>(*m_output, *m_sound, m_clock);
    m_session = std::make_unique<listening::PlaybackSession>(
        *m_player, m_device->library.episodes(), m_device->library.accounts());
    m_synced = std::make_unique<library::SyncedPlayer>(*m_session, *m_device->devices);
}

void TestSyncedPlayer::cleanup()
{
    m_synced.reset();
    m_session.reset();
    m_device->settle();
    m_player.reset();
    m_sound.reset();
    m_output.reset();
    m_device.reset();
    m_server.reset();
}

/// Plays \a episode up to the position \a until.
void TestSyncedPlayer::listenTo(const QString &episode, std::chrono::milliseconds until)
{
    const EpisodeId id = m_device->id(episode);
    m_session->play(id);
    QVERIFY(waitForEvents([&] { return m_session->isCurrent(id); }));
    emit m_output->loaded(DeviceUnderTest::duration);
    m_output->tick(m_player->position());
    m_output->tick(until);
    QCOMPARE(m_player->state(), PlayerState::Playing);
}

void TestSyncedPlayer::aPauseIsRecorded()
{
    listenTo(u"a/1"_s, 65s);
    m_session->save(); // as the timer does
    QCOMPARE(m_device->recorded(), QStringList());
    m_player->pause();
    QCOMPARE(m_device->recorded(), QStringList{u"a/1 play 65"_s});
}

void TestSyncedPlayer::whatPlaysIsNotMoved()
{
    listenTo(u"a/1"_s, 65s);
    const auto playing = apply(u"a/1"_s, 500s);
    QVERIFY(playing.has_value());
    QCOMPARE(*playing, QSet{m_device->id(u"a/1"_s)});
    QCOMPARE(m_player->position(), std::chrono::milliseconds(65s));
    QCOMPARE(m_player->state(), PlayerState::Playing);
}

void TestSyncedPlayer::whatIsPausedIsMoved()
{
    listenTo(u"a/1"_s, 65s);
    m_player->pause();
    m_device->settle();
    const auto playing = apply(u"a/1"_s, 500s);
    QVERIFY(playing.has_value());
    QVERIFY(playing->isEmpty());
    QVERIFY(waitForEvents([this] { return m_player->position() == 500s; }));
    QVERIFY(!m_player->isPlayWanted());
    QCOMPARE(m_device->state(u"a/1"_s), u"500 s"_s);
    QCOMPARE(m_device->recorded(), QStringList{u"a/1 play 65"_s});
}

void TestSyncedPlayer::whatWasPlayedElsewhereBeginsAgain()
{
    listenTo(u"a/1"_s, 65s);
    m_player->pause();
    m_device->settle();
    QVERIFY(apply(u"a/1"_s, 0s, true).has_value());
    QVERIFY(waitForEvents([this] { return m_player->position() == 0ms; }));
    // Leaving it must not make it a started one again.
    m_session->load(m_device->id(u"a/2"_s));
    QVERIFY(waitForEvents([this] { return m_session->isCurrent(m_device->id(u"a/2"_s)); }));
    m_device->settle();
    QCOMPARE(m_device->state(u"a/1"_s), u"played"_s);
}

void TestSyncedPlayer::anotherEpisodeIsNotMoved()
{
    listenTo(u"a/1"_s, 65s);
    m_player->pause();
    m_device->settle();
    QVERIFY(apply(u"a/2"_s, 500s).has_value());
    QCOMPARE(m_player->position(), std::chrono::milliseconds(65s));
    QVERIFY(m_session->isCurrent(m_device->id(u"a/1"_s)));
}

void TestSyncedPlayer::theEndOfTheSessionIsRecorded()
{
    listenTo(u"a/1"_s, 65s);
    m_synced->endSession();
    QVERIFY(!m_player->isPlayWanted());
    QCOMPARE(m_device->recorded(), QStringList{u"a/1 play 65"_s});
}

void TestSyncedPlayer::thePlaceOfTheLastSessionIsRecorded()
{
    // As after a crash: the library has a place that the log lacks.
    const EpisodeId id = m_device->id(u"a/1"_s);
    m_device->devices->recorder().beginPlaying(id, 0ms);
    QVERIFY(valueOf(m_device->library.episodes().setPosition(id, 90s)));
    m_device->settle();
    m_device->devices->recorder().endPlaying();
    QCOMPARE(m_device->recorded(), QStringList());
    m_session->load(id);
    QVERIFY(waitForEvents([&] { return m_session->isCurrent(id); }));
    QCOMPARE(m_device->recorded(), QStringList{u"a/1 play 90"_s});
}

QTEST_GUILESS_MAIN(TestSyncedPlayer)
#include "tst_synced_player.moc"
