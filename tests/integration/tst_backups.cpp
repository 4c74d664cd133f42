// SPDX-License-Identifier: GPL-3.0-or-later
// Backs up a library to a file and restores it; a failed restore must change nothing.

#include "migrations.h"

#include <maintenance/restore.h>
#include <settings/position_file.h>
#include <storage/database_file.h>
#include <support/backed_up_library.h>

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <backup/archive.h>

using namespace dogear;
using namespace dogear::test;
using maintenance::BackupFacts;
using maintenance::PreparedRestore;

class TestBackups final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void whatWasThereComesBack();
    void whatIsBackedUpIsTold();
    void itIsBackedUpWhileItIsOpen();
    void onlyABackupIsWrittenOver_data();
    void onlyABackupIsWrittenOver();
    void whatIsNoBackupChangesNothing_data();
    void whatIsNoBackupChangesNothing();
    void aCopyOfAMigrationIsRestored();
    void anOlderLibraryIsBroughtUpToDate();
    void whatWasThereIsKept();
    void aDamagedLibraryIsKeptAsItIs();
    void thereMayBeNoLibraryYet();
    void itWaitsUntilTheLibraryIsClosed();
    void aCrashBetweenTheSteps_data();
    void aCrashBetweenTheSteps();
    void beforeItHoldsNothingHasChanged();
    void twoAtATimeAreRefused();
    void stoppedNothingIsLeft();
    void oldLogsOfWritesAreNotPlayedBack();

private:
    Result<BackupFacts> backUp(const QString &path)
    {
        return BackedUpLibrary::wait(m_library->backups->backUp(path));
    }
    Result<PreparedRestore> prepare(const QString &path)
    {
        return BackedUpLibrary::wait(m_library->backups->prepareRestore(path));
    }
    ErrorCode codeOfRestore(const QString &path)
    {
        const auto prepared = prepare(path);
        return prepared ? ErrorCode::Internal : prepared.error().code;
    }
    bool restore(const QString &path)
    {
        const auto restored = prepare(path) ? maintenance::finishRestore(m_library->folders)
                                            : Result<std::optional<maintenance::Restored>>();
        return restored && *restored;
    }
    /// Names of the files and folders in the library's data folder, without lock files.
    QString dataFiles() const
    {
        QStringList names = QDir(m_library->filePath(u"data"_s))
                                .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        names.removeIf([](const QString &name) { return name.endsWith(".lock"_L1); });
        return names.join(u' ');
    }

    std::unique_ptr<BackedUpLibrary> m_library;
    QString m_zip;
};

namespace {

const QString one = u"one 3 episodes, 1 places, at one"_s;
const QString both = u"one+two 7 episodes, 2 places, at two"_s;

/// Writes a library of schema 13 with the show "old", which has two episodes.
void makeSchema13(const QString &path)
{
    const QString name = u"schema 13"_s;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        const auto steps = storage::embeddedMigrations().first(13);
        QVERIFY(storage::migrate(database, path, steps).has_value());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO podcast (id, url, url_key, title, added_at, episode_count,"
                           " unplayed_count) VALUES (7, 'https://e.org/f', 'e.org/f', 'old', 1, 2,"
                           " 2)"_s));
        for (const QString &number : {u"1"_s, u"2"_s}) {
            QVERIFY(
                query.exec(u"INSERT INTO episode (id, podcast_id, guid, title, sort_time,"
                           " has_enclosure, type, image, content_hash)"
                           " VALUES (%1, 7, 'old%1', 'Old', %1, 1, 0, '', x'00')"_s.arg(number)));
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
}

} // namespace

/// Backs up a library with the show "one", then adds the show "two" to the library.
void TestBackups::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<BackedUpLibrary>();
    m_zip = m_library->filePath(u"a.zip"_s);
    QVERIFY(m_library->fill(u"one"_s, 3));
    QVERIFY(backUp(m_zip));
    QVERIFY(m_library->fill(u"two"_s, 4));
    QCOMPARE(m_library->content(), both);
}

