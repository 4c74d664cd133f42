// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores fetched transcripts, so that they are available offline.
///
/// The documents are stored unchanged and compressed: a later version of Dogear may parse more of
/// them.
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
    QUrl url;     ///< address that was read
    QString type; ///< MIME type from the feed, else from the server
    QDateTime readAt;
    QByteArray etag; ///< byte-exact; for a file a value that changes with the file
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

    /// Finds the transcript from \a url. A damaged document counts as missing.
    [[nodiscard]] Result<std::optional<StoredTranscript>> find(EpisodeId episode, const QUrl &url);
    /// Finds the transcript that was read last from an address not in \a present.
    [[nodiscard]] Result<std::optional<StoredTranscript>> findFormer(EpisodeId episode,
                                                                     const QList<QUrl> &present);
    /// Replaces the transcript from the same address, and deletes those from addresses that are not
    /// in \a present, the addresses that the episode has now. Does not add it if the episode was
    /// deleted meanwhile.
    /// \pre runs in a transaction
    [[nodiscard]] Result<> put(EpisodeId episode,
                               const StoredTranscript &transcript,
                               const QList<QUrl> &present);
    /// Notes that the document at \a url was unchanged at \a readAt.
    [[nodiscard]] Result<> confirm(EpisodeId episode, const QUrl &url, const QDateTime &readAt);

    /// Returns the address of the transcript that the user chose; empty for the best one.
    [[nodiscard]] Result<QUrl> picked(EpisodeId episode);
    [[nodiscard]] Result<> setPicked(EpisodeId episode, const QUrl &url);

private:
    [[nodiscard]] Result<QList<QUrl>> urls(EpisodeId episode);

    Connection &m_connection;
};

} // namespace dogear::storage
