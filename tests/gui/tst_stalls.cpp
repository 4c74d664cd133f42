// SPDX-License-Identifier: GPL-3.0-or-later
// Tests with the event loop watchdog that the whole program stays responsive on a screen of its
// own, while shows arrive and the user moves through the list.

#include "start/event_loop_watchdog.h"
#include "start/unix_signals.h"
#include "window_driver.h"

#include <base/feed_url.h>
#include <settings/position_file.h>
#include <support/hidden_screen.h>
#include <support/local_http_server.h>
#include <support/sound.h>

#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLoggingCategory>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>
#include <thread>

using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;

namespace {

constexpr int shows = 40;
constexpr int episodeCount = 250;
constexpr int localFiles = 10;
constexpr int switches = 40; ///< from one of the local files to another

QByteArray document(int show, int count)
{
    QByteArray items;
    for (int i = count; i > 0; --i) {
        const QByteArray number = QByteArray::number(i);
        items += "<item><title>Episode " + number + "</title><guid>" + number
                 + "</guid><description><![CDATA[";
        for (int line = 0; line < 12; ++line)
            items += "<p>What was said at 0:" + QByteArray::number(10 + line)
                     + ", with <a href=\"https://example.org/\">a page</a> and more words.</p>";
        items += "]]></description><enclosure url=\"https://example.org/" + number
                 + ".mp3\" type=\"audio/mpeg\" length=\"1000000\"/></item>";
    }
    return "<rss version=\"2.0\"><channel><title>Show " + QByteArray::number(show) + "</title>"
           + items + "</channel></rss>";
}

QStringList said; // global, because a message handler has no context

/// Returns the longest wait that the watchdog logs at its end, in ms; -1 if the log has none.
double longestWait(const QString &log)
{
    const auto found = QRegularExpression(u"longest wait ([0-9.]+) ms"_s).match(log);
    return found.hasMatch() ? found.captured(1).toDouble() : -1;
}

int storedIn(const QString &dataDir)
{
    const QString path = dataDir + "/dogear.sqlite"_L1;
    if (!QFile::exists(path))
        return 0;
    int count = 0;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"stalls"_s);
        database.setDatabaseName(path);
        database.setConnectOptions(u"QSQLITE_OPEN_READONLY"_s);
        if (database.open()) {
            QSqlQuery query(u"SELECT count(*) FROM episode"_s, database);
            count = query.next() ? query.value(0).toInt() : 0;
        }
    }
    QSqlDatabase::removeDatabase(u"stalls"_s);
    return count;
}

/// Runs the event loop for 50 ms, long enough for a question of the watchdog and its answer.
void turnTheLoop()
{
    const QDeadlineTimer end(50ms);
    (void)waitFor([&] { return end.hasExpired(); });
}

QString journalPath(const QString &dataDir)
{
    const auto folders = settings::DataFolders::create(dataDir);
    return folders ? settings::positionJournalPath(folders->positions) : QString();
}

/// Returns the path of the file that tells that all switches were made.
QString switchedPath(const QString &dataDir)
{
    return dataDir + "/switched"_L1;
}

/// Plays another local file of the list, once the player shows the one before.
class EpisodeSwitcher final : public QObject
{
public:
    /// \a begin is called when the sound device is open, \a end after the last switch.
    EpisodeSwitcher(Application &dogear, std::function<void()> begin, std::function<void()> end)
        : m_list(part<QListView>(dogear, "episodeList"))
        , m_title(part<QLabel>(dogear, "playerTitle"))
        , m_begin(std::move(begin))
        , m_end(std::move(end))
    {
        connect(&m_timer, &QTimer::timeout, this, &EpisodeSwitcher::switchOver);
        m_timer.start(300ms); // each file is heard for a moment
    }

private:
    void switchOver()
    {
        const QAbstractItemModel *model = m_list->model();
        if (model->rowCount() != localFiles || (m_count > 0 && m_title->text() != m_wanted))
            return;
        if (m_count == 2)
            m_begin();
        if (m_count == switches) {
            m_timer.stop();
            return m_end();
        }
        ++m_count;
        // Steps of 3 rows: each row gets its turn, and none is the one that plays.
        const QModelIndex next = model->index(m_count * 3 % localFiles, 0);
        m_wanted = next.data().toString();
        m_list->setCurrentIndex(next);
        QTest::keyClick(m_list, Qt::Key_Return);
    }

