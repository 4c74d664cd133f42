// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the file of contacted hosts: what is joined, kept, forgotten, and read after damage.

#include "contact_file.h"

#include <base/utc.h>

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::contacts;
using net::Purpose;

namespace {

const QDateTime noon(QDate(2026, 8, 4), QTime(12, 0), utc);

HostContact contact(const QString &host, const QDateTime &time, Purpose purpose = Purpose::Media)
{
    return {.host = host,
            .purpose = purpose,
            .first = time,
            .last = time,
            .requests = 1,
            .bytes = 100,
            .shows = {u"show"_s}};
}

QStringList hostsOf(const QList<HostContact> &contacts)
{
    QStringList hosts;
    for (const HostContact &each : contacts)
        hosts.append(each.host);
    hosts.sort();
    return hosts;
}

} // namespace

class TestContactFile final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void itIsReadAsItWasWritten();
    void equalHostsAndPurposesAreOne();
    void theNumberOfShowsIsLimited();
    void oldContactsAreForgotten_data();
    void oldContactsAreForgotten();
    void theOldestAboveTheLimitAreForgotten();
    void damagedFilesAreReadAsFarAsPossible_data();
    void damagedFilesAreReadAsFarAsPossible();
    void contactsAreAddedToTheFile();
    void onlyTheUserMayReadTheFile();
    void aFileThatCannotBeWrittenIsAnError();
    void allAreRemoved();
    void aShowIsIdentifiedWithoutItsAddress();
};

void TestContactFile::itIsReadAsItWasWritten()
{
    HostContact all = contact(u"media.example"_s, noon);
    all.last = noon.addSecs(60);
    all.requests = 3'000'000'000;
    all.bytes = qint64{1} << 50;
    all.shows = {u"one"_s, u"two"_s};
    QList<HostContact> contacts{all};
    for (const Purpose purpose : net::allPurposes())
        contacts.append(contact(u"host.example"_s, noon, purpose));
    QCOMPARE(fromJson(toJson(contacts)), contacts);
    QCOMPARE(fromJson(toJson({})), QList<HostContact>());
}

void TestContactFile::equalHostsAndPurposesAreOne()
{
    HostContact late = contact(u"a.example"_s, noon.addSecs(60));
    late.shows = {u"other"_s, u"show"_s};
    const QList<HostContact> all =
        joined({contact(u"a.example"_s, noon), contact(u"b.example"_s, noon)},
               {late, contact(u"a.example"_s, noon, Purpose::Feed)});
    QCOMPARE(all.size(), 3);
    const HostContact expected{.host = u"a.example"_s,
                               .purpose = Purpose::Media,
                               .first = noon,
                               .last = noon.addSecs(60),
                               .requests = 2,
                               .bytes = 200,
                               .shows = {u"show"_s, u"other"_s}};
    QCOMPARE(all.constFirst(), expected);
    QCOMPARE(all.at(1), contact(u"b.example"_s, noon));
    QCOMPARE(all.at(2), contact(u"a.example"_s, noon, Purpose::Feed));
}

void TestContactFile::theNumberOfShowsIsLimited()
{
    HostContact all = contact(u"a.example"_s, noon);
    for (int i = 0; i < 100; ++i) {
        HostContact one = contact(u"a.example"_s, noon);
        one.shows = {QString::number(i)};
        add(all, one);
    }
    QCOMPARE(all.shows.size(), HostContact::maxShows);
    QCOMPARE(all.requests, qint64{101});
}

