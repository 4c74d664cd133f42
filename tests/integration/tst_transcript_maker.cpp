// SPDX-License-Identifier: GPL-3.0-or-later
// Tests transcripts that a command of the user makes of downloads; the commands are real programs.

#include <storage/connection.h>
#include <storage/download_store.h>
#include <support/download_library.h>

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using documents::TranscriptCommandFailure;
using documents::TranscriptMaker;
using test::answerOf;
using test::DownloadLibrary;
using test::waitForEvents;
using Kind = TranscriptCommandFailure::Kind;

Q_DECLARE_METATYPE(Kind)

namespace {

/// Wraps \a script for a shell: $1 is the path of the download, $2 the path for subtitles without
/// an extension.
QString shell(const QString &script)
{
    QString quoted = script;
    quoted.replace(u'"', u"\"\"\""_s); // as QProcess::splitCommand reads it
    return u"sh -c \"%1\" sh {file} {output}"_s.arg(quoted);
}

/// Whether a program that the test has started is running.
bool hasChild()
{
    const QString thread = QString::number(QCoreApplication::applicationPid());
    QFile children(u"/proc/self/task/%1/children"_s.arg(thread));
    return children.open(QFile::ReadOnly) && !children.readAll().trimmed().isEmpty();
}

const QString cue = u"'1\\n00:00:02,000 --> 00:00:05,000\\nCaptured as one piece.\\n'"_s;

} // namespace

class TestTranscriptMaker final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whatACommandLeavesIsTheTranscript_data();
    void whatACommandLeavesIsTheTranscript();
    void whatGoesWrong_data();
    void whatGoesWrong();
    void aCommandThatFailsIsNotTriedOnTheNext();
    void whoHasATranscriptNeedsNone();
    void eachDownloadHasItsTurn();
    void oneThatEndsWhileItLooksIsNotMissed();
    void whatPlaysShowsItAtOnce();
    void itStaysWhenTheFeedNamesAnother();
    void endingIsNotWaitedFor();
    void whoClosesEndsWhatRuns();

private:
    [[nodiscard]] TranscriptMaker &maker() const { return m_library->library->documents().maker; }
    [[nodiscard]] EpisodeId id(qsizetype number) const { return m_ids.at(number); }
    bool download(const QList<EpisodeId> &ids)
    {
        const auto before = m_library->finished->size();
        (void)answerOf(m_library->downloads->add(ids));
        return m_library->finish(before + ids.size());
    }
    [[nodiscard]] domain::EpisodeDetail detail(EpisodeId id) const
    {
        return answerOf(m_library->library->episodes().detail(id))
            .value_or(domain::EpisodeDetail());
    }
    /// The stored cues of \a id, one per line.
    [[nodiscard]] QString cues(EpisodeId id) const
    {
        const auto stored = answerOf(m_library->library->transcripts().stored(detail(id)));
        QStringList lines;
        for (const domain::Cue &line : stored.cues)
            lines.append(QString::number(line.start.count()) + u' ' + line.text);
        return lines.join(u'\n');
    }
    /// Runs \a command on all downloads until it has finished or failed.
    bool make(const QString &command)
    {
        QSignalSpy done(&maker(), &TranscriptMaker::caughtUp);
        QSignalSpy failed(&maker(), &TranscriptMaker::failed);
        maker().setCommand(command);
        return waitForEvents([&] { return done.size() + failed.size() > 0; });
    }

    std::unique_ptr<DownloadLibrary> m_library;
    QList<EpisodeId> m_ids;
};

void TestTranscriptMaker::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<DownloadLibrary>();
    m_ids = m_library->follow(u"Show"_s, {u"C"_s, u"B"_s, u"A"_s});
    QCOMPARE(m_ids.size(), 3);
    m_library->start();
}

void TestTranscriptMaker::cleanup()
{
    m_library.reset();
}

void TestTranscriptMaker::whatACommandLeavesIsTheTranscript_data()
{
    QTest::addColumn<QString>("script");
    QTest::newRow("an SRT file at the given path") << u"printf %1 > $2.srt"_s.arg(cue);
    QTest::newRow("a VTT file at the given path")
        << u"printf 'WEBVTT\\n\\n00:02.000 --> 00:05.000\\nCaptured as one piece.\\n' > $2.vtt"_s;
    QTest::newRow("an SRT file with another name") << u"printf %1 > other.srt"_s.arg(cue);
    QTest::newRow("SRT on the standard output") << u"printf %1"_s.arg(cue);
    QTest::newRow("much other output") << u"printf %1 > $2.srt; yes words | head -c 100000;"
                                          " yes words | head -c 100000 >&2"_s.arg(cue);
    QTest::newRow("a command that reads the file first")
        << u"test -s \"$1\" && printf %1 > $2.srt"_s.arg(cue);
}

