// SPDX-License-Identifier: GPL-3.0-or-later

#include <settings/position_file.h>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
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
    void survivesBeingKilledAtAnyMoment();

private:
    static SavedPosition saved(std::chrono::milliseconds position)
    {
        return {position, 10min, false, QDateTime::fromMSecsSinceEpoch(1'700'000'000'123, Qt::UTC)};
    }

    const QUrl m_feed{u"https://example.org/feed"_s};
    std::optional<QTemporaryDir> m_folder;
    QString m_path;
};

void TestPositionFile::aPositionComesBack_data()
{
    QTest::addColumn<QString>("guid");
    QTest::newRow("a plain guid") << u"6c91edbc"_s;
    QTest::newRow("an address") << u"https://example.org/?p=1&b=2#x"_s;
    QTest::newRow("signs that mean something in ini files") << u"[a]/b=c;d\\\"%20\n"_s;
    QTest::newRow("Chinese and an emoji") << u"第一集 🎧"_s;
    QTest::newRow("rule 27: spaces are part of it") << u" x "_s;
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

void TestPositionFile::survivesBeingKilledAtAnyMoment()
{
    for (int round = 0; round < 6; ++round) {
        std::array<int, 2> pipe{};
        QCOMPARE(::pipe(pipe.data()), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            PositionFile file(m_path);
            for (int i = 1;; ++i) { // until it is killed
                if (file.save({m_feed, u"a"_s}, saved(i * 1s)).has_value()) [[maybe_unused]]
                    const auto told = ::write(pipe[1], &i, sizeof i);
            }
        }
        ::close(pipe[1]);
        int acknowledged = 0;
        for (int i = 0; i < 1 + round % 5; ++i)
            QCOMPARE(::read(pipe[0], &acknowledged, sizeof acknowledged),
                     ssize_t(sizeof acknowledged));
        ::usleep(round * 457); // somewhere in the middle of a save
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        while (::read(pipe[0], &acknowledged, sizeof acknowledged) > 0) {
        }
        ::close(pipe[0]);

        const auto found = PositionFile(m_path).find({m_feed, u"a"_s});
        QVERIFY(found.has_value());
        QVERIFY(found->position >= acknowledged * 1s);
        QVERIFY(found->position <= (acknowledged + 1) * 1s);
    }
}

QTEST_GUILESS_MAIN(TestPositionFile)
#include "tst_position_file.moc"
