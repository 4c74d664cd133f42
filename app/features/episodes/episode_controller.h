// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Executes the keys and menu entries that act on the selected episodes or on the open one.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_episode_keys.cpp, tests/gui/tst_navigation.cpp,
///          tests/gui/tst_marking.cpp

#include <base/ids.h>
#include <domain/library.h>

#include <QList>
#include <QObject>

#include <functional>

class QAction;
class QMenu;
class QWidget;

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::widgets {
class DetailPage;
class EpisodeListPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class EpisodeMarker;

class EpisodeController final : public QObject
{
    Q_OBJECT

public:
    EpisodeController(episodes::Episodes &episodes,
                      widgets::EpisodeListPage &list,
                      widgets::DetailPage &detail,
                      EpisodeMarker &marks,
                      widgets::MessageBar &messages,
                      QWidget &window);

    void addTo(QMenu &menu);
    /// The first selected episode, or else the one on the detail page; invalid if there is neither.
    [[nodiscard]] EpisodeId chosen() const;

signals:
    /// Emitted when the user wants to go to the show \a id.
    void showWanted(dogear::PodcastId id);

private:
    using Summaries = QList<domain::EpisodeSummary>;

    void createActions(QWidget &window);
    QAction *add(const QString &name, const QString &text, const QString &key, QWidget &window);
    /// The episode on the detail page while the page has the focus, otherwise the selected ones;
    /// without a selection, the one on the detail page.
    [[nodiscard]] QList<EpisodeId> targets() const;
    /// Reads the targets() and calls \a act with them, unless there are none.
    void withTargets(const std::function<void(const Summaries &)> &act);
    void goToShow(EpisodeId id);

    episodes::Episodes &m_episodes;
    widgets::EpisodeListPage &m_list;
    widgets::DetailPage &m_detail;
    EpisodeMarker &m_marks;
    widgets::MessageBar &m_messages;
    QAction *m_markAll = nullptr;
    QList<QAction *> m_actions; ///< nullptr: a separator
};

} // namespace dogear
