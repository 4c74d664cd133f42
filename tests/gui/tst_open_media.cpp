// SPDX-License-Identifier: GPL-3.0-or-later
// Tests opening audio files and addresses in the real window on a private bus: they play at once,
// and the last one wins.

#include "real_warnings.h"
#include "window_driver.h"

#include <support/local_http_server.h>
#include <support/private_bus.h>
#include <support/sound.h>
#include <support/timeouts.h>

#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;

class TestOpenMedia final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    /// GLib sends SIGTERM when the connection to the bus ends, and the bus ends with this object.
    void cleanupTestCase() { std::signal(SIGTERM, SIG_IGN); }

    void aFilePlaysAtOnce_data();
    void aFilePlaysAtOnce();
    void aFileGoesOnWhereItWasLeft();
    void ofSeveralTheLastOnePlays_data();
    void ofSeveralTheLastOnePlays();
    void aKnownAddressPlays_data();
    void aKnownAddressPlays();
    void whatIsChosenMeanwhileWins();

private:
    QDBusMessage call(const QString &method, const QVariantList &what)
    {
        QDBusMessage message = QDBusMessage::createMethodCall(u"org.mpris.MediaPlayer2.dogear"_s,
                                                              u"/org/mpris/MediaPlayer2"_s,
                                                              u"org.mpris.MediaPlayer2.Player"_s,
                                                              method);
        message.setArguments(what);
        return ask(m_bus->connection(u"stranger"_s), message);
    }
    QVariant property(const QString &name)
    {
        QDBusMessage message = QDBusMessage::createMethodCall(u"org.mpris.MediaPlayer2.dogear"_s,
                                                              u"/org/mpris/MediaPlayer2"_s,
                                                              u"org.freedesktop.DBus.Properties"_s,
                                                              u"Get"_s);
        message.setArguments({u"org.mpris.MediaPlayer2.Player"_s, name});
        const QDBusMessage answer = ask(m_bus->connection(u"stranger"_s), message);
        return answer.arguments().value(0).value<QDBusVariant>().variant();
    }
    /// Opens \a place by MPRIS if \a how is "OpenUri", otherwise as a second start does.
    void open(const QString &how, const QString &place)
    {
        const QUrl url = QUrl::fromUserInput(place, {}, QUrl::AssumeLocalFile);
        if (how == "OpenUri"_L1)
            call(u"OpenUri"_s, {url.toString(QUrl::FullyEncoded)});
        else
            m_dogear->open({place}, m_folder->path());
    }
    [[nodiscard]] bool isPlaying(const QString &title)
    {
        return waitFor([&] {
            return part<QLabel>(*m_dogear, "playerTitle")->text() == title
                   && property(u"PlaybackStatus"_s).toString() == "Playing"_L1
                   && property(u"Position"_s).toLongLong() > 0;
        });
    }
    /// Follows a show with one episode, "Episode 1", which \a origin serves with a delay of 100 ms.
    /// \return the address of its audio file
    [[nodiscard]] QUrl followServed(LocalHttpServer &origin);
    [[nodiscard]] QString file(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<PrivateBus> m_bus;
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_dogear;
};

QUrl TestOpenMedia::followServed(LocalHttpServer &origin)
{
    (void)convertSound(file(u"two.wav"_s), file(u"two.mp3"_s), {u"-b:a"_s, u"64k"_s});
    QFile sound(file(u"two.mp3"_s));
    (void)sound.open(QFile::ReadOnly);
    const ServerDocument document{.body = sound.readAll(), .type = "audio/mpeg", .etag = "\"a\""};
    origin.setRoute(u"/two.mp3"_s, [document](const ServerRequest &request) {
        ServerAnswer answer = answerWith(document, request);
        answer.delay = 100ms;
        return answer;
    });
    const QUrl address = origin.url(u"/two.mp3"_s);
    m_dogear->open({writeFeed(file(u"feed.xml"_s), address, 1)}, {});
    (void)waitUntil(
        [&] { return part<QLabel>(*m_dogear, "detailTitle")->text() == "Episode 1"_L1; });
    return address;
}