void TestTranscriptMaker::whatACommandLeavesIsTheTranscript()
{
    QFETCH(const QString, script);
    QVERIFY(download({id(0)}));
    const QSignalSpy made(&maker(), &TranscriptMaker::made);
    QVERIFY(make(shell(script)));
    QCOMPARE(made.size(), 1);
    QCOMPARE(made.constFirst().constFirst().value<EpisodeId>(), id(0));
    QCOMPARE(cues(id(0)), u"2000 Captured as one piece."_s);

    QVERIFY(answerOf(m_library->library->maintenance().searchIndexer.finish()).has_value());
    const auto found =
        answerOf(m_library->library->episodes().search().find(u"transcript:captured"_s, false, 10));
    QVERIFY(found.has_value());
    QCOMPARE(found->hits.size(), 1);
}

void TestTranscriptMaker::whatGoesWrong_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("said");
    QTest::newRow("a program that does not exist")
        << u"/nowhere/hear"_s << Kind::NotStarted << u""_s;
    QTest::newRow("a command of empty quotes") << u"\"\""_s << Kind::NotStarted << u""_s;
    QTest::newRow("a failure with a reason on the standard error")
        << shell(u"echo first >&2; echo no such model >&2; exit 3"_s) << Kind::Failed
        << u"no such model"_s;
    QTest::newRow("a failure with a reason on the standard output")
        << shell(u"echo no such model; exit 3"_s) << Kind::Failed << u"no such model"_s;
    QTest::newRow("a failure without output") << shell(u"exit 3"_s) << Kind::Failed << u""_s;
    QTest::newRow("a program that is killed") << shell(u"kill -9 $$"_s) << Kind::Failed << u""_s;
    QTest::newRow("no result") << shell(u"true"_s) << Kind::NothingMade << u""_s;
    QTest::newRow("words without times") << shell(u"echo words"_s) << Kind::NothingMade << u""_s;
    QTest::newRow("a result that is not a transcript")
        << shell(u"head -c 1000 /dev/zero > $2.srt"_s) << Kind::NothingMade << u""_s;
}

void TestTranscriptMaker::whatGoesWrong()
{
    QFETCH(const QString, command);
    QFETCH(const Kind, kind);
    QFETCH(const QString, said);
    QVERIFY(download({id(0)}));
    const QSignalSpy failed(&maker(), &TranscriptMaker::failed);
    QVERIFY(make(command));
    QCOMPARE(failed.size(), 1);
    const auto failure = failed.constFirst().constFirst().value<TranscriptCommandFailure>();
    QCOMPARE(failure.kind, kind);
    QCOMPARE(failure.said, said);
    QCOMPARE(failure.episode, id(0));
    QCOMPARE(cues(id(0)), QString());
    QVERIFY(m_library->isWhole(id(0)));
}

void TestTranscriptMaker::aCommandThatFailsIsNotTriedOnTheNext()
{
    QVERIFY(download({id(0), id(1)}));
    const QSignalSpy failed(&maker(), &TranscriptMaker::failed);
    const QString trace = m_library->folder.filePath(u"trace"_s);
    QVERIFY(make(shell(u"echo tried >> '%1'; exit 1"_s.arg(trace))));
    maker().checkForWork();
    QVERIFY(download({id(2)}));
    QVERIFY(m_library->settle());
    // The database has answered, so a command that is tried again is running or has ended.
    QVERIFY(waitForEvents([] { return !hasChild(); }));
    QVERIFY(m_library->settle());
    QFile file(trace);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("tried\n"));
    QCOMPARE(failed.size(), 1);
    QVERIFY(make(shell(u"printf %1 > $2.srt"_s.arg(cue)))); // a new command is tried
    for (const EpisodeId id : m_ids)
        QCOMPARE(cues(id), u"2000 Captured as one piece."_s);
}

void TestTranscriptMaker::whoHasATranscriptNeedsNone()
{
    QVERIFY(download({id(0)}));
    const QSignalSpy made(&maker(), &TranscriptMaker::made);
    QVERIFY(make(shell(u"printf %1 > $2.srt"_s.arg(cue))));
    QVERIFY(make(shell(u"printf %1 > $2.vtt"_s.arg(cue))));
    QCOMPARE(made.size(), 1);
}

void TestTranscriptMaker::eachDownloadHasItsTurn()
{
    const QSignalSpy made(&maker(), &TranscriptMaker::made);
    QVERIFY(make(shell(u"printf %1 > $2.srt"_s.arg(cue))));
    QCOMPARE(made.size(), 0); // nothing is downloaded
    QVERIFY(download(m_ids));
    QVERIFY(waitForEvents([&] { return made.size() == m_ids.size(); }));
}

