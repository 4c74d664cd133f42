// SPDX-License-Identifier: GPL-3.0-or-later

#include "foreign_files.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::importers;
using namespace dogear::test;

class TestDamagedPlayers final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void cleanup();

    void logIsRead();
    void logOfAnotherWriterIsCutOff();
    void originalIsNeverChanged_data();
    void originalIsNeverChanged();
    void cutDatabase_data();
    void cutDatabase();
    void damagedPage();
    void openJournal();
    void finishedJournal_data();
    void finishedJournal();
    void cancelled();
    void readOnlyFolder();
    void tableWithoutRowNumbers();
    void computedColumnsAreNotRead();

private:
    QTemporaryDir m_temporary;
};

namespace {

const QStringList tables{u"PRAGMA user_version = 15"_s,
                         u"CREATE TABLE Feeds (feeduid INTEGER PRIMARY KEY, url TEXT, name TEXT)"_s,
                         u"CREATE TABLE Entries (entryuid INTEGER PRIMARY KEY, feeduid INTEGER,"
                         " id TEXT, title TEXT)"_s,
                         u"CREATE TABLE Enclosures (entryuid INTEGER, playposition INTEGER)"_s};
const QStringList show{u"INSERT INTO Feeds VALUES (1, 'https://e.org/a', 'A')"_s};
/// Many pages: a kilobyte of title for each episode.
const QStringList manyEpisodes{
    u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)"
    " INSERT INTO Entries SELECT i, 1, 'g' || i, hex(zeroblob(500)) FROM n"_s};

Result<PlayerLibrary> readWith(const ForeignFiles &files,
                               const QString &name,
                               DamageRule damage = DamageRule::Refuse)
{
    const std::atomic_bool isCancelled = false;
    return readPlayer(files.path(name), files.noFolders(), damage, isCancelled);
}

} // namespace

/// Private copies are made here, so that cleanup() sees whether they are removed.
void TestDamagedPlayers::initTestCase()
{
    qputenv("TMPDIR", m_temporary.path().toLocal8Bit());
    QCOMPARE(QDir::tempPath(), m_temporary.path());
}

void TestDamagedPlayers::cleanup()
{
    QCOMPARE(
        QDir(m_temporary.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList());
}

void TestDamagedPlayers::logIsRead()
{
    ForeignFiles files;
    files.executeInLog(u"database.db3"_s, tables + show);
    QVERIFY(files.bytes(u"database.db3-wal"_s).size() > 1000);
    const QStringList before = files.fingerprints();
    QCOMPARE(files.read(u"database.db3"_s),
             lines({u"kasts version=15"_s, u"show feed=https://e.org/a title=A"_s}));
    QCOMPARE(files.fingerprints(), before);
}

void TestDamagedPlayers::logOfAnotherWriterIsCutOff()
{
    // The writer was adding a frame when the log was copied: what was committed before counts.
    ForeignFiles files;
    files.executeInLog(u"database.db3"_s, tables + show);
    const QByteArray log = files.bytes(u"database.db3-wal"_s);
    files.write(u"database.db3-wal"_s, log + log.first(1000));
    QCOMPARE(files.read(u"database.db3"_s),
             lines({u"kasts version=15"_s, u"show feed=https://e.org/a title=A"_s}));
}

void TestDamagedPlayers::originalIsNeverChanged_data()
{
    QTest::addColumn<bool>("isInLog");
    QTest::addColumn<int>("cut");
    QTest::newRow("in the database") << false << 0;
    QTest::newRow("in the log") << true << 0;
    QTest::newRow("cut off") << false << 3000;
    QTest::newRow("cut off, with a log") << true << 3000;
}

void TestDamagedPlayers::originalIsNeverChanged()
{
    QFETCH(const bool, isInLog);
    QFETCH(const int, cut);
    ForeignFiles files;
    files.execute(u"a.db"_s, tables);
    if (isInLog)
        files.executeInLog(u"a.db"_s, show + manyEpisodes);
    else
        files.execute(u"a.db"_s, show + manyEpisodes);
    if (cut > 0)
        files.write(u"a.db"_s, files.bytes(u"a.db"_s).chopped(cut));
    const QStringList before = files.fingerprints();
    for (const DamageRule damage : {DamageRule::Refuse, DamageRule::ReadWhatIsThere})
        (void)files.read(u"a.db"_s, damage);
    QCOMPARE(files.fingerprints(), before);
}

void TestDamagedPlayers::cutDatabase_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {1, 10, 50, 90, 99})
        QTest::addRow("cut after %d percent", percent) << percent;
}

void TestDamagedPlayers::cutDatabase()
{
    QFETCH(const int, percent);
    ForeignFiles files;
    files.execute(u"a.db"_s, tables + show + manyEpisodes);
    const QByteArray whole = files.bytes(u"a.db"_s);
    files.write(u"a.db"_s, whole.first(whole.size() * percent / 100));
    for (const DamageRule damage : {DamageRule::Refuse, DamageRule::ReadWhatIsThere}) {
        const auto library = readWith(files, u"a.db"_s, damage);
        QVERIFY(!library);
        QCOMPARE(library.error().code, ErrorCode::OtherPlayerDamaged);
        QCOMPARE(library.error().url, QUrl::fromLocalFile(files.path(u"a.db"_s)));
        QCOMPARE(library.error().detail,
                 u"it has %1 of %2 bytes"_s.arg(whole.size() * percent / 100).arg(whole.size()));
    }
}

