// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Transcripts that were read, so that they are there without a network.
///
/// Documents are kept as they came, compressed: a later Dogear reads more in them.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_transcript_store.cpp

#include <base/ids.h>
#include <base/result.h>

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QUrl>

#include <optional>

namespace dogear::storage {

class Connection;

struct StoredTranscript
{
    QUrl url;     ///< what was read
    QString type; ///< MIME type, as the feed or else the server has it
    QDateTime readAt;
    QByteArray etag; ///< byte-exact; of a file: whatever tells that it changed
    QByteArray lastModified;
    QByteArray document;

    friend bool operator==(const StoredTranscript &, const StoredTranscript &) = default;
};

class TranscriptStore final
{
public:
    explicit TranscriptStore(Connection &connection)
        : m_connection(connection)
    {}

    /// What was read at \a url. A document that is damaged is none.
    [[nodiscard]] Result<std::optional<StoredTranscript>> find(EpisodeId episode, const QUrl &url);
    /// What was read last at an address that is none of \a present.
    [[nodiscard]] Result<std::optional<StoredTranscript>> findFormer(EpisodeId episode,
                                                                     const QList<QUrl> &present);
    /// In place of what was read at the same address, and of all that is at none of \a present,
    /// the addresses that the episode has now. An episode that is gone meanwhile is no failure.
    /// Belongs into a transaction.
    [[nodiscard]] Result<> put(EpisodeId episode,
                               const StoredTranscript &transcript,
                               const QList<QUrl> &present);
    /// What was read at \a url was still the same at \a readAt.
    [[nodiscard]] Result<> confirm(EpisodeId episode, const QUrl &url, const QDateTime &readAt);

    /// The address of the one that a listener wants; empty: the best.
    [[nodiscard]] Result<QUrl> picked(EpisodeId episode);
    [[nodiscard]] Result<> setPicked(EpisodeId episode, const QUrl &url);

private:
    [[nodiscard]] Result<QList<QUrl>> urls(EpisodeId episode);

    Connection &m_connection;
};

} // namespace dogear::storage
