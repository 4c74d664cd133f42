// SPDX-License-Identifier: GPL-3.0-or-later

#include "migrations.h"
#include "sample_episodes.h"

#include <storage/connection.h>
#include <storage/podcast_store.h>

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

namespace {

/// The steps up to version 33.
QList<Migration> before()
{
    QList<Migration> steps = embeddedMigrations();
    steps.removeIf([](const Migration &step) { return step.number > 33; });
    return steps;
}

} // namespace

class TestMigration0034 final : public QObject
{
    Q_OBJECT

private slots:
    void aShowOfVersion33IsAnnouncedAndKeepsWhatTheUserMadeOfIt();
};

void TestMigration0034::aShowOfVersion33IsAnnouncedAndKeepsWhatTheUserMadeOfIt()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 33"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, before()).has_value());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO podcast (id, url, url_key, title, added_at, own_title,"
                           " archived) VALUES (7, 'https://e.org/f', 'e.org/f', 'Show', 1, 'Mine',"
                           " 1)"_s));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 33"_s);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 34);
    const auto show = PodcastStore(**connection).find(PodcastId{7});
    QVERIFY(show.has_value());
    QVERIFY(show->overrides == (domain::ShowOverrides{.title = u"Mine"_s, .isArchived = true}));
}

QTEST_GUILESS_MAIN(TestMigration0034)
#include "tst_migration_0034.moc"
