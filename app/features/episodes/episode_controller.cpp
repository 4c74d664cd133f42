// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_controller.h"

#include "episode_marker.h"

#include <episodes/episodes.h>
#include <itemmodels/episode_list_model.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>

#include <QAction>
#include <QApplication>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear {

using domain::EpisodeSummary;
using itemmodels::EpisodeListModel;

namespace {

/// Decides what one key that sets and clears a flag does with several episodes: sets the flag \a is
/// where it is missing; if all episodes have it, clears it.
/// \return the episodes to change; \a isWanted becomes their new value
QList<EpisodeId> toChange(const QList<EpisodeSummary> &all,
                          bool domain::EpisodeState::*is,
                          bool &isWanted)
{
    isWanted = !std::ranges::all_of(
        all, [is](const EpisodeSummary &episode) { return episode.state.*is; });
    QList<EpisodeId> ids;
    for (const EpisodeSummary &episode : all) {
        if (episode.state.*is != isWanted)
            ids.append(episode.id);
    }
    return ids;
}

} // namespace

EpisodeController::EpisodeController(episodes::Episodes &episodes,
                                     widgets::EpisodeListPage &list,
                                     widgets::DetailPage &detail,
                                     EpisodeMarker &marks,
                                     widgets::MessageBar &messages,
                                     QWidget &window)
    : QObject(&window)
    , m_episodes(episodes)
    , m_list(list)
    , m_detail(detail)
    , m_marks(marks)
    , m_messages(messages)
{
    createActions(window);
    const auto updateForView = [this] {
        m_markAll->setEnabled(EpisodeMarker::canMarkAll(m_list.model().query().view()));
    };
    // Emitted after a change of the place, among others.
    connect(&m_list.model(), &EpisodeListModel::loaded, this, updateForView);
    updateForView();
    connect(&list, &widgets::EpisodeListPage::showRequested, this, &EpisodeController::goToShow);
    connect(&detail.episodePage(),
            &widgets::EpisodeDetailPage::showRequested,
            this,
            &EpisodeController::showWanted);
}

QAction *EpisodeController::add(const QString &name,
                                const QString &text,
                                const QString &key,
                                QWidget &window)
{
    auto *action = new QAction(text, &window);
    action->setObjectName(name);
    action->setShortcut(QKeySequence(key));
    window.addAction(action);
    m_actions.append(action);
    return action;
}

void EpisodeController::createActions(QWidget &window)
{
    connect(add(u"actionMarkPlayed"_s, tr("Mark as played or unplayed"), u"Ctrl+M"_s, window),
            &QAction::triggered,
            this,
            [this] {
                withTargets([this](const Summaries &episodes) {
                    bool isPlayed = false;
                    const auto ids = toChange(episodes, &domain::EpisodeState::isPlayed, isPlayed);
                    m_marks.setPlayed(ids, isPlayed);
                });
            });
    connect(add(u"actionFavourite"_s, tr("Add to or remove from favourites"), u"Ctrl+D"_s, window),
            &QAction::triggered,
            this,
            [this] {
                withTargets([this](const Summaries &episodes) {
                    bool isFavourite = false;
                    const auto ids =
                        toChange(episodes, &domain::EpisodeState::isFavourite, isFavourite);
                    m_marks.setFavourite(ids, isFavourite);
                });
            });
    connect(add(u"actionGoToShow"_s, tr("Go to show"), u"Ctrl+J"_s, window),
            &QAction::triggered,
            this,
            [this] {
                if (const QList<EpisodeId> ids = targets(); !ids.isEmpty())
                    goToShow(ids.constFirst());
            });
    m_actions.append(nullptr);
    m_markAll = add(u"actionMarkAllPlayed"_s, tr("Mark all as played"), u"Ctrl+Shift+M"_s, window);
    // The status tip tells in the palette why the action is not possible.
    m_markAll->setStatusTip(tr("Possible in the Inbox, in a show and in a tag."));
    connect(m_markAll, &QAction::triggered, this, [this] {
        m_marks.markAllPlayed(m_list.model().query().view());
    });
}

QList<EpisodeId> EpisodeController::targets() const
{
    const QWidget *focused = QApplication::focusWidget();
    const EpisodeId read = m_detail.episode();
    const bool isReading = read.isValid() && focused && m_detail.isAncestorOf(focused);
    // The page of bookmarks may cover the list; its selection is not visible then.
    const QList<EpisodeId> selected =
        m_list.isVisible() && !isReading ? m_list.selectedEpisodes() : QList<EpisodeId>();
    return selected.isEmpty() && read.isValid() ? QList{read} : selected;
}

EpisodeId EpisodeController::chosen() const
{
    const QList<EpisodeId> selected =
        m_list.isVisible() ? m_list.selectedEpisodes() : QList<EpisodeId>();
    return selected.isEmpty() ? m_detail.episode() : selected.constFirst();
}

void EpisodeController::withTargets(const std::function<void(const Summaries &)> &act)
{
    // Read from the database: most rows of a large selection were never loaded (decision 66).
    m_episodes.summaries(targets()).then(this, [this, act](const Result<Summaries> &episodes) {
        if (!episodes)
            m_messages.showError(episodes.error());
        else if (!episodes->isEmpty())
            act(*episodes);
    });
}

void EpisodeController::goToShow(EpisodeId id)
{
    m_episodes.summaries({id}).then(this, [this](const Result<Summaries> &episodes) {
        if (episodes && !episodes->isEmpty())
            emit showWanted(episodes->constFirst().podcastId);
    });
}

void EpisodeController::addTo(QMenu &menu)
{
    for (QAction *action : std::as_const(m_actions)) {
        if (action)
            menu.addAction(action);
        else
            menu.addSeparator();
    }
}

} // namespace dogear
