// SPDX-License-Identifier: GPL-3.0-or-later
// Tests dogearctl list, station and the verbs of queue that concern them, with the real program.

#include <support/timeouts.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

struct Answer
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    [[nodiscard]] QJsonArray array() const { return QJsonDocument::fromJson(out).array(); }
};

/// Episodes 1 to 3 of 10, 15 and 20 minutes, the last one the newest.
QByteArray feed()
{
    QByteArray items;
    for (int i = 3; i > 0; --i) {
        items += u"<item><title>Number %1</title><guid>g%1</guid>"
                 "<pubDate>%1 Aug 2024 10:00:00 GMT</pubDate>"
                 "<itunes:duration>%2</itunes:duration>"
                 "<enclosure url=\"https://h.example/%1.mp3\" type=\"audio/mpeg\" length=\"9\"/>"
                 "</item>"_s.arg(i)
                     .arg(300 + i * 300)
                     .toUtf8();
    }
    return "<rss xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"><channel>"
           "<title>Show</title>"
           + items + "</channel></rss>";
}

} // namespace

class TestDogearctlLists final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aListIsEdited_data();
    void aListIsEdited();
    void listsAreListed();
    void aStationPlaysByItsRules_data();
    void aStationPlaysByItsRules();
    void aStationIsChangedAndEnds();
    void theQueueIsFilled();
    void whatPlaysThenIsSet();
    void whatGoesWrongIsOneLine_data();
    void whatGoesWrongIsOneLine();

