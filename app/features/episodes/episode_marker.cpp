// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_marker.h"

#include <widgets/episode_detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>

#include <QHash>

#include <limits>

namespace dogear {

using domain::EpisodeMark;
using widgets::EpisodeDetailPage;
using widgets::EpisodeListPage;

namespace {

QList<EpisodeId> idsOf(const QList<EpisodeMark> &marks)
{
    QList<EpisodeId> ids;
    for (const EpisodeMark &mark : marks)
        ids.append(mark.id);
    return ids;
}

/// The marks \a before of episodes that are at their beginning and played, or not (\a isPlayed);
/// they keep whether they are favourites \a now.
QList<EpisodeMark> unchanged(const QList<EpisodeMark> &before,
                             const QList<domain::EpisodeSummary> &now,
                             bool isPlayed)
{
    QHash<EpisodeId, domain::EpisodeState> states;
    for (const domain::EpisodeSummary &episode : now)
        states.insert(episode.id, episode.state);
    QList<EpisodeMark> marks;
    for (EpisodeMark mark : before) {
        const auto state = states.constFind(mark.id);
        if (state == states.cend() || state->isPlayed != isPlayed || state->position.count() > 0)
            continue;
        mark.state.isFavourite = state->isFavourite;
        marks.append(mark);
    }
    return marks;
}

/// Fails with NotFound if no episode was changed: they are gone, or were changed otherwise since.
Result<> isAnyChanged(const Result<QList<EpisodeMark>> &marked)
{
    if (!marked)
        return failure(marked.error());
    return marked->isEmpty() ? Result<>(failure({.code = ErrorCode::NotFound})) : Result<>();
}

} // namespace

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
        if (showMessage(before) && !before->isEmpty())
            reportPlayed(*before, isPlayed);
    });
}

void EpisodeMarker::setFavourite(const QList<EpisodeId> &ids, bool isFavourite)
{
    m_episodes.setFavourite(ids, isFavourite).then(this, [this, isFavourite](const Marked &before) {
        if (showMessage(before) && !before->isEmpty())
            reportFavourites(*before, isFavourite);
    });
}

void EpisodeMarker::reportPlayed(const Marks &before, bool isPlayed)
{
    const int count = int(before.size());
    // The same key takes the mark of a single episode back, so it needs no message unless its
    // position is lost.
    QString text;
    if (count == 1 && before.constFirst().state.isStarted())
        text = tr("The position was set back to the beginning.");
    else if (count > 1)
        text = isPlayed ? tr("%Ln episode(s) marked as played.", nullptr, count)
                        : tr("%Ln episode(s) marked as unplayed.", nullptr, count);
    addUndo(text,
            {isPlayed ? tr("Mark as played") : tr("Mark as unplayed"),
             [this, before, isPlayed] { return undoPlayed(before, isPlayed); },
             idsOf(before)});
}

void EpisodeMarker::reportFavourites(const Marks &before, bool isFavourite)
{
    const int count = int(before.size());
    QString text;
    if (count > 1)
        text = isFavourite ? tr("%Ln episode(s) added to the favourites.", nullptr, count)
                           : tr("%Ln episode(s) removed from the favourites.", nullptr, count);
    addUndo(text,
            {isFavourite ? tr("Add to favourites") : tr("Remove from favourites"),
             [this, before, isFavourite] { return undoFavourites(before, isFavourite); },
             idsOf(before)});
}

void EpisodeMarker::addUndo(const QString &text, const widgets::UndoableAct &act)
{
    if (text.isEmpty())
        m_messages.undoStack().add(act);
    else
        m_messages.offerUndo(text, act);
}

/// Restores the states \a before of those episodes that are still as the marking left them. The
/// others were listened to or marked since, and keep that.
Future<Result<>> EpisodeMarker::undoPlayed(const Marks &before, bool isPlayed)
{
    return m_episodes.summaries(idsOf(before))
        .then(this,
              [this, before, isPlayed](const Result<QList<domain::EpisodeSummary>> &now) {
                  return now ? m_episodes.restore(unchanged(before, *now, isPlayed))
                             : readyFuture<Marked>(failure(now.error()));
              })
        .then(this, isAnyChanged);
}

Future<Result<>> EpisodeMarker::undoFavourites(const Marks &before, bool isFavourite)
{
    return m_episodes.setFavourite(idsOf(before), !isFavourite).then(this, isAnyChanged);
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

} // namespace dogear
