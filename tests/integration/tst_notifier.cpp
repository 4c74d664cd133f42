// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what a notification server and the portal get, and what Dogear learns from them.

#include "portal_notifier.h"
#include "server_notifier.h"

#include <support/fake_notification_server.h>
#include <support/fake_portal.h>
#include <support/private_bus.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using desktop::Notification;
using desktop::Notifier;
using test::FakeNotificationServer;
using test::FakePortal;

class TestNotifier final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void whatTheServerIsAbleTo_data();
    void whatTheServerIsAbleTo();
    void hintsSayWhatItIs();
    void itAsksOnce();
    void aGroupHasOneNotification();
    void onlyTheLastOfAGroupIsSentAfterTheFirst();
    void aClickIsReported_data();
    void aClickIsReported();
    void aNotificationThatIsGoneIsNotReplaced();
    void closing();
    void anotherProgramsNotificationsAreIgnored();
    void withoutAServer_data();
    void withoutAServer();
    void thePortalGetsTheSame();
    void aClickThroughThePortalIsReported_data();
    void aClickThroughThePortalIsReported();

private:
    [[nodiscard]] static Notification plain(const QString &group, const QString &title)
    {
        return {.group = group, .title = title, .body = u"A body"_s};
    }
    QDBusConnection desk() { return m_bus->connection(u"desk"_s); }
    QDBusConnection own() { return m_bus->connection(u"dogear"_s); }
    /// Shows \a notification and waits until the server has answered.
    void show(const Notification &notification)
    {
        const qsizetype before = m_server->shown.size();
        m_notifier->show(notification);
        QTRY_COMPARE(m_server->shown.size(), before + 1);
        settle();
    }
    /// Waits until all messages that were sent have arrived: the bus keeps their order.
    void settle()
    {
        const QDBusMessage question = QDBusMessage::createMethodCall(u"org.freedesktop.DBus"_s,
                                                                     u"/org/freedesktop/DBus"_s,
                                                                     u"org.freedesktop.DBus"_s,
                                                                     u"GetId"_s);
        for (int round = 0; round < 2; ++round) { // a call, and the answer to it
            test::ask(own(), question);
            test::ask(desk(), question);
            QCoreApplication::processEvents();
        }
    }

    std::unique_ptr<test::PrivateBus> m_bus;
    std::unique_ptr<FakeNotificationServer> m_server;
    std::unique_ptr<Notifier> m_notifier;
};

void TestNotifier::initTestCase()
{
    if (!test::PrivateBus::isInstalled())
        QSKIP("dbus-daemon is not installed");
    m_bus = std::make_unique<test::PrivateBus>();
    QVERIFY(desk().isConnected());
}

void TestNotifier::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_server = std::make_unique<FakeNotificationServer>(desk());
    m_notifier = std::make_unique<desktop::ServerNotifier>(own());
}

void TestNotifier::cleanup()
{
    m_notifier.reset();
    m_server.reset();
}

void TestNotifier::whatTheServerIsAbleTo_data()
{
    QTest::addColumn<QStringList>("capabilities");
    QTest::addColumn<QString>("body");
    QTest::addColumn<QStringList>("actions");
    const QStringList actions{u"default"_s, u"Open"_s, u"play"_s, u"Play"_s};
    QTest::newRow("a server with markup gets it escaped")
        << QStringList{u"actions"_s, u"body"_s, u"body-markup"_s} << u"A &amp; &lt;b&gt;"_s
        << actions;
    QTest::newRow("a server without markup gets plain text")
        << QStringList{u"actions"_s, u"body"_s} << u"A & <b>"_s << actions;
    QTest::newRow("a server without buttons gets none")
        << QStringList{u"body"_s} << u"A & <b>"_s << QStringList();
}

void TestNotifier::whatTheServerIsAbleTo()
{
    QFETCH(const QStringList, capabilities);
    m_server->capabilities = capabilities;
    show({.group = u"a"_s,
          .title = u"Title & <i>"_s,
          .body = u"A & <b>"_s,
          .actions = {{u"play"_s, u"Play"_s}}});
    const FakeNotificationServer::Shown &shown = m_server->shown.constFirst();
    QCOMPARE(shown.title, u"Title & <i>"_s); // titles never have markup
    QTEST(shown.body, "body");
    QTEST(shown.actions, "actions");
}

