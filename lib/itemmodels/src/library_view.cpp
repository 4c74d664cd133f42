// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/library_view.h>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::itemmodels {

namespace {

// These texts are stored in the settings file; a changed one would lose the stored setting.
constexpr auto podcastKey = "podcast:"_L1;
constexpr auto tagKey = "tag:"_L1;
constexpr auto searchKey = "search:"_L1;
constexpr auto listKey = "list:"_L1;
constexpr auto seasonKey = "season:"_L1;

const std::array viewKeys = {
    std::pair{ViewKind::Inbox, "inbox"_L1},
    std::pair{ViewKind::UpNext, "up-next"_L1},
    std::pair{ViewKind::InProgress, "in-progress"_L1},
    std::pair{ViewKind::Favourites, "favourites"_L1},
    std::pair{ViewKind::History, "history"_L1},
    std::pair{ViewKind::AllEpisodes, "all"_L1},
    std::pair{ViewKind::Bookmarks, "bookmarks"_L1},
    std::pair{ViewKind::Downloads, "downloads"_L1},
    std::pair{ViewKind::Discover, "discover"_L1},
};

const std::array chips = {
    std::pair{&ListFilter::onlyUnplayed, "unplayed"_L1},
    std::pair{&ListFilter::onlyInProgress, "in-progress"_L1},
    std::pair{&ListFilter::onlyFavourites, "favourites"_L1},
    std::pair{&ListFilter::onlyOffline, "offline"_L1},
    std::pair{&ListFilter::onlyTranscript, "transcript"_L1},
};

const std::array orders = {
    std::pair{domain::EpisodeOrder::NewestFirst, "newest-first"_L1},
    std::pair{domain::EpisodeOrder::OldestFirst, "oldest-first"_L1},
    std::pair{domain::EpisodeOrder::Title, "title"_L1},
    std::pair{domain::EpisodeOrder::ShortestFirst, "shortest-first"_L1},
    std::pair{domain::EpisodeOrder::LongestFirst, "longest-first"_L1},
};

} // namespace

bool canLimitSearch(ViewKind kind)
{
    return listsEpisodes(kind) && kind != ViewKind::AllEpisodes && kind != ViewKind::Search;
}

bool listsEpisodes(ViewKind kind)
{
    return kind != ViewKind::Bookmarks && kind != ViewKind::Discover;
}

bool isOrderedByHand(ViewKind kind)
{
    return kind == ViewKind::UpNext || kind == ViewKind::List;
}

QString toKey(const LibraryView &view)
{
    for (const auto &[kind, key] : viewKeys) {
        if (kind == view.kind)
            return key;
    }
    if (view.kind == ViewKind::Tag)
        return tagKey + view.name;
    if (view.kind == ViewKind::Search)
        return searchKey + view.name;
    if (view.kind == ViewKind::List)
        return listKey + QString::number(view.list.value);
    return podcastKey + QString::number(view.podcast.value);
}

LibraryView viewFromKey(const QString &key)
{
    for (const auto &[kind, name] : viewKeys) {
        if (name == key)
            return {.kind = kind};
    }
    if (key.startsWith(podcastKey)) {
        const PodcastId podcast{key.sliced(podcastKey.size()).toLongLong()};
        if (podcast.isValid())
            return {.kind = ViewKind::Podcast, .podcast = podcast};
    }
    if (key.startsWith(tagKey))
        return {.kind = ViewKind::Tag, .name = key.sliced(tagKey.size())};
    if (key.startsWith(searchKey))
        return {.kind = ViewKind::Search, .name = key.sliced(searchKey.size())};
    if (key.startsWith(listKey)) {
        const PlaylistId list{key.sliced(listKey.size()).toLongLong()};
        if (list.isValid())
            return {.kind = ViewKind::List, .list = list};
    }
    return {}; // the Inbox
}

bool ListFilter::isNarrowing() const
{
    return season
           || std::ranges::any_of(chips, [this](const auto &chip) { return this->*chip.first; });
}

QString toText(const ListFilter &filter)
{
    QStringList words;
    for (const auto &[chip, name] : chips) {
        if (filter.*chip)
            words.append(name);
    }
    if (filter.season)
        words.append(seasonKey + QString::number(*filter.season));
    for (const auto &[order, name] : orders) {
        if (filter.order == order)
            words.append(name);
    }
    return words.join(u' ');
}

ListFilter filterFromText(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    ListFilter filter;
    for (const auto &[chip, name] : chips)
        filter.*chip = words.contains(name);
    for (const QString &word : words) {
        bool isNumber = false; // 0 is a season too
        const int season =
            word.startsWith(seasonKey) ? word.sliced(seasonKey.size()).toInt(&isNumber) : 0;
        if (isNumber)
            filter.season = season;
    }
    for (const auto &[order, name] : orders) {
        if (words.contains(name))
            filter.order = order;
    }
    return filter;
}

domain::EpisodeFilter toFilter(const LibraryView &view)
{
    switch (view.kind) {
    // Inbox and Tag leave out archived shows; other places have their episodes too.
    case ViewKind::Inbox:
        return {.played = false, .archived = false};
    case ViewKind::UpNext:
        return {.queued = true};
    case ViewKind::InProgress:
        return {.started = true, .orderByLastPlayed = true};
    case ViewKind::Favourites:
        return {.favourite = true};
    case ViewKind::History:
        return {.heard = true, .orderByLastPlayed = true};
    case ViewKind::Downloads:
        return {.download = true};
    case ViewKind::AllEpisodes:
    case ViewKind::Bookmarks:
    case ViewKind::Discover:
    case ViewKind::Search:
        return {};
    case ViewKind::Tag:
        return {.archived = false, .tag = view.name};
    case ViewKind::Podcast:
        return {.podcast = view.podcast};
    case ViewKind::List:
        return {.list = view.list};
    }
    return {};
}

domain::EpisodeFilter toFilter(const LibraryView &view, const ListFilter &filter)
{
    domain::EpisodeFilter wanted = toFilter(view);
    // Chips only add conditions: one that is off keeps the condition of the view.
    if (filter.onlyUnplayed)
        wanted.played = false;
    if (filter.onlyInProgress)
        wanted.started = true;
    if (filter.onlyFavourites)
        wanted.favourite = true;
    if (filter.onlyOffline)
        wanted.offline = true;
    if (filter.onlyTranscript)
        wanted.transcript = true;
    wanted.season = filter.season;
    return wanted;
}

} // namespace dogear::itemmodels
