// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which errors are announced, and that each is announced once.

#include "announcements/trouble_announcer.h"

#include <listening/playback_session.h>
#include <playback/player.h>
#include <playback/sound_controls.h>
#include <support/fake_audio_output.h>
#include <support/fake_downloads.h>
#include <support/served_library.h>

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace dogear;
using subscriptions::RefreshCause;
using test::wait;
using Trouble = TroubleAnnouncer::Trouble;

class TestTroubleAnnouncer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aRowOfFailures_data();
    void aRowOfFailures();
    void aFeedIsAnnouncedOnceUntilItIsReadAgain();
    void aRefreshByHandIsReportedByTheWindow();
    void aFullDiskIsAnnounced();

private:
    void answer(int status)
    {
        m_library->server.setRoute(u"/feed"_s, [status](const test::ServerRequest &) {
            return test::ServerAnswer{.status = status};
        });
    }
    void answerWell()
    {
        m_library->server.setBody(u"/feed"_s,
                                  "<rss version='2.0'><channel><title>Show</title>"
                                  "<item><title>One</title><guid>1</guid></item></channel></rss>");
    }
    /// Refreshes, and waits until the announcer has asked the library.
    void refresh(RefreshCause cause)
    {
        [[maybe_unused]] const auto summary =
            wait(m_library->library.refresher().refresh({m_show}, cause));
        for (int i = 0; i < 3; ++i) {
            [[maybe_unused]] const auto count = wait(m_library->library.episodes().count({}));
            QCoreApplication::processEvents();
        }
    }
    QStringList announced()
    {
        QStringList titles;
        for (const Announcement &announcement : std::as_const(m_announced))
            titles.append(announcement.notification.title);
        m_announced.clear();
        return titles;
    }

    std::unique_ptr<test::ServedLibrary> m_library;
    std::unique_ptr<test::FakeAudioOutput> m_output;
    std::unique_ptr<playback::SoundControls> m_sound;
    std::unique_ptr<playback::Player> m_player;
    std::unique_ptr<listening::PlaybackSession> m_session;
    std::unique_ptr<test::FakeDownloads> m_downloads;
    std::unique_ptr<TroubleAnnouncer> m_announcer;
    QList<Announcement> m_announced;
    PodcastId m_show;
};

void TestTroubleAnnouncer::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::ServedLibrary>();
    m_output = std::make_unique<test::FakeAudioOutput>();
    m_sound = std::make_unique<playback::SoundControls>();
    m_player = std::make_unique<playback::Player>(*m_output, *m_sound, m_library->clock);
    m_session = std::make_unique<listening::PlaybackSession>(
        *m_player, m_library->library.episodes(), m_library->library.accounts());
    m_downloads = std::make_unique<test::FakeDownloads>();
    m_announcer = std::make_unique<TroubleAnnouncer>(m_library->library.refresher(),
                                                     m_library->library.subscriptions(),
                                                     *m_downloads,
                                                     *m_session);
    m_announced.clear();
    connect(m_announcer.get(),
            &TroubleAnnouncer::announced,
            this,
            [this](const QList<Announcement> &announcements) { m_announced += announcements; });
    answerWell();
    const auto outcome = m_library->subscribe(u"/feed"_s);
    QCOMPARE(outcome.added.size(), 1);
    m_show = outcome.added.constFirst().id;
}

void TestTroubleAnnouncer::cleanup()
{
    m_announcer.reset();
    m_downloads.reset();
    m_session.reset();
    m_player.reset();
    m_sound.reset();
    m_output.reset();
    m_library.reset();
}

void TestTroubleAnnouncer::aRowOfFailures_data()
{
    using Answer = std::optional<Trouble>;
    QTest::addColumn<QList<int>>("statuses"); // of the last reads, newest first; 0: no answer
    QTest::addColumn<Answer>("expected");
    QTest::newRow("no read") << QList<int>{} << Answer();
    QTest::newRow("a success") << QList<int>{200} << Answer();
    QTest::newRow("a password is missing") << QList<int>{401, 200} << Answer(Trouble::Password);
    QTest::newRow("it is still missing") << QList<int>{401, 401, 200} << Answer();
    QTest::newRow("it is missing again") << QList<int>{401, 200, 401} << Answer(Trouble::Password);
    QTest::newRow("it is missing after the network was")
        << QList<int>{401, 0, 0, 200} << Answer(Trouble::Password);
    QTest::newRow("gone for good") << QList<int>{410, 200} << Answer(Trouble::Gone);
    QTest::newRow("gone for good, known") << QList<int>{410, 410} << Answer();
    QTest::newRow("not found, and may come back") << QList<int>{404, 200} << Answer();
    QTest::newRow("not found a second time") << QList<int>{404, 404, 200} << Answer();
    QTest::newRow("not found a third time")
        << QList<int>{404, 404, 404, 200} << Answer(Trouble::Gone);
    QTest::newRow("not found, known") << QList<int>{404, 404, 404, 404, 200} << Answer();
    QTest::newRow("not found, then gone for good")
        << QList<int>{410, 404, 404, 404} << Answer(Trouble::Gone);
    QTest::newRow("a server in trouble") << QList<int>{503, 503, 503} << Answer();
    QTest::newRow("no network") << QList<int>{0, 0, 0} << Answer();
}

void TestTroubleAnnouncer::aRowOfFailures()
{
    QFETCH(const QList<int>, statuses);
    const QUrl feed(u"https://example.org/feed"_s);
    QList<domain::FetchRecord> fetches;
    for (const int status : statuses) {
        domain::FetchRecord fetch{.httpStatus = status, .finalUrl = feed};
        if (status == 0)
            fetch.error = Error{.code = ErrorCode::Offline, .url = feed};
        else if (status >= 300)
            fetch.error = Error{.code = ErrorCode::HttpStatus, .url = feed, .httpStatus = status};
        fetches.append(fetch);
    }
    QTEST(TroubleAnnouncer::troubleOf(fetches, feed), "expected");
}

void TestTroubleAnnouncer::aFeedIsAnnouncedOnceUntilItIsReadAgain()
{
    answer(410);
    refresh(RefreshCause::Schedule);
    QCOMPARE(announced(), QStringList(u"The feed of “Show” is gone"_s));
    refresh(RefreshCause::Schedule);
    QCOMPARE(announced(), QStringList());
    answerWell();
    refresh(RefreshCause::Schedule);
    QCOMPARE(announced(), QStringList());
    answer(401);
    refresh(RefreshCause::Schedule);
    QCOMPARE(announced(), QStringList(u"“Show” needs a password"_s));
}

void TestTroubleAnnouncer::aRefreshByHandIsReportedByTheWindow()
{
    answer(410);
    refresh(RefreshCause::Manual);
    QCOMPARE(announced(), QStringList());
}

void TestTroubleAnnouncer::aFullDiskIsAnnounced()
{
    const Error full{.code = ErrorCode::DiskFull, .url = QUrl(u"file:///music"_s)};
    emit m_downloads->downloadsBlocked(full);
    QCOMPARE(announced(), QStringList(u"Downloads wait"_s));
    emit m_session->saveFailed(full);
    QCOMPARE(announced(), QStringList(u"Your place can't be saved"_s));
}

QTEST_GUILESS_MAIN(TestTroubleAnnouncer)
#include "tst_trouble_announcer.moc"
