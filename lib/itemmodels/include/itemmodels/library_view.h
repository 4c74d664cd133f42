// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Identifies the view of the library that the list shows (Inbox, a show, a tag, …), and its
/// filters.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/itemmodels/tst_library_view.cpp

#include <domain/library.h>

#include <QString>

#include <optional>

namespace dogear::itemmodels {

enum class ViewKind {
    Inbox,      ///< unplayed episodes of all shows that are not archived
    UpNext,     ///< the queue, in its order
    InProgress, ///< episodes that are started and not finished, last played first
    Favourites,
    History, ///< all episodes that were ever played, last played first
    AllEpisodes,
    Bookmarks, ///< marked positions; not a list of episodes
    Downloads, ///< downloads: the unfinished ones in their order, then the files
    Discover,  ///< shows in directories and charts; not a list of episodes
    Podcast,   ///< one show
    Tag,       ///< the shows with a tag
    Search,    ///< the hits of a saved search
    List,      ///< a list that the user orders by hand
};

struct LibraryView
{
    ViewKind kind = ViewKind::Inbox;
    PodcastId podcast = {}; ///< with ViewKind::Podcast
    QString name = {};      ///< of the tag or the search
    PlaylistId list = {};   ///< with ViewKind::List

    friend bool operator==(const LibraryView &, const LibraryView &) = default;
    friend size_t qHash(const LibraryView &view, size_t seed = 0)
    {
        return qHashMulti(seed, int(view.kind), view.podcast.value, view.name, view.list.value);
    }
};

/// The filters of a view (the chips above the list) and its order. Each view has its own.
struct ListFilter
{
    bool onlyUnplayed = false;
    bool onlyInProgress = false;
    bool onlyFavourites = false;
    bool onlyOffline = false;       ///< episodes that are completely stored on this machine
    bool onlyTranscript = false;    ///< episodes with a transcript
    std::optional<int> season = {}; ///< of a show
    /// Empty: the default of the view, newest first, or oldest first for a serial show.
    std::optional<domain::EpisodeOrder> order = {};

    /// Whether the filter may leave out episodes.
    [[nodiscard]] bool isNarrowing() const;

    friend bool operator==(const ListFilter &, const ListFilter &) = default;
};

/// Whether the middle pane shows a list of episodes for \a kind; other views have their own pages.
[[nodiscard]] bool listsEpisodes(ViewKind kind);
/// Whether a search can be limited to a view of \a kind: it lists some episodes by a rule.
[[nodiscard]] bool canLimitSearch(ViewKind kind);
/// Whether the user orders the episodes of a view of \a kind by hand and removes them from it.
[[nodiscard]] bool isOrderedByHand(ViewKind kind);

/// Writes \a view for the settings file: "inbox", "podcast:12", "tag:News".
[[nodiscard]] QString toKey(const LibraryView &view);
/// Parses the text of toKey(); any other text is the Inbox.
[[nodiscard]] LibraryView viewFromKey(const QString &key);

/// Writes \a filter for the settings file: "unplayed season:2 oldest-first"; empty for the default.
[[nodiscard]] QString toText(const ListFilter &filter);
/// Parses the text of toText(); unknown words are ignored.
[[nodiscard]] ListFilter filterFromText(const QString &text);

/// The filter for the episodes of \a view. For views without a list of episodes, and for Search,
/// which has a query of its own: all episodes.
[[nodiscard]] domain::EpisodeFilter toFilter(const LibraryView &view);
/// The same, with the conditions of \a filter in addition; the order is not set.
[[nodiscard]] domain::EpisodeFilter toFilter(const LibraryView &view, const ListFilter &filter);

} // namespace dogear::itemmodels
