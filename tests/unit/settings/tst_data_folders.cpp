// SPDX-License-Identifier: GPL-3.0-or-later

#include <settings/data_folders.h>
#include <support/environment.h>

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::settings;

class TestDataFolders final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_environment.emplace(QByteArrayList{
            "DOGEAR_DATA_DIR", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"});
        qunsetenv("DOGEAR_DATA_DIR");
    }
    void cleanup() { m_environment.reset(); }

    void oneFolderHoldsAll();
    void theEnvironmentNamesTheFolder();
    void theDesktopsFoldersOtherwise();
    void downloadsGoWhereMusicIs_data();
    void downloadsGoWhereMusicIs();
    void aFolderThatCannotBeMade();

private:
    std::optional<test::RestoredEnvironment> m_environment;
};

void TestDataFolders::oneFolderHoldsAll()
{
    const QTemporaryDir folder;
    const QString wanted = folder.filePath(u"a/b c"_s);
    const auto folders = DataFolders::create(wanted);
    QVERIFY(folders.has_value());
    for (const QString &path :
         {folders->database, folders->settings, folders->positions, folders->cache, folders->media})
        QVERIFY2(path.startsWith(wanted + u'/'), qPrintable(path));
    QCOMPARE(folders->downloads, wanted + u"/downloads"_s);
    QVERIFY(QDir(folders->cache).exists());
}

void TestDataFolders::theEnvironmentNamesTheFolder()
{
    const QTemporaryDir folder;
    qputenv("DOGEAR_DATA_DIR", folder.path().toLocal8Bit());
    QVERIFY(DataFolders::create({})->database.startsWith(folder.path()));
    const QTemporaryDir other;
    QVERIFY(DataFolders::create(other.path())->database.startsWith(other.path()));
}

void TestDataFolders::theDesktopsFoldersOtherwise()
{
    const QTemporaryDir home;
    qputenv("XDG_DATA_HOME", home.filePath(u"data"_s).toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", home.filePath(u"config"_s).toLocal8Bit());
    qputenv("XDG_CACHE_HOME", home.filePath(u"cache"_s).toLocal8Bit());
    const auto folders = DataFolders::create({});
    QCOMPARE(folders->database, home.filePath(u"data/dogear/dogear.sqlite"_s));
    QCOMPARE(folders->settings, home.filePath(u"config/dogear/settings.ini"_s));
    QCOMPARE(folders->positions, home.filePath(u"data/dogear/positions.ini"_s));
    QCOMPARE(folders->cache, home.filePath(u"cache/dogear"_s));
    QCOMPARE(folders->media, home.filePath(u"cache/dogear/media"_s));
}

void TestDataFolders::downloadsGoWhereMusicIs_data()
{
    QTest::addColumn<QByteArray>("userDirs");
    QTest::addColumn<QString>("folder");
    QTest::newRow("the desktop names a music folder")
        << QByteArray("XDG_MUSIC_DIR=\"$HOME/Musik\"\n") << u"/Musik/Podcasts"_s;
    QTest::newRow("the desktop names no music folder") << QByteArray() << u"/Music/Podcasts"_s;
    QTest::newRow("the music folder is the home folder")
        << QByteArray("XDG_MUSIC_DIR=\"$HOME/\"\n") << u"/Podcasts"_s;
}

void TestDataFolders::downloadsGoWhereMusicIs()
{
    QFETCH(const QByteArray, userDirs);
    QFETCH(const QString, folder);
    const QTemporaryDir home;
    qputenv("HOME", home.path().toLocal8Bit());
    qputenv("XDG_DATA_HOME", home.filePath(u"data"_s).toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    QFile file(home.filePath(u"user-dirs.dirs"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(userDirs);
    file.close();
    const auto folders = DataFolders::create({});
    QCOMPARE(folders->downloads, home.path() + folder);
    // The user's folders are created only when they are needed.
    QVERIFY(!QDir(folders->downloads).exists());
}

void TestDataFolders::aFolderThatCannotBeMade()
{
    const auto folders = DataFolders::create(u"/dev/null/library"_s);
    QVERIFY(!folders.has_value());
    QCOMPARE(folders.error().code, ErrorCode::FileUnwritable);
}

QTEST_GUILESS_MAIN(TestDataFolders)
#include "tst_data_folders.moc"
