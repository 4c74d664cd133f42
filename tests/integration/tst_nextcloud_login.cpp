// SPDX-License-Identifier: GPL-3.0-or-later

#include <net/network_api_client.h>
#include <support/fake_clock.h>
#include <support/sync_server.h>
#include <support/timeouts.h>
#include <sync_servers/make_transport.h>
#include <sync_servers/nextcloud_login.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using sync_servers::NextcloudAccess;
using sync_servers::NextcloudLogin;

class TestNextcloudLogin final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theBrowserGivesAnAppPassword();
    void anInterruptionEndsNoLogin();
    void otherServersGetNoToken_data();
    void otherServersGetNoToken();
    void aLoginCanBeEnded();
    void aTypedPasswordBecomesAnAppPassword();
    void loggingOutRevokesTheAppPassword();

private:
    FakeClock m_clock;
    net::NetworkApiClient m_client{"Dogear test"};
};

void TestNextcloudLogin::theBrowserGivesAnAppPassword()
{
    SyncServer server(syncServerPresets()[3], m_clock);
    NextcloudLogin login(m_client, u"Dogear on desk"_s, 10ms);
    QSignalSpy pages(&login, &NextcloudLogin::pageReady);
    const auto access = login.start(server.address());
    QTRY_COMPARE(pages.size(), 1);
    QVERIFY(pages.constFirst().constFirst().toUrl().path().contains(u"/login/v2/flow/"_s));
    QTRY_COMPARE_GT(server.requests().size(), 3); // it is asked again and again
    QVERIFY(!access.isFinished());
    server.confirmLogin();
    QTRY_VERIFY(access.isFinished());
    QVERIFY(access.result().has_value());
    // The server may name itself in another way, with a folder that stays.
    QVERIFY(access.result().value()
            == (NextcloudAccess{QUrl(server.address().toString() + "/sub"_L1),
                                SyncServer::user,
                                SyncServer::password}));
    QCOMPARE(server.requests().constFirst().header("User-Agent"), QByteArray("Dogear on desk"));
}

void TestNextcloudLogin::anInterruptionEndsNoLogin()
{
    SyncServer server(syncServerPresets()[3], m_clock);
    NextcloudLogin login(m_client, u"Dogear"_s, 10ms);
    QSignalSpy pages(&login, &NextcloudLogin::pageReady);
    const auto access = login.start(server.address());
    QTRY_COMPARE(pages.size(), 1);
    int drops = 0;
    server.setFaults([&drops](const ServerRequest &) {
        return ++drops <= 3 ? SyncFault::DropBefore : SyncFault::None;
    });
    server.confirmLogin();
    QTRY_VERIFY(access.isFinished());
    QVERIFY(access.result().has_value());
}

void TestNextcloudLogin::otherServersGetNoToken_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("an endpoint elsewhere without encryption")
        << QByteArray(R"({"poll":{"token":"T","endpoint":"http://evil.example/poll"},)"
                      R"("login":"https://evil.example/flow"})");
    QTest::newRow("a page elsewhere without encryption")
        << QByteArray(R"({"poll":{"token":"T","endpoint":"https://e.org/poll"},)"
                      R"("login":"http://evil.example/flow"})");
    QTest::newRow("a page that runs a program")
        << QByteArray(R"({"poll":{"token":"T","endpoint":"https://e.org/poll"},)"
                      R"("login":"file:///bin/sh"})");
    QTest::newRow("nothing of it") << QByteArray("{}");
}

void TestNextcloudLogin::otherServersGetNoToken()
{
    QFETCH(const QByteArray, answer);
    LocalHttpServer server;
    server.setBody(u"/index.php/login/v2"_s, answer);
    NextcloudLogin login(m_client, u"Dogear"_s, 10ms);
    QSignalSpy pages(&login, &NextcloudLogin::pageReady);
    const auto access = login.start(server.url(QString()));
    QTRY_VERIFY(access.isFinished());
    QCOMPARE(access.result().error().code, ErrorCode::BadResponse);
    QVERIFY(pages.isEmpty());
}

void TestNextcloudLogin::aLoginCanBeEnded()
{
    SyncServer server(syncServerPresets()[3], m_clock);
    Future<Result<NextcloudAccess>> access;
    {
        NextcloudLogin login(m_client, u"Dogear"_s, 10ms);
        QSignalSpy pages(&login, &NextcloudLogin::pageReady);
        access = login.start(server.address());
        QTRY_COMPARE(pages.size(), 1);
        login.cancel();
        QCOMPARE(access.result().error().code, ErrorCode::Cancelled);
        access = login.start(server.address());
    }
    QVERIFY(access.isFinished());
    QCOMPARE(access.result().error().code, ErrorCode::Cancelled);
}

void TestNextcloudLogin::aTypedPasswordBecomesAnAppPassword()
{
    SyncServer server(syncServerPresets()[3], m_clock);
    NextcloudLogin login(m_client, u"Dogear"_s);
    auto made = login.appPassword(server.address(), SyncServer::user, SyncServer::password);
    QTRY_VERIFY(made.isFinished());
    QCOMPARE(made.result().value_or(QString()), u"app-secret"_s);
    // An app password stays what it is.
    made = login.appPassword(server.address(), SyncServer::user, SyncServer::password);
    QTRY_VERIFY(made.isFinished());
    QCOMPARE(made.result().value_or(QString()), SyncServer::password);
    made = login.appPassword(server.address(), SyncServer::user, u"wrong"_s);
    QTRY_VERIFY(made.isFinished());
    QCOMPARE(made.result().error().httpStatus, 401);
}

void TestNextcloudLogin::loggingOutRevokesTheAppPassword()
{
    SyncServer server(syncServerPresets()[3], m_clock);
    NextcloudLogin login(m_client, u"Dogear"_s);
    const auto made = login.appPassword(server.address(), SyncServer::user, SyncServer::password);
    QTRY_VERIFY(made.isFinished());
    QVERIFY(server.hasAppPassword());
    const auto transport =
        sync_servers::makeTransport(m_client,
                                    {.target = {.kind = domain::SyncTargetKind::Nextcloud,
                                                .address = server.address(),
                                                .user = SyncServer::user},
                                     .password = SyncServer::password});
    const auto closed = transport->close();
    QTRY_VERIFY(closed.isFinished());
    QVERIFY(closed.result().has_value());
    QVERIFY(!server.hasAppPassword());
    const auto again = transport->close(); // revoked already
    QTRY_VERIFY(again.isFinished());
    QVERIFY(again.result().has_value());
}

QTEST_GUILESS_MAIN(TestNextcloudLogin)
#include "tst_nextcloud_login.moc"