void TestContactFile::oldContactsAreForgotten_data()
{
    QTest::addColumn<qint64>("secondsAgo");
    QTest::addColumn<bool>("isKept");
    const qint64 month = qint64{30} * 24 * 3600;
    QTest::newRow("now") << qint64{0} << true;
    QTest::newRow("30 days ago") << month << true;
    QTest::newRow("a second more than 30 days ago") << month + 1 << false;
    QTest::newRow("tomorrow, after the clock was set back") << qint64{-86'400} << true;
}

void TestContactFile::oldContactsAreForgotten()
{
    QFETCH(const qint64, secondsAgo);
    QFETCH(const bool, isKept);
    HostContact old = contact(u"a.example"_s, noon.addSecs(-secondsAgo));
    old.first = noon.addYears(-1); // the last request counts
    QCOMPARE(withoutOld({old}, noon).size(), isKept ? 1 : 0);
}

void TestContactFile::theOldestAboveTheLimitAreForgotten()
{
    QList<HostContact> contacts;
    for (int i = 0; i < int(maxContacts) + 10; ++i)
        contacts.append(contact(QString::number(i), noon.addSecs(-i)));
    const QList<HostContact> kept = withoutOld(contacts, noon);
    QCOMPARE(kept.size(), maxContacts);
    QVERIFY(hostsOf(kept).contains(u"0"_s));
    QVERIFY(!hostsOf(kept).contains(QString::number(maxContacts)));
}

void TestContactFile::damagedFilesAreReadAsFarAsPossible_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QStringList>("hosts");
    const auto file = [](const QByteArray &contacts) {
        return QByteArray("{'format':1,'contacts':[" + contacts + "]}").replace('\'', '"');
    };
    const QByteArray good = "{'host':'a.example','purpose':'feed','first':5,'last':6}";
    QTest::newRow("an empty file") << QByteArray() << QStringList();
    QTest::newRow("no JSON") << QByteArray("\x01\xff{") << QStringList();
    QTest::newRow("another format")
        << QByteArray(file(good)).replace(":1,", ":2,") << QStringList();
    QTest::newRow("no list") << QByteArray("{\"format\":1,\"contacts\":7}") << QStringList();
    QTest::newRow("counters are missing") << file(good) << QStringList{u"a.example"_s};
    QTest::newRow("a contact without a host")
        << file("{'purpose':'feed','first':5,'last':6}," + good) << QStringList{u"a.example"_s};
    QTest::newRow("an unknown purpose")
        << file("{'host':'b.example','purpose':'x','first':5,'last':6}," + good)
        << QStringList{u"a.example"_s};
    QTest::newRow("a last time before the first")
        << file("{'host':'b.example','purpose':'feed','first':7,'last':6}," + good)
        << QStringList{u"a.example"_s};
    QTest::newRow("a number in place of a contact")
        << file("7," + good) << QStringList{u"a.example"_s};
}

void TestContactFile::damagedFilesAreReadAsFarAsPossible()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QStringList, hosts);
    const QList<HostContact> contacts = fromJson(json);
    QCOMPARE(hostsOf(contacts), hosts);
    QVERIFY(std::ranges::all_of(
        contacts, [](const HostContact &each) { return each.requests == 0 && each.bytes == 0; }));
}

void TestContactFile::contactsAreAddedToTheFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"cache/hosts.json"_s);
    QCOMPARE(readContacts(file, noon), QList<HostContact>());
    QVERIFY(addContacts(file, {contact(u"a.example"_s, noon)}, noon));
    QVERIFY(addContacts(file, {contact(u"a.example"_s, noon.addSecs(5))}, noon));
    QVERIFY(addContacts(file, {contact(u"b.example"_s, noon)}, noon));
    const QList<HostContact> contacts = readContacts(file, noon);
    QCOMPARE(hostsOf(contacts), (QStringList{u"a.example"_s, u"b.example"_s}));
    QCOMPARE(contacts.constFirst().requests, qint64{2});
    QCOMPARE(readContacts(file, noon.addYears(1)), QList<HostContact>());
    QVERIFY(addContacts(file, {contact(u"c.example"_s, noon.addYears(1))}, noon.addYears(1)));
    QCOMPARE(hostsOf(readContacts(file, noon)), QStringList{u"c.example"_s});
}

void TestContactFile::onlyTheUserMayReadTheFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"hosts.json"_s);
    QVERIFY(addContacts(file, {contact(u"a.example"_s, noon)}, noon));
    const QFile::Permissions others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFileInfo(file).permissions() & others, QFile::Permissions());
}

void TestContactFile::aFileThatCannotBeWrittenIsAnError()
{
    const QTemporaryDir folder;
    QFile inTheWay(folder.filePath(u"cache"_s));
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    const auto added =
        addContacts(folder.filePath(u"cache/hosts.json"_s), {contact(u"a.example"_s, noon)}, noon);
    QVERIFY(!added);
    QCOMPARE(added.error().code, ErrorCode::FileUnwritable);
}

void TestContactFile::allAreRemoved()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"hosts.json"_s);
    QVERIFY(removeContacts(file)); // there is none
    QVERIFY(addContacts(file, {contact(u"a.example"_s, noon)}, noon));
    QVERIFY(removeContacts(file));
    QVERIFY(!QFileInfo::exists(file));
}

void TestContactFile::aShowIsIdentifiedWithoutItsAddress()
{
    const QUrl feed(u"https://anna:s3cret@show.example/feed?token=t0ken"_s);
    const QString tag = showTag(feed);
    QCOMPARE(tag.size(), 16);
    for (const auto part : {"anna"_L1, "s3cret"_L1, "show"_L1, "t0ken"_L1})
        QVERIFY(!tag.contains(part));
    QCOMPARE(showTag(QUrl(u"http://show.example/feed"_s)),
             showTag(QUrl(u"https://SHOW.example/feed/"_s)));
    QVERIFY(showTag(QUrl(u"https://show.example/other"_s))
            != showTag(QUrl(u"https://show.example/feed"_s)));
    QCOMPARE(showTag({}), QString());
}

QTEST_GUILESS_MAIN(TestContactFile)
#include "tst_contact_file.moc"
