// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the current row of the episode list right while rows come and go.
///
/// If the current row is removed, the row that takes its place becomes current. The detail page
/// follows only if the user removed it; otherwise what is being read stays, and a click on the
/// current row selects it.
///
/// Threads: GUI thread.
/// Owner:   the page; model and list outlive it. Made before the list gets its model.
/// Tests:   tests/gui/tst_current_row.cpp, tst_episode_list_page.cpp

#include <base/ids.h>

#include <QObject>
#include <QSet>

class QModelIndex;

namespace dogear::itemmodels {
class EpisodeListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class UniformListView;

class CurrentRow final : public QObject
{
    Q_OBJECT

public:
    CurrentRow(itemmodels::EpisodeListModel &model, UniformListView &list, QObject *parent);

    /// Selects the row of \a id, now or when it is loaded next.
    void select(EpisodeId id);
    /// Selects the first row, now or when it is loaded next.
    void selectFirst();
    /// No row is current, so that a click on any of them selects it.
    void clear();
    /// Makes the row of \a id current without selecting the episode, if the row is there. The
    /// selected episode stays current where its own row is there.
    void mark(EpisodeId id);
    /// The user is about to remove \a ids.
    void expectRemoval(const QList<EpisodeId> &ids);
    /// The model has loaded.
    void follow();

    [[nodiscard]] EpisodeId current() const { return m_current; }

signals:
    void selected(dogear::EpisodeId id);

private:
    void connectModel();
    void connectList();
    void take(EpisodeId id);
    void noteRemoval(int first, int last);
    void restore();

    itemmodels::EpisodeListModel &m_model;
    UniformListView &m_list;
    EpisodeId m_selected; ///< told last
    EpisodeId m_current;  ///< of the current row; another than m_selected after a removal
    EpisodeId m_wanted;
    QSet<EpisodeId> m_removed; ///< by the user
    bool m_isFirstWanted = false;
    bool m_isModelChanging = false;
};

} // namespace dogear::widgets