void TestDamagedPlayers::damagedPage()
{
    ForeignFiles files;
    files.execute(u"a.db"_s, tables + show + manyEpisodes);
    QByteArray bytes = files.bytes(u"a.db"_s);
    // In the middle of the pages with episodes.
    constexpr qsizetype page = 4096;
    const qsizetype middle = bytes.size() / page / 2 * page;
    bytes.replace(middle, page, QByteArray(page, '\xff'));
    files.write(u"a.db"_s, bytes);

    const auto refused = readWith(files, u"a.db"_s);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::OtherPlayerDamaged);

    const auto library = readWith(files, u"a.db"_s, DamageRule::ReadWhatIsThere);
    QVERIFY(library);
    QCOMPARE(library->shows.size(), 1);
    QVERIFY(library->episodes.size() > 20);
    QVERIFY(library->episodes.size() < 200);
    QCOMPARE(library->skipped.constFirst().reason, SkipReason::DamagedRows);
    QCOMPARE(library->skipped.constFirst().names, QStringList{u"Entries"_s});
}

void TestDamagedPlayers::openJournal()
{
    ForeignFiles files;
    files.execute(u"a.db"_s, tables + show);
    files.write(u"a.db-journal"_s,
                QByteArray("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8) + QByteArray(1000, 'x'));
    const QStringList before = files.fingerprints();
    QCOMPARE(files.read(u"a.db"_s), u"error OtherPlayerBusy of a.db"_s);
    QCOMPARE(files.fingerprints(), before);
}

void TestDamagedPlayers::finishedJournal_data()
{
    QTest::addColumn<QByteArray>("journal");
    QTest::newRow("emptied") << QByteArray();
    QTest::newRow("overwritten with zeros") << QByteArray(1000, '\0');
}

void TestDamagedPlayers::finishedJournal()
{
    QFETCH(const QByteArray, journal);
    ForeignFiles files;
    files.execute(u"a.db"_s, tables + show);
    files.write(u"a.db-journal"_s, journal);
    QCOMPARE(files.read(u"a.db"_s),
             lines({u"kasts version=15"_s, u"show feed=https://e.org/a title=A"_s}));
}

void TestDamagedPlayers::cancelled()
{
    ForeignFiles files;
    files.execute(u"a.db"_s, tables + show);
    const std::atomic_bool isCancelled = true;
    const auto library =
        readPlayer(files.path(u"a.db"_s), files.noFolders(), DamageRule::Refuse, isCancelled);
    QVERIFY(!library);
    QCOMPARE(library.error().code, ErrorCode::Cancelled);
}

void TestDamagedPlayers::readOnlyFolder()
{
    ForeignFiles files;
    files.executeInLog(u"folder/a.db"_s, tables + show);
    const QString folder = files.path(u"folder"_s);
    const auto readOnly = QFileDevice::ReadOwner | QFileDevice::ExeOwner;
    for (const QString &name : QDir(folder).entryList(QDir::Files))
        QVERIFY(QFile::setPermissions(folder + u'/' + name, QFileDevice::ReadOwner));
    QVERIFY(QFile::setPermissions(folder, readOnly));
    const QString read = files.read(u"folder/a.db"_s);
    QVERIFY(QFile::setPermissions(folder, readOnly | QFileDevice::WriteOwner));
    QCOMPARE(read, lines({u"kasts version=15"_s, u"show feed=https://e.org/a title=A"_s}));
}

void TestDamagedPlayers::tableWithoutRowNumbers()
{
    ForeignFiles files;
    files.execute(u"a.db"_s,
                  {u"PRAGMA user_version = 16"_s,
                   u"CREATE TABLE Feeds (feeduid INTEGER PRIMARY KEY, url TEXT) WITHOUT ROWID"_s,
                   u"CREATE TABLE Enclosures (entryuid INTEGER, playposition INTEGER)"_s,
                   u"INSERT INTO Feeds VALUES (2, 'https://e.org/b'), (1, 'https://e.org/a')"_s});
    QCOMPARE(files.read(u"a.db"_s),
             lines({u"kasts version=16 newer"_s,
                    u"show feed=https://e.org/a"_s,
                    u"show feed=https://e.org/b"_s}));
}

void TestDamagedPlayers::computedColumnsAreNotRead()
{
    // An expression of a stranger could take for ever.
    ForeignFiles files;
    files.execute(u"a.db"_s,
                  {u"CREATE TABLE Feeds (url TEXT, name TEXT AS (hex(zeroblob(400000000))))"_s,
                   u"CREATE TABLE Enclosures (playposition INTEGER)"_s,
                   u"INSERT INTO Feeds (url) VALUES ('https://e.org/a')"_s});
    QCOMPARE(files.read(u"a.db"_s, DamageRule::ReadWhatIsThere),
             lines({u"kasts"_s, u"show feed=https://e.org/a"_s}));
}

QTEST_GUILESS_MAIN(TestDamagedPlayers)
#include "tst_damaged_players.moc"
