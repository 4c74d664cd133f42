// SPDX-License-Identifier: GPL-3.0-or-later

#include "foreign_files.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <importers/find_players.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::importers;
using namespace dogear::test;

class TestFindPlayers final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void places_data();
    void places();
    void severalPlayers();
    void leftOut_data();
    void leftOut();
    void sameFileTwice();
    void cancelled();
    void environment();
};

namespace {

const QStringList gpodder{u"CREATE TABLE podcast (url TEXT)"_s,
                          u"CREATE TABLE episode (current_position INTEGER)"_s,
                          u"CREATE TABLE version (version INTEGER)"_s,
                          u"INSERT INTO version VALUES (8)"_s,
                          u"INSERT INTO podcast VALUES ('https://e.org/a')"_s};
const QStringList kasts{u"PRAGMA user_version = 15"_s,
                        u"CREATE TABLE Feeds (url TEXT)"_s,
                        u"CREATE TABLE Enclosures (playposition INTEGER)"_s,
                        u"INSERT INTO Feeds VALUES ('https://e.org/a')"_s};
const QStringList gnome{u"CREATE TABLE source (uri TEXT)"_s,
                        u"CREATE TABLE episodes (epoch TIMESTAMP)"_s,
                        u"INSERT INTO source VALUES ('https://e.org/a')"_s};
const QStringList clementine{u"CREATE TABLE podcasts (url TEXT)"_s,
                             u"CREATE TABLE podcast_episodes (listened BOOLEAN)"_s,
                             u"INSERT INTO podcasts VALUES ('https://e.org/a')"_s};

UserFolders foldersIn(const ForeignFiles &files)
{
    const QString home = files.path(u"home"_s);
    return {.home = home,
            .config = home + "/.config"_L1,
            .data = home + "/.local/share"_L1,
            .gpodder = home + "/gPodder"_L1,
            .gpodderDownloads = {}};
}

QString found(const ForeignFiles &files)
{
    const std::atomic_bool isCancelled = false;
    QStringList all;
    for (const PlayerFile &file : findPlayers(foldersIn(files), isCancelled)) {
        all.append(toName(file.player) + u' ' + file.version + u' '
                   + QString(file.path).remove(files.folder()));
    }
    return all.join(u'\n');
}

} // namespace

void TestFindPlayers::places_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<QString>("player");
    const auto row = [](const QString &path, const QStringList &statements, const QString &player) {
        QTest::newRow(qPrintable(path)) << u"home/"_s + path << statements << player;
    };
    row(u"gPodder/Database"_s, gpodder, u"gpodder 8"_s);
    row(u".local/share/KDE/kasts/database.db3"_s, kasts, u"kasts 15"_s);
    row(u".var/app/org.kde.kasts/data/KDE/kasts/database.db3"_s, kasts, u"kasts 15"_s);
    row(u".local/share/gnome-podcasts/podcasts.db"_s, gnome, u"gnome-podcasts "_s);
    row(u".var/app/org.gnome.Podcasts/data/gnome-podcasts/podcasts.db"_s,
        gnome,
        u"gnome-podcasts "_s);
    row(u".var/app/org.gnome.Podcasts.Devel/data/gnome-podcasts/podcasts.db"_s,
        gnome,
        u"gnome-podcasts "_s);
    row(u".config/Clementine/clementine.db"_s, clementine, u"clementine "_s);
    row(u".config/newsboat/urls"_s, {}, u"newsboat "_s);
    row(u".newsboat/urls"_s, {}, u"newsboat "_s);
}

void TestFindPlayers::places()
{
    QFETCH(const QString, path);
    QFETCH(const QStringList, statements);
    QFETCH(const QString, player);
    ForeignFiles files;
    if (statements.isEmpty())
        files.write(path, "https://e.org/a\n");
    else
        files.execute(path, statements);
    const QStringList before = files.fingerprints();
    QCOMPARE(found(files), player + u" /"_s + path);
    QCOMPARE(files.fingerprints(), before); // no file was changed or created
}

