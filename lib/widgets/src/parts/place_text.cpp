// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/place_text.h>

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::PlaceKind;

QString placeName(PlaceKind kind)
{
    switch (kind) {
    case PlaceKind::Inbox:
        return QCoreApplication::translate("Place", "Inbox");
    case PlaceKind::UpNext:
        return QCoreApplication::translate("Place", "Up next");
    case PlaceKind::InProgress:
        return QCoreApplication::translate("Place", "In progress");
    case PlaceKind::Favourites:
        return QCoreApplication::translate("Place", "Favourites");
    case PlaceKind::History:
        return QCoreApplication::translate("Place", "History");
    case PlaceKind::AllEpisodes:
        return QCoreApplication::translate("Place", "All episodes");
    case PlaceKind::Bookmarks:
        return QCoreApplication::translate("Place", "Bookmarks");
    case PlaceKind::Downloads:
        return QCoreApplication::translate("Place", "Downloads");
    case PlaceKind::Podcast: // these three have names of their own, which the models know
    case PlaceKind::Tag:
    case PlaceKind::Search:
        break;
    }
    return {};
}

QString placeIcon(PlaceKind kind)
{
    switch (kind) {
    case PlaceKind::Inbox:
        return u"inbox"_s;
    case PlaceKind::UpNext:
        return u"queue"_s;
    case PlaceKind::InProgress:
        return u"in-progress"_s;
    case PlaceKind::Favourites:
        return u"favourite"_s;
    case PlaceKind::History:
        return u"history"_s;
    case PlaceKind::Bookmarks:
        return u"bookmark"_s;
    case PlaceKind::Downloads:
        return u"download"_s;
    case PlaceKind::Tag:
        return u"tag"_s;
    case PlaceKind::Search:
        return u"search"_s;
    case PlaceKind::AllEpisodes:
    case PlaceKind::Podcast:
        break;
    }
    return u"show"_s;
}

} // namespace dogear::widgets
