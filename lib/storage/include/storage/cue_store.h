// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What is said in transcripts, for the index and for the second of a hit.
///
/// The documents themselves are in TranscriptStore; these are their cues as they were read.
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
    QList<std::chrono::milliseconds> starts; ///< of each; none if they have no times
};

/// As they are stored: to unpack them takes longer than to read them, and may be done on any
/// thread.
class PackedCues final
{
public:
    PackedCues() = default;
    PackedCues(QByteArray texts, QByteArray starts)
        : m_texts(std::move(texts))
        , m_starts(std::move(starts))
    {}

    /// A line for each; empty if there are none.
    [[nodiscard]] QString text() const;
    /// When each of them begins; empty if nobody knows.
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

    /// Empty if there are none.
    [[nodiscard]] Result<PackedCues> find(EpisodeId episode);
    /// In place of what was there; the episode is indexed again soon. One that is gone meanwhile is
    /// no failure.
    [[nodiscard]] Result<> put(EpisodeId episode, const StoredCues &cues);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
