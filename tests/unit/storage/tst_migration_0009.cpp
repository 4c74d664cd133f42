// SPDX-License-Identifier: GPL-3.0-or-later

#include "kept_copies.h"
#include "migrations.h"
#include "sample_episodes.h"

#include <storage/bookmark_store.h>
#include <storage/connection.h>

#include <QFile>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

namespace {

/// Returns the migrations before number 9, which adds bookmarks.
QList<Migration> olderMigrations()
{
    QList<Migration> older;
    std::ranges::copy_if(embeddedMigrations(),
                         std::back_inserter(older),
                         [](const Migration &migration) { return migration.number < 9; });
    return older;
}

/// Writes a library of the version before: one show with one episode, which is queued.
void makeOlder(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"older"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, olderMigrations()).has_value());
        QSqlQuery query(database);
        for (const QString &sql :
             {u"INSERT INTO podcast (id, url, url_key, title, added_at) VALUES"
              " (7, 'https://e.org/f', 'https://e.org/f', 'Show', 1)"_s,
              u"INSERT INTO episode (id, podcast_id, guid, title, sort_time, has_enclosure, type,"
              " image, content_hash) VALUES (3, 7, 'g', 'Lighthouse', 1, 1, 0, '', x'')"_s,
              u"INSERT INTO episode_text (episode_id, title, notes, notes_html, subtitle, author,"
              " link, enclosure_url, enclosure_type, chapters_url, chapters_type, transcripts,"
              " persons) VALUES (3, 'Lighthouse', 'Notes', '', '', '', 'https://e.org/1',"
              " 'https://e.org/1.mp3', '', '', '', '', '')"_s,
              u"INSERT INTO episode_search (rowid, title, notes)"
              " SELECT episode_id, title, notes FROM episode_text"_s,
              u"INSERT INTO queue (place, episode_id) VALUES (0, 3)"_s})
            QVERIFY2(query.exec(sql), qPrintable(sql));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"older"_s);
}

} // namespace

class TestMigration0009 final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void whatWasThereStays();
    void anOldEpisodeCanBeMarked();
    void theOldLibraryIsKeptAside();
};

void TestMigration0009::whatWasThereStays()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeOlder(path);
    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 9);
    QCOMPARE(guids(**connection, {.queued = true}), u"g"_s);
    const auto bookmarks = BookmarkStore(**connection).list();
    QVERIFY(bookmarks.has_value());
    QVERIFY(bookmarks->isEmpty());
}

void TestMigration0009::anOldEpisodeCanBeMarked()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeOlder(path);
    {
        const auto connection = Connection::open(path);
        QVERIFY(connection.has_value());
        const auto episode = EpisodeStore(**connection).detail(EpisodeId{3});
        QVERIFY(episode.has_value());
        domain::Bookmark bookmark = domain::bookmarkAt(*episode, 12s);
        bookmark.created = testNow;
        QVERIFY(BookmarkStore(**connection).add(bookmark).has_value());
    }
    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    const auto bookmarks = BookmarkStore(**connection).list({.episode = EpisodeId{3}});
    QVERIFY(bookmarks.has_value());
    QCOMPARE(bookmarks->size(), 1);
    QCOMPARE(bookmarks->constFirst().title, u"Lighthouse"_s);
    QCOMPARE(bookmarks->constFirst().link, QUrl(u"https://e.org/1"_s));
    // Bookmarks outlive a show that was added before the migration, too.
    QVERIFY(PodcastStore(**connection).remove(PodcastId{7}).has_value());
    QCOMPARE(BookmarkStore(**connection).list()->constFirst().title, u"Lighthouse"_s);
}

void TestMigration0009::theOldLibraryIsKeptAside()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeOlder(path);
    QVERIFY(Connection::open(path).has_value());
    QVERIFY(test::hasCopyBefore(path, 9));
}

QTEST_GUILESS_MAIN(TestMigration0009)
#include "tst_migration_0009.moc"
