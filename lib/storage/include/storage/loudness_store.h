// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How loud the media of episodes are, as far as they were measured.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_loudness_store.cpp

#include <base/ids.h>
#include <base/result.h>

#include <QString>
#include <QUrl>

#include <optional>

namespace dogear::storage {

class Connection;

struct StoredLoudness
{
    QUrl url;                   ///< what was measured
    QString stamp;              ///< of the file then; it was changed where it has another one now
    std::optional<double> lufs; ///< EBU R 128; none where all is silent

    friend bool operator==(const StoredLoudness &, const StoredLoudness &) = default;
};

class LoudnessStore final
{
public:
    explicit LoudnessStore(Connection &connection)
        : m_connection(connection)
    {}

    [[nodiscard]] Result<std::optional<StoredLoudness>> find(EpisodeId episode);
    /// In place of what was measured before. An episode that is gone meanwhile is no failure.
    [[nodiscard]] Result<> put(EpisodeId episode, const StoredLoudness &loudness);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
