// SPDX-License-Identifier: GPL-3.0-or-later
// Tests org.mpris.MediaPlayer2 as another program on the same bus sees and drives it.

#include "mpris_listener.h"

#include <desktop/mpris_service.h>
#include <support/fake_track_navigator.h>
#include <support/local_library.h>
#include <support/private_bus.h>
#include <support/timeouts.h>

#include <QCryptographicHash>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QSignalSpy>
#include <QXmlStreamReader>

#include <limits>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using desktop::MprisService;
using playback::PlayerState;
using test::toText;

namespace {

const QString path = u"/org/mpris/MediaPlayer2"_s;
const QString rootInterface = u"org.mpris.MediaPlayer2"_s;
const QString playerInterface = u"org.mpris.MediaPlayer2.Player"_s;
const QString propertiesInterface = u"org.freedesktop.DBus.Properties"_s;
const QString cover = u"https://example.org/cover.png"_s;

} // namespace

class TestMpris final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void whatDogearIs();
    void whatIntrospectionSays();
    void nothingInThePlayer();
    void anEpisodeInThePlayer();
    void theKeysOfAKeyboard();
    void changesAreToldOnceATurn();
    void theEndIsAStop();
    void timeThatPassesIsNotTold();
    void jumpsAreTold();
    void whatWasNotHeardIsTold();
    void aPlaceToGoTo_data();
    void aPlaceToGoTo();
    void aStepInTime_data();
    void aStepInTime();
    void rates_data();
    void rates();
    void volumes_data();
    void volumes();
    void aQueueGoesOn();
    void whatIsToBeOpenedIsAskedFor();
    void theWindow();
    void theCoverIsAFileOnceItIsThere();
    void aNameThatIsTaken();
    void withoutABus();
    void playerctl();

private:
    [[nodiscard]] QDBusConnection stranger() const { return m_bus->connection(u"stranger"_s); }
    QDBusMessage ask(const QString &interface, const QString &method, const QVariantList &what);
    QDBusMessage call(const QString &method, const QVariantList &what = {})
    {
        return ask(playerInterface, method, what);
    }
    QString all(const QString &interface);
    QString get(const QString &property);
    QDBusMessage set(const QString &property, const QVariant &value);
    QStringList hear();
    void start();
    void playOne();
    [[nodiscard]] QDBusObjectPath track(int episode) const
    {
        return QDBusObjectPath(u"/org/dogear/Dogear/episode/%1"_s.arg(m_ids.at(episode).value));
    }
    playback::Player &player() { return m_library->player; }
    playback::SoundControls &sound() { return m_library->sound; }
    listening::PlaybackSession &session() { return *m_library->session; }

    std::unique_ptr<test::PrivateBus> m_bus;
    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<MprisService> m_mpris;
    std::unique_ptr<test::MprisListener> m_ear;
    QList<EpisodeId> m_ids;
};

void TestMpris::initTestCase()
{
    if (!test::PrivateBus::isInstalled())
        QSKIP("dbus-daemon is not installed");
    m_bus = std::make_unique<test::PrivateBus>();
    QVERIFY(stranger().isConnected());
}

