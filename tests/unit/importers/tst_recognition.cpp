// SPDX-License-Identifier: GPL-3.0-or-later

#include "foreign_files.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestRecognition final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void otherFiles_data();
    void otherFiles();
    void otherDatabases_data();
    void otherDatabases();
    void nameDoesNotMatter();
    void countsShows();
    void fileThatMayNotBeRead();
};

void TestRecognition::otherFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("empty") << QByteArray() << ErrorCode::EmptyInput;
    QTest::newRow("prose") << QByteArray("Dear Ann") << ErrorCode::OtherPlayerUnknown;
    QTest::newRow("a feed") << QByteArray("<rss><channel><title>x</title></channel></rss>")
                            << ErrorCode::OtherPlayerUnknown;
    QTest::newRow("a web page") << QByteArray("<!doctype html><html></html>")
                                << ErrorCode::OtherPlayerUnknown;
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10)
                               << ErrorCode::OtherPlayerUnknown;
    QTest::newRow("the beginning of a database")
        << QByteArray("SQLite format 3\0", 16) << ErrorCode::OtherPlayerDamaged;
    QTest::newRow("the beginning of an archive")
        << QByteArray("PK\x03\x04") << ErrorCode::OtherPlayerDamaged;
}

void TestRecognition::otherFiles()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const ErrorCode, code);
    ForeignFiles files;
    files.write(u"file"_s, bytes);
    const std::atomic_bool isCancelled = false;
    const auto found = importers::recognise(files.path(u"file"_s), isCancelled);
    QVERIFY(!found);
    QCOMPARE(found.error().code, code);
    QCOMPARE(found.error().url, QUrl::fromLocalFile(files.path(u"file"_s)));
}

void TestRecognition::otherDatabases_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("no tables") << QStringList{u"CREATE TABLE a (b)"_s, u"DROP TABLE a"_s};
    QTest::newRow("a library of Dogear")
        << QStringList{u"CREATE TABLE podcast (id INTEGER PRIMARY KEY, url TEXT)"_s,
                       u"CREATE TABLE episode (id INTEGER PRIMARY KEY, guid TEXT)"_s};
    QTest::newRow("Strawberry, which has no podcasts") << QStringList{
        u"CREATE TABLE schema_version (version INTEGER)"_s, u"CREATE TABLE songs (title TEXT)"_s};
    QTest::newRow("views with the names of the tables of Kasts")
        << QStringList{u"CREATE TABLE a (url, playposition)"_s,
                       u"CREATE VIEW Feeds AS SELECT url FROM a"_s,
                       u"CREATE VIEW Enclosures AS SELECT playposition FROM a"_s};
}

void TestRecognition::otherDatabases()
{
    QFETCH(const QStringList, statements);
    ForeignFiles files;
    files.execute(u"other.db"_s, statements);
    QCOMPARE(files.read(u"other.db"_s), u"error OtherPlayerUnknown of other.db"_s);
}

void TestRecognition::nameDoesNotMatter()
{
    ForeignFiles files;
    files.execute(u"holiday.jpeg"_s,
                  {u"CREATE TABLE rss_feed (rssurl TEXT)"_s,
                   u"CREATE TABLE rss_item (enclosure_url TEXT)"_s,
                   u"INSERT INTO rss_feed VALUES ('https://e.org/a')"_s});
    QCOMPARE(files.read(u"holiday.jpeg"_s), lines({u"newsboat"_s, u"show feed=https://e.org/a"_s}));
}

void TestRecognition::countsShows()
{
    ForeignFiles files;
    files.execute(u"a.db"_s,
                  {u"CREATE TABLE rss_feed (rssurl TEXT)"_s,
                   u"CREATE TABLE rss_item (enclosure_url TEXT)"_s,
                   u"INSERT INTO rss_feed VALUES ('https://e.org/a'), ('https://e.org/b')"_s});
    files.write(u"urls.txt"_s, "https://e.org/a\nhttps://e.org/b\nhttps://e.org/c\n");
    files.write(u"a.opml"_s, "<opml><body/></opml>");
    const std::atomic_bool isCancelled = false;
    using Count = std::optional<qint64>;
    const auto count = [&](const QString &name) {
        const auto found = importers::recognise(files.path(name), isCancelled);
        return found ? found->showCount : Count(-1);
    };
    QCOMPARE(count(u"a.db"_s), Count(2));
    QCOMPARE(count(u"urls.txt"_s), Count(3));
    QCOMPARE(count(u"a.opml"_s), Count());
}

void TestRecognition::fileThatMayNotBeRead()
{
    ForeignFiles files;
    const std::atomic_bool isCancelled = false;
    const auto missing = importers::recognise(files.path(u"missing"_s), isCancelled);
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::FileNotFound);

    files.write(u"folder/file"_s, "x");
    const auto folder = importers::recognise(files.path(u"folder"_s), isCancelled);
    QVERIFY(!folder);
    QCOMPARE(folder.error().code, ErrorCode::OtherPlayerUnknown);

    // A pipe or device would never end.
    const auto device = importers::recognise(u"/dev/zero"_s, isCancelled);
    QVERIFY(!device);
    QCOMPARE(device.error().code, ErrorCode::FileUnreadable);

    files.write(u"secret"_s, "x");
    QVERIFY(QFile::setPermissions(files.path(u"secret"_s), {}));
    if (QFile(files.path(u"secret"_s)).open(QIODevice::ReadOnly))
        return; // root may read everything
    const auto secret = importers::recognise(files.path(u"secret"_s), isCancelled);
    QVERIFY(!secret);
    QCOMPARE(secret.error().code, ErrorCode::FileUnreadable);
}

QTEST_GUILESS_MAIN(TestRecognition)
#include "tst_recognition.moc"
