// SPDX-License-Identifier: GPL-3.0-or-later
#include "empty_place.h"

#include <widgets/empty_state.h>
#include <widgets/place_text.h>

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::PlaceKind;

namespace {

struct EmptyPlace
{
    Q_DECLARE_TR_FUNCTIONS(EmptyPlace)
};

} // namespace

void explainEmptyPlace(EmptyState &empty, PlaceKind kind, bool wasFetched)
{
    switch (kind) {
    case PlaceKind::Inbox:
        empty.setContent(u"check"_s, EmptyPlace::tr("You have heard everything that came in."));
        return;
    case PlaceKind::UpNext:
        empty.setContent(placeIcon(kind),
                         EmptyPlace::tr("What shall play next? Choose \"Add to Up next\" in the "
                                        "menu of an episode, or press Q."));
        return;
    case PlaceKind::InProgress:
        empty.setContent(placeIcon(kind),
                         EmptyPlace::tr("What you begin to hear waits for you here."));
        return;
    case PlaceKind::Favourites:
        empty.setContent(placeIcon(kind),
                         EmptyPlace::tr("Episodes that you mark with a star are kept here."));
        return;
    case PlaceKind::History:
        empty.setContent(placeIcon(kind), EmptyPlace::tr("What you have heard is listed here."));
        return;
    case PlaceKind::Downloads:
        empty.setContent(
            placeIcon(kind),
            EmptyPlace::tr("Downloads play without a network and stay until you remove "
                           "them. Choose \"Download\" in the menu of an episode, or "
                           "press D."));
        return;
    case PlaceKind::AllEpisodes:
    case PlaceKind::Bookmarks: // has a page of its own
    case PlaceKind::Podcast:
    case PlaceKind::Tag:
    case PlaceKind::Search: // says itself that nothing was found
        break;
    }
    if (wasFetched)
        empty.setContent(u"show"_s, EmptyPlace::tr("There is no episode yet."));
    else
        empty.setContent(u"refresh"_s,
                         EmptyPlace::tr("The feed of this show was not read yet."),
                         EmptyPlace::tr("Read it now"));
}

} // namespace dogear::widgets
