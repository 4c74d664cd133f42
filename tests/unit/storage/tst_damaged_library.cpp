// SPDX-License-Identifier: GPL-3.0-or-later
// Overwrites a page of a library. Every read must then return the complete result or an error: a
// list is never silently shorter.
//
// SQLite has no checksums: a changed byte within a row, or within a row of an index, is read as it
// is. A list may then show other values, but has as many rows as before. Within the blobs of the
// search index such a byte may lose hits; `dogearctl check` finds that.
//
// Damages some 40 pages, one after the other; with DOGEAR_ALL_PAGES=1 every page, which takes
// minutes.

#include "library_reads.h"

#include <storage/connection.h>
#include <storage/database_file.h>
#include <support/large_library.h>

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int pageSize = 8192;
constexpr int sampledPages = 40;

using Damage = std::function<QByteArray(const QByteArray &page, int number)>;

QByteArray withByte(QByteArray page, int at, char byte)
{
    page[at] = page.at(at) == byte ? char(byte - 1) : byte;
    return page;
}

QByteArray noise(int size, int seed)
{
    QRandomGenerator random(static_cast<quint32>(seed));
    QByteArray bytes(size, Qt::Uninitialized);
    for (char &byte : bytes)
        byte = char(random.bounded(256));
    return bytes;
}

} // namespace

class TestDamagedLibrary final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingIsMissingWithoutAWord_data();
    void nothingIsMissingWithoutAWord();

private:
    QStringList lost(Connection &connection, bool isWithinRows) const;
    void overwrite(int number, const QByteArray &page);
    void restore();

    QTemporaryDir m_folder;
    QString m_path;
    QByteArray m_whole;
    QHash<QString, QString> m_expected; ///< name of a read → its result on the undamaged library
};

void TestDamagedLibrary::initTestCase()
{
    m_path = m_folder.filePath(u"dogear.sqlite"_s);
    const auto written = dogear::test::writeLargeLibrary(m_path);
    QVERIFY2(written.has_value(), written ? "" : qPrintable(written.error().detail));
    const auto connection = Connection::open(m_path);
    QVERIFY(connection.has_value());
    for (const LibraryRead &read : libraryReads()) {
        const auto text = read.run(**connection);
        QVERIFY2(text.has_value(), qPrintable(read.name));
        QVERIFY2(!text->isEmpty(), qPrintable(read.name));
        m_expected.insert(read.name, *text);
    }
    QFile file(m_path);
    QVERIFY(file.open(QFile::ReadOnly));
    m_whole = file.readAll();
    QCOMPARE(m_whole.size() % pageSize, 0);
}

void TestDamagedLibrary::overwrite(int number, const QByteArray &page)
{
    QFile file(m_path);
    QVERIFY(file.open(QFile::ReadWrite) && file.seek(qint64(number) * pageSize));
    QCOMPARE(file.write(page), pageSize);
}

void TestDamagedLibrary::restore()
{
    for (const QString &end : {u"-wal"_s, u"-shm"_s})
        QFile::remove(m_path + end);
    QDir(m_folder.filePath(u"backups"_s)).removeRecursively();
    QFile file(m_path);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(m_whole), m_whole.size());
}

/// \return the names of the reads that reported no error, but whose result differs from the
///   expected one; if \a isWithinRows, only those (searches left out) that have fewer entries
QStringList TestDamagedLibrary::lost(Connection &connection, bool isWithinRows) const
{
    QStringList names;
    for (const LibraryRead &read : libraryReads()) {
        const auto text = read.run(connection);
        const QString expected = m_expected.value(read.name);
        if (!text || *text == expected)
            continue;
        const bool isSearch = read.name.startsWith("search "_L1);
        const bool isShort = text->count(u' ') < expected.count(u' ');
        if (!isWithinRows || (isShort && !isSearch))
            names.append(read.name);
    }
    return names;
}

void TestDamagedLibrary::nothingIsMissingWithoutAWord_data()
{
    QTest::addColumn<Damage>("damage");
    QTest::addColumn<bool>("isWithinRows"); // only the number of rows is guaranteed then
    QTest::newRow("a page of zeroes")
        << Damage([](const QByteArray &, int) { return QByteArray(pageSize, '\0'); }) << false;
    QTest::newRow("a page of ones")
        << Damage([](const QByteArray &, int) { return QByteArray(pageSize, '\xff'); }) << false;
    QTest::newRow("a page of noise")
        << Damage([](const QByteArray &, int number) { return noise(pageSize, number); }) << false;
    QTest::newRow("zeroes in the first half of a page") << Damage([](QByteArray page, int) {
        return page.replace(0, pageSize / 2, QByteArray(pageSize / 2, '\0'));
    }) << false;
    // The first page begins with the 100 bytes of the header of the file.
    QTest::newRow("a wrong page type") << Damage([](const QByteArray &page, int number) {
        return withByte(page, number ? 0 : 100, '\xff');
    }) << false;
    QTest::newRow("256 bytes of noise in the middle of a page")
        << Damage([](QByteArray page, int number) {
               return page.replace(pageSize / 2, 256, noise(256, number));
           })
        << true;
    QTest::newRow("a changed byte in the middle of a page")
        << Damage([](const QByteArray &page, int) { return withByte(page, pageSize / 2, '\xff'); })
        << true;
}

void TestDamagedLibrary::nothingIsMissingWithoutAWord()
{
    QFETCH(const Damage, damage);
    QFETCH(const bool, isWithinRows);
    const int pages = int(m_whole.size() / pageSize);
    const bool isAll = qEnvironmentVariableIntValue("DOGEAR_ALL_PAGES") > 0;
    const int step = isAll ? 1 : std::max(1, pages / sampledPages);
    QStringList silent;
    int damaged = 0;
    int reported = 0;
    for (int number = 0; number < pages; number += step) {
        ++damaged;
        overwrite(number, damage(m_whole.mid(qsizetype(number) * pageSize, pageSize), number));
        {
            const auto connection = Connection::open(m_path);
            const QStringList names = connection ? lost(**connection, isWithinRows) : QStringList();
            reported += connection ? 0 : 1;
            if (!names.isEmpty())
                silent.append(u"page %1: %2"_s.arg(number + 1).arg(names.join(u", "_s)));
        }
        // Opening a library with a damaged first page may write to more than this page.
        if (number == 0)
            restore();
        else
            overwrite(number, m_whole.mid(qsizetype(number) * pageSize, pageSize));
    }
    qInfo() << pages << "pages," << damaged << "damaged," << reported << "not opened";
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
    // Only the few pages with the schema may keep a library from being opened and read.
    QCOMPARE_LT(reported, damaged / 4);
}

QTEST_GUILESS_MAIN(TestDamagedLibrary)
#include "tst_damaged_library.moc"
