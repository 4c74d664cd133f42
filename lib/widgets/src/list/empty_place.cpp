// SPDX-License-Identifier: GPL-3.0-or-later
#include "empty_place.h"

#include <widgets/empty_state.h>
#include <widgets/place_text.h>

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::PlaceKind;

namespace {

/// Context of the translations, as these functions belong to no class.
struct EmptyPlace
{
    Q_DECLARE_TR_FUNCTIONS(EmptyPlace)
};

} // namespace

void explainEmptyPlace(EmptyState &empty, PlaceKind kind, bool wasFetched)
{
    switch (kind) {
    case PlaceKind::Inbox:
        empty.setContent(u"check"_s, EmptyPlace::tr("You're all caught up."));
        return;
    case PlaceKind::UpNext:
        empty.setContent(placeIcon(kind),
                         EmptyPlace::tr("Nothing is up next. Press Q on an episode to add it."));
        return;
    case PlaceKind::InProgress:
        empty.setContent(placeIcon(kind), EmptyPlace::tr("Episodes you've started appear here."));
        return;
    case PlaceKind::Favourites:
        empty.setContent(placeIcon(kind),
                         EmptyPlace::tr("Episodes you mark with a star appear here."));
        return;
    case PlaceKind::History:
        empty.setContent(placeIcon(kind), EmptyPlace::tr("Episodes you've played appear here."));
        return;
    case PlaceKind::Downloads:
        empty.setContent(placeIcon(kind),
                         EmptyPlace::tr("Downloads play without a network and stay until you "
                                        "remove them. Press D on an episode to download it."));
        return;
    case PlaceKind::AllEpisodes:
    case PlaceKind::Bookmarks: // has its own page, BookmarksPage
    case PlaceKind::Podcast:
    case PlaceKind::Tag:
    case PlaceKind::Search: // EpisodeListPage itself explains a search without results
        break;
    }
    if (wasFetched)
        empty.setContent(u"show"_s, EmptyPlace::tr("No episodes yet."));
    else
        empty.setContent(u"refresh"_s,
                         EmptyPlace::tr("This show hasn't been loaded yet."),
                         EmptyPlace::tr("Load now"));
}

} // namespace dogear::widgets
