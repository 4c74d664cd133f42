// SPDX-License-Identifier: GPL-3.0-or-later
// Tests dogearctl import --from with the real program and files as other players write them.

#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using test::ServerAnswer;
using test::ServerRequest;

namespace {

struct Answer
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

} // namespace

class TestDogearctlImport final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void antennaPodComesOver();
    void aSecondImportChangesNothing();
    void aDryRunChangesNothing();
    void aListOfAnyPlayerIsTaken();
    void aPlayerIsFoundOnThisComputer();
    void showsThatAreNotFollowedNeedAll();
    void theOriginalIsNotTouched();
    void whatGoesWrongIsOneLine_data();
    void whatGoesWrongIsOneLine();

private:
    Answer run(const QStringList &words) const
    {
        QProcess program;
        program.setWorkingDirectory(m_folder->path());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_CONFIG_HOME"_s, m_folder->filePath(u"config"_s));
        environment.insert(u"HOME"_s, m_folder->filePath(u"home"_s));
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(DOGEARCTL),
                      QStringList{u"--data-dir"_s, m_folder->filePath(u"data"_s)} + words);
        const bool isDone =
            test::waitUntil([&] { return program.state() == QProcess::NotRunning; }, 60'000);
        return {isDone ? program.exitCode() : -1,
                program.readAllStandardOutput(),
                program.readAllStandardError()};
    }
    [[nodiscard]] QJsonArray episodes() const
    {
        return QJsonDocument::fromJson(run({u"--json"_s, u"episodes"_s}).out).array();
    }
    /// "a=60000 b=played": the states of all episodes, positions in milliseconds.
    [[nodiscard]] QString states() const;
    void write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    [[nodiscard]] QByteArray read(const QString &name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void writeAntennaPod() const;

    std::optional<QTemporaryDir> m_folder;
    std::optional<test::LocalHttpServer> m_server;
};

/// Serves a show with the episodes a, b and c, and writes a backup of AntennaPod that follows it.
void TestDogearctlImport::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
    m_server.emplace();
    QString items;
    for (const QString &guid : {u"a"_s, u"b"_s, u"c"_s}) {
        items += u"<item><title>%1</title><guid>%1</guid><enclosure url=\"https://media.example/"
                 "%1.mp3\" type=\"audio/mpeg\"/></item>"_s.arg(guid);
    }
    m_server->setBody(
        u"/show"_s,
        u"<rss><channel><title>Served show</title>%1</channel></rss>"_s.arg(items).toUtf8());
    writeAntennaPod();
}

QString TestDogearctlImport::states() const
{
    QStringList texts;
    for (const QJsonValue &value : episodes()) {
        const QJsonObject episode = value.toObject();
        const bool isPlayed = episode.value("played"_L1).toBool();
        texts.append(u"%1=%2%3"_s.arg(
            episode.value("title"_L1).toString(),
            isPlayed ? u"played"_s : QString::number(episode.value("position"_L1).toInteger()),
            episode.value("favourite"_L1).toBool() ? u"*"_s : QString()));
    }
    texts.sort();
    return texts.join(u' ');
}

