// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what is derived from the system's answer; the answer itself depends on the machine.

#include "reachability.h"

#include <net/network_status.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::net;
using Reachability = QNetworkInformation::Reachability;

class TestNetworkStatus final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void untilSomebodyKnowsThereIsANetwork();
    void whatIsNew_data();
    void whatIsNew();
    void whatCountsAsANetwork_data();
    void whatCountsAsANetwork();
    void theSystemIsAsked();
};

void TestNetworkStatus::untilSomebodyKnowsThereIsANetwork()
{
    const NetworkStatus status;
    QVERIFY(status.isOnline());
    QVERIFY(!status.isMetered());
}

void TestNetworkStatus::whatIsNew_data()
{
    QTest::addColumn<bool>("isOnline");
    QTest::addColumn<bool>("isMetered");
    QTest::addColumn<int>("said");
    QTest::newRow("no change") << true << false << 0;
    QTest::newRow("the connection is lost") << false << false << 1;
    QTest::newRow("the network becomes metered") << true << true << 1;
    QTest::newRow("both changes emit one signal") << false << true << 1;
}

void TestNetworkStatus::whatIsNew()
{
    QFETCH(const bool, isOnline);
    QFETCH(const bool, isMetered);
    QFETCH(const int, said);
    NetworkStatus status;
    const QSignalSpy changed(&status, &NetworkStatus::changed);
    status.take(isOnline, isMetered);
    QCOMPARE(changed.count(), said);
    QCOMPARE(status.isOnline(), isOnline);
    QCOMPARE(status.isMetered(), isMetered);
    status.take(isOnline, isMetered);
    QCOMPARE(changed.count(), said);
    status.take(true, false);
    QCOMPARE(changed.count(), said * 2);
}

void TestNetworkStatus::whatCountsAsANetwork_data()
{
    QTest::addColumn<Reachability>("reachability");
    QTest::addColumn<bool>("isOnline");
    QTest::newRow("disconnected") << Reachability::Disconnected << false;
    QTest::newRow("local network only, as behind a captive portal") << Reachability::Local << true;
    QTest::newRow("site network only") << Reachability::Site << true;
    QTest::newRow("online") << Reachability::Online << true;
    QTest::newRow("unknown") << Reachability::Unknown << true;
}

void TestNetworkStatus::whatCountsAsANetwork()
{
    QFETCH(const Reachability, reachability);
    QFETCH(const bool, isOnline);
    QCOMPARE(isOnlineAt(reachability), isOnline);
}

/// start() takes over what the system reports, whatever it is, or the defaults without a report.
void TestNetworkStatus::theSystemIsAsked()
{
    NetworkStatus status;
    status.start();
    status.start();
    const QNetworkInformation *system = QNetworkInformation::instance();
    QCOMPARE(status.isOnline(), !system || isOnlineAt(system->reachability()));
    QCOMPARE(status.isMetered(), system && system->isMetered());
}

QTEST_GUILESS_MAIN(TestNetworkStatus)
#include "tst_network_status.moc"
