// SPDX-License-Identifier: GPL-3.0-or-later

#include "feeds/host_queue.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::subscriptions;

class TestHostQueue final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void takes_data();
    void takes();
    void whatIsClearedIsNotTaken();
    void filesNeedNoSparing();
};

void TestHostQueue::takes_data()
{
    QTest::addColumn<QString>("waiting"); ///< each with its host and a number
    QTest::addColumn<int>("perHost");
    QTest::addColumn<int>("inTotal");
    QTest::addColumn<QString>("steps"); ///< "take", "answered-host" or "finished"
    QTest::addColumn<QString>("taken");
    QTest::newRow("rule 65: two requests per host at a time")
        << u"a1 a2 a3"_s << 2 << 9 << u"take take take"_s << u"a1 a2 -"_s;
    QTest::newRow("the next one after an answer")
        << u"a1 a2 a3"_s << 2 << 9 << u"take take answered-a take take"_s << u"a1 a2 a3 -"_s;
    QTest::newRow("the hosts take turns")
        << u"a1 a2 a3 b1 c1"_s << 2 << 9 << u"take take take take take"_s << u"a1 b1 c1 a2 -"_s;
    QTest::newRow("a busy host does not block the others")
        << u"a1 a2 a3 b1"_s << 1 << 9 << u"take take take"_s << u"a1 b1 -"_s;
    QTest::newRow("a total limit of unfinished shows")
        << u"a1 b1 c1"_s << 2 << 2 << u"take take take answered-b take finished take"_s
        << u"a1 b1 - - c1"_s;
    QTest::newRow("an empty queue") << u""_s << 2 << 2 << u"take"_s << u"-"_s;
}

void TestHostQueue::takes()
{
    QFETCH(const QString, waiting);
    QFETCH(const int, perHost);
    QFETCH(const int, inTotal);
    QFETCH(const QString, steps);
    QFETCH(const QString, taken);
    HostQueue queue(perHost, inTotal);
    for (const QString &show : waiting.split(u' ', Qt::SkipEmptyParts)) {
        domain::FollowedPodcast podcast;
        podcast.url = QUrl(u"https://%1.example/%2"_s.arg(show.first(1), show));
        queue.add(podcast);
    }
    QStringList log;
    for (const QString &step : steps.split(u' ')) {
        if (step == "finished"_L1) {
            queue.finished();
            continue;
        }
        if (step != "take"_L1) {
            queue.answered(QUrl(u"https://%1.EXAMPLE/"_s.arg(step.back())));
            continue;
        }
        const auto show = queue.takeNext();
        log.append(show ? show->url.fileName() : u"-"_s);
    }
    QCOMPARE(log.join(u' '), taken);
}

void TestHostQueue::whatIsClearedIsNotTaken()
{
    HostQueue queue(1, 4);
    domain::FollowedPodcast podcast;
    podcast.url = QUrl(u"https://a.example/1"_s);
    queue.add(podcast);
    queue.add(podcast);
    QVERIFY(queue.takeNext().has_value());
    queue.clear();
    QCOMPARE(queue.inFlight(), 1);
    queue.answered(podcast.url);
    queue.finished();
    QCOMPARE(queue.inFlight(), 0);
    QVERIFY(!queue.takeNext().has_value());
    QVERIFY(queue.isEmpty());
}

/// Local files have no server, so the limit per host does not apply to them.
void TestHostQueue::filesNeedNoSparing()
{
    HostQueue queue(1, 4);
    for (const QString &path : {u"/a.xml"_s, u"/b.xml"_s}) {
        domain::FollowedPodcast podcast;
        podcast.url = QUrl::fromLocalFile(path);
        queue.add(podcast);
    }
    QVERIFY(queue.takeNext() && queue.takeNext());
}

QTEST_GUILESS_MAIN(TestHostQueue)

#include "tst_host_queue.moc"
