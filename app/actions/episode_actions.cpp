// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_actions.h"

#include "mark_actions.h"

#include <itemmodels/episode_list_model.h>
#include <library/episodes.h>
#include <widgets/detail_page.h>
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

/// The episodes of \a all for which \a is does not hold; all of them if it holds for all.
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

EpisodeActions::EpisodeActions(const EpisodeActionsParts &parts, QWidget &window)
    : QObject(&window)
    , m_parts(parts)
{
    createActions(window);
    followMessages();
    const auto followPlace = [this] {
        m_markAll->setEnabled(MarkActions::canMarkAll(m_parts.model.place()));
    };
    connect(&parts.model, &EpisodeListModel::loaded, this, followPlace);
    followPlace();
    connect(&parts.list, &widgets::EpisodeListPage::showRequested, this, &EpisodeActions::goToShow);
    connect(&parts.detail, &widgets::DetailPage::showRequested, this, &EpisodeActions::showWanted);
}

QAction *EpisodeActions::add(const QString &name,
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

void EpisodeActions::createActions(QWidget &window)
{
    m_undo = add(u"actionUndo"_s, tr("Undo"), u"Ctrl+Z"_s, window);
    connect(m_undo, &QAction::triggered, &m_parts.messages, &widgets::MessageBar::undo);
    m_actions.append(nullptr);
    connect(add(u"actionMarkPlayed"_s, tr("Mark as played or unplayed"), u"Ctrl+M"_s, window),
            &QAction::triggered,
            this,
            [this] {
                withTargets([this](const Summaries &episodes) {
                    bool isPlayed = false;
                    const auto ids = toChange(episodes, &domain::EpisodeState::isPlayed, isPlayed);
                    m_parts.marks.setPlayed(ids, isPlayed);
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
                    m_parts.marks.setFavourite(ids, isFavourite);
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
    connect(m_markAll, &QAction::triggered, this, [this] {
        m_parts.marks.markAllPlayed(m_parts.model.place());
    });
}

/// There is something to undo while the message that offers it is seen.
void EpisodeActions::followMessages()
{
    const auto follow = [this] { m_undo->setEnabled(m_parts.messages.canUndo()); };
    connect(&m_parts.messages, &widgets::MessageBar::undoChanged, this, follow);
    follow();
}

QList<EpisodeId> EpisodeActions::targets() const
{
    const QWidget *focused = QApplication::focusWidget();
    const EpisodeId read = m_parts.detail.episode();
    const bool isReading = read.isValid() && focused && m_parts.detail.isAncestorOf(focused);
    const QList<EpisodeId> selected = m_parts.list.isVisible() && !isReading
                                          ? m_parts.list.selectedEpisodes()
                                          : QList<EpisodeId>();
    return selected.isEmpty() && read.isValid() ? QList{read} : selected;
}

void EpisodeActions::withTargets(const std::function<void(const Summaries &)> &act)
{
    m_parts.episodes.summaries(targets()).then(this,
                                               [this, act](const Result<Summaries> &episodes) {
                                                   if (!episodes)
                                                       emit failed(episodes.error());
                                                   else if (!episodes->isEmpty())
                                                       act(*episodes);
                                               });
}

void EpisodeActions::goToShow(EpisodeId id)
{
    m_parts.episodes.summaries({id}).then(this, [this](const Result<Summaries> &episodes) {
        if (episodes && !episodes->isEmpty())
            emit showWanted(episodes->constFirst().podcastId);
    });
}

void EpisodeActions::addTo(QMenu &menu)
{
    for (QAction *action : std::as_const(m_actions)) {
        if (action)
            menu.addAction(action);
        else
            menu.addSeparator();
    }
}

} // namespace dogear
