// SPDX-License-Identifier: GPL-3.0-or-later
// Tests dogearctl on a library with a damaged page: it exits with 1 and says what to do, and never
// prints a short list.

#include <settings/data_folders.h>
#include <storage/connection.h>
#include <support/large_library.h>
#include <support/timeouts.h>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace Qt::StringLiterals;

namespace {

struct Answer
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

} // namespace

class TestDogearctlDamage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void aDamagedTableIsSaid_data();
    void aDamagedTableIsSaid();
    void aPageInTheMiddleOfTheListIsSaid();

private:
    [[nodiscard]] Answer run(const QStringList &words) const
    {
        QProcess program;
        program.setWorkingDirectory(m_folder.path());
        program.start(QStringLiteral(DOGEARCTL), QStringList{u"--data-dir"_s, m_data} + words);
        const bool isDone =
            test::waitUntil([&] { return program.state() == QProcess::NotRunning; }, 60'000);
        return {isDone ? program.exitCode() : -1,
                program.readAllStandardOutput(),
                program.readAllStandardError()};
    }
    /// Overwrites the type byte of the page at \a offset with a type that SQLite does not know.
    void damage(qint64 offset)
    {
        QFile file(m_path);
        QVERIFY(file.open(QFile::ReadWrite) && file.seek(offset));
        QCOMPARE(file.write("\xff"), qint64(1));
    }
    void expectDamage(const Answer &answer)
    {
        QCOMPARE(answer.exitCode, 1);
        QVERIFY2(answer.err.contains("dogearctl check"), answer.err.constData());
        QVERIFY2(!answer.out.contains("guid") && !answer.out.startsWith('['),
                 answer.out.left(200).constData());
    }

    QTemporaryDir m_folder;
    QString m_data;
    QString m_path;
    QByteArray m_whole;
    qint64 m_pageSize = 0;
    QHash<QString, qint64> m_roots; ///< root page of each table, counted from 1
};

void TestDogearctlDamage::initTestCase()
{
    m_data = m_folder.filePath(u"data"_s);
    const auto folders = settings::DataFolders::create(m_data);
    QVERIFY(folders.has_value());
    m_path = folders->database;
    const auto written = test::writeLargeLibrary(m_path);
    QVERIFY2(written.has_value(), written ? "" : qPrintable(written.error().detail));
    {
        const auto connection = storage::Connection::open(m_path);
        QVERIFY(connection.has_value());
        m_pageSize = (*connection)->number(u"PRAGMA page_size"_s).value_or(0);
        const auto read =
            (*connection)
                ->forEach(u"SELECT name, rootpage FROM sqlite_schema"_s,
                          {},
                          [this](const QSqlQuery &row) {
                              m_roots.insert(row.value(0).toString(), row.value(1).toLongLong());
                          });
        QVERIFY(read.has_value());
    }
    QFile file(m_path);
    QVERIFY(file.open(QFile::ReadOnly));
    m_whole = file.readAll();
    QCOMPARE(run({u"episodes"_s}).exitCode, 0);
}

void TestDogearctlDamage::cleanup()
{
    for (const QString &end : {u"-wal"_s, u"-shm"_s})
        QFile::remove(m_path + end);
    QFile file(m_path);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(m_whole), m_whole.size());
}

void TestDogearctlDamage::aDamagedTableIsSaid_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("table");
    QTest::newRow("episodes") << QStringList{u"episodes"_s} << u"episode"_s;
    QTest::newRow("episodes with a filter")
        << QStringList{u"episodes"_s, u"--filter"_s, u"is:unplayed"_s} << u"episode"_s;
    QTest::newRow("shows") << QStringList{u"shows"_s} << u"podcast"_s;
    QTest::newRow("the notes of show") << QStringList{u"show"_s, u"1"_s} << u"episode_text"_s;
    QTest::newRow("the chapters of show") << QStringList{u"show"_s, u"1"_s} << u"chapter_source"_s;
    QTest::newRow("search") << QStringList{u"search"_s, u"kalo"_s} << u"word_search_data"_s;
    QTest::newRow("queue") << QStringList{u"queue"_s} << u"queue"_s;
    QTest::newRow("health") << QStringList{u"health"_s, u"1"_s} << u"fetch"_s;
    QTest::newRow("statistics") << QStringList{u"statistics"_s} << u"listening"_s;
    QTest::newRow("bookmarks") << QStringList{u"bookmarks"_s} << u"bookmark"_s;
    QTest::newRow("export") << QStringList{u"export"_s, u"list.opml"_s} << u"podcast"_s;
}

void TestDogearctlDamage::aDamagedTableIsSaid()
{
    QFETCH(const QStringList, command);
    QFETCH(const QString, table);
    QVERIFY(m_roots.contains(table));
    damage((m_roots.value(table) - 1) * m_pageSize);
    expectDamage(run(command));
    expectDamage(run(QStringList{u"--json"_s} + command));
    QVERIFY(!QFile::exists(m_folder.filePath(u"list.opml"_s)));
}

/// The rows before the damaged page are readable, but they are not the whole list.
void TestDogearctlDamage::aPageInTheMiddleOfTheListIsSaid()
{
    constexpr char tableLeaf = 0x0d; // https://www.sqlite.org/fileformat2.html section 1.6
    qint64 begin = 0;
    for (qsizetype at = m_whole.indexOf("guid-1500"); at >= 0 && begin == 0;
         at = m_whole.indexOf("guid-1500", at + 1)) {
        const qint64 page = at / m_pageSize * m_pageSize;
        if (m_whole.at(page) == tableLeaf)
            begin = page;
    }
    QVERIFY(begin > 0);
    damage(begin);
    expectDamage(run({u"--json"_s, u"episodes"_s, u"--limit"_s, u"5000"_s}));
}

QTEST_GUILESS_MAIN(TestDogearctlDamage)
#include "tst_dogearctl_damage.moc"