    QListView *m_list;
    QLabel *m_title;
    std::function<void()> m_begin;
    std::function<void()> m_end;
    QString m_wanted; ///< title of the file that is to be played
    int m_count = 0;
    QTimer m_timer;
};

/// Runs the program under test, with a key press every 50 ms. Without \a inputs, measuring begins
/// once the existing library is shown; `packaging/bench start` measures the start. With jumps,
/// measuring begins with the first saved position, because the episode is loaded by then, and with
/// switches after the second one.
int runDogear(const QString &dataDir, const QStringList &inputs)
{
    std::optional<EventLoopWatchdog> watch;
    const bool isWanted = EventLoopWatchdog::isWanted();
    const bool jumps = qEnvironmentVariableIsSet("DOGEAR_TEST_JUMPS");
    const bool changes = qEnvironmentVariableIsSet("DOGEAR_TEST_SWITCHES");
    if (isWanted && !inputs.isEmpty() && !jumps && !changes)
        watch.emplace();
    const auto dogear = startDogear(dataDir, inputs);
    auto *list = part<QListView>(*dogear, "episodeList");
    if (inputs.isEmpty()) {
        (void)waitFor([&] { return list->model()->rowCount() > 0; });
        const QDeadlineTimer shown(1s);
        (void)waitFor([&] { return shown.hasExpired(); });
        if (isWanted)
            watch.emplace();
        part<QAction>(*dogear, "actionRefreshAll")->trigger();
    }
    // Each jump saves the position, as a pause and every five seconds of playback do.
    QTimer jumper;
    QObject::connect(&jumper, &QTimer::timeout, &jumper, [&, count = 0]() mutable {
        part<QAction>(*dogear, ++count % 3 == 0 ? "actionBack" : "actionForward")->trigger();
        if (isWanted && !watch && QFileInfo(journalPath(dataDir)).size() > 0)
            watch.emplace();
    });
    if (jumps)
        jumper.start(100ms);
    std::optional<EpisodeSwitcher> switcher;
    if (changes)
        switcher.emplace(
            *dogear,
            [&] { watch.emplace(); },
            [&] { (void)QFile(switchedPath(dataDir)).open(QFile::WriteOnly); });
    QTimer reader;
    QObject::connect(
        &reader, &QTimer::timeout, list, [list] { QTest::keyClick(list, Qt::Key_Down); });
    reader.start(50ms);
    return QApplication::exec();
}

} // namespace

class TestStalls final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aStallIsTold_data();
    void aStallIsTold();
    void theWindowAnswersWhileShowsComeIn_data();
    void theWindowAnswersWhileShowsComeIn();
    void theWindowAnswersWhilePositionsAreSaved();
    void theWindowAnswersWhileEpisodesChange();

private:
    /// Serves an OPML list of all shows, with \a count episodes each.
    void serve(int count);
    /// Runs the program until \a isDone. \a action is the environment variable of what the user
    /// does in addition. \return its log, or a text about the failure
    QString run(const QString &dataDir,
                const QStringList &inputs,
                const std::function<bool()> &isDone,
                const QString &action = {}) const;
    /// Returns a condition that holds once \a expected episodes are stored.
    static std::function<bool()> stored(const QString &dataDir, int expected)
    {
        return [=] { return storedIn(dataDir) == expected; };
    }
    /// Writes \a count positions; the first ones belong to the served episodes.
    void writePositions(const QString &path, int count) const;

    LocalHttpServer m_server;
    std::unique_ptr<HiddenScreen> m_screen;
};

