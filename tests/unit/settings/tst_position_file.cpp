// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <settings/position_file.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::settings;
using namespace std::chrono_literals;

class TestPositionFile final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_folder.emplace();
        m_path = m_folder->filePath(u"positions.ini"_s);
    }

    void aPositionComesBack_data();
    void aPositionComesBack();
    void oneEpisodeOneEntry();
    void allAreListed();
    void twoProcessesDoNotLoseEachOthersEntries();
    void aBrokenFileIsKeptAside();
    void aFolderThatCannotBeWritten();
    void survivesBeingKilledAtAnyMoment_data();
    void survivesBeingKilledAtAnyMoment();
    void aSavedPositionCostsTheSameAmongMany();
    void theJournalGoesIntoTheIniFile();
    void aJournalThatIsCutOffKeepsWhatIsWhole();
    void lateChangesOfAnotherProcessAreSeen();
    void twoWritersAndFoldingLoseNothing();
    void whatCannotBeWrittenIsWrittenLater();
    void aSaveThatFailsForgetsNoChangeOfAnotherProcess();
    void aCopyHasWhatIsInTheJournal_data();
    void aCopyHasWhatIsInTheJournal();

private:
    [[nodiscard]] QString journal() const { return positionJournalPath(m_path); }
    [[nodiscard]] static qint64 sizeOf(const QString &path) { return QFileInfo(path).size(); }
    /// Writes an ini file with \a count positions of other shows.
    void fill(int count);

    static SavedPosition saved(std::chrono::milliseconds position)
    {
        return {position, 10min, false, QDateTime::fromMSecsSinceEpoch(1'700'000'000'123, utc)};
    }

    const QUrl m_feed{u"https://example.org/feed"_s};
    std::optional<QTemporaryDir> m_folder;
    QString m_path;
};

void TestPositionFile::aPositionComesBack_data()
{
    QTest::addColumn<QString>("guid");
    QTest::newRow("a plain guid") << u"6c91edbc"_s;
    QTest::newRow("a URL") << u"https://example.org/?p=1&b=2#x"_s;
    QTest::newRow("characters with a meaning in ini files") << u"[a]/b=c;d\\\"%20\n"_s;
    QTest::newRow("Chinese and an emoji") << u"第一集 🎧"_s;
    QTest::newRow("rule 27: a guid with spaces") << u" x "_s;
}

