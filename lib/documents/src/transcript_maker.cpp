// SPDX-License-Identifier: GPL-3.0-or-later
#include "transcript_documents.h"

#include <base/workers.h>
#include <documents/transcript_maker.h>
#include <domain/transcript_choice.h>
#include <storage/database_thread.h>
#include <storage/wanted_document_store.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QProcess>
#include <QTemporaryDir>
#include <QtConcurrentRun>

#include <algorithm>
#include <memory>
#include <utility>

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace dogear::documents {

using Kind = TranscriptCommandFailure::Kind;

namespace {

Q_LOGGING_CATEGORY(lcMaker, "dogear.transcripts.maker", QtInfoMsg)

/// Files for the output of the command, which may be too long for memory.
const QString printed = u"printed.txt"_s;
const QString complaints = u"complaints.txt"_s;

constexpr int moment = 100; ///< ms to wait for a killed process

struct Made
{
    ReadDocument document;
    feed::ParsedTranscript text;
};

QString typeOf(const QString &suffix)
{
    if (suffix == "vtt"_L1)
        return u"text/vtt"_s;
    if (suffix == "srt"_L1)
        return u"application/x-subrip"_s;
    return suffix == "json"_L1 ? u"application/json"_s : u"text/vtt"_s;
}

/// The possible transcripts in \a folder, in order of preference: formats with times first, the
/// printed output last.
QFileInfoList candidates(const QDir &folder)
{
    QFileInfoList files;
    for (const QString &pattern : {u"*.vtt"_s, u"*.srt"_s, u"*.json"_s, printed})
        files += folder.entryInfoList({pattern}, QDir::Files, QDir::Name);
    return files;
}

std::optional<Made> readMade(const QString &folder)
{
    for (const QFileInfo &info : candidates(QDir(folder))) {
        QFile file(info.filePath());
        const qint64 most = feed::TranscriptLimits().maxBytes;
        if (info.size() > most || !file.open(QFile::ReadOnly))
            continue;
        ReadDocument document{.body = file.read(most), .type = typeOf(info.suffix())};
        const auto text = parsedTranscript(document);
        // A transcript without times could not follow the playback.
        if (text && text->isTimed && !text->cues.isEmpty())
            return Made{document, *text};
    }
    return std::nullopt;
}

/// Returns the last non-empty line of the file at \a path, shortened; it is shown as the reason of
/// a failure.
QString lastWords(const QString &path)
{
    constexpr qint64 end = 4096;
    constexpr int most = 200;
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return {};
    // Only the end is read, because the output may be long.
    file.seek(std::max<qint64>(0, file.size() - end));
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    const auto last = std::find_if(lines.crbegin(), lines.crend(), [](const QString &line) {
        return !line.trimmed().isEmpty();
    });
    return last == lines.crend() ? QString() : last->simplified().right(most);
}

/// Splits \a command into program and arguments and fills in the paths.
QStringList wordsOf(const QString &command, const QString &file, const QString &output)
{
    QStringList words = QProcess::splitCommand(command);
    if (!words.isEmpty() && !command.contains("{file}"_L1))
        words.append(u"{file}"_s);
    for (QString &word : words) {
        word.replace(u"{output}"_s, output); // first: `file` may contain "{output}"
        word.replace(u"{file}"_s, file);
    }
    return words;
}

/// Makes \a process run at low priority and in a process group, so that its child processes can be
/// ended with it.
void runApart(QProcess &process)
{
#ifdef Q_OS_UNIX
    process.setChildProcessModifier([] {
        constexpr int gently = 10;
        [[maybe_unused]] const int priority = ::nice(gently);
        ::setpgid(0, 0);
    });
#else
    Q_UNUSED(process)
#endif
}

void killAll(QProcess &process)
{
#ifdef Q_OS_UNIX
    // A script may have started other programs, which would survive kill().
    if (const auto group = pid_t(process.processId()); group > 0)
        ::kill(-group, SIGKILL);
#endif
    process.kill();
}

} // namespace

struct TranscriptMaker::Run
{
    EpisodeId episode;
    QString program;
    QTemporaryDir folder;
    QProcess process;
};

TranscriptMaker::TranscriptMaker(storage::DatabaseThread &database,
                                 const Clock &clock,
                                 QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_clock(clock)
{}

TranscriptMaker::~TranscriptMaker()
{
    if (m_run) {
        killAll(m_run->process);
        m_run->process.waitForFinished(moment); // no event loop may run after the destructor
    }
    end();
}

void TranscriptMaker::end()
{
    if (!m_run)
        return;
    m_run->process.disconnect(this);
    killAll(m_run->process);
    if (m_run->process.state() == QProcess::NotRunning)
        return m_run.reset();
    // The process may hang in a disk access and is not waited for. The lambda keeps it and its
    // folder until it has ended, at the latest until the program ends.
    const auto ending = std::shared_ptr<Run>(std::move(m_run));
    connect(
        &ending->process,
        &QProcess::stateChanged,
        QCoreApplication::instance(),
        [ending](QProcess::ProcessState state) {
            if (state == QProcess::NotRunning)
                ending->process.disconnect(QCoreApplication::instance());
        },
        Qt::QueuedConnection);
}

void TranscriptMaker::setCommand(const QString &command)
{
    if (command == m_command)
        return;
    end();
    m_command = command;
    m_hasFailed = false;
    checkForWork();
}

void TranscriptMaker::checkForWork()
{
    m_last = {};
    next();
}

void TranscriptMaker::next()
{
    if (m_command.trimmed().isEmpty() || m_hasFailed || m_run)
        return;
    // One search at a time; a later call makes the running one out of date, and it repeats.
    const LatestRequest::Ticket ticket = m_looks.begin();
    if (m_isLooking)
        return;
    m_isLooking = true;
    m_database
        .run([before = m_last](storage::Connection &connection) {
            return storage::WantedDocumentStore(connection).withoutTranscript(before);
        })
        .then(this,
              [this, ticket](const Result<std::optional<storage::DownloadedEpisode>> &download) {
                  m_isLooking = false;
                  if (!m_looks.isLatest(ticket))
                      next();
                  else if (!download)
                      qCWarning(lcMaker) << "nothing is made:" << download.error();
                  else if (!*download)
                      emit caughtUp();
                  else if (!m_command.trimmed().isEmpty()) // the user may have cleared it
                      run(**download);
              });
}

void TranscriptMaker::run(const storage::DownloadedEpisode &download)
{
    // The disk may not be mounted; the search continues with the next episode.
    if (!QFileInfo(download.path).isFile()) {
        m_last = download.episode;
        return next();
    }
    m_run = std::make_unique<Run>();
    m_runs.begin();
    m_run->episode = download.episode;
    const QString folder = m_run->folder.path();
    QStringList words = wordsOf(m_command, download.path, folder + "/transcript"_L1);
    m_run->program = words.isEmpty() ? m_command : words.takeFirst();
    QProcess &process = m_run->process;
    process.setProgram(m_run->program);
    process.setArguments(words);
    process.setWorkingDirectory(folder);
    // A command that reads from its input must not wait for ever.
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(folder + u'/' + printed);
    process.setStandardErrorFile(folder + u'/' + complaints);
    runApart(process);
    // Queued, because handleEnd() destroys the process, which is still busy with emitting the
    // signal.
    connect(&process, &QProcess::finished, this, &TranscriptMaker::handleEnd, Qt::QueuedConnection);
    connect(
        &process,
        &QProcess::errorOccurred,
        this,
        [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart)
                fail(Kind::NotStarted);
        },
        Qt::QueuedConnection);
    qCInfo(lcMaker) << "a transcript of" << download.episode << "with" << m_run->program;
    process.start();
}

void TranscriptMaker::handleEnd()
{
    if (!m_run || m_run->process.state() != QProcess::NotRunning)
        return; // a queued signal of an earlier run
    const bool isWell =
        m_run->process.exitStatus() == QProcess::NormalExit && m_run->process.exitCode() == 0;
    if (!isWell)
        return fail(Kind::Failed);
    store();
}

void TranscriptMaker::store()
{
    const EpisodeId episode = m_run->episode;
    const auto isWanted = [this, ticket = m_runs.latest()] {
        return m_run && m_runs.isLatest(ticket);
    };
    // Parsed in the pool; meanwhile the user may change the command, which ends this run.
    Future<std::optional<Made>>(QtConcurrent::run(workers(), readMade, m_run->folder.path()))
        .then(this, [this, episode, isWanted](const std::optional<Made> &made) {
            if (!isWanted())
                return;
            if (!made)
                return fail(Kind::NothingMade);
            const storage::StoredTranscript copy{.url = domain::madeTranscript().url,
                                                 .type = made->document.type,
                                                 .readAt = m_clock.now(),
                                                 .etag = {},
                                                 .lastModified = {},
                                                 .document = made->document.body};
            keepTranscript(m_database, episode, copy, {copy.url}, made->text)
                .then(this, [this, episode, isWanted](const Result<> &isKept) {
                    if (!isWanted())
                        return;
                    if (!isKept)
                        return fail(Kind::NotStored, isKept.error());
                    m_run.reset();
                    emit this->made(episode);
                    next();
                });
        });
}

void TranscriptMaker::fail(Kind kind, const Error &error)
{
    if (!m_run)
        return;
    TranscriptCommandFailure failure{.kind = kind,
                                     .episode = m_run->episode,
                                     .program = m_run->program,
                                     .said = lastWords(m_run->folder.filePath(complaints)),
                                     .error = error};
    // Some programs print their errors to the standard output.
    if (failure.said.isEmpty() && kind == Kind::Failed)
        failure.said = lastWords(m_run->folder.filePath(printed));
    m_run.reset();
    m_hasFailed = true;
    qCInfo(lcMaker) << "no transcript of" << failure.episode << int(kind) << failure.said << error;
    emit failed(failure);
}

} // namespace dogear::documents
