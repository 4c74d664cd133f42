// SPDX-License-Identifier: GPL-3.0-or-later
// Tests both transports against servers with the quirks of real ones.

#include <net/network_api_client.h>
#include <support/fake_clock.h>
#include <support/sync_server.h>
#include <support/timeouts.h>
#include <sync_servers/gpodder_transport.h>
#include <sync_servers/make_transport.h>
#include <sync_servers/nextcloud_transport.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using sync::Limitation;

namespace {

template<typename T>
Result<T> wait(const Future<Result<T>> &future)
{
    if (!waitUntil([&future] { return future.isFinished(); }))
        return failure({ErrorCode::Timeout, u"no answer"_s});
    return future.result();
}

domain::SyncAction action(const QString &episode, qint64 time, qint64 position)
{
    return {.feed = u"https://example.org/f.xml"_s,
            .episode = u"https://example.org/%1.mp3"_s.arg(episode),
            .guid = episode,
            .time = time,
            .started = 0,
            .position = position,
            .total = 1000};
}

} // namespace

class TestSyncServers final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_clock = FakeClock();
    }

    void presets_data();
    void carries_data() { presets_data(); }
    void carries();
    void theCheckNamesLimits_data() { presets_data(); }
    void theCheckNamesLimits();
    void wrongPasswords_data() { presets_data(); }
    void wrongPasswords();
    void webPagesAreNoAnswers_data() { presets_data(); }
    void webPagesAreNoAnswers();
    void aLostSessionIsRenewedOnce();
    void folderAndOddNamesStayInThePath();
    void longAddressesAreRefusedForNextcloud();
    void refusedAddressesAreReported();

private:
    [[nodiscard]] std::unique_ptr<sync::Transport> connectTo(
        const SyncServer &server,
        const QString &password = SyncServer::password)
    {
        return sync_servers::makeTransport(
            m_client,
            {.target = {.kind = server.quirks().isNextcloud ? domain::SyncTargetKind::Nextcloud
                                                            : domain::SyncTargetKind::Gpodder,
                        .address = server.address(),
                        .user = SyncServer::user,
                        .device = u"desk"_s},
             .password = password,
             .deviceCaption = u"Desk"_s});
    }

    FakeClock m_clock;
    net::NetworkApiClient m_client{"Dogear test"};
};

void TestSyncServers::presets_data()
{
    QTest::addColumn<int>("preset");
    const QList<SyncServerQuirks> presets = syncServerPresets();
    for (int preset = 0; preset < presets.size(); ++preset)
        QTest::addRow("%s", qPrintable(presets[preset].name)) << preset;
}

void TestSyncServers::carries()
{
    QFETCH(const int, preset);
    SyncServer server(syncServerPresets()[preset], m_clock);
    const auto transport = connectTo(server);
    QVERIFY(wait(transport->open(transport->standardProfile())).has_value());
    QVERIFY(wait(transport->sendShows({u"https://example.org/f.xml"_s}, {})).has_value());
    const qint64 now = m_clock.now().toSecsSinceEpoch();
    QVERIFY(wait(transport->sendActions({action(u"1"_s, now - 100, 20)})).has_value());
    const auto shows = wait(transport->showChanges(0));
    QVERIFY(shows.has_value());
    QCOMPARE(shows->added, QStringList{u"https://example.org/f.xml"_s});
    QVERIFY(shows->cursor == now);
    QCOMPARE(wait(transport->allShows()).value_or(QStringList()), shows->added);
    const auto page = wait(transport->actions(0));
    QVERIFY(page.has_value());
    QVERIFY(page->serverTime == now);
    QCOMPARE(page->unreadable, 0);
    if (server.quirks().deliversActions) {
        QCOMPARE(page->actions.size(), 1);
        domain::SyncAction returned = page->actions.constFirst();
        returned.device.clear();
        QVERIFY(returned == action(u"1"_s, now - 100, 20));
    }
    QVERIFY(wait(transport->sendShows({}, {u"https://example.org/f.xml"_s})).has_value());
    QCOMPARE(wait(transport->showChanges(now)).value_or(sync::ShowChanges()).removed,
             QStringList{u"https://example.org/f.xml"_s});
    QVERIFY(wait(transport->close()).has_value());
}

void TestSyncServers::theCheckNamesLimits()
{
    QFETCH(const int, preset);
    SyncServer server(syncServerPresets()[preset], m_clock);
    server.store().changeShows(
        u"phone"_s, {u"https://example.org/f.xml"_s}, {}, m_clock.now().toSecsSinceEpoch());
    const auto transport = connectTo(server);
    const auto limits = wait(sync_servers::checkServer(*transport, this));
    QVERIFY(limits.has_value());
    QCOMPARE(limits->contains(Limitation::ShowsPerDevice), server.quirks().isPerDevice);
    QCOMPARE(limits->contains(Limitation::LastUploadWins), server.quirks().isNextcloud);
    QVERIFY(limits->contains(Limitation::OnlyShowsAndPlaces));
    QVERIFY(server.store().actions().isEmpty()); // the check changes nothing
    QCOMPARE(server.store().allShows().size(), 1);
}

