// SPDX-License-Identifier: GPL-3.0-or-later

#include "episodes/episode_rows.h"
#include "kept_copies.h"
#include "migrations.h"
#include "sample_episodes.h"

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

namespace {

/// Writes a library of version 1: one show with HTTP validators, one episode in progress.
void makeVersion1(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 1"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(1)).has_value());
        QSqlQuery query(database);
        for (const QString &row :
             {u"INSERT INTO podcast (id, url, url_key, title, added_at, etag, last_modified,"
              " body_hash) VALUES (7, 'https://e.org/f', 'e.org/f', 'Show', 1, 'e', 'm', 'h')"_s,
              u"INSERT INTO episode (id, podcast_id, guid, title, sort_time, has_enclosure, type,"
              " image, content_hash, position_ms) VALUES (9, 7, 'g', 'One', 1, 0, 0, '', 'x',"
              " 5000)"_s,
              u"INSERT INTO episode_text VALUES (9, 'One', 'some words', '<p>some words', '', '',"
              " '', '', '', NULL, NULL, NULL, NULL, '', '', '', '')"_s})
            QVERIFY(query.exec(row));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 1"_s);
}

} // namespace

class TestMigration0002 final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void aLibraryOfVersion1KeepsItsRows();
    void extrasComeBack();
    void hashesStayTheSame();
};

void TestMigration0002::aLibraryOfVersion1KeepsItsRows()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion1(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 2);
    QVERIFY(test::hasCopyBefore(path, 2));
    const auto show = PodcastStore(**connection).find(PodcastId{7});
    QVERIFY(show.has_value());
    QCOMPARE(show->podcast.title, u"Show"_s);
    QVERIFY(show->podcast.extras.isEmpty());
    const auto episode = EpisodeStore(**connection).detail(EpisodeId{9});
    QVERIFY(episode.has_value());
    QCOMPARE(episode->episode.notesHtml, u"<p>some words"_s);
    QCOMPARE(episode->summary.state.position, std::chrono::seconds(5));
    QVERIFY(episode->episode.extras.isEmpty());
    // Rule 55: without validators the next fetch reads the whole feed and fills the new columns.
    QCOMPARE(show->fetch.etag, QByteArray());
    QCOMPARE(show->fetch.lastModified, QByteArray());
    QCOMPARE(show->fetch.bodyHash, QByteArray());
}

void TestMigration0002::extrasComeBack()
{
    const auto connection = openInMemory();
    const PodcastId show = addShow(*connection, u"show"_s);
    domain::Podcast podcast;
    podcast.title = u"show"_s;
    podcast.extras.edit().medium = u"music"_s;
    podcast.extras.edit().podroll = {{u"guid"_s, QUrl(u"https://e.org/1"_s), {}, {}, {}}};
    QVERIFY(PodcastStore(*connection).update(show, podcast).has_value());
    const auto stored = PodcastStore(*connection).find(show);
    QVERIFY(stored.has_value());
    QVERIFY(stored->podcast.extras == podcast.extras);

    EpisodeToStore item = episode(u"a"_s, 1);
    item.episode.extras.edit().soundbites = {
        {std::chrono::milliseconds(1500), std::chrono::seconds(2), u"T"_s}};
    EpisodeStore episodes(*connection);
    QVERIFY(episodes.update(show, {item}, true, testNow).has_value());
    const EpisodeId id = idOf(*connection, show, u"a"_s);
    QVERIFY(episodes.detail(id)->episode.extras == item.episode.extras);

    item.episode.extras.edit().seasonName = u"S"_s; // changes only the extras
    QCOMPARE(episodes.update(show, {item}, true, testNow)->changed.size(), 1);
    QVERIFY(episodes.detail(id)->episode.extras == item.episode.extras);
    QCOMPARE(episodes.update(show, {item}, true, testNow)->unchanged, 1);
}

/// With another hash the first refresh after an upgrade would write every episode again.
void TestMigration0002::hashesStayTheSame()
{
    // BLAKE2b with 160 bits of the fields, as stored libraries have it.
    const QByteArray hash = "01a4140aa5d624a6b30eb7aa1eac906ecd95dbfa";
    domain::Episode plain = episode(u"a"_s, 1).episode;
    QCOMPARE(contentHash(plain).toHex(), hash);
    plain.extras.edit().soundbites = {};
    QCOMPARE(contentHash(plain).toHex(), hash);
    plain.extras.edit().seasonName = u"S"_s;
    QVERIFY(contentHash(plain).toHex() != hash);
}

QTEST_GUILESS_MAIN(TestMigration0002)
#include "tst_migration_0002.moc"
