// SPDX-License-Identifier: GPL-3.0-or-later
// The room that is left on the disk of a folder, also where the list of mounts does not name the
// disk.

#include <files/disk_space.h>

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestDiskSpace final : public QObject
{
    Q_OBJECT

private slots:
    void theFileSystemIsAsked_data();
    void theFileSystemIsAsked();

private:
    QTemporaryDir m_folder;
};

void TestDiskSpace::theFileSystemIsAsked_data()
{
    QTest::addColumn<QString>("folder");
    QTest::newRow("a folder that exists") << m_folder.path();
    QTest::newRow("a folder that is still to be made") << m_folder.filePath(u"new"_s);
    QTest::newRow("a folder in folders that are still to be made")
        << m_folder.filePath(u"new/er/newest"_s);
    QTest::newRow("a folder with a name that is not Latin") << m_folder.filePath(u"подкасты"_s);
    QTest::newRow("a relative folder") << u"new"_s;
    QTest::newRow("the root folder") << QDir::rootPath();
}

void TestDiskSpace::theFileSystemIsAsked()
{
    QFETCH(const QString, folder);
    QDir::setCurrent(m_folder.path());
    const auto found = files::availableBytes(folder);
    QVERIFY(found.has_value());
    const QString disk = folder == QDir::rootPath() ? folder : m_folder.path();
    const auto said = qint64(std::filesystem::space(disk.toStdString()).available);
    // Other programs write meanwhile.
    QVERIFY2(qAbs(*found - said) < 1'000'000'000, qPrintable(u"%1 and %2"_s.arg(*found).arg(said)));
}

QTEST_GUILESS_MAIN(TestDiskSpace)
#include "tst_disk_space.moc"
