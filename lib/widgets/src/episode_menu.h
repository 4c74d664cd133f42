// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What can be done with episodes of the list; says it through the page's signals.

#include <QMenu>
#include <QModelIndexList>

namespace dogear::widgets {

class EpisodeListPage;

/// Deletes itself once it is closed.
class EpisodeMenu final : public QMenu
{
    Q_OBJECT

public:
    /// \a episodes are not none.
    EpisodeMenu(const QModelIndexList &episodes, EpisodeListPage &page);

private:
    void addListening(const QModelIndex &episode);
    void addQueue(const QModelIndex &episode);
    void addQueueOfSeveral(const QModelIndexList &episodes);
    void addMarks(const QModelIndex &episode);
    void addDownloads(const QModelIndexList &episodes);

    EpisodeListPage &m_page;
};

} // namespace dogear::widgets
