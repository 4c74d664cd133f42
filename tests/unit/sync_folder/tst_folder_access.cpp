// SPDX-License-Identifier: GPL-3.0-or-later

#include <sync_folder/folder_access.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using sync_folder::checkFolder;

class TestFolderAccess final : public QObject
{
    Q_OBJECT

private slots:
    void aUsableFolderStaysAsItIs();
    void aMissingFolder();
    void aFileIsNoFolder();
    void aFolderThatCannotBeWritten();
};

void TestFolderAccess::aUsableFolderStaysAsItIs()
{
    const QTemporaryDir folder;
    QVERIFY(checkFolder(folder.path()).has_value());
    QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

void TestFolderAccess::aMissingFolder()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"missing"_s);
    const auto checked = checkFolder(path);
    QVERIFY(!checked.has_value());
    QCOMPARE(checked.error().code, ErrorCode::FileNotFound);
    QCOMPARE(checked.error().detail, path);
    QVERIFY(!QDir(path).exists());
}

void TestFolderAccess::aFileIsNoFolder()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto checked = checkFolder(file.fileName());
    QVERIFY(!checked.has_value());
    QCOMPARE(checked.error().code, ErrorCode::FileNotFound);
}

void TestFolderAccess::aFolderThatCannotBeWritten()
{
    // /proc refuses new files to every user, also to one who may write everywhere.
    if (!QDir(u"/proc/self"_s).exists())
        QSKIP("This system has no /proc.");
    const auto checked = checkFolder(u"/proc"_s);
    QVERIFY(!checked.has_value());
    QCOMPARE(checked.error().code, ErrorCode::FileUnwritable);
}

QTEST_GUILESS_MAIN(TestFolderAccess)
#include "tst_folder_access.moc"
