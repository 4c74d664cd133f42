// SPDX-License-Identifier: GPL-3.0-or-later

#include <files/durable_file.h>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestDurableFile final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void takesThePlaceOfAnother();
    void copies_data();
    void copies();
    void whatFailsChangesNothing();
    void aFolderIsSyncedAsWell();

private:
    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder->filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return file.fileName();
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDurableFile::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestDurableFile::takesThePlaceOfAnother()
{
    const QString fresh = write(u"fresh"_s, "new");
    const QString old = write(u"old"_s, "old");
    QVERIFY(files::replaceFile(fresh, old).has_value());
    QCOMPARE(read(old), QByteArray("new"));
    QVERIFY(!QFile::exists(fresh));
}

void TestDurableFile::copies_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("an empty file") << QByteArray();
    QTest::newRow("a few bytes") << QByteArray("few");
    QTest::newRow("more than one read buffer") << QByteArray((1 << 20) + 7, 'x');
}

void TestDurableFile::copies()
{
    QFETCH(const QByteArray, bytes);
    const QString from = write(u"from"_s, bytes);
    const QString to = write(u"to"_s, "what was there, and longer than a few bytes");
    QVERIFY(files::copyDurably(from, to).has_value());
    QCOMPARE(read(to), bytes);
}

void TestDurableFile::whatFailsChangesNothing()
{
    const QString there = write(u"there"_s, "old");
    const QString missing = m_folder->filePath(u"missing"_s);
    const QString nowhere = m_folder->filePath(u"no/folder"_s);
    QCOMPARE(files::replaceFile(missing, there).error().code, ErrorCode::FileUnwritable);
    QCOMPARE(files::replaceFile(there, nowhere).error().code, ErrorCode::FileUnwritable);
    QCOMPARE(files::copyDurably(missing, there).error().code, ErrorCode::FileNotFound);
    QCOMPARE(files::copyDurably(there, nowhere).error().code, ErrorCode::FileUnwritable);
    QCOMPARE(read(there), QByteArray("old"));
}

void TestDurableFile::aFolderIsSyncedAsWell()
{
    QVERIFY(files::syncToDisk(m_folder->path()).has_value());
    QCOMPARE(files::syncToDisk(m_folder->filePath(u"missing"_s)).error().code,
             ErrorCode::FileUnwritable);
}

QTEST_GUILESS_MAIN(TestDurableFile)
#include "tst_durable_file.moc"
