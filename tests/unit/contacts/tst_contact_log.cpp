// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the record of contacted hosts: counting, saving, clearing, and its end.

#include <net/connections.h>
#include <support/fake_clock.h>
#include <support/timeouts.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <contacts/contact_log.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::contacts;
using namespace dogear::test;
using net::Purpose;

class TestContactLog final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_log.reset(); }

    void requestsAreCounted();
    void requestsOfOtherThreadsAreCounted();
    void theFileSurvivesTheProgram();
    void twoProgramsAddToOneFile();
    void nothingIsReadAfterClearing();
    void withoutAFileContactsLastForTheSession();
    void theObserverMayOutliveTheLog();

private:
    [[nodiscard]] QString file() const { return m_folder->filePath(u"hosts.json"_s); }
    void begin() { m_log = std::make_unique<ContactLog>(file(), m_clock); }
    void report(const QString &host, Purpose purpose, int requests = 1, qint64 bytes = 0)
    {
        m_log->observer()->take({.host = host,
                                 .cause = {purpose, QUrl(u"https://show.example/feed"_s)},
                                 .requests = requests,
                                 .bytes = bytes});
    }
    [[nodiscard]] QList<HostContact> read()
    {
        const auto contacts = m_log->read();
        return waitUntil([&] { return contacts.isFinished(); }) ? contacts.result()
                                                                : QList<HostContact>();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    FakeClock m_clock;
    std::unique_ptr<ContactLog> m_log;
};

void TestContactLog::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    m_clock = FakeClock();
    begin();
}

void TestContactLog::requestsAreCounted()
{
    const QDateTime first = m_clock.time;
    report(u"media.example"_s, Purpose::Media);
    report(u"media.example"_s, Purpose::Media, 0, 70'000);
    m_clock.advance(std::chrono::seconds(5));
    report(u"MEDIA.example"_s, Purpose::Media);
    report(QString(), Purpose::Media); // a file has no host
    const HostContact expected{.host = u"media.example"_s,
                               .purpose = Purpose::Media,
                               .first = first,
                               .last = m_clock.time,
                               .requests = 2,
                               .bytes = 70'000,
                               .shows = {showTag(QUrl(u"https://show.example/feed"_s))}};
    QCOMPARE(read(), QList{expected});
    m_log->save();
    QCOMPARE(read(), QList{expected});
}

void TestContactLog::requestsOfOtherThreadsAreCounted()
{
    constexpr int each = 1'000;
    QList<std::shared_ptr<QThread>> threads;
    for (int i = 0; i < 4; ++i) {
        threads.append(std::shared_ptr<QThread>(QThread::create([this] {
            for (int request = 0; request < each; ++request)
                report(u"media.example"_s, Purpose::Media, 1, 10);
        })));
        threads.constLast()->start();
    }
    for (const auto &thread : threads)
        QVERIFY(thread->wait());
    const QList<HostContact> contacts = read();
    QCOMPARE(contacts.size(), 1);
    QCOMPARE(contacts.constFirst().requests, qint64{4 * each});
    QCOMPARE(contacts.constFirst().bytes, qint64{40 * each});
}

void TestContactLog::theFileSurvivesTheProgram()
{
    report(u"a.example"_s, Purpose::Feed);
    begin(); // destroys the first, which has not saved
    report(u"a.example"_s, Purpose::Feed);
    const QList<HostContact> contacts = read();
    QCOMPARE(contacts.size(), 1);
    QCOMPARE(contacts.constFirst().requests, qint64{2});
}

void TestContactLog::twoProgramsAddToOneFile()
{
    ContactLog other(file(), m_clock);
    for (int i = 0; i < 3; ++i) {
        report(u"a.example"_s, Purpose::Feed);
        other.observer()->take({.host = u"a.example"_s, .cause = Purpose::Feed, .requests = 1});
        m_log->save();
        other.save();
    }
    const auto both = other.read();
    QTRY_VERIFY(both.isFinished());
    QTRY_COMPARE(read().constFirst().requests, qint64{6});
}

void TestContactLog::nothingIsReadAfterClearing()
{
    report(u"a.example"_s, Purpose::Feed);
    m_log->save();
    report(u"b.example"_s, Purpose::Feed);
    const auto cleared = m_log->clear();
    QTRY_VERIFY(cleared.isFinished());
    QVERIFY(cleared.result());
    QCOMPARE(read(), QList<HostContact>());
    QVERIFY(!QFileInfo::exists(file()));
    report(u"c.example"_s, Purpose::Feed);
    QCOMPARE(read().constFirst().host, u"c.example"_s);
}

void TestContactLog::withoutAFileContactsLastForTheSession()
{
    QVERIFY(QDir().mkpath(file())); // a folder is in the way
    report(u"a.example"_s, Purpose::Feed);
    m_log->save();
    QTRY_COMPARE(read().size(), 1);
    report(u"b.example"_s, Purpose::Feed);
    m_log->save();
    QCOMPARE(read().size(), 2);
}

void TestContactLog::theObserverMayOutliveTheLog()
{
    const auto observer = m_log->observer();
    m_log.reset();
    observer->take({.host = u"a.example"_s, .cause = Purpose::Feed, .requests = 1});
    QVERIFY(!QFileInfo::exists(file()));
}

QTEST_GUILESS_MAIN(TestContactLog)
#include "tst_contact_log.moc"