void TestTranscriptMaker::oneThatEndsWhileItLooksIsNotMissed()
{
    const QSignalSpy made(&maker(), &TranscriptMaker::made);
    maker().setCommand(shell(u"printf %1 > $2.srt"_s.arg(cue)));
    // The database answers in order, so the maker's query is answered after this; the maker does
    // not see the answer yet, because no event is processed.
    m_library->library->episodes().count({}).waitForFinished();
    QFile file(m_library->folder.filePath(u"one.mp3"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    {
        const auto connection = storage::Connection::open(m_library->folders.database);
        QVERIFY(storage::DownloadStore(**connection)
                    .put({.episode = id(0),
                          .state = domain::DownloadState::Done,
                          .path = file.fileName()})
                    .has_value());
    }
    maker().checkForWork();
    QVERIFY(waitForEvents([&] { return made.size() == 1; }));
}

void TestTranscriptMaker::whatPlaysShowsItAtOnce()
{
    QVERIFY(download({id(0)}));
    auto &transcripts = m_library->library->transcripts();
    transcripts.setOpen(detail(id(0)));
    QVERIFY(transcripts.open().choices.isEmpty());
    QVERIFY(make(shell(u"printf %1 > $2.srt"_s.arg(cue))));
    QVERIFY(waitForEvents([&] { return transcripts.open().isRead; }));
    QCOMPARE(transcripts.open().cues.size(), 1);
    QVERIFY(!transcripts.open().error);
}

void TestTranscriptMaker::itStaysWhenTheFeedNamesAnother()
{
    QVERIFY(download({id(0)}));
    QVERIFY(make(shell(u"printf %1 > $2.srt"_s.arg(cue))));
    m_library->origin.setBody(u"/t.vtt"_s, "WEBVTT\n\n00:01.000 --> 00:02.000\nBy hand.\n");
    domain::EpisodeDetail named = detail(id(0));
    named.episode.transcripts.prepend(
        {m_library->origin.url(u"/t.vtt"_s), u"text/vtt"_s, {}, false});
    auto &transcripts = m_library->library->transcripts();
    transcripts.setOpen(named);
    QVERIFY(waitForEvents([&] { return transcripts.open().isRead; }));
    QCOMPARE(transcripts.open().cues.value(0).text, u"By hand."_s);
    QCOMPARE(transcripts.open().choices.size(), 2);
    transcripts.choose(1);
    QVERIFY(waitForEvents([&] { return transcripts.open().isRead; }));
    QCOMPARE(transcripts.open().cues.value(0).text, u"Captured as one piece."_s);
}

/// The window continues while the stopped command is still ending.
void TestTranscriptMaker::endingIsNotWaitedFor()
{
    QVERIFY(download({id(0)}));
    const QString trace = m_library->folder.filePath(u"trace"_s);
    maker().setCommand(shell(u"pwd > '%1'; sleep 600"_s.arg(trace)));
    QVERIFY(waitForEvents([&] { return QFileInfo(trace).size() > 0; }));
    QFile file(trace);
    QVERIFY(file.open(QFile::ReadOnly));
    const QString folder = QString::fromUtf8(file.readAll().trimmed());
    QVERIFY(QFileInfo::exists(folder));
    maker().setCommand({});
    QVERIFY(QFileInfo::exists(folder)); // noticed only in the event loop
    QVERIFY(waitForEvents([&] { return !QFileInfo::exists(folder); }));
}

void TestTranscriptMaker::whoClosesEndsWhatRuns()
{
    QVERIFY(download({id(0)}));
    const QString trace = m_library->folder.filePath(u"trace"_s);
    // A process that the shell has started must end, too.
    maker().setCommand(shell(u"sleep 600 & echo $! > '%1'; wait"_s.arg(trace)));
    QVERIFY(waitForEvents([&] { return QFileInfo(trace).size() > 0; }));
    QFile file(trace);
    QVERIFY(file.open(QFile::ReadOnly));
    const QString process = u"/proc/"_s + QString::fromLatin1(file.readAll().trimmed());
    QVERIFY(QFileInfo::exists(process));
    m_library->close();
    // An ended process remains as a zombie until its parent has collected it.
    const auto isThere = [&process] {
        QFile status(process + "/stat"_L1);
        return status.open(QFile::ReadOnly) && !status.readAll().contains(") Z ");
    };
    QVERIFY(waitForEvents([&] { return !isThere(); }));
}

QTEST_GUILESS_MAIN(TestTranscriptMaker)
#include "tst_transcript_maker.moc"
