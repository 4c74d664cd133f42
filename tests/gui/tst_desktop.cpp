// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the requests of the desktop (MPRIS, notifications) to the real program on a private session
// bus.

#include "real_warnings.h"
#include "window_driver.h"

#include <support/fake_notification_server.h>
#include <support/private_bus.h>
#include <support/timeouts.h>

#include <QDBusVariant>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace dogear::test;

class TestDesktop final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void raisesTheWindow();
    void opensAFeed();
    void nextTakesWhatIsUpNext();
    void saysWhatItCannotOpen();
    void newEpisodesAreAnnouncedAndOpened();
    void quits();

private:
    QDBusMessage call(const QString &method, const QVariantList &what = {})
    {
        const bool isRoot = method == "Raise"_L1 || method == "Quit"_L1;
        QDBusMessage message = QDBusMessage::createMethodCall(
            u"org.mpris.MediaPlayer2.dogear"_s,
            u"/org/mpris/MediaPlayer2"_s,
            isRoot ? u"org.mpris.MediaPlayer2"_s : u"org.mpris.MediaPlayer2.Player"_s,
            method);
        message.setArguments(what);
        return test::ask(m_bus->connection(u"stranger"_s), message);
    }
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }

    std::unique_ptr<PrivateBus> m_bus;
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_dogear;
};

void TestDesktop::initTestCase()
{
    if (!PrivateBus::isInstalled())
        QSKIP("dbus-daemon is not installed");
    m_bus = std::make_unique<PrivateBus>();
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus->address().toUtf8());
    QApplication::setQuitOnLastWindowClosed(false);
}

void TestDesktop::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    prepareLibrary(m_folder->filePath(u"data"_s));
    m_dogear = startDogear(m_folder->filePath(u"data"_s));
    QVERIFY(m_dogear);
    // The service appears on the bus a little after the window is shown.
    QTRY_COMPARE(call(u"Pause"_s).type(), QDBusMessage::ReplyMessage);
}

void TestDesktop::cleanup()
{
    m_dogear.reset();
    m_folder.reset();
    QCOMPARE(dogearWarnings(), QString());
}

void TestDesktop::raisesTheWindow()
{
    m_dogear->window().showMinimized();
    QVERIFY(m_dogear->window().isMinimized());
    QCOMPARE(call(u"Raise"_s).type(), QDBusMessage::ReplyMessage);
    QVERIFY(!m_dogear->window().isMinimized());
    QTRY_VERIFY(m_dogear->window().isActiveWindow());
}

void TestDesktop::opensAFeed()
{
    const QString feed = m_folder->filePath(u"a feed.xml"_s);
    writeFeed(feed, QUrl(u"https://h.example/1"_s), 2);
    call(u"OpenUri"_s, {QUrl::fromLocalFile(feed).toString(QUrl::FullyEncoded)});
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    QVERIFY(!part<QWidget>("messageBar")->isVisible());
}

void TestDesktop::nextTakesWhatIsUpNext()
{
    const QString feed = m_folder->filePath(u"feed.xml"_s);
    writeFeed(feed, QUrl(u"https://h.example/1"_s), 2);
    m_dogear->open({feed}, {});
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    auto *list = part<QListView>("episodeList");
    list->setCurrentIndex(list->model()->index(1, 0));
    QTest::keyClick(list, Qt::Key_Q);
    const auto canGoNext = [this] {
        const QDBusMessage answer =
            test::ask(m_bus->connection(u"stranger"_s),
                      QDBusMessage::createMethodCall(u"org.mpris.MediaPlayer2.dogear"_s,
                                                     u"/org/mpris/MediaPlayer2"_s,
                                                     u"org.freedesktop.DBus.Properties"_s,
                                                     u"Get"_s)
                          << u"org.mpris.MediaPlayer2.Player"_s << u"CanGoNext"_s);
        return answer.arguments().value(0).value<QDBusVariant>().variant().toBool();
    };
    QTRY_VERIFY(canGoNext());
    call(u"Next"_s);
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 1"_s);
    // Still paused, as before Next.
    QVERIFY(part<QLabel>("playerStatus")->text().startsWith("Test show"_L1));
    QTRY_VERIFY(!canGoNext());
}

void TestDesktop::saysWhatItCannotOpen()
{
    QCOMPARE(call(u"OpenUri"_s, {u"spotify:track:1"_s}).type(), QDBusMessage::ErrorMessage);
    QVERIFY(part<QWidget>("messageBar")->isVisible());
    QVERIFY(part<QLabel>("messageText")->text().contains("spotify:track:1"_L1));
    QVERIFY(part<QLabel>("messageText")->text().contains("https://"_L1)); // names what it can open
}

void TestDesktop::newEpisodesAreAnnouncedAndOpened()
{
    FakeNotificationServer server(m_bus->connection(u"desk"_s));
    const QString feed = m_folder->filePath(u"feed.xml"_s);
    writeFeed(feed, QUrl(u"https://h.example/1"_s), 2);
    m_dogear->open({feed}, {});
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    m_dogear->window().hide();
    writeFeed(feed, QUrl(u"https://h.example/1"_s), 3);
    part<QAction>("actionRefreshAll")->trigger();
    QTRY_COMPARE(server.shown.size(), 1); // and not when the show was followed
    const FakeNotificationServer::Shown shown = server.shown.constFirst();
    QCOMPARE(shown.title, u"Test show"_s);
    QCOMPARE(shown.body, u"Episode 3"_s);
    QVERIFY(shown.actions.contains(u"play"_s) && shown.actions.contains(u"queue"_s));
    emit server.ActionInvoked(shown.id, u"default"_s);
    QTRY_VERIFY(m_dogear->window().isVisible());
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 3"_s);
}

void TestDesktop::quits()
{
    QVERIFY(m_dogear->window().isVisible());
    QCOMPARE(call(u"Quit"_s).type(), QDBusMessage::ReplyMessage);
    QTRY_VERIFY(!m_dogear->window().isVisible());
}

QTEST_MAIN(TestDesktop)

#include "tst_desktop.moc"
