// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/latest_request.h>

#include <QTest>

using dogear::LatestRequest;

class TestLatestRequest final : public QObject
{
    Q_OBJECT

private slots:
    void onlyTheLatestTicketCounts();
    void aCancelledRequestHasNoTicket();
    void stepsOfOneRequestShareItsTicket();
    void aTicketOfNoRequestNeverCounts();
};

void TestLatestRequest::onlyTheLatestTicketCounts()
{
    LatestRequest requests;
    const auto first = requests.begin();
    QVERIFY(requests.isLatest(first));
    const auto second = requests.begin();
    QVERIFY(!requests.isLatest(first));
    QVERIFY(requests.isLatest(second));
}

void TestLatestRequest::aCancelledRequestHasNoTicket()
{
    LatestRequest requests;
    const auto ticket = requests.begin();
    requests.cancel();
    QVERIFY(!requests.isLatest(ticket));
}

void TestLatestRequest::stepsOfOneRequestShareItsTicket()
{
    LatestRequest requests;
    QVERIFY(!requests.hasBegun());
    QVERIFY(requests.isLatest(requests.latest()));
    const auto ticket = requests.begin();
    QVERIFY(requests.hasBegun());
    const auto nextStep = requests.latest();
    QVERIFY(requests.isLatest(ticket) && requests.isLatest(nextStep));
}

void TestLatestRequest::aTicketOfNoRequestNeverCounts()
{
    LatestRequest requests;
    QVERIFY(!requests.isLatest({}));
    requests.cancel();
    QVERIFY(!requests.isLatest({}));
}

QTEST_GUILESS_MAIN(TestLatestRequest)
#include "tst_latest_request.moc"
