// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/view_text.h>

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::ViewKind;

QString viewName(ViewKind kind)
{
    switch (kind) {
    case ViewKind::Inbox:
        return QCoreApplication::translate("Place", "Inbox");
    case ViewKind::UpNext:
        return QCoreApplication::translate("Place", "Up next");
    case ViewKind::InProgress:
        return QCoreApplication::translate("Place", "In progress");
    case ViewKind::Favourites:
        return QCoreApplication::translate("Place", "Favourites");
    case ViewKind::History:
        return QCoreApplication::translate("Place", "History");
    case ViewKind::AllEpisodes:
        return QCoreApplication::translate("Place", "All episodes");
    case ViewKind::Bookmarks:
        return QCoreApplication::translate("Place", "Bookmarks");
    case ViewKind::Downloads:
        return QCoreApplication::translate("Place", "Downloads");
    case ViewKind::Discover:
        return QCoreApplication::translate("Place", "Discover");
    case ViewKind::Podcast: // these four have names of their own, which the models know
    case ViewKind::Tag:
    case ViewKind::Search:
    case ViewKind::List:
        break;
    }
    return {};
}

QString viewIcon(ViewKind kind)
{
    switch (kind) {
    case ViewKind::Inbox:
        return u"inbox"_s;
    case ViewKind::UpNext:
        return u"queue"_s;
    case ViewKind::InProgress:
        return u"in-progress"_s;
    case ViewKind::Favourites:
        return u"favourite"_s;
    case ViewKind::History:
        return u"history"_s;
    case ViewKind::Bookmarks:
        return u"bookmark"_s;
    case ViewKind::Downloads:
        return u"download"_s;
    case ViewKind::Discover:
        return u"discover"_s;
    case ViewKind::Tag:
        return u"tag"_s;
    case ViewKind::Search:
        return u"search"_s;
    case ViewKind::List:
        return u"list"_s;
    case ViewKind::AllEpisodes:
    case ViewKind::Podcast:
        break;
    }
    return u"show"_s;
}

} // namespace dogear::widgets