void TestNotifier::hintsSayWhatItIs()
{
    show({.group = u"a"_s,
          .title = u"Title"_s,
          .category = u"transfer.complete"_s,
          .picture = u"/a folder/cover"_s,
          .urgency = desktop::Urgency::Critical});
    show(plain(u"b"_s, u"Title"_s));
    const QVariantMap &hints = m_server->shown.constFirst().hints;
    QCOMPARE(hints.value(u"desktop-entry"_s).toString(), u"org.dogear.Dogear"_s);
    QCOMPARE(hints.value(u"category"_s).toString(), u"transfer.complete"_s);
    QCOMPARE(hints.value(u"image-path"_s).toString(), u"file:///a%20folder/cover"_s);
    // The specification has a byte; servers ignore a number of another type.
    QCOMPARE(hints.value(u"urgency"_s).metaType(), QMetaType::fromType<uchar>());
    QCOMPARE(hints.value(u"urgency"_s).toInt(), 2);
    const QVariantMap &few = m_server->shown.constLast().hints;
    QVERIFY(!few.contains(u"category"_s) && !few.contains(u"image-path"_s));
}

void TestNotifier::itAsksOnce()
{
    QCOMPARE(m_server->questions, 0); // not before something is shown
    m_notifier->show(plain(u"a"_s, u"One"_s));
    m_notifier->show(plain(u"b"_s, u"Two"_s));
    QTRY_COMPARE(m_server->shown.size(), 2);
    show(plain(u"c"_s, u"Three"_s));
    QCOMPARE(m_server->questions, 1);
}

void TestNotifier::aGroupHasOneNotification()
{
    show(plain(u"a"_s, u"One"_s));
    show(plain(u"b"_s, u"Two"_s));
    show(plain(u"a"_s, u"Three"_s));
    QCOMPARE(m_server->shown.at(0).replaced, 0U);
    QCOMPARE(m_server->shown.at(1).replaced, 0U);
    QCOMPARE(m_server->shown.at(2).replaced, m_server->shown.at(0).id);
}

void TestNotifier::onlyTheLastOfAGroupIsSentAfterTheFirst()
{
    show(plain(u"b"_s, u"Zero"_s)); // the capabilities are known
    for (const QString &title : {u"One"_s, u"Two"_s, u"Three"_s})
        m_notifier->show(plain(u"a"_s, title));
    QTRY_COMPARE(m_server->shown.size(), 3);
    settle();
    QCOMPARE(m_server->shown.size(), 3);
    QCOMPARE(m_server->shown.at(1).title, u"One"_s);
    QCOMPARE(m_server->shown.at(2).title, u"Three"_s);
    QCOMPARE(m_server->shown.at(2).replaced, m_server->shown.at(1).id);
}

void TestNotifier::aClickIsReported_data()
{
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("action");
    QTest::newRow("on the notification") << QString() << u"default"_s;
    QTest::newRow("on a button") << QString() << u"play"_s;
    QTest::newRow("with a token for Wayland") << u"token-1"_s << u"default"_s;
}

void TestNotifier::aClickIsReported()
{
    QFETCH(const QString, token);
    QFETCH(const QString, action);
    QSignalSpy activated(m_notifier.get(), &Notifier::activated);
    show(plain(u"a"_s, u"One"_s));
    const uint id = m_server->shown.constFirst().id;
    if (!token.isEmpty())
        emit m_server->ActivationToken(id, token);
    emit m_server->ActionInvoked(id, action);
    QTRY_COMPARE(activated.size(), 1);
    QCOMPARE(activated.constFirst(), QVariantList({u"a"_s, action, token}));
    emit m_server->ActionInvoked(id, action); // a token is valid once
    QTRY_COMPARE(activated.size(), 2);
    QCOMPARE(activated.constLast(), QVariantList({u"a"_s, action, QString()}));
}

void TestNotifier::aNotificationThatIsGoneIsNotReplaced()
{
    QSignalSpy closed(m_notifier.get(), &Notifier::closed);
    show(plain(u"a"_s, u"One"_s));
    emit m_server->NotificationClosed(m_server->shown.constFirst().id, 2);
    QTRY_COMPARE(closed.size(), 1);
    QCOMPARE(closed.constFirst().constFirst().toString(), u"a"_s);
    show(plain(u"a"_s, u"Two"_s));
    QCOMPARE(m_server->shown.constLast().replaced, 0U);
}

void TestNotifier::closing()
{
    m_notifier->close(u"unknown"_s);
    show(plain(u"a"_s, u"One"_s));
    m_notifier->close(u"a"_s);
    QTRY_COMPARE(m_server->closed, QList<uint>{m_server->shown.constFirst().id});
    // Before the server has said its number.
    m_notifier->show(plain(u"b"_s, u"Two"_s));
    m_notifier->close(u"b"_s);
    QTRY_COMPARE(m_server->closed.size(), 2);
    QCOMPARE(m_server->closed.constLast(), m_server->shown.constLast().id);
}