void TestFindPlayers::severalPlayers()
{
    ForeignFiles files;
    files.write(u"home/.newsboat/urls"_s, "https://e.org/a\n");
    files.execute(u"home/.local/share/KDE/kasts/database.db3"_s, kasts);
    files.execute(u"home/gPodder/Database"_s, gpodder);
    QCOMPARE(found(files),
             u"gpodder 8 /home/gPodder/Database\n"
             "kasts 15 /home/.local/share/KDE/kasts/database.db3\n"
             "newsboat  /home/.newsboat/urls"_s);
}

void TestFindPlayers::leftOut_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QStringList>("statements");
    QTest::newRow("an empty file") << u"home/gPodder/Database"_s << QStringList{};
    QTest::newRow("another player's database") << u"home/gPodder/Database"_s << kasts;
    QTest::newRow("a database of something else")
        << u"home/gPodder/Database"_s << QStringList{u"CREATE TABLE a (b)"_s};
    QTest::newRow("Clementine without podcasts")
        << u"home/.config/Clementine/clementine.db"_s << clementine.first(2);
}

void TestFindPlayers::leftOut()
{
    QFETCH(const QString, path);
    QFETCH(const QStringList, statements);
    ForeignFiles files;
    if (statements.isEmpty())
        files.write(path, {});
    else
        files.execute(path, statements);
    QCOMPARE(found(files), QString());
}

void TestFindPlayers::sameFileTwice()
{
    ForeignFiles files;
    files.write(u"home/.newsboat/urls"_s, "https://e.org/a\n");
    QVERIFY(QFile::link(files.path(u"home/.newsboat"_s), files.path(u"home/.newsbeuter"_s)));
    QCOMPARE(found(files), u"newsboat  /home/.newsboat/urls"_s);
}

void TestFindPlayers::cancelled()
{
    ForeignFiles files;
    files.execute(u"home/gPodder/Database"_s, gpodder);
    const std::atomic_bool isCancelled = true;
    QCOMPARE(findPlayers(foldersIn(files), isCancelled), QList<PlayerFile>());
}

void TestFindPlayers::environment()
{
    const QByteArrayList names{
        "XDG_CONFIG_HOME", "XDG_DATA_HOME", "GPODDER_HOME", "GPODDER_DOWNLOAD_DIR"};
    QByteArrayList before;
    for (const QByteArray &name : names)
        before.append(qgetenv(name.constData()));

    qputenv("XDG_CONFIG_HOME", "/c");
    qputenv("XDG_DATA_HOME", "/d/");
    qputenv("GPODDER_HOME", "/g");
    qputenv("GPODDER_DOWNLOAD_DIR", "/music");
    const UserFolders set = foldersOfThisUser();
    qputenv("XDG_CONFIG_HOME", "relative");
    for (const QByteArray &name : names.sliced(1))
        qunsetenv(name.constData());
    const UserFolders unset = foldersOfThisUser();
    for (qsizetype i = 0; i < names.size(); ++i)
        qputenv(names.at(i).constData(), before.at(i));

    const QString home = QDir::homePath();
    QCOMPARE(set.config, u"/c"_s);
    QCOMPARE(set.data, u"/d"_s);
    QCOMPARE(set.gpodder, u"/g"_s);
    QCOMPARE(set.gpodderDownloads, u"/music"_s);
    QCOMPARE(unset.home, home);
    QCOMPARE(unset.config, home + "/.config"_L1);
    QCOMPARE(unset.data, home + "/.local/share"_L1);
    QCOMPARE(unset.gpodder, home + "/gPodder"_L1);
    QCOMPARE(unset.gpodderDownloads, QString());
}

QTEST_GUILESS_MAIN(TestFindPlayers)
#include "tst_find_players.moc"
