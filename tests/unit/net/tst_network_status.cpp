// SPDX-License-Identifier: GPL-3.0-or-later
// The system's answer itself depends on the machine; what is made of it does not.

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
    QTest::newRow("the same as before is no news") << true << false << 0;
    QTest::newRow("the connection is lost") << false << false << 1;
    QTest::newRow("the network costs money now") << true << true << 1;
    QTest::newRow("both at once are one piece of news") << false << true << 1;
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
    QTest::newRow("nothing is connected") << Reachability::Disconnected << false;
    QTest::newRow("only this house, as behind a captive portal") << Reachability::Local << true;
    QTest::newRow("only this organisation") << Reachability::Site << true;
    QTest::newRow("the world") << Reachability::Online << true;
    QTest::newRow("nobody knows") << Reachability::Unknown << true;
}

void TestNetworkStatus::whatCountsAsANetwork()
{
    QFETCH(const Reachability, reachability);
    QFETCH(const bool, isOnline);
    QCOMPARE(isOnlineAt(reachability), isOnline);
}

/// Whatever this system says, or if it says nothing: what start() took is what it said.
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
