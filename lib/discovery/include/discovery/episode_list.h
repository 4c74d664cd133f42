// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Merges the episodes that several directories found into one list.
///
/// Hits with a common key (address of the file; guid or title within one show) are one row. Rows
/// are sorted as those of ShowList, and the rows that the user points at never move.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/discovery/tst_episode_list.cpp

#include <discovery/show_list.h>

namespace dogear::discovery {

class EpisodeList final
{
public:
    /// Empties the list. Sorts later hits by \a words.
    void restart(const QString &words);
    /// Sets the shows that the user follows, and marks their episodes.
    void setLibrary(const QList<LibraryShow> &shows);
    /// Adds the hits of one directory, best first. The first \a fixed rows stay where they are.
    void add(const QList<DirectoryEpisode> &hits, qsizetype fixed);

    /// Every row has an episode.
    [[nodiscard]] const QList<ListedShow> &rows() const { return m_rows; }

private:
    QList<ListedShow> m_rows;
    QHash<QString, quint64> m_keys;    ///< key of an episode → ListedShow::key
    QHash<QString, PodcastId> m_shows; ///< merge key of a followed show → its id
    QString m_words;
    quint64 m_lastKey = 1; ///< odd, see ShowList

    [[nodiscard]] ListedShow *find(const DirectoryEpisode &hit);
    void append(const DirectoryEpisode &hit, int rank);
    void remember(const ListedShow &row);
    void mark(ListedShow &row) const;
    void sort(qsizetype fixed);
};

} // namespace dogear::discovery
