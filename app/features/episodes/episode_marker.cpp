// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_marker.h"

#include <widgets/episode_detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>

#include <limits>

namespace dogear {

using widgets::EpisodeDetailPage;
using widgets::EpisodeListPage;

EpisodeMarker::EpisodeMarker(episodes::Episodes &episodes,
                             EpisodeListPage &list,
                             EpisodeDetailPage &detail,
                             widgets::MessageBar &messages,
                             QWidget &window)
    : QObject(&window)
    , m_episodes(episodes)
    , m_messages(messages)
{
    connect(&list, &EpisodeListPage::playedChangeRequested, this, &EpisodeMarker::setPlayed);
    connect(&list, &EpisodeListPage::favouriteChangeRequested, this, &EpisodeMarker::setFavourite);
    connect(&detail,
            &EpisodeDetailPage::playedChangeRequested,
            this,
            [this](EpisodeId id, bool isPlayed) { setPlayed({id}, isPlayed); });
    connect(&detail,
            &EpisodeDetailPage::favouriteChangeRequested,
            this,
            [this](EpisodeId id, bool isFavourite) { setFavourite({id}, isFavourite); });
}

void EpisodeMarker::setPlayed(const QList<EpisodeId> &ids, bool isPlayed)
{
    m_episodes.setPlayed(ids, isPlayed).then(this, [this, isPlayed](const Marked &before) {
        if (!showMessage(before))
            return;
        const int count = int(before->size());
        // The same key takes the mark of a single episode back, but not its lost position.
        if (count == 1 && before->constFirst().state.isStarted())
            offerUndo(tr("The position was set back to the beginning."), *before);
        else if (count > 1 && isPlayed)
            offerUndo(tr("%Ln episode(s) marked as played.", nullptr, count), *before);
        else if (count > 1)
            offerUndo(tr("%Ln episode(s) marked as unplayed.", nullptr, count), *before);
    });
}

void EpisodeMarker::setFavourite(const QList<EpisodeId> &ids, bool isFavourite)
{
    m_episodes.setFavourite(ids, isFavourite).then(this, [this, isFavourite](const Marked &before) {
        // A single episode needs no undo: the same key takes its mark back.
        if (!showMessage(before) || before->size() < 2)
            return;
        const int count = int(before->size());
        if (isFavourite)
            offerUndo(tr("%Ln episode(s) added to the favourites.", nullptr, count), *before);
        else
            offerUndo(tr("%Ln episode(s) removed from the favourites.", nullptr, count), *before);
    });
}

bool EpisodeMarker::canMarkAll(const itemmodels::LibraryView &view)
{
    using itemmodels::ViewKind;
    return view.kind == ViewKind::Podcast || view.kind == ViewKind::Tag
           || view.kind == ViewKind::Inbox;
}

void EpisodeMarker::markAllPlayed(const itemmodels::LibraryView &view)
{
    domain::EpisodeFilter filter = itemmodels::toFilter(view);
    filter.played = false;
    // The store reads one id more than the limit, which would overflow with the maximum.
    m_episodes.ids(filter, {}, std::numeric_limits<int>::max() - 1)
        .then(this, [this](const Result<domain::IdPage> &page) {
            if (!page)
                m_messages.showError(page.error());
            else if (page->ids.isEmpty())
                m_messages.show(tr("All episodes here are marked as played already."));
            else
                setPlayed(page->ids, true);
        });
}

bool EpisodeMarker::showMessage(const Marked &marked)
{
    if (!marked)
        m_messages.showError(marked.error());
    return marked.has_value();
}

void EpisodeMarker::offerUndo(const QString &text, const QList<domain::EpisodeMark> &before)
{
    m_messages.offerUndo(text, [this, before] {
        m_episodes.restore(before).then(
            this, [this](const Marked &marked) { (void)showMessage(marked); });
    });
}

} // namespace dogear