private:
    Answer run(const QStringList &words) const
    {
        QProcess program;
        program.start(QStringLiteral(DOGEARCTL),
                      QStringList{u"--data-dir"_s, m_folder->filePath(u"data"_s)} + words);
        const bool isDone =
            test::waitUntil([&] { return program.state() == QProcess::NotRunning; }, 60'000);
        return {isDone ? program.exitCode() : -1,
                program.readAllStandardOutput(),
                program.readAllStandardError()};
    }
    /// Runs \a words, with the ids of the episodes in place of e1 to e3.
    Answer runWith(const QString &words) const
    {
        QStringList list = words.split(u' ', Qt::SkipEmptyParts);
        for (QString &word : list)
            word = m_ids.value(word, word);
        return run(QStringList{u"--json"_s} + list);
    }
    /// The numbers of the episodes in \a array: "3 1".
    static QString numbers(const QJsonArray &array)
    {
        QStringList numbers;
        for (const auto &episode : array)
            numbers.append(episode["title"_L1].toString().section(u' ', 1));
        return numbers.join(u' ');
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QHash<QString, QString> m_ids;
};

void TestDogearctlLists::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(m_folder->filePath(u"show.xml"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(feed());
    file.close();
    QCOMPARE(run({u"subscribe"_s, file.fileName()}).exitCode, 0);
    m_ids.clear();
    for (const auto &episode : run({u"--json"_s, u"episodes"_s}).array())
        m_ids.insert(u'e' + episode["title"_L1].toString().section(u' ', 1),
                     QString::number(episode["id"_L1].toInteger()));
    QCOMPARE(m_ids.size(), 3);
}

void TestDogearctlLists::aListIsEdited_data()
{
    QTest::addColumn<QString>("commands");
    QTest::addColumn<QString>("expected");
    QTest::newRow("add appends") << u"add Way e3 e1, add Way e2"_s << u"3 1 2"_s;
    QTest::newRow("an episode that is there keeps its place")
        << u"add Way e3 e1, add Way e3"_s << u"3 1"_s;
    QTest::newRow("remove takes one out") << u"add Way e3 e1 e2, remove Way e1"_s << u"3 2"_s;
    QTest::newRow("move puts one in front of another")
        << u"add Way e3 e1 e2, move Way e2 e3"_s << u"2 3 1"_s;
    QTest::newRow("move without a target puts it at the end")
        << u"add Way e3 e1 e2, move Way e3"_s << u"1 2 3"_s;
    QTest::newRow("a list is found regardless of case") << u"add wAY e2"_s << u"2"_s;
    QTest::newRow("a renamed list keeps its episodes")
        << u"add Way e3 e1, rename Way Back, rename Back Way"_s << u"3 1"_s;
}

void TestDogearctlLists::aListIsEdited()
{
    QFETCH(const QString, commands);
    QCOMPARE(runWith(u"list create Way"_s).exitCode, 0);
    for (const QString &command : commands.split(u", "_s))
        QCOMPARE(runWith(u"list "_s + command).exitCode, 0);
    QTEST(numbers(runWith(u"list show Way"_s).array()), "expected");
}

void TestDogearctlLists::listsAreListed()
{
    runWith(u"list create Way"_s);
    runWith(u"list create Commute"_s);
    runWith(u"list add Way e1 e2"_s);
    runWith(u"mark e1 played"_s);
    QJsonArray lists = runWith(u"list"_s).array();
    QCOMPARE(lists.size(), 2);
    QCOMPARE(lists.at(0)["name"_L1].toString(), u"Commute"_s);
    QCOMPARE(lists.at(1)["episodes"_L1].toInt(), 2);
    QVERIFY(lists.at(1)["keeps_played"_L1].toBool());
    lists = runWith(u"list played Way go"_s).array();
    QCOMPARE(lists.at(1)["episodes"_L1].toInt(), 1);
    QVERIFY(!lists.at(1)["keeps_played"_L1].toBool());
    QCOMPARE(numbers(runWith(u"list show Way"_s).array()), u"2"_s);
    QCOMPARE(runWith(u"list delete Way"_s).array().size(), 1);
    QCOMPARE(run({u"list"_s}).out.trimmed(), QByteArray("Commute (0)"));
}

void TestDogearctlLists::aStationPlaysByItsRules_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("expected");
    QTest::newRow("newest first, without played ones") << u"number"_s << u"3 1"_s;
    QTest::newRow("oldest first") << u"number --order oldest"_s << u"1 3"_s;
    QTest::newRow("one per show: a played one counts")
        << u"number --order oldest --per-show 1"_s << u"1"_s;
    QTest::newRow("until a day") << u"number --until 2024-08-02"_s << u"1"_s;
    QTest::newRow("a length") << u"longer:12m"_s << u"3"_s;
}

void TestDogearctlLists::aStationPlaysByItsRules()
{
    QFETCH(const QString, rules);
    QCOMPARE(runWith(u"mark e2 played"_s).exitCode, 0);
    QCOMPARE(runWith(u"station set Radio "_s + rules).exitCode, 0);
    QTEST(numbers(runWith(u"station show radio"_s).array()), "expected");
    QCOMPARE(runWith(u"station show Radio --limit 1"_s).array().size(), 1);
}

void TestDogearctlLists::aStationIsChangedAndEnds()
{
    QJsonObject station = runWith(u"station set Radio number --per-show 2 --until 2024-08-02"_s)
                              .array()
                              .first()
                              .toObject();
    QCOMPARE(station.value("name"_L1).toString(), u"Radio"_s);
    QCOMPARE(station.value("query"_L1).toString(), u"number"_s);
    QCOMPARE(station.value("order"_L1).toString(), u"newest"_s);
    QCOMPARE(station.value("per_show"_L1).toInt(), 2);
    QCOMPARE(station.value("until"_L1).toString(), u"2024-08-02"_s);
    station = runWith(u"station set radio --order shuffled --until never --per-show 0"_s)
                  .array()
                  .first()
                  .toObject();
    QCOMPARE(station.value("name"_L1).toString(), u"Radio"_s);
    QCOMPARE(station.value("query"_L1).toString(), u"number"_s);
    QCOMPARE(station.value("order"_L1).toString(), u"shuffled"_s);
    QVERIFY(station.value("per_show"_L1).isNull());
    QVERIFY(station.value("until"_L1).isNull());
    QVERIFY(runWith(u"station end Radio"_s).array().isEmpty());
    QCOMPARE(runWith(u"station show Radio"_s).exitCode, 1);
}

void TestDogearctlLists::theQueueIsFilled()
{
    runWith(u"list create Way"_s);
    runWith(u"list add Way e3 e1 e2"_s); // 20, 10 and 15 minutes
    runWith(u"queue add e2"_s);
    const Answer filled = runWith(u"queue fill 25 list Way"_s);
    QCOMPARE(filled.exitCode, 0);
    QCOMPARE(numbers(filled.object().value("episodes"_L1).toArray()), u"1 2"_s);
    QCOMPARE(filled.object().value("duration"_L1).toDouble(), 25 * 60.0);
    QCOMPARE(numbers(runWith(u"queue"_s).array()), u"1 2"_s);
    runWith(u"station set Radio number"_s);
    QCOMPARE(
        numbers(runWith(u"queue fill 30 station Radio"_s).object().value("episodes"_L1).toArray()),
        u"3 1"_s);
    QCOMPARE(numbers(runWith(u"queue"_s).array()), u"3 1 2"_s);
}

void TestDogearctlLists::whatPlaysThenIsSet()
{
    QCOMPARE(runWith(u"queue then"_s).object().value("kind"_L1).toString(), u"nothing"_s);
    runWith(u"list create Way"_s);
    runWith(u"station set Radio number"_s);
    QJsonObject chosen = runWith(u"queue then list way"_s).object();
    QCOMPARE(chosen.value("kind"_L1).toString(), u"list"_s);
    QCOMPARE(chosen.value("name"_L1).toString(), u"Way"_s);
    chosen = runWith(u"queue then station radio"_s).object();
    QCOMPARE(chosen.value("kind"_L1).toString(), u"station"_s);
    QCOMPARE(run({u"queue"_s, u"then"_s}).out.trimmed(), QByteArray("station Radio"));
    chosen = runWith(u"queue then nothing"_s).object();
    QCOMPARE(chosen.value("kind"_L1).toString(), u"nothing"_s);
    QVERIFY(chosen.value("name"_L1).isNull());
}

void TestDogearctlLists::whatGoesWrongIsOneLine_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("an unknown verb of list") << u"list frob Way"_s << 2;
    QTest::newRow("a verb without a list") << u"list add"_s << 2;
    QTest::newRow("adding nothing") << u"list add Way"_s << 2;
    QTest::newRow("a list that does not exist") << u"list show Nowhere"_s << 1;
    QTest::newRow("the name of another list") << u"list create way"_s << 1;
    QTest::newRow("an episode that does not exist") << u"list add Way 4711"_s << 1;
    QTest::newRow("no id of an episode") << u"list add Way first"_s << 2;
    QTest::newRow("an unknown verb of station") << u"station frob Radio"_s << 2;
    QTest::newRow("a station that does not exist") << u"station show Nowhere"_s << 1;
    QTest::newRow("a station without a query") << u"station set New"_s << 2;
    QTest::newRow("an unknown order") << u"station set New number --order sideways"_s << 2;
    QTest::newRow("a limit that is no number") << u"station set New number --per-show few"_s << 2;
    QTest::newRow("no date") << u"station set New number --until soon"_s << 2;
    QTest::newRow("a syntax error in the query") << u"station set New is:heard"_s << 2;
    QTest::newRow("filling without a length") << u"queue fill list Way"_s << 2;
    QTest::newRow("filling too long") << u"queue fill 9999 list Way"_s << 2;
    QTest::newRow("filling from an empty list") << u"queue fill 25 list Way"_s << 1;
    QTest::newRow("another kind of source") << u"queue then show Way"_s << 2;
}

void TestDogearctlLists::whatGoesWrongIsOneLine()
{
    QFETCH(const QString, command);
    QFETCH(const int, exitCode);
    QCOMPARE(runWith(u"list create Way"_s).exitCode, 0);
    const Answer answer = run(command.split(u' '));
    QCOMPARE(answer.exitCode, exitCode);
    QVERIFY2(answer.err.count('\n') == 1, answer.err.constData());
    QCOMPARE(runWith(u"list"_s).array().size(), 1);
}

QTEST_GUILESS_MAIN(TestDogearctlLists)
#include "tst_dogearctl_lists.moc"
