// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The transcript of the episode that is open.
///
/// What was read before is there soon, without a network; then the document is fetched, as often as
/// DocumentAge says, and takes its place once it was read as a transcript. Nothing is fetched here
/// for any other episode, and of several transcripts only the one that is looked at.
///
/// Threads: GUI thread; documents are parsed in the pool.
/// Owner:   the composition root; collaborators outlive it. Work in flight when it dies is dropped.
/// Spec:    which one comes first: domain::bestFirst
/// Tests:   tests/integration/tst_episode_transcripts.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <domain/library.h>
#include <library/document_age.h>
#include <library/document_reader.h>
#include <storage/database_thread.h>
#include <storage/transcript_store.h>

#include <QObject>

#include <optional>

namespace dogear::library {

struct EpisodeTranscript
{
    EpisodeId episode;
    QList<domain::TranscriptLink> choices; ///< the best first; those that may not be read left out
    int chosen = 0;                        ///< an index of `choices`
    bool isRead = false;                   ///< there is a text, maybe without cues
    bool isLoading = false;                ///< there is none yet, and one may come
    QList<domain::Cue> cues;               ///< as feed::parseTranscript leaves them
    bool isTimed = false;
    /// Why the document could not be read the last time. A text of an earlier day stays.
    std::optional<Error> error;

    friend bool operator==(const EpisodeTranscript &, const EpisodeTranscript &) = default;
};

class Transcripts final : public QObject
{
    Q_OBJECT

public:
    Transcripts(storage::DatabaseThread &database,
                net::HttpClient &http,
                Accounts &accounts,
                const Clock &clock,
                QObject *parent = nullptr);
    ~Transcripts() override;

    /// \a episode is looked at from now on, instead of another one; or nothing.
    void setOpen(const std::optional<domain::EpisodeDetail> &episode);
    /// What is known by now of the episode that is open.
    [[nodiscard]] const EpisodeTranscript &open() const { return m_open; }
    /// Reads another one of the choices, now and whenever the episode is opened.
    void choose(int choice);
    /// Fetches the document again, whatever became of it before.
    void retry();
    /// A transcript of \a episode was made on this computer, and stored.
    void noteMade(EpisodeId episode);

    /// What is stored of any \a episode, without reading anything else.
    [[nodiscard]] Future<EpisodeTranscript> stored(const domain::EpisodeDetail &episode);

signals:
    /// Emitted when open() changed.
    void changed();
    /// Emitted when something could not be stored; what was read is shown all the same.
    void failed(const dogear::Error &error);

private:
    struct Found; ///< in the database
    struct Read;  ///< from a document

    [[nodiscard]] static EpisodeTranscript begun(const domain::EpisodeDetail &episode);
    [[nodiscard]] static Read parsed(const ReadDocument &document);
    [[nodiscard]] Future<Found> find(const EpisodeTranscript &episode, bool mayPick);
    [[nodiscard]] DocumentPlace place() const;
    void load(bool mayPick);
    void takeFound(const Found &found);
    void fetch();
    void takeDocument(const ReadDocument &document, const Read &read);
    void takeFailure(const Error &error);
    void cancel();
    void store(const Future<Result<>> &written);

    storage::DatabaseThread &m_database;
    DocumentReader m_reader;
    const Clock &m_clock;
    DocumentAge m_age;
    EpisodeTranscript m_open;
    std::optional<domain::EpisodeDetail> m_detail;
    std::optional<storage::StoredTranscript> m_copy; ///< of what is open; without its document
    LatestRequest m_requests;
};

} // namespace dogear::library
