// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the transcript of the open episode.
///
/// A stored transcript is available soon, without a network; then the document is fetched, as often
/// as DocumentAge allows, and replaces the stored one once it was parsed successfully. Nothing is
/// fetched here for other episodes, and of several transcripts only the selected one.
///
/// Threads: GUI thread; documents are parsed in the pool.
/// Owner:   the composition root; collaborators outlive it. The destructor drops work in flight.
/// Spec:    order of the transcripts: domain::bestFirst
/// Tests:   tests/integration/tst_episode_transcripts.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <documents/document_age.h>
#include <documents/document_reader.h>
#include <domain/library.h>
#include <storage/database_thread.h>
#include <storage/transcript_store.h>

#include <QObject>

#include <optional>

namespace dogear::documents {

struct EpisodeTranscript
{
    EpisodeId episode;
    QList<domain::TranscriptLink> choices; ///< the best first; without those that may not be read
    int chosen = 0;                        ///< an index of `choices`
    bool isRead = false;                   ///< a transcript was read; it may have no cues
    bool isLoading = false;                ///< no transcript yet, but one may arrive
    QList<domain::Cue> cues;               ///< as feed::parseTranscript returns them
    bool isTimed = false;
    /// Why the last reading of the document failed. An older transcript is kept.
    std::optional<Error> error;

    friend bool operator==(const EpisodeTranscript &, const EpisodeTranscript &) = default;
};

class Transcripts final : public QObject
{
    Q_OBJECT

public:
    Transcripts(storage::DatabaseThread &database,
                net::HttpClient &http,
                accounts::Accounts &accounts,
                const Clock &clock,
                QObject *parent = nullptr);
    ~Transcripts() override;

    /// Sets the episode that the user looks at; nullopt: none.
    void setOpen(const std::optional<domain::EpisodeDetail> &episode);
    /// The transcript of the open episode as far as it is known.
    [[nodiscard]] const EpisodeTranscript &open() const { return m_open; }
    /// Selects another of the choices, now and whenever the episode is opened.
    void choose(int choice);
    /// Fetches the document again, regardless of earlier failures.
    void retry();
    /// Reports that a transcript of \a episode was made on this computer and stored.
    void recordMade(EpisodeId episode);

    /// The stored transcript of any \a episode; reads nothing but the database.
    [[nodiscard]] Future<EpisodeTranscript> stored(const domain::EpisodeDetail &episode);

signals:
    /// Emitted when open() has changed.
    void changed();
    /// Emitted when a transcript or choice could not be stored; the transcript is shown all the
    /// same.
    void failed(const dogear::Error &error);

private:
    struct Found; ///< result of the database
    struct Read;  ///< result of parsing a document

    [[nodiscard]] static EpisodeTranscript begun(const domain::EpisodeDetail &episode);
    [[nodiscard]] static Read parsed(const ReadDocument &document);
    [[nodiscard]] Future<Found> find(const EpisodeTranscript &episode, bool mayPick);
    [[nodiscard]] DocumentSource place() const;
    void load(bool mayPick);
    void handleFound(const Found &found);
    void fetch();
    void handleDocument(const ReadDocument &document, const Read &read);
    void handleFailure(const Error &error);
    void cancel();
    void store(const Future<Result<>> &written);

    storage::DatabaseThread &m_database;
    DocumentReader m_reader;
    const Clock &m_clock;
    DocumentAge m_age;
    EpisodeTranscript m_open;
    std::optional<domain::EpisodeDetail> m_detail;
    std::optional<storage::StoredTranscript> m_copy; ///< stored copy; its `document` is empty
    LatestRequest m_requests;
};

} // namespace dogear::documents