void TestSyncServers::wrongPasswords()
{
    QFETCH(const int, preset);
    SyncServer server(syncServerPresets()[preset], m_clock);
    const auto transport = connectTo(server, u"wrong"_s);
    const auto limits = wait(sync_servers::checkServer(*transport, this));
    QVERIFY(!limits);
    QCOMPARE(limits.error().code, ErrorCode::HttpStatus);
    QCOMPARE(limits.error().httpStatus, server.quirks().refusal);
    QVERIFY(!limits.error().url.toString().contains(u"wrong"_s));
}

void TestSyncServers::webPagesAreNoAnswers()
{
    QFETCH(const int, preset);
    SyncServer server(syncServerPresets()[preset], m_clock);
    const auto transport = connectTo(server);
    server.setFaults([](const ServerRequest &) { return SyncFault::WebPage; });
    const qint64 now = m_clock.now().toSecsSinceEpoch();
    QCOMPARE(wait(transport->sendActions({action(u"1"_s, now, 20)})).error().code,
             ErrorCode::HtmlPage);
    QCOMPARE(wait(transport->sendShows({u"https://e.org"_s}, {})).error().code,
             ErrorCode::HtmlPage);
    QCOMPARE(wait(transport->actions(0)).error().code, ErrorCode::HtmlPage);
    QCOMPARE(wait(transport->showChanges(0)).error().code, ErrorCode::HtmlPage);
}

void TestSyncServers::aLostSessionIsRenewedOnce()
{
    SyncServer server(syncServerPresets().constLast(), m_clock); // cookies of two minutes
    const auto transport = connectTo(server);
    QVERIFY(wait(transport->open(transport->standardProfile())).has_value());
    m_clock.advance(std::chrono::minutes(3));
    server.clearRequests();
    QVERIFY(wait(transport->showChanges(0)).has_value());
    QCOMPARE(server.requests().size(), 3); // refused, login, again
    server.clearRequests();
    QVERIFY(wait(transport->showChanges(0)).has_value());
    QCOMPARE(server.requests().size(), 1);
    // A server that refuses for another reason is not asked without end.
    server.setFaults([](const ServerRequest &request) {
        return request.path.contains(u"login"_s) ? SyncFault::None : SyncFault::LostSession;
    });
    QVERIFY(!wait(transport->showChanges(0)));
    QCOMPARE(server.requests().size(), 4);
}

void TestSyncServers::folderAndOddNamesStayInThePath()
{
    LocalHttpServer server;
    server.setDefaultRoute([](const ServerRequest &) { return ServerAnswer{.body = "{}"}; });
    const auto transport =
        sync_servers::makeTransport(m_client,
                                    {.target = {.kind = domain::SyncTargetKind::Gpodder,
                                                .address = server.url(u"/sub/folder/"_s),
                                                .user = u"ann/b c@d"_s,
                                                .device = u"desk"_s},
                                     .password = u"p:/?#"_s});
    (void)wait(transport->sendActions({action(u"1"_s, 5, 20)}));
    const ServerRequest request = server.requests().constFirst();
    QCOMPARE(request.target, QByteArray("/sub/folder/api/2/episodes/ann%2Fb%20c%40d.json"));
    QCOMPARE(request.header("Authorization"),
             QByteArray("Basic " + QByteArray("ann/b c@d:p:/?#").toBase64()));
}

void TestSyncServers::longAddressesAreRefusedForNextcloud()
{
    SyncServer server(syncServerPresets()[5], m_clock);
    const auto transport = connectTo(server);
    const auto sent = wait(transport->sendActions({action(QString(500, u'x'), 5, 20)}));
    QVERIFY(!sent);
    QCOMPARE(sent.error().code, ErrorCode::LimitExceeded);
    QVERIFY(server.requests().isEmpty());
}

void TestSyncServers::refusedAddressesAreReported()
{
    SyncServer server(strictServer(), m_clock);
    const auto transport = connectTo(server);
    const auto changes = wait(transport->sendShows({u"ftp://e.org/f"_s}, {}));
    QVERIFY(changes.has_value());
    QCOMPARE(*changes, (QList<sync::AddressChange>{{u"ftp://e.org/f"_s, QString()}}));
}

QTEST_GUILESS_MAIN(TestSyncServers)
#include "tst_sync_servers.moc"
