// SPDX-License-Identifier: GPL-3.0-or-later
#include "empty_view.h"

#include <widgets/empty_state.h>
#include <widgets/key_hints.h>
#include <widgets/view_text.h>

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::ViewKind;

namespace {

/// Context of the translations, as these functions belong to no class.
struct EmptyView
{
    Q_DECLARE_TR_FUNCTIONS(EmptyView)
};

QString upNextText(const QString &key)
{
    return key.isEmpty()
               ? EmptyView::tr("Nothing is up next. Add episodes from their menu.")
               : EmptyView::tr("Nothing is up next. Press %1 on an episode to add it.").arg(key);
}

QString downloadsText(const QString &key)
{
    return key.isEmpty()
               ? EmptyView::tr("Downloads play without a network and stay until you remove them. "
                               "Download episodes from their menu.")
               : EmptyView::tr("Downloads play without a network and stay until you remove them. "
                               "Press %1 on an episode to download it.")
                     .arg(key);
}

} // namespace

void explainEmptyView(EmptyState &empty, ViewKind kind, bool wasFetched)
{
    switch (kind) {
    case ViewKind::Inbox:
        empty.setContent(u"check"_s, EmptyView::tr("You're all caught up."));
        return;
    case ViewKind::UpNext:
        empty.setContent(viewIcon(kind), upNextText(keyText(keyOf(empty, u"listQueue"_s))));
        return;
    case ViewKind::InProgress:
        empty.setContent(viewIcon(kind), EmptyView::tr("Episodes you've started appear here."));
        return;
    case ViewKind::Favourites:
        empty.setContent(viewIcon(kind),
                         EmptyView::tr("Episodes you mark with a star appear here."));
        return;
    case ViewKind::History:
        empty.setContent(viewIcon(kind), EmptyView::tr("Episodes you've played appear here."));
        return;
    case ViewKind::Downloads:
        empty.setContent(viewIcon(kind), downloadsText(keyText(keyOf(empty, u"listDownload"_s))));
        return;
    case ViewKind::List:
        empty.setContent(viewIcon(kind),
                         EmptyView::tr("This list is empty. Add episodes from their menu."));
        return;
    case ViewKind::AllEpisodes:
    case ViewKind::Bookmarks: // these two have their own pages, BookmarksPage and DiscoverPage
    case ViewKind::Discover:
    case ViewKind::Podcast:
    case ViewKind::Tag:
    case ViewKind::Search: // EpisodeListPage itself explains a search without results
        break;
    }
    if (wasFetched)
        empty.setContent(u"show"_s, EmptyView::tr("No episodes yet."));
    else
        empty.setContent(u"refresh"_s,
                         EmptyView::tr("This show hasn't been loaded yet."),
                         EmptyView::tr("Load now"));
}

} // namespace dogear::widgets