/// Tables and units as the application writes them: positions in milliseconds, tags joined by
/// U+001E, read = 1 for played episodes.
void TestDogearctlImport::writeAntennaPod() const
{
    const QString name = u"antennapod"_s;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(m_folder->filePath(u"AntennaPod.db"_s));
        QVERIFY(database.open());
        QSqlQuery query(database);
        const QStringList statements{
            u"PRAGMA user_version = 3110000"_s,
            u"CREATE TABLE Feeds (id INTEGER PRIMARY KEY, title TEXT, custom_title TEXT, file_url"
            " TEXT, download_url TEXT, downloaded INTEGER, link TEXT, description TEXT, last_update"
            " TEXT, language TEXT, author TEXT, image_url TEXT, type TEXT, feed_identifier TEXT,"
            " username TEXT, password TEXT, feed_playback_speed REAL, feed_skip_silence INTEGER,"
            " tags TEXT, feed_skip_intro INTEGER, feed_skip_ending INTEGER, state INTEGER)"_s,
            u"CREATE TABLE FeedItems (id INTEGER PRIMARY KEY, title TEXT, pubDate INTEGER, read"
            " INTEGER, link TEXT, description TEXT, payment_link TEXT, media INTEGER, feed INTEGER,"
            " has_simple_chapters INTEGER, item_identifier TEXT, image_url TEXT)"_s,
            u"CREATE TABLE FeedMedia (id INTEGER PRIMARY KEY, duration INTEGER, file_url TEXT,"
            " download_url TEXT, downloaded INTEGER, position INTEGER, filesize INTEGER, mime_type"
            " TEXT, playback_completion_date INTEGER, feeditem INTEGER, played_duration INTEGER,"
            " has_embedded_picture INTEGER, last_played_time INTEGER)"_s,
            u"CREATE TABLE Queue (id INTEGER PRIMARY KEY, feeditem INTEGER, feed INTEGER)"_s,
            u"CREATE TABLE Favorites (id INTEGER PRIMARY KEY, feeditem INTEGER, feed INTEGER)"_s,
            u"CREATE TABLE SimpleChapters (id INTEGER PRIMARY KEY, title TEXT, start INTEGER,"
            " feeditem INTEGER, link TEXT, image_url TEXT)"_s,
            u"CREATE TABLE DownloadLog (id INTEGER PRIMARY KEY)"_s,
            u"INSERT INTO Feeds (id, title, download_url, type, tags, feed_playback_speed, state)"
            " VALUES (1, 'There', '%1', 'rss', 'News', 1.5, 0)"_s.arg(
                m_server->url(u"/show"_s).toString()),
            u"INSERT INTO Feeds (id, title, download_url, type, feed_playback_speed, state)"
            " VALUES (2, 'Left', '%1', 'rss', -1, 1)"_s.arg(m_server->url(u"/left"_s).toString()),
            u"INSERT INTO FeedItems (id, title, read, feed, item_identifier) VALUES"
            " (1, 'a', 0, 1, 'a'), (2, 'b', 1, 1, 'b'), (3, 'c', -1, 1, 'c')"_s,
            u"INSERT INTO FeedMedia (id, duration, download_url, position, feeditem,"
            " last_played_time) VALUES (1, 1800000, 'https://media.example/a.mp3', 61234, 1,"
            " 1690000000000), (2, 1800000, 'https://media.example/b.mp3', 0, 2, 0),"
            " (3, 1800000, 'https://media.example/c.mp3', 0, 3, 0)"_s,
            u"INSERT INTO Queue (id, feeditem, feed) VALUES (0, 3, 1), (1, 1, 1)"_s,
            u"INSERT INTO Favorites (id, feeditem, feed) VALUES (0, 3, 1)"_s};
        for (const QString &statement : statements)
            QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
}

void TestDogearctlImport::antennaPodComesOver()
{
    const Answer answer =
        run({u"--json"_s, u"import"_s, u"--from"_s, u"antennapod"_s, u"AntennaPod.db"_s});
    QCOMPARE(answer.err, QByteArray());
    QCOMPARE(answer.exitCode, 0);
    const QJsonObject json = answer.json();
    QCOMPARE(json.value("player"_L1).toString(), u"antennapod"_s);
    QCOMPARE(json.value("dry_run"_L1).toBool(true), false);
    QCOMPARE(json.value("positions"_L1).toInt(), 1);
    QCOMPARE(json.value("played"_L1).toInt(), 1);
    QCOMPARE(json.value("favourites"_L1).toInt(), 1);
    QCOMPARE(json.value("queued"_L1).toInt(), 2);
    QCOMPARE(json.value("waiting"_L1).toInt(-1), 0);
    QCOMPARE(json.value("missing"_L1).toInt(-1), 0);
    QCOMPARE(json.value("not_ticked"_L1).toInt(-1), 1);
    const QJsonObject show = json.value("shows"_L1).toArray().at(0).toObject();
    QCOMPARE(show.value("presence"_L1).toString(), u"new"_s);
    QCOMPARE(show.value("tags"_L1).toArray(), QJsonArray{u"News"_s});
    QCOMPARE(show.value("speed"_L1).toBool(), true);
    QCOMPARE(states(), u"a=61234 b=played c=0*"_s);
    const QJsonArray queue = QJsonDocument::fromJson(run({u"--json"_s, u"queue"_s}).out).array();
    QCOMPARE(queue.size(), 2);
    QCOMPARE(queue.at(0).toObject().value("title"_L1).toString(), u"c"_s);
    // The text says the same to people.
    const Answer again = run({u"import"_s, u"--from"_s, u"AntennaPod"_s, u"AntennaPod.db"_s});
    QVERIFY2(again.out.contains("Dogear has everything from AntennaPod already"),
             again.out.constData());
}

void TestDogearctlImport::aSecondImportChangesNothing()
{
    const QStringList command{
        u"--json"_s, u"import"_s, u"--from"_s, u"antennapod"_s, u"AntennaPod.db"_s};
    QCOMPARE(run(command).exitCode, 0);
    const QString before = states();
    const Answer again = run(command);
    QCOMPARE(again.exitCode, 0);
    for (const auto &key : {"positions"_L1, "played"_L1, "favourites"_L1, "queued"_L1, "kept"_L1})
        QCOMPARE(again.json().value(key).toInt(-1), 0);
    QCOMPARE(states(), before);
}

