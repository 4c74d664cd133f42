// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the cues of transcripts for the search index and for the time of a search hit.
///
/// TranscriptStore has the documents themselves; these are the cues parsed from them.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_cue_store.cpp

#include <base/ids.h>
#include <base/result.h>

#include <QStringList>

#include <chrono>
#include <utility>

namespace dogear::storage {

class Connection;

struct StoredCues
{
    QStringList texts;                       ///< without line breaks
    QList<std::chrono::milliseconds> starts; ///< of each cue; empty if the cues have no times
};

/// Compressed cues as they are stored. Unpacking takes longer than reading them from the database
/// and can be done on any thread.
class PackedCues final
{
public:
    PackedCues() = default;
    PackedCues(QByteArray texts, QByteArray starts)
        : m_texts(std::move(texts))
        , m_starts(std::move(starts))
    {}

    /// Returns one line for each cue; empty if there are no cues.
    [[nodiscard]] QString text() const;
    /// Returns the start of each cue; empty if the cues have no times.
    [[nodiscard]] QList<std::chrono::milliseconds> starts() const;

private:
    QByteArray m_texts;
    QByteArray m_starts;
};

class CueStore final
{
public:
    explicit CueStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Reads the cues of \a episode; empty if there are none.
    [[nodiscard]] Result<PackedCues> find(EpisodeId episode);
    /// Replaces the cues of \a episode and schedules it for indexing. Does nothing if the episode
    /// was deleted meanwhile.
    [[nodiscard]] Result<> put(EpisodeId episode, const StoredCues &cues);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
