// SPDX-License-Identifier: GPL-3.0-or-later

#include "migrations.h"
#include "sample_episodes.h"

#include <storage/connection.h>
#include <storage/play_source_store.h>
#include <storage/playlist_store.h>
#include <storage/saved_search_store.h>

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

namespace {

/// The steps before the one that adds lists.
QList<Migration> before()
{
    QList<Migration> steps = embeddedMigrations();
    steps.removeIf([](const Migration &step) { return step.number >= 36; });
    return steps;
}

} // namespace

class TestMigration0036 final : public QObject
{
    Q_OBJECT

private slots:
    void anOlderLibraryHasItsSearchesAndNoLists();
};

void TestMigration0036::anOlderLibraryHasItsSearchesAndNoLists()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"older"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, before()).has_value());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO saved_search VALUES ('CUDA', 'cuda -rant')"_s));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"older"_s);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 36);
    const auto searches = SavedSearchStore(**connection).all();
    QVERIFY(searches.has_value());
    QVERIFY(*searches == (QList<domain::SavedSearch>{{u"CUDA"_s, u"cuda -rant"_s}}));
    QVERIFY(PlaylistStore(**connection).all()->isEmpty());
    QVERIFY(PlaySourceStore(**connection).chosen()->source.isNothing());
}

QTEST_GUILESS_MAIN(TestMigration0036)
#include "tst_migration_0036.moc"