void TestOpenMedia::initTestCase()
{
    if (!PrivateBus::isInstalled())
        QSKIP("dbus-daemon is not installed");
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    m_bus = std::make_unique<PrivateBus>();
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus->address().toUtf8());
    QApplication::setQuitOnLastWindowClosed(false);
}

void TestOpenMedia::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    prepareLibrary(file(u"data"_s));
    QVERIFY(writeToneWav(file(u"one talk.wav"_s), 60));
    QVERIFY(writeToneWav(file(u"two.wav"_s), 60));
    m_dogear = startDogear(file(u"data"_s));
    QVERIFY(m_dogear);
    // The service appears on the bus a little after the window is shown.
    QTRY_COMPARE(call(u"Pause"_s, {}).type(), QDBusMessage::ReplyMessage);
}

void TestOpenMedia::cleanup()
{
    m_dogear.reset();
    m_folder.reset();
    QCOMPARE(dogearWarnings(), QString());
}

void TestOpenMedia::aFilePlaysAtOnce_data()
{
    QTest::addColumn<QString>("how");
    QTest::newRow("by MPRIS") << u"OpenUri"_s;
    QTest::newRow("by a second start") << u"start"_s;
}

void TestOpenMedia::aFilePlaysAtOnce()
{
    QFETCH(const QString, how);
    open(how, file(u"one talk.wav"_s));
    QVERIFY(isPlaying(u"one talk"_s));
    QTRY_COMPARE(part<QLabel>(*m_dogear, "detailTitle")->text(), u"one talk"_s);
    open(how, file(u"two.wav"_s));
    QVERIFY(isPlaying(u"two"_s));
    open(how, file(u"one talk.wav"_s)); // in the library by now
    QVERIFY(isPlaying(u"one talk"_s));
}

void TestOpenMedia::aFileGoesOnWhereItWasLeft()
{
    open(u"OpenUri"_s, file(u"one talk.wav"_s));
    QVERIFY(isPlaying(u"one talk"_s));
    call(u"Seek"_s, {qlonglong(30'000'000)});
    call(u"Pause"_s, {});
    m_dogear.reset();
    m_dogear = startDogear(file(u"data"_s), {file(u"one talk.wav"_s)});
    QTRY_COMPARE(call(u"Pause"_s, {}).type(), QDBusMessage::ReplyMessage);
    call(u"Play"_s, {});
    QVERIFY(isPlaying(u"one talk"_s));
    const qlonglong place = property(u"Position"_s).toLongLong();
    // In microseconds: the seek went forward by 30 s; playback has continued until the check.
    QVERIFY2(place > 25'000'000 && place < 45'000'000, qPrintable(QString::number(place)));
}

void TestOpenMedia::ofSeveralTheLastOnePlays_data()
{
    aFilePlaysAtOnce_data();
}

void TestOpenMedia::ofSeveralTheLastOnePlays()
{
    QFETCH(const QString, how);
    for (const QString &name : {u"one talk"_s, u"one talk"_s, u"two"_s, u"one talk"_s, u"two"_s})
        open(how, file(name + u".wav"_s));
    QVERIFY(isPlaying(u"two"_s));
    pass(500ms);
    QVERIFY(isPlaying(u"two"_s));
}

void TestOpenMedia::aKnownAddressPlays_data()
{
    aFilePlaysAtOnce_data();
}

void TestOpenMedia::aKnownAddressPlays()
{
    QFETCH(const QString, how);
    LocalHttpServer origin;
    QUrl address = followServed(origin);
    address.setUserInfo(u"ada:secret"_s); // with credentials, as copied from a browser
    open(how, address.toString());
    QVERIFY(isPlaying(u"Episode 1"_s));
}

/// Review finding F1: a streamed episode is opened a second time before it is ready.
void TestOpenMedia::whatIsChosenMeanwhileWins()
{
    LocalHttpServer origin;
    const QUrl address = followServed(origin);
    open(u"OpenUri"_s, address.toString());
    open(u"OpenUri"_s, address.toString());
    QVERIFY(isPlaying(u"Episode 1"_s));
    open(u"start"_s, file(u"one talk.wav"_s));
    open(u"OpenUri"_s, address.toString());
    pass(1s);
    QVERIFY(isPlaying(u"Episode 1"_s));
}

QTEST_MAIN(TestOpenMedia)

#include "tst_open_media.moc"