void TestMpris::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    QFile file(m_library->folder.filePath(u"feed.xml"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(R"(<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
        <channel><title>Käse</title><itunes:image href="https://example.org/cover.png"/>
        <item><title>One</title><guid>1</guid><pubDate>Thu, 01 Aug 2024 10:00:00 GMT</pubDate>
            <itunes:author>Ada</itunes:author><itunes:duration>1200</itunes:duration>
            <enclosure url="https://example.org/one.mp3" type="audio/mpeg" length="1"/></item>
        <item><title>Two</title><guid>2</guid><pubDate>Wed, 31 Jul 2024 10:00:00 GMT</pubDate>
            <enclosure url="https://example.org/two.mp3" type="audio/mpeg" length="1"/></item>
        </channel></rss>)");
    file.close();
    auto outcome =
        m_library->library.subscriptions().subscribe(QUrl::fromLocalFile(file.fileName()));
    QTRY_VERIFY(outcome.isFinished());
    QCOMPARE(outcome.result().added.size(), 1);
    m_ids.clear();
    for (const auto &episode : m_library->episodes(outcome.result().added.constFirst().id))
        m_ids.append(episode.id);
    QCOMPARE(m_ids.size(), 2);
    start();
}

void TestMpris::start()
{
    m_mpris = std::make_unique<MprisService>(
        player(), sound(), session(), m_library->library.artwork(), m_bus->connection(u"dogear"_s));
    QTRY_VERIFY(!m_mpris->name().isEmpty());
    m_ear = std::make_unique<test::MprisListener>();
    m_ear->listenTo(stranger(), m_bus->connection(u"dogear"_s).baseService());
}

void TestMpris::cleanup()
{
    m_ear.reset();
    m_mpris.reset();
    m_library.reset();
}

QDBusMessage TestMpris::ask(const QString &interface,
                            const QString &method,
                            const QVariantList &what)
{
    QDBusMessage message = QDBusMessage::createMethodCall(m_mpris->name(), path, interface, method);
    message.setArguments(what);
    return test::ask(stranger(), message);
}

QString TestMpris::all(const QString &interface)
{
    const QDBusMessage answer = ask(propertiesInterface, u"GetAll"_s, {interface});
    return toText(qdbus_cast<QVariantMap>(answer.arguments().value(0).value<QDBusArgument>()));
}

QString TestMpris::get(const QString &property)
{
    const QDBusMessage answer = ask(propertiesInterface, u"Get"_s, {playerInterface, property});
    return toText(answer.arguments().value(0).value<QDBusVariant>().variant());
}

QDBusMessage TestMpris::set(const QString &property, const QVariant &value)
{
    return ask(propertiesInterface,
               u"Set"_s,
               {playerInterface, property, QVariant::fromValue(QDBusVariant(value))});
}

/// Returns the signals sent up to now: the answer to a call arrives after them.
QStringList TestMpris::hear()
{
    get(u"Position"_s);
    QCoreApplication::processEvents();
    return m_ear->take();
}

/// Plays the first episode up to 60 s, and drops the signals received so far.
void TestMpris::playOne()
{
    session().play(m_ids.at(0));
    QVERIFY(test::waitUntil([&] { return session().isCurrent(m_ids.at(0)); }));
    emit m_library->output.loaded(20min);
    m_library->output.tick(player().position());
    m_library->output.tick(60s);
    QCOMPARE(player().state(), PlayerState::Playing);
    QVERIFY(m_library->settle());
    hear();
}

void TestMpris::whatDogearIs()
{
    QCOMPARE(m_mpris->name(), u"org.mpris.MediaPlayer2.dogear"_s);
    QCOMPARE(all(rootInterface),
             u"CanQuit=true; CanRaise=true; DesktopEntry=org.dogear.Dogear; HasTrackList=false; "
             "Identity=Dogear; SupportedMimeTypes=audio/mpeg|audio/mp4|audio/x-m4a|audio/aac|"
             "audio/ogg|audio/opus|audio/flac|audio/x-wav|video/mp4|video/webm|video/x-matroska|"
             "application/rss+xml|application/atom+xml|application/feed+json|text/x-opml; "
             "SupportedUriSchemes=file|http|https|feed|itpc|pcast|podcast"_s);
}

void TestMpris::whatIntrospectionSays()
{
    const auto answer = ask(u"org.freedesktop.DBus.Introspectable"_s, u"Introspect"_s, {});
    QStringList members;
    QStringList silent;
    QXmlStreamReader reader(answer.arguments().value(0).toString());
    bool isPlayer = false;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString name = reader.attributes().value("name"_L1).toString();
        if (reader.name() == "interface"_L1)
            isPlayer = name == playerInterface;
        else if (isPlayer && reader.name() == "annotation"_L1)
            silent.append(members.last());
        else if (isPlayer && reader.name() != "arg"_L1)
            members.append(name);
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(silent, QStringList({u"Position"_s, u"CanControl"_s}));
    members.sort();
    QCOMPARE(members.join(u' '),
             u"CanControl CanGoNext CanGoPrevious CanPause CanPlay CanSeek MaximumRate Metadata "
             "MinimumRate Next OpenUri Pause Play PlayPause PlaybackStatus Position Previous Rate "
             "Seek Seeked SetPosition Stop Volume"_s);
}

void TestMpris::nothingInThePlayer()
{
    QCOMPARE(all(playerInterface),
             u"CanControl=true; CanGoNext=false; CanGoPrevious=false; CanPause=false; "
             "CanPlay=false; CanSeek=false; MaximumRate=3; Metadata={}; MinimumRate=0.5; "
             "PlaybackStatus=Stopped; Position=0; Rate=1; Volume=1"_s);
    for (const QString &method : {u"Play"_s, u"Pause"_s, u"Stop"_s, u"Next"_s, u"Previous"_s})
        QCOMPARE(call(method).type(), QDBusMessage::ReplyMessage);
    QCOMPARE(call(u"Seek"_s, {1'000'000LL}).type(), QDBusMessage::ReplyMessage);
    QCOMPARE(call(u"PlayPause"_s).errorName(), u"org.freedesktop.DBus.Error.NotSupported"_s);
    QCOMPARE(player().state(), PlayerState::Empty);
    QCOMPARE(m_library->output.takeLog(), QString());
    QCOMPARE(hear(), QStringList());
}

void TestMpris::anEpisodeInThePlayer()
{
    playOne();
    QCOMPARE(all(playerInterface),
             u"CanControl=true; CanGoNext=false; CanGoPrevious=false; CanPause=true; "
             "CanPlay=true; CanSeek=true; MaximumRate=3; "
             "Metadata={mpris:artUrl=%1; mpris:length=1200000000; mpris:trackid=%2; "
             "xesam:album=Käse; xesam:artist=Ada; xesam:contentCreated=2024-08-01T10:00:00Z; "
             "xesam:title=One; xesam:url=https://example.org/one.mp3}; MinimumRate=0.5; "
             "PlaybackStatus=Playing; Position=60000000; Rate=1; Volume=1"_s.arg(cover,
                                                                                 track(0).path()));
}

void TestMpris::theKeysOfAKeyboard()
{
    session().load(m_ids.at(1));
    QTRY_VERIFY(session().isCurrent(m_ids.at(1)));
    const QString track1 =
        u"{mpris:artUrl=%1; mpris:trackid=%2; xesam:album=Käse; "
        "xesam:artist=Käse; xesam:contentCreated=2024-07-31T10:00:00Z; "
        "xesam:title=Two; xesam:url=https://example.org/two.mp3}"_s.arg(cover, track(1).path());
    QCOMPARE(hear(),
             QStringList(u"CanPause=true; CanPlay=true; CanSeek=true; Metadata="_s + track1
                         + u"; PlaybackStatus=Paused"));
    call(u"PlayPause"_s);
    QCOMPARE(player().state(), PlayerState::Loading);
    QCOMPARE(hear(), QStringList(u"PlaybackStatus=Playing"_s));
    call(u"PlayPause"_s);
    QCOMPARE(hear(), QStringList(u"PlaybackStatus=Paused"_s));
    call(u"Play"_s);
    call(u"Play"_s);
    QVERIFY(player().isPlayWanted());
    QCOMPARE(hear(), QStringList(u"PlaybackStatus=Playing"_s));
    call(u"Pause"_s);
    call(u"Pause"_s);
    QVERIFY(!player().isPlayWanted());
    QCOMPARE(hear(), QStringList(u"PlaybackStatus=Paused"_s));
    call(u"Play"_s);
    call(u"Stop"_s);
    QCOMPARE(player().state(), PlayerState::Paused); // the position is kept
    QVERIFY(m_library->output.takeLog().endsWith(u"unload"));
    call(u"Next"_s);
    call(u"Previous"_s);
    QVERIFY(session().isCurrent(m_ids.at(1)));
}

void TestMpris::changesAreToldOnceATurn()
{
    playOne();
    player().pause();
    sound().setSpeed(1.5);
    sound().setVolumePercent(40);
    sound().setMuted(true);
    sound().setSpeed(2);
    QCOMPARE(hear(), QStringList(u"PlaybackStatus=Paused; Rate=2; Volume=0"_s));
    sound().setSpeed(1);
    sound().setSpeed(2); // back to the reported value
    QCOMPARE(hear(), QStringList());
    emit m_library->output.durationChanged(1201s);
    const QStringList heard = hear();
    QCOMPARE(heard.size(), 1);
    QVERIFY2(heard.constFirst().startsWith(u"Metadata={")
                 && heard.constFirst().contains(u"mpris:length=1201000000"),
             qPrintable(heard.constFirst()));
}

void TestMpris::theEndIsAStop()
{
    playOne();
    m_library->output.tick(1199s);
    emit m_library->output.finished();
    QCOMPARE(player().state(), PlayerState::Ended);
    QCOMPARE(hear(), QStringList(u"PlaybackStatus=Stopped"_s));
    call(u"Play"_s); // from the beginning, where clients expect it
    QCOMPARE(hear(), QStringList(u"PlaybackStatus=Playing"_s));
    QCOMPARE(get(u"Position"_s), u"0"_s);
}

void TestMpris::timeThatPassesIsNotTold()
{
    playOne();
    for (int second = 61; second < 70; ++second)
        m_library->output.tick(std::chrono::seconds(second));
    session().save();
    QVERIFY(m_library->settle());
    QCOMPARE(hear(), QStringList());
    QCOMPARE(get(u"Position"_s), u"69000000"_s);
}

void TestMpris::jumpsAreTold()
{
    playOne();
    player().skip(30s);
    QCOMPARE(hear(), QStringList(u"Seeked 90000000"_s));
    player().seek(5s);
    player().pause();
    player().seek(7s);
    QCOMPARE(hear(),
             QStringList({u"Seeked 5000000"_s, u"Seeked 7000000"_s, u"PlaybackStatus=Paused"_s}));
    // Clients expect a new episode to begin at 0, so Seeked reports where a started one continues.
    session().load(m_ids.at(1));
    QTRY_VERIFY(session().isCurrent(m_ids.at(1)));
    QCOMPARE(hear().size(), 1);
    session().load(m_ids.at(0));
    QTRY_VERIFY(session().isCurrent(m_ids.at(0)));
    const QStringList heard = hear();
    QCOMPARE(heard.size(), 2);
    QVERIFY(heard.at(0).startsWith(u"Metadata="));
    QCOMPARE(heard.at(1), u"Seeked 7000000"_s);
}

void TestMpris::whatWasNotHeardIsTold()
{
    playOne();
    emit m_library->output.stalledChanged(true);
    emit m_library->output.stalledChanged(false);
    QCOMPARE(hear(), QStringList(u"Seeked 60000000"_s));
}

void TestMpris::aPlaceToGoTo_data()
{
    QTest::addColumn<int>("episode"); // whose track id is sent
    QTest::addColumn<qlonglong>("position");
    QTest::addColumn<std::chrono::milliseconds>("expected");
    const auto row = [](const char *name, int episode, qlonglong at, std::chrono::milliseconds to) {
        QTest::newRow(name) << episode << at << to;
    };
    row("a place", 0, 90'000'000, 90s);
    row("the beginning", 0, 0, 0s);
    row("the id of another track is stale", 1, 90'000'000, 60s);
    row("before the beginning", 0, -1, 60s);
    row("behind the end", 0, 1'200'001'000, 60s);
}

void TestMpris::aPlaceToGoTo()
{
    QFETCH(const int, episode);
    QFETCH(const qlonglong, position);
    QFETCH(const std::chrono::milliseconds, expected);
    playOne();
    call(u"SetPosition"_s, {QVariant::fromValue(track(episode)), position});
    QCOMPARE(player().position(), expected);
    QCOMPARE(hear().size(), expected == 60s ? 0 : 1);
}

void TestMpris::aStepInTime_data()
{
    QTest::addColumn<qlonglong>("offset");
    QTest::addColumn<std::chrono::milliseconds>("expected");
    QTest::newRow("forwards") << 30'000'000LL << std::chrono::milliseconds(90s);
    QTest::newRow("backwards") << -15'000'000LL << std::chrono::milliseconds(45s);
    QTest::newRow("backwards beyond the beginning")
        << -70'000'000LL << std::chrono::milliseconds(0s);
    QTest::newRow("beyond the end acts as Next, which leads nowhere")
        << 1'141'000'000LL << std::chrono::milliseconds(60s);
}

void TestMpris::aStepInTime()
{
    QFETCH(const qlonglong, offset);
    playOne();
    call(u"Seek"_s, {offset});
    QTEST(player().position(), "expected");
    QCOMPARE(player().state(), PlayerState::Playing);
}

void TestMpris::rates_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<QStringList>("told");
    QTest::addColumn<bool>("isPlaying");
    QTest::newRow("faster") << 1.5 << QStringList(u"Rate=1.5"_s) << true;
    QTest::newRow("a rate of 0 pauses") << 0.0 << QStringList(u"PlaybackStatus=Paused"_s) << false;
    QTest::newRow("above the maximum rate") << 9.0 << QStringList(u"Rate=3"_s) << true;
    QTest::newRow("below the minimum rate") << 0.01 << QStringList(u"Rate=0.5"_s) << true;
    QTest::newRow("a negative rate is ignored") << -1.0 << QStringList() << true;
    QTest::newRow("a rate that is not a number is ignored")
        << std::numeric_limits<double>::quiet_NaN() << QStringList() << true;
}

void TestMpris::rates()
{
    QFETCH(const double, rate);
    QFETCH(const bool, isPlaying);
    playOne();
    QCOMPARE(set(u"Rate"_s, rate).type(), QDBusMessage::ReplyMessage);
    QTEST(hear(), "told");
    QCOMPARE(player().isPlayWanted(), isPlaying);
}

void TestMpris::volumes_data()
{
    QTest::addColumn<double>("volume");
    QTest::addColumn<bool>("isMuted");
    QTest::addColumn<QString>("expected");
    QTest::newRow("half volume") << 0.5 << false << u"0.5"_s;
    QTest::newRow("a negative volume") << -1.0 << false << u"0"_s;
    QTest::newRow("a volume above 1") << 1.4 << false << u"1"_s;
    QTest::newRow("a new volume unmutes") << 0.5 << true << u"0.5"_s;
    QTest::newRow("volume 0 while muted") << 0.0 << true << u"0"_s;
}

void TestMpris::volumes()
{
    QFETCH(const double, volume);
    QFETCH(const bool, isMuted);
    sound().setVolumePercent(80);
    sound().setMuted(isMuted);
    set(u"Volume"_s, volume);
    QTEST(get(u"Volume"_s), "expected");
}

void TestMpris::aQueueGoesOn()
{
    test::FakeTrackNavigator navigator;
    m_mpris->setTrackNavigator(&navigator);
    playOne();
    call(u"Next"_s);
    QCOMPARE(navigator.went, QStringList());
    navigator.isThere = true;
    emit navigator.changed();
    QCOMPARE(hear(), QStringList(u"CanGoNext=true; CanGoPrevious=true"_s));
    call(u"Next"_s);
    call(u"Previous"_s);
    call(u"Seek"_s, {1'141'000'000LL});
    QCOMPARE(navigator.went, QStringList({u"next"_s, u"previous"_s, u"next"_s}));
}

void TestMpris::whatIsToBeOpenedIsAskedFor()
{
    QSignalSpy asked(m_mpris.get(), &MprisService::openRequested);
    QSignalSpy refused(m_mpris.get(), &MprisService::refused);
    // Requests arrive in the order of the calls: nothing is looked up in between, which could delay
    // one.
    call(u"OpenUri"_s, {u"https://example.org/feed"_s});
    call(u"OpenUri"_s, {u"https://example.org/two.mp3"_s});
    QCOMPARE(asked.size(), 2);
    QCOMPARE(asked[0][0].toUrl(), QUrl(u"https://example.org/feed"_s));
    QCOMPARE(asked[1][0].toUrl(), QUrl(u"https://example.org/two.mp3"_s));
    QCOMPARE(refused.size(), 0);
    QCOMPARE(call(u"OpenUri"_s, {u"spotify:track:1"_s}).errorName(),
             u"org.freedesktop.DBus.Error.NotSupported"_s);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.first().first().value<Error>().code, ErrorCode::UnsupportedScheme);
    QCOMPARE(refused.first().first().value<Error>().detail, u"spotify:track:1"_s);
    QVERIFY(m_library->settle());
    QCOMPARE(asked.size(), 2);
    QVERIFY(!session().current());
}

void TestMpris::theWindow()
{
    QSignalSpy raised(m_mpris.get(), &MprisService::raiseRequested);
    QSignalSpy quit(m_mpris.get(), &MprisService::quitRequested);
    QCOMPARE(ask(rootInterface, u"Raise"_s, {}).type(), QDBusMessage::ReplyMessage);
    QCOMPARE(raised.size(), 1);
    QCOMPARE(quit.size(), 0);
    QCOMPARE(ask(rootInterface, u"Quit"_s, {}).type(), QDBusMessage::ReplyMessage);
    QTRY_COMPARE(quit.size(), 1);
}

void TestMpris::theCoverIsAFileOnceItIsThere()
{
    const QByteArray name = QCryptographicHash::hash(cover.toUtf8(), QCryptographicHash::Sha256);
    const QString folder = m_library->folders.cache + u"/artwork";
    const QString file = folder + u'/' + QString::fromLatin1(name.toHex().first(40));
    QVERIFY(QDir().mkpath(folder));
    QFile picture(file);
    QVERIFY(picture.open(QFile::WriteOnly) && picture.write("picture") > 0);
    picture.close();
    playOne();
    const QString metadata = get(u"Metadata"_s);
    QVERIFY2(metadata.contains(u"mpris:artUrl=" + QUrl::fromLocalFile(file).toString() + u';'),
             qPrintable(metadata));
}

void TestMpris::aNameThatIsTaken()
{
    m_mpris.reset();
    QDBusConnection other = m_bus->connection(u"other"_s);
    QTRY_VERIFY(other.registerService(u"org.mpris.MediaPlayer2.dogear"_s)); // the name was released
    start();
    // The MPRIS specification has a second instance add a suffix of its own to the bus name.
    QCOMPARE(m_mpris->name(),
             u"org.mpris.MediaPlayer2.dogear.instance%1"_s.arg(QCoreApplication::applicationPid()));
    QVERIFY(all(rootInterface).contains(u"Identity=Dogear"));
    QVERIFY(other.unregisterService(u"org.mpris.MediaPlayer2.dogear"_s));
}

void TestMpris::withoutABus()
{
    test::FakeTrackNavigator navigator;
    m_mpris = std::make_unique<MprisService>(player(),
                                             sound(),
                                             session(),
                                             m_library->library.artwork(),
                                             QDBusConnection(u"no such bus"_s));
    m_mpris->setTrackNavigator(&navigator);
    session().play(m_ids.at(0));
    QTRY_VERIFY(session().isCurrent(m_ids.at(0)));
    QVERIFY(m_library->settle());
    QVERIFY(m_mpris->name().isEmpty());
}

void TestMpris::playerctl()
{
    if (QStandardPaths::findExecutable(u"playerctl"_s).isEmpty())
        QSKIP("playerctl is not installed");
    playOne();
    const auto run = [this](const QStringList &arguments) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, m_bus->address());
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(u"playerctl"_s, QStringList{u"-p"_s, u"dogear"_s} + arguments);
        [[maybe_unused]] const bool isDone =
            test::waitUntil([&] { return process.state() == QProcess::NotRunning; }, 20'000);
        return QString::fromUtf8(process.readAll()).trimmed();
    };
    QCOMPARE(run({u"status"_s}), u"Playing"_s);
    QCOMPARE(run({u"pause"_s}), QString());
    QCOMPARE(player().state(), PlayerState::Paused);
    QCOMPARE(run({u"status"_s}), u"Paused"_s);
    QCOMPARE(run({u"position"_s}), u"60.000000"_s);
    QCOMPARE(run({u"position"_s, u"30"_s}), QString());
    QCOMPARE(player().position(), 30s);
    QCOMPARE(run({u"position"_s, u"30+"_s}), QString());
    QCOMPARE(player().position(), 60s);
    QCOMPARE(run({u"position"_s, u"15-"_s}), QString());
    QCOMPARE(player().position(), 45s);
    QCOMPARE(run({u"play"_s}), QString());
    QCOMPARE(player().state(), PlayerState::Playing);
    QCOMPARE(run({u"volume"_s, u"0.5"_s}), QString());
    QCOMPARE(sound().volumePercent(), 50);
    QCOMPARE(run({u"metadata"_s,
                  u"--format"_s,
                  u"{{title}}, {{album}}, {{artist}}, {{mpris:length}}"_s}),
             u"One, Käse, Ada, 1200000000"_s);
    QCOMPARE(run({u"metadata"_s, u"mpris:artUrl"_s}), cover);
    m_mpris->setChapter(u"Rennet"_s);
    QVERIFY(m_library->settle());
    QCOMPARE(run({u"metadata"_s, u"xesam:comment"_s}), u"Rennet"_s);
}

QTEST_GUILESS_MAIN(TestMpris)

#include "tst_mpris.moc"