void TestStalls::initTestCase()
{
    if (!HiddenScreen::isPossible())
        QSKIP("no Xvfb");
    m_screen = std::make_unique<HiddenScreen>();
    QVERIFY(m_screen->isRunning());
}

void TestStalls::aStallIsTold_data()
{
    QTest::addColumn<std::chrono::milliseconds>("stall");
    QTest::addColumn<bool>("isTold");
    QTest::newRow("a stall of 80 ms") << 80ms << true;
    QTest::newRow("no stall") << 0ms << false;
}

void TestStalls::aStallIsTold()
{
    QFETCH(const std::chrono::milliseconds, stall);
    QFETCH(const bool, isTold);
    said.clear();
    QLoggingCategory::setFilterRules(u"dogear.stalls.info=true"_s);
    const auto before = qInstallMessageHandler(
        [](QtMsgType, const QMessageLogContext &, const QString &text) { said.append(text); });
    {
        const EventLoopWatchdog watch;
        turnTheLoop();
        std::this_thread::sleep_for(stall);
        turnTheLoop();
    }
    qInstallMessageHandler(before);
    QLoggingCategory::setFilterRules({});
    QCOMPARE(said.size(), isTold ? 2 : 1);
    QVERIFY(!isTold || said.constFirst().startsWith("waited "_L1));
    QVERIFY(longestWait(said.constLast()) >= double(stall.count()) - 5);
}

void TestStalls::serve(int count)
{
    QByteArray list;
    for (int show = 0; show < shows; ++show) {
        const QString path = u"/%1.xml"_s.arg(show);
        m_server.setBody(path, document(show, count));
        list +=
            "<outline type=\"rss\" text=\"x\" xmlUrl=\"" + m_server.url(path).toEncoded() + "\"/>";
    }
    m_server.setBody(u"/list.opml"_s, "<opml version=\"2.0\"><body>" + list + "</body></opml>");
}

QString TestStalls::run(const QString &dataDir,
                        const QStringList &inputs,
                        const std::function<bool()> &isDone,
                        const QString &action) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DOGEAR_TEST_CHILD"_s, dataDir);
    environment.insert(u"DOGEAR_TEST_FEED"_s, inputs.join(u'\n'));
    environment.insert(u"QT_LOGGING_RULES"_s, u"dogear.stalls.info=true"_s);
    environment.insert(u"QT_FORCE_STDERR_LOGGING"_s, u"1"_s);
    if (!action.isEmpty())
        environment.insert(action, u"1"_s);
    m_screen->useIn(environment);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), {});
    const bool isThere = waitFor(isDone, 120s);
    // Lets the last changes reach the window.
    const QDeadlineTimer settled(1s);
    (void)waitFor([&] { return settled.hasExpired(); });
    process.terminate();
    if (!waitFor([&] { return process.state() == QProcess::NotRunning; }))
        return u"does not quit"_s;
    return isThere ? QString::fromUtf8(process.readAllStandardError())
                   : u"%1 episodes"_s.arg(storedIn(dataDir));
}

void TestStalls::theWindowAnswersWhileShowsComeIn_data()
{
    QTest::addColumn<bool>("isImport");
    QTest::newRow("a list of shows is imported") << true;
    QTest::newRow("every show has a new episode") << false;
}

