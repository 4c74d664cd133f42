// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What can be done with an episode of the list; says it through the page's signals.

#include <QMenu>
#include <QModelIndex>

namespace dogear::widgets {

class EpisodeListPage;

/// Deletes itself once it is closed.
class EpisodeMenu final : public QMenu
{
    Q_OBJECT

public:
    EpisodeMenu(const QModelIndex &episode, EpisodeListPage &page);

private:
    void addListening(const QModelIndex &episode);
    void addQueue(const QModelIndex &episode);
    void addMarks(const QModelIndex &episode);

    EpisodeListPage &m_page;
};

} // namespace dogear::widgets
