// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes transcripts of downloads that have none, with a command of the listener's choice.
///
/// One episode after another, the newest first, with low priority. A command is one program with
/// its arguments, divided as a shell divides them but without a shell: {file} in them is the
/// download, {output} a path for subtitles that lacks its .srt or .vtt; without {file} the download
/// comes last. It runs in a folder of its own, and what it leaves there, or prints, is the
/// transcript, if it can be read as one. A command that fails is not tried on the next episode: it
/// waits for another command, or another start.
///
/// Threads: GUI thread; documents are parsed in the pool.
/// Owner:   the library; the database outlives it. The destructor ends what runs.
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

namespace dogear::library {

/// Why there is no transcript.
struct TranscriptCommandFailure
{
    enum class Kind {
        NotStarted,  ///< there is no such program, or it may not be run
        Failed,      ///< it said that it failed, or crashed
        NothingMade, ///< it left nothing that is a transcript
        NotStored,   ///< `error` says why
    };
    Kind kind = Kind::NotStarted;
    EpisodeId episode;
    QString program;
    QString said; ///< its last words; may be empty
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

    /// Empty: nothing is made, and what runs is ended.
    void setCommand(const QString &command);
    /// There may be another download.
    void look();

signals:
    void made(dogear::EpisodeId episode);
    void failed(const dogear::library::TranscriptCommandFailure &failure);
    /// There is no more to do.
    void caughtUp();

private:
    struct Run;

    void next();
    void run(const storage::DownloadedEpisode &download);
    void takeEnd();
    void store();
    void fail(TranscriptCommandFailure::Kind kind, const Error &error = {});
    void end();

    storage::DatabaseThread &m_database;
    const Clock &m_clock;
    QString m_command;
    std::unique_ptr<Run> m_run; ///< of the episode that it works on
    LatestRequest m_runs;
    EpisodeId m_last; ///< whose file is gone; those before it come next
    bool m_isLooking = false;
    LatestRequest m_looks; ///< what is being looked at may have changed since
    bool m_hasFailed = false;
};

} // namespace dogear::library
