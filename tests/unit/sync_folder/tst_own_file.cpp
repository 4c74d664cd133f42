// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_reader.h"
#include "folder_samples.h"
#include "own_file.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <limits>
#include <memory>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::sync_folder;
using namespace dogear::sync_folder::test;

namespace {

constexpr qint64 all = std::numeric_limits<qint64>::max();

QList<QJsonObject> plays(int first, int last)
{
    QList<QJsonObject> objects;
    for (int number = first; number <= last; ++number)
        objects.append(toJson(Content(play(number, 1'700'000'000 + number, number)), u"phone"_s));
    return objects;
}

} // namespace

class TestOwnFile final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void linesAreReadByOthers();
    void anUntouchedFileIsIntact();
    void aFileThatIsGoneIsLost();
    void anOlderFileIsLostAndKeepsItsNumbers();
    void aCutFileIsLostOrIntactAtEveryByte();
    void aKilledRunIsNoOtherDevice();
    void aKilledCompactionIsNoOtherDevice();
    void anotherDeviceWithTheIdIsFound_data();
    void anotherDeviceWithTheIdIsFound();
    void aDamagedLineIsRemoved_data();
    void aDamagedLineIsRemoved();
    void otherEndsOfLinesAreRead();
    void aFileOfANewerVersionIsNotTouched();
    void compactionKeepsWhatIsNewest();
    void compactionWaitsForGrowth();
    void aFolderThatCannotBeWrittenIsAnError();

private:
    [[nodiscard]] OwnFile open(const OwnFileState &state, const QString &session = u"one"_s)
    {
        OwnFile file(m_folder->path(), u"phone"_s, state);
        file.setSession(session);
        return file;
    }
    /// Writes \a count plays. \return the state after that
    OwnFileState written(int count, const QString &session = u"one"_s);
    [[nodiscard]] OwnFileCheck check(const OwnFileState &state)
    {
        OwnFile file(m_folder->path(), u"phone"_s, state);
        return file.check().value_or(OwnFileCheck::Lost);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestOwnFile::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"dogear-phone.log"_s);
}

OwnFileState TestOwnFile::written(int count, const QString &session)
{
    OwnFile file = open({}, session);
    return file.check() && file.append(plays(1, count)) ? file.state() : OwnFileState();
}

void TestOwnFile::linesAreReadByOthers()
{
    OwnFile file = open({});
    QCOMPARE(file.check().value_or(OwnFileCheck::Lost), OwnFileCheck::Intact);
    QVERIFY(file.append({}));
    QVERIFY(!QFileInfo::exists(m_path));
    QVERIFY(file.append(plays(1, 2)));
    QVERIFY(file.append(plays(3, 3)));
    const auto news = readFile(m_path, {});
    QVERIFY(news);
    QCOMPARE(news->header.device, u"phone"_s);
    QCOMPARE(news->damaged, 0);
    QCOMPARE(news->records.size(), 4);
    QVERIFY(news->records[0].content == Content(Session{u"one"_s}));
    QVERIFY(news->records[3].content == Content(play(3, 1'700'000'003, 3)));
    QCOMPARE(news->records[3].number, 4);
    QCOMPARE(file.state().number, 4);
    QCOMPARE(file.state().size, QFileInfo(m_path).size());
}

void TestOwnFile::anUntouchedFileIsIntact()
{
    const OwnFileState state = written(3);
    QCOMPARE(check(state), OwnFileCheck::Intact);
    // Also if it was copied to another place and has another time.
    OwnFileState copied = state;
    copied.modified = 1;
    QCOMPARE(check(copied), OwnFileCheck::Intact);
}

void TestOwnFile::aFileThatIsGoneIsLost()
{
    const OwnFileState state = written(3);
    QVERIFY(QFile::remove(m_path));
    OwnFile file = open(state, u"two"_s);
    QCOMPARE(file.check().value_or(OwnFileCheck::Intact), OwnFileCheck::Lost);
    QVERIFY(file.append(plays(1, 3)));
    const auto news = readFile(m_path, {});
    QVERIFY(news);
    QCOMPARE(news->records.size(), 4);
    QCOMPARE(news->records[0].number, state.number + 1); // a number is never given twice
}

void TestOwnFile::anOlderFileIsLostAndKeepsItsNumbers()
{
    OwnFile file = open({});
    QVERIFY(file.check() && file.append(plays(1, 2)));
    const QByteArray older = readBytes(m_path);
    QVERIFY(file.append(plays(3, 5)));
    QVERIFY(writeFile(m_path, older));
    OwnFile again = open(file.state(), u"two"_s);
    QCOMPARE(again.check().value_or(OwnFileCheck::Intact), OwnFileCheck::Lost);
    QVERIFY(again.append(plays(1, 5)));
    const auto news = readFile(m_path, {});
    QVERIFY(news);
    QCOMPARE(news->records.size(), 3 + 6);
    QCOMPARE(news->lastNumber, file.state().number + 6);
}

void TestOwnFile::aCutFileIsLostOrIntactAtEveryByte()
{
    const OwnFileState state = written(3);
    const QByteArray whole = readBytes(m_path);
    for (qsizetype length = 0; length < whole.size(); ++length) {
        QVERIFY(writeFile(m_path, whole.first(length)));
        OwnFile file = open(state, u"two"_s);
        const auto checked = file.check();
        QVERIFY2(checked && *checked == OwnFileCheck::Lost, qPrintable(QString::number(length)));
        QVERIFY(file.append(plays(1, 3)));
        const auto news = readFile(m_path, {});
        QVERIFY2(news && news->damaged == 0, qPrintable(QString::number(length)));
        QCOMPARE_GE(news->records.size(), 4);
    }
}

void TestOwnFile::aKilledRunIsNoOtherDevice()
{
    const OwnFileState before = written(2);
    OwnFileState begun = before;
    begun.session = u"two"_s; // stored before the first line
    OwnFile killed = open(begun, u"two"_s);
    QVERIFY(killed.check() && killed.append(plays(3, 4)));
    const QByteArray whole = readBytes(m_path);
    for (qsizetype length = before.size; length <= whole.size(); ++length) {
        QVERIFY(writeFile(m_path, whole.first(length)));
        OwnFile file(m_folder->path(), u"phone"_s, begun);
        const auto checked = file.check();
        QVERIFY2(checked && *checked == OwnFileCheck::Intact, qPrintable(QString::number(length)));
        file.setSession(u"three"_s);
        QVERIFY(file.append(plays(5, 5)));
        const auto news = readFile(m_path, {});
        QVERIFY2(news && news->damaged == 0, qPrintable(QString::number(length)));
    }
}

void TestOwnFile::aKilledCompactionIsNoOtherDevice()
{
    const OwnFileState before = written(2);
    QList<QByteArray> lines = readBytes(m_path).split('\n');
    QVERIFY(writeFile(m_path, lines[0] + '\n' + lines[1] + '\n' + lines[3] + '\n'));
    OwnFile file = open(before, u"two"_s);
    QCOMPARE(file.check().value_or(OwnFileCheck::Lost), OwnFileCheck::Intact);
    QCOMPARE(file.state().number, before.number);
}

void TestOwnFile::anotherDeviceWithTheIdIsFound_data()
{
    QTest::addColumn<bool>("knowsFile");
    QTest::newRow("this device wrote the file, then the other one did") << true;
    QTest::newRow("the other device came first") << false;
}

void TestOwnFile::anotherDeviceWithTheIdIsFound()
{
    QFETCH(const bool, knowsFile);
    const OwnFileState state = written(3);
    OwnFile other = open(state, u"other"_s); // a copy of the library
    QVERIFY(other.check() && other.append(plays(7, 8)));
    QCOMPARE(check(knowsFile ? state : OwnFileState()), OwnFileCheck::Foreign);
    QCOMPARE(check(other.state()), OwnFileCheck::Intact);

    // The program that carries the files has replaced one file by the other.
    OwnFile ours = open(state, u"two"_s);
    QVERIFY(QFile::remove(m_path));
    QVERIFY(ours.append(plays(20, 24)));
    QCOMPARE(check(other.state()), OwnFileCheck::Foreign);
}

void TestOwnFile::aDamagedLineIsRemoved_data()
{
    QTest::addColumn<int>("fromEnd"); // in bytes
    QTest::newRow("in the last line") << 5;
    QTest::newRow("in the line before") << 300;
    QTest::newRow("in the first line") << -5;
}

void TestOwnFile::aDamagedLineIsRemoved()
{
    QFETCH(const int, fromEnd);
    OwnFileState state = written(4);
    QByteArray bytes = readBytes(m_path);
    const qsizetype at = fromEnd > 0 ? bytes.size() - fromEnd : -fromEnd;
    bytes[at] = char(bytes[at] ^ 1);
    QVERIFY(writeFile(m_path, bytes));
    state.modified = 1; // the test is faster than the clock of the file system
    OwnFile file = open(state, u"two"_s);
    QCOMPARE(file.check().value_or(OwnFileCheck::Intact), OwnFileCheck::Lost);
    QVERIFY(file.append(plays(1, 4)));
    const auto news = readFile(m_path, {});
    QVERIFY(news);
    QCOMPARE(news->damaged, 0);
    QCOMPARE(news->reached.number, news->lastNumber);
}

void TestOwnFile::otherEndsOfLinesAreRead()
{
    const OwnFileState state = written(2);
    QVERIFY(writeFile(m_path, readBytes(m_path).replace("\n", "\r\n")));
    OwnFile file = open(state, u"two"_s);
    QCOMPARE(file.check().value_or(OwnFileCheck::Lost), OwnFileCheck::Intact);
    QVERIFY(file.append(plays(3, 3)));
    const auto news = readFile(m_path, {});
    QVERIFY(news);
    QCOMPARE(news->damaged, 0);
    QCOMPARE(news->records.size(), 3 + 2);
    QCOMPARE(check(file.state()), OwnFileCheck::Intact);
}

void TestOwnFile::aFileOfANewerVersionIsNotTouched()
{
    const QByteArray bytes =
        encodeLine(toJson(Header{formatVersion + 1, u"phone"_s})) + lineOf(1, play(1, 2, 3));
    QVERIFY(writeFile(m_path, bytes));
    QCOMPARE(check({}), OwnFileCheck::Foreign);
    QCOMPARE(readBytes(m_path), bytes);
}

void TestOwnFile::compactionKeepsWhatIsNewest()
{
    OwnFile file = open({});
    QVERIFY(file.check());
    for (int round = 1; file.state().size < OwnFile::minGrowth; ++round) {
        QList<QJsonObject> objects;
        for (int episode = 1; episode <= 100; ++episode)
            objects.append(toJson(Content(play(episode, 1000 + round, round)), u"phone"_s));
        QVERIFY(file.append(objects));
    }
    const auto before = readFile(m_path, {});
    QVERIFY(before);
    const auto compacted = file.compact(all);
    QVERIFY(compacted && *compacted);
    const auto after = readFile(m_path, {});
    QVERIFY(after);
    QCOMPARE(after->records.size(), 101);
    QCOMPARE(after->lastNumber, before->lastNumber);
    for (const Record &record : after->records.mid(1))
        QVERIFY(before->records.last(100).contains(record));
    QCOMPARE(check(file.state()), OwnFileCheck::Intact);
    QVERIFY(file.append(plays(1, 1)));
    QCOMPARE(check(file.state()), OwnFileCheck::Intact);
}

void TestOwnFile::compactionWaitsForGrowth()
{
    OwnFile file = open({});
    QVERIFY(file.check() && file.append(plays(1, 2)) && file.append(plays(1, 2)));
    const QByteArray bytes = readBytes(m_path);
    const auto compacted = file.compact(all);
    QVERIFY(compacted && !*compacted);
    QCOMPARE(readBytes(m_path), bytes);
}

void TestOwnFile::aFolderThatCannotBeWrittenIsAnError()
{
    OwnFile file(m_folder->filePath(u"none"_s), u"phone"_s, {});
    const auto written = file.append(plays(1, 1));
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::FileUnwritable);
    QCOMPARE(file.state(), OwnFileState());
}

QTEST_GUILESS_MAIN(TestOwnFile)
#include "tst_own_file.moc"
