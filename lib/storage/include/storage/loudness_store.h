// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the measured loudness of the media files of episodes.
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
    QUrl url;                   ///< address of the measured media
    QString stamp;              ///< identifies the content of the file; another one: file changed
    std::optional<double> lufs; ///< integrated loudness, EBU R 128; no value for silence

    friend bool operator==(const StoredLoudness &, const StoredLoudness &) = default;
};

class LoudnessStore final
{
public:
    explicit LoudnessStore(Connection &connection)
        : m_connection(connection)
    {}

    [[nodiscard]] Result<std::optional<StoredLoudness>> find(EpisodeId episode);
    /// Replaces the loudness of \a episode. Does nothing if the episode was deleted meanwhile.
    [[nodiscard]] Result<> put(EpisodeId episode, const StoredLoudness &loudness);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