void TestBackups::whatWasThereComesBack()
{
    QVERIFY(restore(m_zip));
    QCOMPARE(m_library->content(), one);
    const auto connection = storage::Connection::open(m_library->folders.database);
    const auto found =
        (*connection)
            ->execute(u"SELECT count(*) FROM phrase_search WHERE phrase_search MATCH 'one'"_s);
    QVERIFY(found && (*found)->next());
    QCOMPARE((*found)->value(0).toInt(), 3);
    QVERIFY(!*maintenance::finishRestore(m_library->folders)); // nothing is left to restore
}

void TestBackups::whatIsBackedUpIsTold()
{
    const auto made = backUp(m_library->filePath(u"b.zip"_s));
    QVERIFY(made.has_value());
    QCOMPARE(made->shows, 2);
    QCOMPARE(made->episodes, 7);
    QCOMPARE(made->positions, 2);
    QCOMPARE(made->schema, storage::newestSchema());
    QCOMPARE(made->made, m_library->clock.now());
    QCOMPARE(made->bytes, QFileInfo(made->path).size());
    const auto seen = BackedUpLibrary::wait(m_library->backups->inspect(made->path));
    QVERIFY(seen.has_value());
    QCOMPARE(seen->episodes, 7);
    QCOMPARE(seen->made, made->made);
    QCOMPARE(backup::readManifest(made->path)->files.size(), 3);
    QVERIFY(QDir(m_library->backups->folder())
                .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
                .isEmpty());
}

void TestBackups::itIsBackedUpWhileItIsOpen()
{
    const auto connection = storage::Connection::open(m_library->folders.database);
    const auto path = m_library->filePath(u"b.zip"_s);
    const Result<> inside = (*connection)->transaction([&]() -> Result<> {
        if (auto done = (*connection)->execute(u"DELETE FROM podcast"_s); !done)
            return failure(done.error());
        // Another connection has an open write transaction.
        return backUp(path).map([](const BackupFacts &) {});
    });
    QVERIFY(inside.has_value());
    QCOMPARE(BackedUpLibrary::wait(m_library->backups->inspect(path))->episodes, 7);
}

void TestBackups::onlyABackupIsWrittenOver_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ErrorCode>("code"); // Internal: no error is expected
    QTest::newRow("an existing backup") << u"a.zip"_s << ErrorCode::Internal;
    QTest::newRow("an empty file") << u"empty"_s << ErrorCode::Internal;
    QTest::newRow("a text file") << u"text"_s << ErrorCode::FileExists;
    QTest::newRow("a folder") << u"data"_s << ErrorCode::FileExists;
    QTest::newRow("the library's own database") << u"data/dogear.sqlite"_s << ErrorCode::FileExists;
    QTest::newRow("a folder that does not exist") << u"no/b.zip"_s << ErrorCode::FileUnwritable;
}

void TestBackups::onlyABackupIsWrittenOver()
{
    QFETCH(const QString, name);
    QFETCH(const ErrorCode, code);
    m_library->write(u"text"_s, "a letter");
    m_library->write(u"empty"_s, "");
    const auto made = backUp(m_library->filePath(name));
    QCOMPARE(made ? ErrorCode::Internal : made.error().code, code);
    QCOMPARE(BackedUpLibrary::read(m_library->filePath(u"text"_s)), QByteArray("a letter"));
    QCOMPARE(m_library->content(), both);
}

void TestBackups::whatIsNoBackupChangesNothing_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("a file that does not exist") << u"missing"_s << ErrorCode::FileNotFound;
    QTest::newRow("a text file") << u"text"_s << ErrorCode::BackupInvalid;
    QTest::newRow("a backup cut off in the middle") << u"cut"_s << ErrorCode::BackupInvalid;
    QTest::newRow("a backup with 16 inverted bytes") << u"flipped"_s << ErrorCode::BackupInvalid;
    QTest::newRow("a database of a newer Dogear") << u"newer"_s << ErrorCode::BackupTooNew;
    QTest::newRow("a manifest of a newer library")
        << u"newer manifest"_s << ErrorCode::BackupTooNew;
    QTest::newRow("a database of another program") << u"foreign"_s << ErrorCode::BackupInvalid;
    QTest::newRow("a database with damaged pages") << u"damaged"_s << ErrorCode::BackupInvalid;
    QTest::newRow("a backup without the database") << u"incomplete"_s << ErrorCode::BackupInvalid;
    QTest::newRow("positions that are not an ini file")
        << u"positions"_s << ErrorCode::BackupInvalid;
}

