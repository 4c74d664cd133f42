// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Merges the hits of several directories and of the library into one list.
///
/// Hits with a common merge key (feed, podcast:guid, Apple number, title and author) are one row.
/// Rows are sorted by how well they fit the words, but rows that the user points at, and all rows
/// above them, never move.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/discovery/tst_show_list.cpp

#include <base/ids.h>
#include <discovery/directory_show.h>

#include <QHash>
#include <QList>
#include <QString>
#include <QUrl>

#include <optional>

namespace dogear::discovery {

/// A show that the user follows, as far as a search needs it.
struct LibraryShow
{
    PodcastId id;
    QString title;
    QString author;
    QUrl feedUrl;
    QUrl artwork;
    QString podcastGuid = {};
};

/// A row: a show, or one of its episodes in a search for episodes.
struct ListedShow
{
    quint64 key = 0;    ///< the same for as long as the row exists, else unique
    DirectoryShow show; ///< everything that the directories say about it
    PodcastId followed; ///< invalid: the user does not follow it
    QList<QUrl> feeds;  ///< its addresses, the best one first; empty: no directory names one
    int rank = 0;       ///< best rank at a directory, from 0
    std::optional<DirectoryEpisode> episode = {}; ///< the hit of a search for episodes

    friend bool operator==(const ListedShow &, const ListedShow &) = default;
};

class ShowList final
{
public:
    /// Empties the list. Sorts later hits by \a words; without words by their rank, as in a chart.
    void restart(const QString &words);
    /// Sets the shows that the user follows. Rows are marked at once. Of the shows without a row,
    /// those whose title and author contain all words get one.
    void setLibrary(const QList<LibraryShow> &shows, qsizetype fixed);
    /// Adds the hits of one directory, best first. The first \a fixed rows stay where they are.
    void add(const QList<DirectoryShow> &hits, qsizetype fixed);
    /// Completes rows from what a lookup says about the same shows. Adds and moves none.
    void complete(const QList<DirectoryShow> &shows);

    [[nodiscard]] const QList<ListedShow> &rows() const { return m_rows; }

private:
    QList<ListedShow> m_rows;
    QHash<QString, quint64> m_keys; ///< merge key → ListedShow::key
    QList<LibraryShow> m_library;
    QString m_words;
    quint64 m_lastKey = 0; ///< even; those of EpisodeList are odd, so that no two rows share one

    /// The row of the same show as \a hit, or nullptr.
    [[nodiscard]] ListedShow *find(const DirectoryShow &hit);
    ListedShow &append(const DirectoryShow &hit, int rank);
    void addTo(ListedShow &row, const DirectoryShow &hit);
    /// Joins the row \a key with the others of the same show, as far as those may move.
    void joinOthers(quint64 key, qsizetype fixed);
    void markFollowed();
    void remember(const ListedShow &row);
    void addFromLibrary();
    void sort(qsizetype fixed);
    [[nodiscard]] int weight(const ListedShow &row) const;
};

/// Rates a show: 4 if its title is \a words, 3 if it begins with them, 2 if it contains each of
/// them, 1 if title and author together do, else 0.
[[nodiscard]] int relevance(const QString &title, const QString &author, const QString &words);

} // namespace dogear::discovery
