// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects shows, episodes and lists of a player, and checks what all players have in
///        common: addresses, identity, positions.

#include "values/skip_counter.h"

#include <QHash>
#include <QVariant>

#include <importers/player_library.h>

namespace dogear::importers {

class LibraryBuilder final
{
public:
    /// Adds \a show with the feed at \a address. Its user name and password are removed. A show
    /// that is there already gets the tags and settings that it lacks.
    /// \return its index; unset: it was skipped
    std::optional<qsizetype> addShow(PlayerShow show, const QString &address);

    /// Adds \a episode with the media file at \a enclosure, which may be empty.
    /// \return its index; unset: it was skipped
    std::optional<qsizetype> addEpisode(PlayerEpisode episode, const QString &enclosure);

    [[nodiscard]] PlayerShow &show(qsizetype index) { return m_library.shows[index]; }
    [[nodiscard]] PlayerEpisode &episode(qsizetype index) { return m_library.episodes[index]; }
    [[nodiscard]] SkipCounter &skips() { return m_skips; }

    /// Adds a chapter to an episode, unless it has no title.
    void addChapter(qsizetype episode, domain::Chapter chapter);

    /// Adds an entry of the queue; the entries are sorted by \a order.
    /// \param episode unset: counts an unknown entry
    void enqueue(std::optional<qsizetype> episode, double order);
    void addList(const PlayerList &list) { m_library.lists.append(list); }
    void setAccount(const PlayerAccount &account) { m_library.account = account; }

    /// \return what was added, with the chapters in order
    [[nodiscard]] PlayerLibrary take(const PlayerFile &source);

private:
    struct QueueEntry
    {
        qsizetype episode;
        double order;
    };
    void mergeInto(PlayerShow &known, const PlayerShow &repeated);

    PlayerLibrary m_library;
    QHash<QString, qsizetype> m_places; ///< feedUrlKey() → index in the shows
    QList<QueueEntry> m_queue;
    SkipCounter m_skips;
};

/// \return \a tags without blank and repeated ones
[[nodiscard]] QStringList cleanTags(const QStringList &tags);

/// \return \a address as a web address without user name and password; empty if it is none
[[nodiscard]] QUrl toWebAddress(const QString &address);

/// \return the path of the file at \a path, a path or a file: address; empty if there is none
[[nodiscard]] QString existingFile(const QString &path);

} // namespace dogear::importers