void TestBackups::whatIsNoBackupChangesNothing()
{
    QFETCH(const QString, kind);
    QFETCH(const ErrorCode, code);
    const QString path = m_library->filePath(u"b"_s);
    const QByteArray whole = BackedUpLibrary::read(m_zip);
    const std::atomic_bool isCancelled = false;
    const QString unpacked = m_library->filePath(u"unpacked"_s);
    QVERIFY(QDir().mkpath(unpacked));
    backup::Manifest manifest = *backup::extractArchive(m_zip, unpacked, isCancelled);
    const QString database = unpacked + "/library.sqlite"_L1;
    const QString positions = unpacked + "/positions.ini"_L1;
    const auto pack = [&](const QList<backup::Part> &parts) {
        return backup::writeArchive(path, manifest, parts, isCancelled).has_value();
    };
    const QList<backup::Part> parts{{u"library.sqlite"_s, database},
                                    {u"positions.ini"_s, positions},
                                    {u"settings.ini"_s, unpacked + "/settings.ini"_L1}};
    if (kind == "text"_L1) {
        m_library->write(u"b"_s, "this is no backup at all");
    } else if (kind == "cut"_L1) {
        m_library->write(u"b"_s, whole.first(whole.size() / 2));
    } else if (kind == "flipped"_L1) {
        QByteArray flipped = whole;
        // Inverts 16 bytes: one flipped bit in a deflate distance between two runs of zeros would
        // not change the unpacked content.
        for (qsizetype at = flipped.size() / 2; at < flipped.size() / 2 + 16; ++at)
            flipped[at] = char(~flipped.at(at));
        m_library->write(u"b"_s, flipped);
    } else if (kind == "newer"_L1 || kind == "foreign"_L1) {
        const auto connection = storage::Connection::open(database);
        QVERIFY((*connection)->execute(u"PRAGMA foreign_keys = OFF"_s).has_value());
        QVERIFY((*connection)
                    ->execute(kind == "newer"_L1 ? u"PRAGMA user_version = 9999"_s
                                                 : u"DROP TABLE episode"_s)
                    .has_value());
    } else if (kind == "newer manifest"_L1) {
        manifest.schema = 9999;
    } else if (kind == "damaged"_L1) {
        QFile file(database);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(file.size() / 2));
        file.write(QByteArray(30'000, '\xff'));
    } else if (kind == "positions"_L1) {
        QFile file(positions);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[one\nno end");
    }
    if (kind == "incomplete"_L1)
        QVERIFY(pack(parts.mid(1)));
    else if (!QFile::exists(path) && kind != "missing"_L1)
        QVERIFY(pack(parts));

    QCOMPARE(codeOfRestore(path), code);
    QVERIFY(!*maintenance::finishRestore(m_library->folders));
    QCOMPARE(m_library->content(), both);
    QCOMPARE(dataFiles(), u"backups cache dogear.sqlite positions.ini settings.ini"_s);
}

/// A bare database from before a migration has no positions and settings; the present ones stay.
void TestBackups::aCopyOfAMigrationIsRestored()
{
    const QString copy = m_library->filePath(u"before-0014-20240101T000000.sqlite"_s);
    QVERIFY(storage::copyDatabase(m_library->folders.database, copy).has_value());
    QVERIFY(m_library->fill(u"three"_s, 1));
    QVERIFY(restore(copy));
    QCOMPARE(m_library->content(), u"one+two 7 episodes, 3 places, at three"_s);
    QVERIFY(QFile::exists(copy));
}

void TestBackups::anOlderLibraryIsBroughtUpToDate()
{
    const QString copy = m_library->filePath(u"old.sqlite"_s);
    makeSchema13(copy);
    QVERIFY(restore(copy));
    QCOMPARE(storage::readFacts(m_library->folders.database)->schema, 13);
    // content() opens the database, which migrates it. Positions and settings stay.
    QCOMPARE(m_library->content(), u"old 2 episodes, 2 places, at two"_s);
    QCOMPARE(storage::readFacts(m_library->folders.database)->schema, storage::newestSchema());
}

void TestBackups::whatWasThereIsKept()
{
    const auto prepared = prepare(m_zip);
    QVERIFY(prepared.has_value());
    QCOMPARE(prepared->backup.episodes, 3);
    const auto restored = maintenance::finishRestore(m_library->folders);
    QVERIFY(restored && *restored);
    QCOMPARE((*restored)->kept, prepared->kept);
    QCOMPARE((*restored)->made, m_library->clock.now());
    QCOMPARE(m_library->content(), one);
    m_library->clock.advance(std::chrono::hours(1));
    QVERIFY(restore(prepared->kept)); // the kept library is a backup and can be restored in turn
    QCOMPARE(m_library->content(), both);
}

void TestBackups::aDamagedLibraryIsKeptAsItIs()
{
    const QByteArray damaged = "this is not a database, and long enough to be told from one";
    QFile file(m_library->folders.database);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(damaged.repeated(5));
    file.close();
    const auto prepared = prepare(m_zip);
    QVERIFY(prepared.has_value());
    QVERIFY(*maintenance::finishRestore(m_library->folders));
    QCOMPARE(m_library->content(), one);
    QCOMPARE(BackedUpLibrary::read(prepared->kept + "/dogear.sqlite"_L1), damaged.repeated(5));
    QVERIFY(QFile::exists(prepared->kept + "/positions.ini"_L1));
}

void TestBackups::thereMayBeNoLibraryYet()
{
    BackedUpLibrary other;
    const auto prepared = BackedUpLibrary::wait(other.backups->prepareRestore(m_zip));
    QVERIFY(prepared.has_value());
    QCOMPARE(prepared->kept, QString());
    QVERIFY(*maintenance::finishRestore(other.folders));
    QCOMPARE(other.content(), one);
    QCOMPARE(BackedUpLibrary::wait(BackedUpLibrary().backups->backUp(m_zip)).error().code,
             ErrorCode::FileNotFound);
}

void TestBackups::itWaitsUntilTheLibraryIsClosed()
{
    {
        const auto connection = storage::Connection::open(m_library->folders.database);
        QVERIFY(prepare(m_zip).has_value());
        const auto restored = maintenance::finishRestore(m_library->folders);
        QCOMPARE(restored.error().code, ErrorCode::DatabaseBusy);
    }
    QCOMPARE(m_library->content(), both);
    QVERIFY(*maintenance::finishRestore(m_library->folders));
    QCOMPARE(m_library->content(), one);

    QVERIFY(prepare(m_zip).has_value());
    maintenance::discardRestore(m_library->folders);
    QVERIFY(!*maintenance::finishRestore(m_library->folders));
}

void TestBackups::aCrashBetweenTheSteps_data()
{
    QTest::addColumn<int>("steps");
    QTest::newRow("before the first step") << 0;
    QTest::newRow("the old write-ahead log is removed") << 1;
    QTest::newRow("the database is replaced") << 2;
    QTest::newRow("the positions are replaced, too") << 3;
    QTest::newRow("the settings are replaced, too") << 4;
    QTest::newRow("only restore.json is left in the staging folder") << 5;
    QTest::newRow("only the empty staging folder is left") << 6;
}

/// Repeats the first \a steps of finishRestore() by hand, as if it had crashed after them.
void TestBackups::aCrashBetweenTheSteps()
{
    QFETCH(const int, steps);
    QVERIFY(prepare(m_zip).has_value());
    const settings::DataFolders &folders = m_library->folders;
    const QString stage = m_library->filePath(u"data/restore/"_s);
    const auto put = [](const QString &from, const QString &to) {
        return QFile::remove(to) && QFile::rename(from, to);
    };
    if (steps < 3) { // of the old library; removed before the positions are replaced
        QFile journal(settings::positionJournalPath(folders.positions));
        QVERIFY(journal.open(QFile::WriteOnly));
        journal.write("{\"feed\":\"https://example.org/before\",\"guid\":\"x\",\"position\":1}\n");
    }
    if (steps >= 1)
        QFile::remove(folders.database + "-wal"_L1);
    if (steps >= 2)
        QVERIFY(put(stage + "library.sqlite"_L1, folders.database));
    if (steps >= 3)
        QVERIFY(put(stage + "positions.ini"_L1, folders.positions));
    if (steps >= 4)
        QVERIFY(put(folders.settings + ".restore"_L1, folders.settings));
    if (steps >= 5)
        QVERIFY(QFile::remove(stage + "settings.ini"_L1));
    if (steps >= 6)
        QVERIFY(QFile::remove(stage + "restore.json"_L1));
    QVERIFY(maintenance::finishRestore(folders).has_value());
    QCOMPARE(m_library->content(), one);
    QCOMPARE(dataFiles(), u"backups cache dogear.sqlite positions.ini settings.ini"_s);
}

/// A crash during preparation leaves a staging folder with its temporary name, which is ignored.
void TestBackups::beforeItHoldsNothingHasChanged()
{
    QVERIFY(prepare(m_zip).has_value());
    const QString stage = m_library->filePath(u"data/restore"_s);
    QVERIFY(QDir().rename(stage, stage + "-Abc123"_L1));
    QVERIFY(!*maintenance::finishRestore(m_library->folders));
    QCOMPARE(m_library->content(), both);
    // The leftover staging folder must not get into another restore.
    const QString copy = m_library->filePath(u"bare.sqlite"_s);
    QVERIFY(storage::copyDatabase(m_library->folders.database, copy).has_value());
    QVERIFY(restore(copy));
    QCOMPARE(m_library->content(), both);
}

void TestBackups::twoAtATimeAreRefused()
{
    QVERIFY(prepare(m_zip).has_value());
    QCOMPARE(codeOfRestore(m_zip), ErrorCode::DatabaseBusy);
    QVERIFY(*maintenance::finishRestore(m_library->folders));
}

void TestBackups::stoppedNothingIsLeft()
{
    const QString path = m_library->filePath(u"b.zip"_s);
    auto backup = m_library->backups->backUp(path);
    auto prepared = m_library->backups->prepareRestore(m_zip);
    m_library->backups->cancel();
    const auto made = BackedUpLibrary::wait(backup);
    QVERIFY(made ? QFile::exists(path) : made.error().code == ErrorCode::Cancelled);
    const auto ready = BackedUpLibrary::wait(prepared);
    QVERIFY(!ready.has_value());
    QCOMPARE(ready.error().code, ErrorCode::Cancelled);
    QVERIFY(!*maintenance::finishRestore(m_library->folders));
    QCOMPARE(m_library->content(), both);
    QVERIFY(backUp(path).has_value()); // cancel() stops only the jobs that were running
}

/// A crashed program leaves a write-ahead log next to its database; it belongs to the old library.
void TestBackups::oldLogsOfWritesAreNotPlayedBack()
{
    const settings::DataFolders &folders = m_library->folders;
    QByteArray log;
    {
        const auto connection = storage::Connection::open(folders.database);
        QVERIFY((*connection)->execute(u"UPDATE podcast SET title = 'crashed'"_s).has_value());
        log = BackedUpLibrary::read(folders.database + "-wal"_L1);
        QVERIFY(log.size() > 1000);
    }
    QFile file(folders.database + "-wal"_L1);
    QVERIFY(prepare(m_zip).has_value());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(log);
    file.close();
    QVERIFY(*maintenance::finishRestore(folders));
    QCOMPARE(m_library->content(), one);
    QVERIFY(storage::readDamage(folders.database)->isEmpty());
}

QTEST_GUILESS_MAIN(TestBackups)
#include "tst_backups.moc"
