// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder_names.h"
#include "folder_samples.h"
#include "folder_scan.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::sync_folder;
using namespace dogear::sync_folder::test;

class TestFolderScan final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void theFilesOfOthersAreRead();
    void conflictCopiesAreRead_data();
    void conflictCopiesAreRead();
    void otherFilesAreLeftAlone_data();
    void otherFilesAreLeftAlone();
    void theOwnFileIsNotRead();
    void numbersThatOthersHaveSeenAreFound();
    void linesUnderTheOwnIdAreFound();
    void aMissingFolderIsAnError();
    void newNamesOfDevicesFit();

private:
    bool write(const QString &name, const QByteArray &bytes)
    {
        return writeFile(m_folder->filePath(name), bytes);
    }
    FolderNews scan(const QMap<QString, FilePosition> &known = {})
    {
        return scanFolder(m_folder->path(), u"desk"_s, known).value_or(FolderNews());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFolderScan::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestFolderScan::theFilesOfOthersAreRead()
{
    QVERIFY(write(u"dogear-phone.log"_s, fileOf(3)));
    QVERIFY(write(u"dogear-laptop.log"_s,
                  headerLine(u"laptop"_s) + lineOf(1, favourite(1, 5)) + "half a line"));
    const FolderNews first = scan();
    QCOMPARE(first.actions.size(), 3);
    QCOMPARE(first.fields.size(), 1);
    QCOMPARE(first.files.keys(), (QStringList{u"dogear-laptop.log"_s, u"dogear-phone.log"_s}));
    QCOMPARE(first.conflictCopies, 0);

    const FolderNews second = scan(first.files);
    QVERIFY(second.actions.isEmpty() && second.fields.isEmpty());
    QCOMPARE(second.files, first.files);

    QVERIFY(write(u"dogear-phone.log"_s, fileOf(4)));
    QCOMPARE(scan(first.files).actions, QList<domain::SyncAction>{play(4, 1'700'000'004, 4)});
}

void TestFolderScan::conflictCopiesAreRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("Syncthing") << u"dogear-phone.sync-conflict-20261127-101010-ABCDEFG.log"_s;
    QTest::newRow("Dropbox") << u"dogear-phone (conflicted copy 2026-11-27).log"_s;
    QTest::newRow("Dropbox with a name")
        << u"dogear-phone (Ann's conflicted copy 2026-11-27).log"_s;
    QTest::newRow("Nextcloud") << u"dogear-phone (conflicted copy 2026-11-27 101010).log"_s;
    QTest::newRow("Google Drive") << u"dogear-phone (1).log"_s;
    QTest::newRow("OneDrive") << u"dogear-phone-LAPTOP.log"_s;
    QTest::newRow("a user") << u"dogear-phone copy.log"_s;
}

void TestFolderScan::conflictCopiesAreRead()
{
    QFETCH(const QString, name);
    QVERIFY(write(u"dogear-phone.log"_s, fileOf(2)));
    QVERIFY(write(name, headerLine() + lineOf(2, play(8, 9, 10))));
    const FolderNews news = scan();
    QCOMPARE(news.actions.size(), 3);
    QCOMPARE(news.conflictCopies, 1);
    QVERIFY(scan(news.files).actions.isEmpty());
}

void TestFolderScan::otherFilesAreLeftAlone_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("a temporary file of Syncthing") << u".syncthing.dogear-phone.log.tmp"_s;
    QTest::newRow("a compaction that was killed") << u"dogear-phone.log.part"_s;
    QTest::newRow("a backup of an editor") << u"dogear-phone.log~"_s;
    QTest::newRow("another program") << u"phone.log"_s;
}

void TestFolderScan::otherFilesAreLeftAlone()
{
    QFETCH(const QString, name);
    QVERIFY(write(name, fileOf(2)));
    QVERIFY(scan().actions.isEmpty());
    QVERIFY(scan().files.isEmpty());
}

void TestFolderScan::theOwnFileIsNotRead()
{
    QVERIFY(write(u"dogear-desk.log"_s, headerLine(u"desk"_s) + lineOf(1, play(1, 2, 3))));
    QVERIFY(scan().actions.isEmpty());
    QVERIFY(scan().files.isEmpty());
}

void TestFolderScan::numbersThatOthersHaveSeenAreFound()
{
    QVERIFY(write(u"dogear-phone.log"_s,
                  headerLine() + lineOf(1, Seen{{{u"desk"_s, 7}}})
                      + lineOf(2, Seen{{{u"desk"_s, 9}, {u"laptop"_s, 30}}})));
    QCOMPARE(scan().seenByOthers, (QMap<QString, qint64>{{u"phone"_s, 9}}));
}

void TestFolderScan::linesUnderTheOwnIdAreFound()
{
    QVERIFY(write(u"dogear-desk (conflicted copy).log"_s,
                  headerLine(u"desk"_s) + lineOf(12, play(1, 2, 3))));
    const FolderNews news = scan();
    QCOMPARE(news.ownNumber, 12);
    QCOMPARE(news.actions.size(), 1);
}

void TestFolderScan::aMissingFolderIsAnError()
{
    const auto news = scanFolder(m_folder->filePath(u"none"_s), u"desk"_s, {});
    QVERIFY(!news);
    QCOMPARE(news.error().code, ErrorCode::FileNotFound);
}

void TestFolderScan::newNamesOfDevicesFit()
{
    static const QRegularExpression form(u"^[\\w.-]{1,64}$"_s);
    for (const QString &device : {u"desk"_s, QString(64, u'd')}) {
        const QString other = newDevice(device);
        QVERIFY(other != device && form.match(other).hasMatch());
        QVERIFY(other != newDevice(device));
        QVERIFY(newDevice(other) != other);
    }
}

QTEST_GUILESS_MAIN(TestFolderScan)
#include "tst_folder_scan.moc"
