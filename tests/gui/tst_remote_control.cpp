// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the installed program on a screen and a bus of its own, controlled with playerctl and gdbus
// as media keys control it. The recorded monitor of the null sink shows what is audible.

#include "window_driver.h"

#include <support/hidden_screen.h>
#include <support/private_bus.h>
#include <support/sound.h>

#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

/// Tolerance: starting playerctl to ask for the position takes time.
constexpr double nearMs = 250;
/// The second file is the first one from this position on, in ms.
constexpr int secondBeginsAt = 100'000;
constexpr auto coverColour = Qt::darkGreen;

} // namespace

class TestRemoteControl final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void openPlays();
    void pauseIsSilentAndPlayGoesOn();
    void positionIsWhereItIsHeard();
    void positionSeeks_data();
    void positionSeeks();
    void rateIsHeard();
    void metadataHasArtworkAndChapter();
    void nextPlaysWhatIsUpNext();
    void stopIsSilent();
    void quitEndsIt();

private:
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }
    /// Runs \a program with the private bus and returns its standard output.
    QString run(const QString &program, const QStringList &words) const
    {
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.start(program, words);
        process.waitForFinished(10'000);
        return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
    }
    QString playerctl(const QStringList &words) const
    {
        return run(u"playerctl"_s, QStringList{u"-p"_s, u"dogear"_s} + words);
    }
    void call(const QString &method, const QStringList &arguments) const
    {
        run(u"gdbus"_s,
            QStringList{u"call"_s,
                        u"--session"_s,
                        u"--dest"_s,
                        u"org.mpris.MediaPlayer2.dogear"_s,
                        u"--object-path"_s,
                        u"/org/mpris/MediaPlayer2"_s,
                        u"--method"_s,
                        method}
                + arguments);
    }
    /// Returns the position in the first file, in ms, that was audible at \a sinceMs: measured half
    /// a second later and counted back.
    std::optional<double> heardAt(double sinceMs, double speed = 1) const
    {
        const double asked = sinceMs + 500;
        // heardAt() counts back from the next change of tone, which has to be recorded first.
        if (!waitFor([&] { return wallMs() > asked + 2'000; }))
            return std::nullopt;
        const auto heard = m_recorder->recording(sinceMs).heardAt(asked, speed);
        return heard ? std::optional(double(heard->position.count()) - 500 * speed) : std::nullopt;
    }
    [[nodiscard]] bool isSilent(milliseconds time) const
    {
        pass(time);
        const double now = wallMs();
        const double from = now - double(time.count()) / 2;
        return m_recorder->recording(from).silenceBetween(from, now - 100) > now - from - 250;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<HiddenScreen> m_screen;
    std::unique_ptr<PrivateBus> m_bus;
    std::unique_ptr<Recorder> m_recorder;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
    QProcess m_dogear;
};

void TestRemoteControl::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    if (!HiddenScreen::isPossible() || !PrivateBus::isInstalled())
        QSKIP("no Xvfb, or no dbus-daemon");
    for (const QString &program : {u"playerctl"_s, u"gdbus"_s}) {
        if (QStandardPaths::findExecutable(program).isEmpty())
            QSKIP("no playerctl, or no gdbus");
    }
    QVERIFY(writeToneWav(file(u"tones.wav"_s), toneSeconds));
    QVERIFY(convertSound(file(u"tones.wav"_s), file(u"one.mp3"_s), {u"-b:a"_s, u"96k"_s}));
    QVERIFY(convertSound(file(u"tones.wav"_s),
                         file(u"two.mp3"_s),
                         {u"-ss"_s, QString::number(secondBeginsAt / 1000), u"-b:a"_s, u"96k"_s}));
    auto cover = QImage(64, 64, QImage::Format_RGB32);
    cover.fill(coverColour);
    QVERIFY(cover.save(file(u"cover.png"_s)));
    QFile feed(file(u"feed.xml"_s));
    QVERIFY(feed.open(QFile::WriteOnly));
    feed.write(R"(<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
        xmlns:psc="http://podlove.org/simple-chapters">
        <channel><title>Tones</title><itunes:image href="cover.png"/>
        <item><psc:chapters version="1.2"><psc:chapter start="0" title="Low"/><psc:chapter start="60" title="High"/></psc:chapters>
        <title>One</title><guid>1</guid><pubDate>Mon, 01 Jan 2024 10:00:00 GMT</pubDate><enclosure url="one.mp3" type="audio/mpeg"/></item>
        <item><title>Two</title><guid>2</guid><pubDate>Tue, 02 Jan 2024 10:00:00 GMT</pubDate><enclosure url="two.mp3" type="audio/mpeg"/></item>
        </channel></rss>)");
    feed.close();
    prepareLibrary(file(u"data"_s));
    m_screen = std::make_unique<HiddenScreen>();
    m_bus = std::make_unique<PrivateBus>();
    m_screen->useIn(m_environment);
    m_environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, m_bus->address());
    const QStringList data{u"--data-dir"_s, file(u"data"_s)};
    run(QStringLiteral(DOGEARCTL), data + QStringList{u"subscribe"_s, feed.fileName()});
    run(QStringLiteral(DOGEARCTL), data + QStringList{u"queue"_s, u"add"_s, u"2"_s});
    m_recorder = std::make_unique<Recorder>();
    m_dogear.setProcessEnvironment(m_environment);
    // Shows the messages of a failure.
    m_dogear.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_dogear.start(QStringLiteral(DOGEAR), data);
    QVERIFY(waitFor([&] { return playerctl({u"status"_s}) == "Stopped"_L1; }, 60s));
}

void TestRemoteControl::cleanupTestCase()
{
    if (m_dogear.state() != QProcess::NotRunning) {
        m_dogear.terminate();
        m_dogear.waitForFinished(20'000);
    }
    m_recorder.reset();
}

void TestRemoteControl::openPlays()
{
    const double asked = wallMs();
    playerctl({u"open"_s, QUrl::fromLocalFile(file(u"one.mp3"_s)).toString()});
    std::optional<double> begin;
    QVERIFY(waitFor([&] {
        begin = m_recorder->recording(asked).soundAfter(asked);
        return begin.has_value();
    }));
    const auto heard = heardAt(*begin);
    QVERIFY(heard.has_value());
    QVERIFY2(std::abs(*heard) <= nearMs, qPrintable(QString::number(*heard)));
    QCOMPARE(playerctl({u"status"_s}), u"Playing"_s);
    QCOMPARE(playerctl({u"metadata"_s, u"title"_s}), u"One"_s);
}

void TestRemoteControl::pauseIsSilentAndPlayGoesOn()
{
    playerctl({u"pause"_s});
    QVERIFY(isSilent(2'000ms));
    QCOMPARE(playerctl({u"status"_s}), u"Paused"_s);
    const double place = playerctl({u"position"_s}).toDouble() * 1000;
    const double asked = wallMs();
    playerctl({u"play"_s});
    std::optional<double> begin;
    QVERIFY(waitFor([&] {
        begin = m_recorder->recording(asked).soundAfter(asked);
        return begin.has_value();
    }));
    const auto heard = heardAt(*begin);
    QVERIFY(heard.has_value());
    QVERIFY2(std::abs(*heard - place) <= nearMs, qPrintable(QString::number(*heard - place)));
}

void TestRemoteControl::positionIsWhereItIsHeard()
{
    const auto measure = [&]() -> QString {
        const double before = wallMs();
        const double said = playerctl({u"position"_s}).toDouble() * 1000;
        const double middle = (before + wallMs()) / 2;
        const auto heard = heardAt(middle);
        if (!heard)
            return u"no tones"_s;
        return std::abs(said - *heard) <= nearMs ? QString() : u"%1 ms off"_s.arg(said - *heard);
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestRemoteControl::positionSeeks_data()
{
    QTest::addColumn<QString>("from"); // where the player is before; empty: anywhere
    QTest::addColumn<QString>("to");
    QTest::addColumn<double>("expectedMs");
    QTest::newRow("to a place") << QString() << u"200.3"_s << 200'300.0;
    QTest::newRow("30 seconds on") << u"40.3"_s << u"30+"_s << 70'300.0;
    QTest::newRow("15 seconds back") << u"90.3"_s << u"15-"_s << 75'300.0;
}

void TestRemoteControl::positionSeeks()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const double, expectedMs);
    const auto measure = [&]() -> QString {
        if (!from.isEmpty()) { // paused, so that the place from which it jumps is exact
            playerctl({u"pause"_s});
            playerctl({u"position"_s, from});
        }
        const double asked = wallMs();
        playerctl({u"position"_s, to});
        playerctl({u"play"_s});
        std::optional<double> begin;
        if (!waitFor([&] {
                begin =
                    m_recorder->recording(asked).toneAfter(asked, milliseconds(qint64(expectedMs)));
                return begin.has_value();
            }))
            return u"not heard"_s;
        const auto heard = heardAt(*begin);
        if (!heard)
            return u"no tones"_s;
        return std::abs(*heard - expectedMs) <= nearMs ? QString() : QString::number(*heard);
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestRemoteControl::rateIsHeard()
{
    const auto setRate = [this](const QString &rate) {
        call(u"org.freedesktop.DBus.Properties.Set"_s,
             {u"org.mpris.MediaPlayer2.Player"_s, u"Rate"_s, u"<%1>"_s.arg(rate)});
    };
    playerctl({u"position"_s, u"20.5"_s});
    setRate(u"2.0"_s);
    pass(1'500ms);
    const double from = wallMs();
    const auto heard = heardAt(from, 2);
    const auto later = heardAt(from + 3'000, 2);
    QVERIFY(heard && later);
    QVERIFY2(std::abs(*later - *heard - 6'000) < 200, qPrintable(QString::number(*later - *heard)));
    setRate(u"1.0"_s);
}

void TestRemoteControl::metadataHasArtworkAndChapter()
{
    const auto said = [this](const QString &key) { return playerctl({u"metadata"_s, key}); };
    playerctl({u"position"_s, u"20"_s});
    QVERIFY(waitFor([&] { return said(u"xesam:comment"_s) == "Low"_L1; }));
    playerctl({u"position"_s, u"90"_s});
    QVERIFY(waitFor([&] { return said(u"xesam:comment"_s) == "High"_L1; }));
    QCOMPARE(said(u"xesam:title"_s), u"One"_s);
    QCOMPARE(said(u"xesam:album"_s), u"Tones"_s);
    const auto artwork = QUrl(said(u"mpris:artUrl"_s));
    QVERIFY2(artwork.isLocalFile(), qPrintable(artwork.toString()));
    const auto picture = QImage(artwork.toLocalFile());
    QCOMPARE(picture.pixelColor(picture.rect().center()), QColor(coverColour));
}

void TestRemoteControl::nextPlaysWhatIsUpNext()
{
    const double asked = wallMs() + 1'000; // audio already in the sink is still audible
    playerctl({u"next"_s});
    QVERIFY(waitFor([&] { return playerctl({u"metadata"_s, u"title"_s}) == "Two"_L1; }));
    pass(1'500ms);
    const auto heard = heardAt(asked);
    QVERIFY(heard.has_value());
    QVERIFY2(*heard > secondBeginsAt - 2'000 && *heard < secondBeginsAt + 5'000,
             qPrintable(QString::number(*heard)));
}

void TestRemoteControl::stopIsSilent()
{
    playerctl({u"stop"_s});
    QVERIFY(isSilent(2'000ms));
}

void TestRemoteControl::quitEndsIt()
{
    call(u"org.mpris.MediaPlayer2.Quit"_s, {});
    QVERIFY(waitFor([&] { return m_dogear.state() == QProcess::NotRunning; }, 30s));
    QCOMPARE(m_dogear.exitStatus(), QProcess::NormalExit);
    QCOMPARE(m_dogear.exitCode(), 0);
}

QTEST_GUILESS_MAIN(TestRemoteControl)
#include "tst_remote_control.moc"
