// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes transcripts of downloads that have none, by running the user's command.
///
/// Runs one episode after another, the newest first, at low priority. A command is one program with
/// its arguments, split as a shell splits them but without a shell. In the arguments, {file} stands
/// for the download and {output} for the path of a subtitle file without its ending (.srt or .vtt);
/// without {file} the download is the last argument. The command runs in a temporary folder; a file
/// that it leaves there, or its output, becomes the transcript if it can be parsed as one. After a
/// failure the command is not tried on further episodes until it is changed or the program is
/// restarted.
///
/// Threads: GUI thread; documents are parsed in the pool.
/// Owner:   the library; the database outlives it. The destructor ends a running command.
/// Tests:   tests/integration/tst_transcript_maker.cpp

#include <base/clock.h>
#include <base/error.h>
#include <base/ids.h>
#include <base/latest_request.h>

#include <QObject>

#include <memory>

namespace dogear::storage {
class DatabaseThread;
struct DownloadedEpisode;
} // namespace dogear::storage

namespace dogear::documents {

/// The reason why a command made no transcript.
struct TranscriptCommandFailure
{
    enum class Kind {
        NotStarted,  ///< the program does not exist or is not executable
        Failed,      ///< it returned an error or crashed
        NothingMade, ///< it left nothing that can be parsed as a transcript
        NotStored,   ///< see `error`
    };
    Kind kind = Kind::NotStarted;
    EpisodeId episode;
    QString program;
    QString said; ///< the last line of its output; may be empty
    Error error;
};

class TranscriptMaker final : public QObject
{
    Q_OBJECT

public:
    TranscriptMaker(storage::DatabaseThread &database,
                    const Clock &clock,
                    QObject *parent = nullptr);
    ~TranscriptMaker() override;

    /// Sets the command. An empty one stops the work and ends a running command.
    void setCommand(const QString &command);
    /// Looks for downloads without a transcript; call it after a download.
    void checkForWork();

signals:
    void made(dogear::EpisodeId episode);
    void failed(const dogear::documents::TranscriptCommandFailure &failure);
    /// Emitted when no download lacks a transcript.
    void caughtUp();

private:
    struct Run;

    void next();
    void run(const storage::DownloadedEpisode &download);
    void handleEnd();
    void store();
    void fail(TranscriptCommandFailure::Kind kind, const Error &error = {});
    void end();

    storage::DatabaseThread &m_database;
    const Clock &m_clock;
    QString m_command;
    std::unique_ptr<Run> m_run; ///< the running command; null if there is none
    LatestRequest m_runs;
    EpisodeId m_last; ///< its file is missing; the search continues before it
    bool m_isLooking = false;
    LatestRequest m_looks; ///< a running search may be out of date
    bool m_hasFailed = false;
};

} // namespace dogear::documents