void TestNotifier::anotherProgramsNotificationsAreIgnored()
{
    QSignalSpy activated(m_notifier.get(), &Notifier::activated);
    QSignalSpy closed(m_notifier.get(), &Notifier::closed);
    show(plain(u"a"_s, u"One"_s));
    for (const uint id : {0U, 7U}) {
        emit m_server->ActivationToken(id, u"token"_s);
        emit m_server->ActionInvoked(id, u"default"_s);
        emit m_server->NotificationClosed(id, 1);
    }
    settle();
    QCOMPARE(activated.size(), 0);
    QCOMPARE(closed.size(), 0);
}

void TestNotifier::withoutAServer_data()
{
    QTest::addColumn<bool>("hasBus");
    QTest::newRow("no service on the bus") << true;
    QTest::newRow("no bus") << false;
}

void TestNotifier::withoutAServer()
{
    QFETCH(const bool, hasBus);
    m_server.reset();
    const QDBusConnection none(u"no such bus"_s);
    desktop::ServerNotifier server(hasBus ? own() : none);
    desktop::PortalNotifier portal(hasBus ? own() : none);
    for (Notifier *notifier :
         {static_cast<Notifier *>(&server), static_cast<Notifier *>(&portal)}) {
        notifier->show(plain(u"a"_s, u"One"_s));
        notifier->close(u"a"_s);
    }
    settle();
    if (!hasBus)
        return;
    // A service that comes later is used, for the next notification.
    m_server = std::make_unique<FakeNotificationServer>(desk());
    server.show(plain(u"a"_s, u"Two"_s));
    QTRY_COMPARE(m_server->shown.size(), 1);
    QCOMPARE(m_server->shown.constFirst().title, u"Two"_s);
}

void TestNotifier::thePortalGetsTheSame()
{
    FakePortal portal(desk());
    desktop::PortalNotifier notifier(own());
    notifier.show({.group = u"a"_s,
                   .title = u"Title"_s,
                   .body = u"A & <b>"_s,
                   .actions = {{u"play"_s, u"Play"_s}},
                   .picture = u"/cover"_s,
                   .urgency = desktop::Urgency::Low});
    notifier.close(u"a"_s);
    QTRY_COMPARE(portal.methods(), QStringList({u"AddNotification"_s, u"RemoveNotification"_s}));
    QCOMPARE(portal.calls.at(0).arguments.at(0).toString(), u"a"_s);
    const QVariantMap facts = FakePortal::toMap(portal.calls.at(0).arguments.at(1));
    QCOMPARE(facts.value(u"title"_s).toString(), u"Title"_s);
    QCOMPARE(facts.value(u"body"_s).toString(), u"A & <b>"_s);
    QCOMPARE(facts.value(u"priority"_s).toString(), u"low"_s);
    QCOMPARE(facts.value(u"default-action"_s).toString(), u"default"_s);
    QVERIFY(!facts.contains(u"icon"_s));
    const auto buttons = qdbus_cast<QList<QVariantMap>>(facts.value(u"buttons"_s));
    QCOMPARE(buttons.size(), 1);
    QCOMPARE(buttons.constFirst().value(u"action"_s).toString(), u"play"_s);
    QCOMPARE(portal.calls.at(1).arguments.at(0).toString(), u"a"_s);
}

void TestNotifier::aClickThroughThePortalIsReported_data()
{
    QTest::addColumn<QVariantList>("parameters");
    QTest::addColumn<QString>("token");
    QTest::newRow("by version 1, without a token") << QVariantList() << QString();
    QTest::newRow("by version 2, with a token")
        << QVariantList{QVariantMap{{u"activation-token"_s, u"token-1"_s}}} << u"token-1"_s;
}

void TestNotifier::aClickThroughThePortalIsReported()
{
    QFETCH(const QVariantList, parameters);
    QFETCH(const QString, token);
    FakePortal portal(desk());
    desktop::PortalNotifier notifier(own());
    QSignalSpy activated(&notifier, &Notifier::activated);
    notifier.show(plain(u"a"_s, u"One"_s));
    QTRY_COMPARE(portal.calls.size(), 1);
    portal.emitSignal(
        u"Notification"_s, u"ActionInvoked"_s, {u"a"_s, u"default"_s, QVariant(parameters)});
    QTRY_COMPARE(activated.size(), 1);
    QCOMPARE(activated.constFirst(), QVariantList({u"a"_s, u"default"_s, token}));
}

QTEST_GUILESS_MAIN(TestNotifier)
#include "tst_notifier.moc"
