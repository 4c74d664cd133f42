// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Acts on the selected episodes, or on the open one, from keys and menus.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_navigation.cpp, tst_marking.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>

#include <QList>
#include <QObject>

#include <functional>

class QAction;
class QMenu;
class QWidget;

namespace dogear::itemmodels {
class EpisodeListModel;
} // namespace dogear::itemmodels

namespace dogear::library {
class Episodes;
} // namespace dogear::library

namespace dogear::widgets {
class DetailPage;
class EpisodeListPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class MarkActions;

struct EpisodeActionsParts
{
    library::Episodes &episodes;
    itemmodels::EpisodeListModel &model;
    widgets::EpisodeListPage &list;
    widgets::DetailPage &detail;
    widgets::MessageBar &messages;
    MarkActions &marks;
};

class EpisodeActions final : public QObject
{
    Q_OBJECT

public:
    EpisodeActions(const EpisodeActionsParts &parts, QWidget &window);

    void addTo(QMenu &menu);

signals:
    void showWanted(dogear::PodcastId id);
    void failed(const dogear::Error &error);

private:
    using Summaries = QList<domain::EpisodeSummary>;

    void createActions(QWidget &window);
    QAction *add(const QString &name, const QString &text, const QString &key, QWidget &window);
    /// Those of the detail page while it has the focus, else the selected ones of the list.
    [[nodiscard]] QList<EpisodeId> targets() const;
    void withTargets(const std::function<void(const Summaries &)> &act);
    void goToShow(EpisodeId id);
    void followMessages();

    EpisodeActionsParts m_parts;
    QAction *m_undo = nullptr;
    QAction *m_markAll = nullptr;
    QList<QAction *> m_actions; ///< nullptr: a line
};

} // namespace dogear