void TestStalls::theWindowAnswersWhileShowsComeIn()
{
    QFETCH(const bool, isImport);
    const auto measure = [&]() -> QString {
        const QTemporaryDir data;
        prepareLibrary(data.path());
        serve(episodeCount);
        QString log = run(data.path(),
                          {m_server.url(u"/list.opml"_s).toString()},
                          stored(data.path(), shows * episodeCount));
        if (!isImport) {
            serve(episodeCount + 1);
            log = run(data.path(), {}, stored(data.path(), shows * (episodeCount + 1)));
        }
        qInfo().noquote() << log.trimmed();
        const double longest = longestWait(log);
        return longest >= 0 && longest <= double(EventLoopWatchdog::stallThreshold.count())
                   ? QString()
                   : log;
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestStalls::writePositions(const QString &path, int count) const
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    for (int i = 0; i < count; ++i) {
        const QUrl feed = m_server.url(u"/%1.xml"_s.arg(i / episodeCount));
        const QByteArray guid = QByteArray::number(i % episodeCount + 1);
        const QByteArray name = feedUrlKey(feed).toUtf8() + '\n' + guid;
        const QByteArray entry =
            '[' + QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().first(40)
            + "]\nchanged=1700000000123\nduration=1200000\nfeed=" + feed.toEncoded() + "\nguid="
            + guid + "\nplayed=false\nposition=" + QByteArray::number(60'000 + i) + "\n\n";
        file.write(entry);
    }
}

/// Review finding F3: neither saving a position nor starting takes longer the more positions are
/// stored.
void TestStalls::theWindowAnswersWhilePositionsAreSaved()
{
    constexpr int positions = 100'000;
    constexpr qint64 manySaves = 20'000; // bytes of the journal, about a hundred saves
    const QTemporaryDir data;
    prepareLibrary(data.path());
    serve(episodeCount);
    run(data.path(),
        {m_server.url(u"/list.opml"_s).toString()},
        stored(data.path(), shows * episodeCount));
    const QString talk = data.filePath(u"talk.wav"_s);
    QVERIFY(writeToneWav(talk, 280));
    const auto folders = settings::DataFolders::create(data.path());
    QVERIFY(folders.has_value());
    const QString journal = journalPath(data.path());
    const auto measure = [&]() -> QString {
        QFile::remove(journal);
        writePositions(folders->positions, positions);
        const QString log = run(
            data.path(),
            {talk},
            [&] { return QFileInfo(journal).size() > manySaves; },
            u"DOGEAR_TEST_JUMPS"_s);
        qInfo().noquote() << log.trimmed();
        const double longest = longestWait(log);
        return longest >= 0 && longest <= double(EventLoopWatchdog::stallThreshold.count())
                   ? QString()
                   : log;
    };
    QCOMPARE(inThreeTries(measure), QString());
    const settings::PositionFile saved(folders->positions);
    QCOMPARE(saved.all().size(), positions + 1);
}

/// Finding S4: the sound device of one file is closed, and that of the next one opened, without a
/// pause of the window.
void TestStalls::theWindowAnswersWhileEpisodesChange()
{
    const QTemporaryDir folder;
    QVERIFY(writeToneWav(folder.filePath(u"tones.wav"_s), 60));
    const QString talks = folder.filePath(u"Talks"_s);
    QVERIFY(QDir().mkpath(talks));
    const QStringList endings{u"mp3"_s, u"m4a"_s, u"opus"_s, u"wav"_s};
    for (int i = 0; i < localFiles; ++i) {
        const QString name = u"%1/Talk %2.%3"_s.arg(talks).arg(i).arg(endings.at(i % 4));
        if (!convertSound(folder.filePath(u"tones.wav"_s), name, {}))
            QSKIP("the ffmpeg program, which writes the files, is not installed");
    }
    const auto measure = [&]() -> QString {
        const QTemporaryDir data;
        prepareLibrary(data.path());
        const QString log = run(
            data.path(),
            {talks},
            [&] { return QFile::exists(switchedPath(data.path())); },
            u"DOGEAR_TEST_SWITCHES"_s);
        qInfo().noquote() << log.trimmed();
        const double longest = longestWait(log);
        return longest >= 0 && longest <= double(EventLoopWatchdog::stallThreshold.count())
                   ? QString()
                   : log;
    };
    QCOMPARE(inThreeTries(measure), QString());
}

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    if (qEnvironmentVariableIsSet("DOGEAR_TEST_CHILD")) {
        const UnixSignals signalsToQuit;
        return runDogear(qEnvironmentVariable("DOGEAR_TEST_CHILD"),
                         qEnvironmentVariable("DOGEAR_TEST_FEED").split(u'\n', Qt::SkipEmptyParts));
    }
    TestStalls test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_stalls.moc"
