// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_reader.h"
#include "folder_samples.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::sync_folder;
using namespace dogear::sync_folder::test;

namespace {

/// The positions in seconds of the plays in \a news, which fileOf() numbers.
QList<int> plays(const FileNews &news)
{
    QList<int> numbers;
    for (const Record &record : news.records) {
        if (const auto *action = std::get_if<domain::SyncAction>(&record.content))
            numbers.append(int(action->position.value_or(-1)));
    }
    return numbers;
}

QList<int> upTo(int last, int first = 1)
{
    QList<int> numbers;
    for (int number = first; number <= last; ++number)
        numbers.append(number);
    return numbers;
}

} // namespace

class TestFileReader final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void whatIsAddedIsReadOnce();
    void aFileCutAtEveryByteIsReadToItsEndLater();
    void aFlippedBitCostsOneLineUntilItIsRepaired();
    void aFlippedLineFeedCostsTwoLines();
    void aReservedRestIsReadOnceItArrives();
    void aReplacedFileIsReadFromItsBeginning();
    void aFileOfANewerVersionIsLeftAlone();
    void otherFilesHaveNoRecords_data();
    void otherFilesHaveNoRecords();
    void aLineThatIsTooLongIsPassedOver();
    void aMissingFileIsAnError();

private:
    FileNews read(const FilePosition &from = {})
    {
        return readFile(m_path, from).value_or(FileNews());
    }
    bool write(const QByteArray &bytes) { return writeFile(m_path, bytes); }

    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(u"dogear-phone.log"_s);
};

void TestFileReader::whatIsAddedIsReadOnce()
{
    QVERIFY(write(fileOf(3)));
    const FileNews first = read();
    QCOMPARE(first.header.device, u"phone"_s);
    QVERIFY(!first.isContinued);
    QCOMPARE(plays(first), upTo(3));
    QCOMPARE(first.reached.number, 3);
    QCOMPARE(first.end, fileOf(3).size());

    const FileNews nothing = read(first.reached);
    QVERIFY(nothing.isContinued);
    QVERIFY(nothing.records.isEmpty());
    QCOMPARE(nothing.reached, first.reached);

    QVERIFY(write(fileOf(5)));
    const FileNews second = read(first.reached);
    QVERIFY(second.isContinued);
    QCOMPARE(second.header.device, u"phone"_s);
    QCOMPARE(plays(second), upTo(5, 4));
    QCOMPARE(second.reached.number, 5);
}

void TestFileReader::aFileCutAtEveryByteIsReadToItsEndLater()
{
    const QByteArray whole = fileOf(3);
    for (qsizetype length = 0; length <= whole.size(); ++length) {
        QVERIFY(write(whole.first(length)));
        const FileNews half = read();
        QVERIFY2(half.damaged == 0, qPrintable(QString::number(length)));
        QCOMPARE(plays(half), upTo(int(plays(half).size())));
        QVERIFY(write(whole));
        const FileNews rest = read(half.reached);
        QCOMPARE(plays(half) + plays(rest), upTo(3));
        QCOMPARE(rest.reached.number, 3);
    }
}

void TestFileReader::aFlippedBitCostsOneLineUntilItIsRepaired()
{
    const QByteArray whole = fileOf(4);
    const qsizetype start = headerLine().size();
    for (qsizetype byte = start; byte < whole.size(); ++byte) {
        QByteArray changed = whole;
        changed[byte] = char(changed[byte] ^ 4);
        if (whole[byte] == '\n')
            continue; // the next test
        QVERIFY(write(changed));
        const FileNews damaged = read();
        QVERIFY2(damaged.damaged > 0, qPrintable(QString::number(byte)));
        QCOMPARE(plays(damaged).size(), 3);
        // The position stays in front of the damage: the others do not take it for read.
        const int good = int(plays(damaged).size() == 3 ? damaged.reached.number : -1);
        QVERIFY(good < 4);
        QVERIFY(write(whole));
        QCOMPARE(plays(read(damaged.reached)), upTo(4, good + 1));
    }
}

void TestFileReader::aFlippedLineFeedCostsTwoLines()
{
    QByteArray changed = fileOf(4);
    changed[changed.indexOf('\n', headerLine().size())] = ' ';
    QVERIFY(write(changed));
    const FileNews news = read();
    QCOMPARE(news.damaged, 1);
    QCOMPARE(plays(news), upTo(4, 3));
    QCOMPARE(news.reached.number, 0);
}

void TestFileReader::aReservedRestIsReadOnceItArrives()
{
    const QByteArray whole = fileOf(40);
    const qsizetype arrived = fileOf(20).size() + 10;
    QVERIFY(write(whole.first(arrived) + QByteArray(whole.size() - arrived, '\0')));
    const FileNews half = read();
    QCOMPARE(plays(half), upTo(20));
    QVERIFY(write(whole));
    QCOMPARE(plays(read(half.reached)), upTo(40, 21));
}

void TestFileReader::aReplacedFileIsReadFromItsBeginning()
{
    QVERIFY(write(fileOf(5)));
    const FilePosition reached = read().reached;
    QVERIFY(
        write(headerLine() + lineOf(4, play(9, 1'700'000'900, 99)) + lineOf(6, play(7, 8, 77))));
    const FileNews news = read(reached);
    QVERIFY(!news.isContinued);
    QCOMPARE(plays(news), (QList<int>{99, 77}));
    QCOMPARE(news.reached.number, 6);
}

void TestFileReader::aFileOfANewerVersionIsLeftAlone()
{
    QVERIFY(write(encodeLine(toJson(Header{formatVersion + 1, u"phone"_s}))
                  + lineOf(1, play(1, 2, 3))));
    const FileNews news = read();
    QCOMPARE(news.header.version, formatVersion + 1);
    QVERIFY(news.records.isEmpty());
}

void TestFileReader::otherFilesHaveNoRecords_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("an empty file") << QByteArray();
    QTest::newRow("text") << QByteArray("hello\nworld\n");
    QTest::newRow("lines without a first one") << lineOf(1, play(1, 2, 3));
    QTest::newRow("zeros") << QByteArray(3 * 1024 * 1024, '\0');
}

void TestFileReader::otherFilesHaveNoRecords()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(write(bytes));
    const FileNews news = read();
    QVERIFY(news.header.device.isEmpty());
    QVERIFY(news.records.isEmpty());
    QVERIFY(news.reached.check.isEmpty());
}

void TestFileReader::aLineThatIsTooLongIsPassedOver()
{
    QVERIFY(
        write(fileOf(1) + QByteArray(maxLineLength * 2, 'x') + '\n' + lineOf(2, play(2, 3, 2))));
    const FileNews news = read();
    QCOMPARE(news.damaged, 1);
    QCOMPARE(plays(news), upTo(2));
}

void TestFileReader::aMissingFileIsAnError()
{
    const auto news = readFile(m_folder.filePath(u"none.log"_s), {});
    QVERIFY(!news);
    QCOMPARE(news.error().code, ErrorCode::FileNotFound);
}

QTEST_GUILESS_MAIN(TestFileReader)
#include "tst_file_reader.moc"