void TestDogearctlImport::aDryRunChangesNothing()
{
    const Answer answer = run({u"--json"_s,
                               u"import"_s,
                               u"--from"_s,
                               u"antennapod"_s,
                               u"AntennaPod.db"_s,
                               u"--dry-run"_s});
    QCOMPARE(answer.exitCode, 0);
    QCOMPARE(answer.json().value("dry_run"_L1).toBool(), true);
    const QJsonObject show = answer.json().value("shows"_L1).toArray().at(0).toObject();
    QCOMPARE(show.value("positions"_L1).toInt(), 1);
    QCOMPARE(show.value("waiting"_L1).toInt(), 3);
    QCOMPARE(episodes().size(), 0);
    QVERIFY(m_server->requests().isEmpty());
}

void TestDogearctlImport::aListOfAnyPlayerIsTaken()
{
    write(u"list.opml"_s,
          "<opml version=\"2.0\"><body><outline type=\"rss\" text=\"There\" xmlUrl=\""
              + m_server->url(u"/show"_s).toEncoded() + "\"/></body></opml>");
    for (const QString &player : {u"opml"_s, u"kasts"_s}) {
        const Answer answer = run({u"--json"_s, u"import"_s, u"--from"_s, player, u"list.opml"_s});
        QCOMPARE(answer.exitCode, 0);
        QCOMPARE(answer.json().value("player"_L1).toString(), u"opml"_s);
    }
    QCOMPARE(states(), u"a=0 b=0 c=0"_s);
}

void TestDogearctlImport::aPlayerIsFoundOnThisComputer()
{
    QVERIFY(QDir(m_folder->path()).mkpath(u"config/newsboat"_s));
    write(u"config/newsboat/urls"_s, m_server->url(u"/show"_s).toEncoded() + " \"News\"\n");
    const Answer answer = run({u"--json"_s, u"import"_s, u"--from"_s, u"newsboat"_s});
    QCOMPARE(answer.err, QByteArray());
    QCOMPARE(answer.exitCode, 0);
    QCOMPARE(answer.json().value("shows"_L1).toArray().size(), 1);
}

void TestDogearctlImport::showsThatAreNotFollowedNeedAll()
{
    const Answer answer = run({u"--json"_s,
                               u"import"_s,
                               u"--from"_s,
                               u"antennapod"_s,
                               u"AntennaPod.db"_s,
                               u"--dry-run"_s,
                               u"--all"_s});
    QCOMPARE(answer.json().value("shows"_L1).toArray().size(), 2);
    QCOMPARE(answer.json().value("not_ticked"_L1).toInt(-1), 0);
}

void TestDogearctlImport::theOriginalIsNotTouched()
{
    const QByteArray before = read(u"AntennaPod.db"_s);
    const QStringList files = QDir(m_folder->path()).entryList(QDir::Files);
    QCOMPARE(run({u"import"_s, u"--from"_s, u"antennapod"_s, u"AntennaPod.db"_s}).exitCode, 0);
    QVERIFY(read(u"AntennaPod.db"_s) == before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), files);
}

void TestDogearctlImport::whatGoesWrongIsOneLine_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("nothing to import") << u"import"_s << 2 << QByteArray("usage: dogearctl import");
    QTest::newRow("a dry run of a list")
        << u"import list.opml --dry-run"_s << 2 << QByteArray("usage: dogearctl import");
    QTest::newRow("an unknown player")
        << u"import --from walkman"_s << 2 << QByteArray("“walkman” is no player");
    QTest::newRow("no player") << u"import --from"_s << 2 << QByteArray("--from needs a value");
    QTest::newRow("a player that is not here")
        << u"import --from kasts"_s << 1
        << QByteArray("No library of Kasts was found on this computer");
    QTest::newRow("the library of another player")
        << u"import --from gpodder AntennaPod.db"_s << 1
        << QByteArray("is a library of AntennaPod, so nothing was imported");
    QTest::newRow("a file that is not there")
        << u"import --from kasts none.db"_s << 1 << QByteArray("none.db");
    QTest::newRow("a file of another program")
        << u"import --from kasts text"_s << 1
        << QByteArray("is not the library of a player that Dogear can read");
}

void TestDogearctlImport::whatGoesWrongIsOneLine()
{
    QFETCH(const QString, command);
    QFETCH(const int, exitCode);
    QFETCH(const QByteArray, says);
    write(u"text"_s, "just some text");
    const Answer answer = run(command.split(u' '));
    QCOMPARE(answer.exitCode, exitCode);
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.err.contains(says), answer.err.constData());
    QCOMPARE(answer.out, QByteArray());
}

QTEST_GUILESS_MAIN(TestDogearctlImport)
#include "tst_dogearctl_import.moc"
