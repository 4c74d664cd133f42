// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Offers actions on episodes of the list; each entry emits a signal of the page.

#include <domain/library.h>

#include <QMenu>

namespace dogear::itemmodels {
class EpisodeListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class EpisodeListPage;

/// Deletes itself once it is closed.
class EpisodeMenu final : public QMenu
{
    Q_OBJECT

public:
    /// \pre \a episodes is not empty
    EpisodeMenu(const QList<domain::EpisodeSummary> &episodes,
                itemmodels::EpisodeListModel &model,
                EpisodeListPage &page);

private:
    void addListening(const domain::EpisodeSummary &episode);
    void addQueue(const QList<EpisodeId> &ids);
    void addLists(const QList<EpisodeId> &ids);
    void addMoves(const QList<EpisodeId> &ids);
    void addMarks(const QList<domain::EpisodeSummary> &episodes);
    void addDownloads(const QList<domain::EpisodeSummary> &episodes);
    void addShow(const domain::EpisodeSummary &episode);
    void showKeyOf(QAction &entry, const QString &name);

    itemmodels::EpisodeListModel &m_model;
    EpisodeListPage &m_page;
};

} // namespace dogear::widgets
