// SPDX-License-Identifier: GPL-3.0-or-later

#include "migrations.h"
#include "sample_episodes.h"

#include <base/utc.h>
#include <storage/connection.h>
#include <storage/transcript_store.h>

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

namespace {

/// Writes a library of version 12: one show, one episode in progress.
void makeVersion12(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 12"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(12)).has_value());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO podcast (id, url, url_key, title, added_at) VALUES"
                           " (7, 'https://e.org/f', 'e.org/f', 'Show', 1)"_s));
        QVERIFY(query.exec(
            u"INSERT INTO episode (id, podcast_id, guid, title, sort_time, has_enclosure, type,"
            " image, content_hash, position_ms) VALUES (3, 7, 'g', 'T', 1, 1, 0, '', x'', 5000)"_s));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 12"_s);
}

} // namespace

class TestMigration0013 final : public QObject
{
    Q_OBJECT

private slots:
    void transcriptsFindTheirPlace();
};

void TestMigration0013::transcriptsFindTheirPlace()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion12(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 13);
    TranscriptStore store(**connection);
    const StoredTranscript read{.url = QUrl(u"https://e.org/1.vtt"_s),
                                .type = u"text/vtt"_s,
                                .readAt = QDateTime::fromSecsSinceEpoch(5, utc),
                                .etag = {},
                                .lastModified = {},
                                .document = "WEBVTT"};
    QVERIFY(!store.find(EpisodeId{3}, read.url)->has_value());
    QVERIFY(store.put(EpisodeId{3}, read, {read.url}).has_value());
    QVERIFY(**store.find(EpisodeId{3}, read.url) == read);
    QCOMPARE(*store.picked(EpisodeId{3}), QUrl());
}

QTEST_GUILESS_MAIN(TestMigration0013)
#include "tst_migration_0013.moc"