void TestPositionFile::aPositionComesBack()
{
    QFETCH(const QString, guid);
    SavedPosition position = saved(754'321ms);
    position.isPlayed = true;
    {
        PositionFile file(m_path);
        QVERIFY(!file.find({m_feed, guid}).has_value());
        QVERIFY(file.save({m_feed, guid}, position).has_value());
    }
    const PositionFile again(m_path);
    QVERIFY(again.find({m_feed, guid}) == position);
    QVERIFY(!again.find({m_feed, guid + u'x'}).has_value());
    QCOMPARE(again.all().constFirst().first.guid, guid);
}

void TestPositionFile::oneEpisodeOneEntry()
{
    PositionFile file(m_path);
    QVERIFY(file.save({m_feed, u"a"_s}, saved(1s)).has_value());
    QVERIFY(file.save({QUrl(u"http://example.org/feed/"_s), u"a"_s}, saved(2s)).has_value());
    QVERIFY(file.save({QUrl(u"https://other.example.org/feed"_s), u"a"_s}, saved(3s)).has_value());
    QCOMPARE(file.all().size(), 2); // rule 20: one feed; rule 29: the key is feed and guid
    QVERIFY(file.find({m_feed, u"a"_s})->position == 2s);
    QVERIFY(file.remove({m_feed, u"a"_s}).has_value());
    QVERIFY(!file.find({m_feed, u"a"_s}).has_value());
}

void TestPositionFile::allAreListed()
{
    PositionFile file(m_path);
    for (int i = 0; i < 50; ++i)
        QVERIFY(file.save({m_feed, QString::number(i)}, saved(i * 1s)).has_value());
    qint64 sum = 0;
    for (const auto &[key, position] : file.all())
        sum += position.position.count() - key.guid.toInt() * 1000;
    QCOMPARE(file.all().size(), 50);
    QCOMPARE(sum, 0);
}

void TestPositionFile::twoProcessesDoNotLoseEachOthersEntries()
{
    PositionFile window(m_path);
    PositionFile tool(m_path);
    QVERIFY(window.save({m_feed, u"a"_s}, saved(1s)).has_value());
    QVERIFY(tool.save({m_feed, u"b"_s}, saved(2s)).has_value());
    QVERIFY(window.save({m_feed, u"c"_s}, saved(3s)).has_value());
    QCOMPARE(PositionFile(m_path).all().size(), 3);
    QVERIFY(window.find({m_feed, u"b"_s})->position == 2s);
}

void TestPositionFile::aBrokenFileIsKeptAside()
{
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[half a gro\nno equals sign\n");
    file.close();
    PositionFile positions(m_path);
    QVERIFY(positions.save({m_feed, u"a"_s}, saved(1s)).has_value());
    QVERIFY(QFile::exists(m_path + ".broken"_L1));
    QVERIFY(PositionFile(m_path).find({m_feed, u"a"_s}).has_value());
}

void TestPositionFile::aFolderThatCannotBeWritten()
{
    PositionFile file(u"/dev/null/positions.ini"_s);
    const auto written = file.save({m_feed, u"a"_s}, saved(1s));
    QVERIFY(!written.has_value());
    QCOMPARE(written.error().code, ErrorCode::FileUnwritable);
    QVERIFY(file.find({m_feed, u"a"_s})->position == 1s);
}

void TestPositionFile::survivesBeingKilledAtAnyMoment_data()
{
    QTest::addColumn<bool>("folds");
    QTest::newRow("while positions are saved") << false;
    QTest::newRow("while the journal is folded into the ini file each time") << true;
}

void TestPositionFile::survivesBeingKilledAtAnyMoment()
{
    QFETCH(const bool, folds);
    // Several rounds, because the moment of the kill is random.
    for (int round = 0; round < 6; ++round) {
        std::array<int, 2> pipe{};
        QCOMPARE(::pipe(pipe.data()), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            PositionFile file(m_path);
            for (int i = 1;; ++i) { // until the process is killed
                if (file.save({m_feed, u"a"_s}, saved(i * 1s)).has_value()
                    && (!folds || file.mergeJournal().has_value())) [[maybe_unused]]
                    const auto told = ::write(pipe[1], &i, sizeof i);
            }
        }
        ::close(pipe[1]);
        int acknowledged = 0;
        for (int i = 0; i < 1 + round % 5; ++i)
            QCOMPARE(::read(pipe[0], &acknowledged, sizeof acknowledged),
                     ssize_t(sizeof acknowledged));
        ::usleep(round * 457); // at different moments of a save
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        while (::read(pipe[0], &acknowledged, sizeof acknowledged) > 0) {
        }
        ::close(pipe[0]);

        const auto found = PositionFile(m_path).find({m_feed, u"a"_s});
        QVERIFY(found.has_value());
        QVERIFY(found->position >= acknowledged * 1s);
        // The save in progress may have reached the disk without having been acknowledged.
        QVERIFY(found->position <= (acknowledged + 1) * 1s);
    }
}

void TestPositionFile::fill(int count)
{
    QList<std::pair<PositionKey, SavedPosition>> positions;
    for (int i = 0; i < count; ++i)
        positions.append(
            {{QUrl(u"https://example.org/%1"_s.arg(i % 100)), QString::number(i)}, saved(i * 1ms)});
    PositionFile file(m_path);
    QVERIFY(file.save(positions).has_value());
    QVERIFY(file.mergeJournal().has_value());
    QVERIFY(!QFile::exists(journal()));
}

void TestPositionFile::aSavedPositionCostsTheSameAmongMany()
{
    fill(10'000);
    const qint64 before = sizeOf(m_path);
    // So the file isn't rewritten on closing either.
    QVERIFY(before > PositionFile::maxBytesAtClose);
    PositionFile file(m_path);
    constexpr int saves = 20;
    for (int i = 0; i < saves; ++i)
        QVERIFY(file.save({m_feed, u"a"_s}, saved(i * 1s)).has_value());
    QCOMPARE(sizeOf(m_path), before);
    QVERIFY2(sizeOf(journal()) < saves * 300, qPrintable(QString::number(sizeOf(journal()))));
    QVERIFY(PositionFile(m_path).find({m_feed, u"a"_s})->position == (saves - 1) * 1s);
}

void TestPositionFile::theJournalGoesIntoTheIniFile()
{
    {
        PositionFile file(m_path);
        for (int i = 0; sizeOf(m_path) == 0; ++i) { // until the journal is folded into the ini file
            QVERIFY(i < 2'000);
            QVERIFY(file.save({m_feed, u"a"_s}, saved(i * 1s)).has_value());
        }
        QVERIFY(sizeOf(journal()) == 0);
        QVERIFY(file.save({m_feed, u"b"_s}, saved(2s)).has_value());
        QVERIFY(file.remove({m_feed, u"a"_s}).has_value());
        QVERIFY(sizeOf(journal()) > 0);
    }
    QVERIFY(!QFile::exists(journal()));
    QSettings ini(m_path, QSettings::IniFormat); // the documented format
    QCOMPARE(ini.childGroups().size(), 1);
    ini.beginGroup(ini.childGroups().constFirst());
    QCOMPARE(ini.value("guid").toString(), u"b"_s);
    QCOMPARE(ini.value("position").toInt(), 2000);
}

void TestPositionFile::aJournalThatIsCutOffKeepsWhatIsWhole()
{
    QByteArray lines;
    {
        PositionFile file(m_path);
        QVERIFY(file.save({m_feed, u"a"_s}, saved(1s)).has_value());
        QVERIFY(file.save({m_feed, u"b"_s}, saved(2s)).has_value());
        QFile written(journal());
        QVERIFY(written.open(QFile::ReadOnly));
        lines = written.readAll();
    }
    const qsizetype second = lines.indexOf('\n') + 1;
    for (qsizetype length = 0; length <= lines.size(); ++length) {
        init();
        QFile cut(journal());
        QVERIFY(cut.open(QFile::WriteOnly));
        cut.write(lines.first(length));
        cut.close();
        {
            PositionFile file(m_path);
            QCOMPARE(file.find({m_feed, u"a"_s}).has_value(), length >= second);
            QCOMPARE(file.find({m_feed, u"b"_s}).has_value(), length == lines.size());
            QVERIFY(file.save({m_feed, u"c"_s}, saved(3s)).has_value());
        }
        const PositionFile again(m_path);
        QCOMPARE(again.find({m_feed, u"a"_s}).has_value(), length >= second);
        QVERIFY(again.find({m_feed, u"c"_s})->position == 3s);
    }
}

void TestPositionFile::lateChangesOfAnotherProcessAreSeen()
{
    PositionFile window(m_path);
    QVERIFY(window.save({m_feed, u"a"_s}, saved(1s)).has_value());
    {
        PositionFile tool(m_path);
        // Including what is only in the journal.
        QVERIFY(tool.find({m_feed, u"a"_s})->position == 1s);
        QVERIFY(tool.save({m_feed, u"a"_s}, saved(9s)).has_value());
        window.reload();
        QVERIFY(window.find({m_feed, u"a"_s})->position == 9s);
        QVERIFY(tool.remove({m_feed, u"a"_s}).has_value());
    } // which writes the ini file and removes the journal
    window.reload();
    QVERIFY(!window.find({m_feed, u"a"_s}).has_value());
    QVERIFY(window.save({m_feed, u"b"_s}, saved(3s)).has_value());
    QCOMPARE(PositionFile(m_path).all().size(), 1);
}

void TestPositionFile::twoWritersAndFoldingLoseNothing()
{
    constexpr int each = 150;
    const auto writeAll = [this](const QString &name) {
        PositionFile file(m_path);
        for (int i = 0; i < each; ++i) {
            if (!file.save({m_feed, name + QString::number(i)}, saved(i * 1s)))
                return;
            if (i % 10 == 9 && !file.mergeJournal())
                return;
        }
    };
    std::thread one(writeAll, u"one"_s);
    std::thread two(writeAll, u"two"_s);
    one.join();
    two.join();
    QCOMPARE(PositionFile(m_path).all().size(), 2 * each);
}

void TestPositionFile::whatCannotBeWrittenIsWrittenLater()
{
    PositionFile file(m_path);
    QVERIFY(QDir().mkpath(journal() + u"/in the way"_s)); // a folder in the way also stops root
    const auto written = file.save({m_feed, u"a"_s}, saved(1s));
    QVERIFY(!written.has_value());
    QCOMPARE(written.error().code, ErrorCode::FileUnwritable);
    QVERIFY(file.find({m_feed, u"a"_s})->position == 1s);
    file.reload();
    QVERIFY(file.find({m_feed, u"a"_s})->position == 1s);
    QVERIFY(QDir(journal()).removeRecursively());
    QVERIFY(file.save({m_feed, u"b"_s}, saved(2s)).has_value());
    QCOMPARE(PositionFile(m_path).all().size(), 2);
}

void TestPositionFile::aSaveThatFailsForgetsNoChangeOfAnotherProcess()
{
    PositionFile window(m_path);
    QVERIFY(window.save({m_feed, u"a"_s}, saved(1s)).has_value());
    {
        PositionFile tool(m_path);
        QVERIFY(tool.save({m_feed, u"a"_s}, saved(9s)).has_value());
    } // which writes the ini file and removes the journal
    QVERIFY(QDir().mkpath(journal() + u"/in the way"_s));
    QVERIFY(!window.save({m_feed, u"b"_s}, saved(2s)).has_value());
    QVERIFY(QDir(journal()).removeRecursively());
    window.reload();
    QVERIFY(window.find({m_feed, u"a"_s})->position == 9s);
    QVERIFY(window.find({m_feed, u"b"_s})->position == 2s);
}

void TestPositionFile::aCopyHasWhatIsInTheJournal_data()
{
    QTest::addColumn<int>("inIni");
    QTest::addColumn<int>("inJournal");
    QTest::newRow("no positions") << 0 << 0;
    QTest::newRow("only in the ini file") << 3 << 0;
    QTest::newRow("only in the journal") << 0 << 2;
    QTest::newRow("in both files") << 3 << 2;
}

void TestPositionFile::aCopyHasWhatIsInTheJournal()
{
    QFETCH(const int, inIni);
    QFETCH(const int, inJournal);
    if (inIni > 0)
        fill(inIni);
    PositionFile file(m_path);
    for (int i = 0; i < inJournal; ++i)
        QVERIFY(file.save({m_feed, QString::number(i)}, saved(i * 1s)).has_value());
    const QString copy = m_folder->filePath(u"copy.ini"_s);
    QVERIFY(copyPositions(m_path, copy).has_value());
    QVERIFY(QFile::exists(copy));
    QVERIFY(!QFile::exists(positionJournalPath(copy)));
    QCOMPARE(PositionFile(copy).all().size(), inIni + inJournal);
    QCOMPARE(PositionFile(m_path).all().size(), inIni + inJournal);
}

QTEST_GUILESS_MAIN(TestPositionFile)
#include "tst_position_file.moc"
