// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the current row of the episode list correct while rows are added and removed.
///
/// If the current row is removed, the row that takes its place becomes current. The detail page
/// follows only if the user removed the row; otherwise the page keeps its episode, and a click on
/// the current row selects that row's episode.
///
/// Threads: GUI thread.
/// Owner:   owned by the page; model and list outlive it. Created before the list gets its model.
/// Tests:   tests/gui/tst_current_row.cpp, tst_episode_list_page.cpp

#include <base/ids.h>
#include <itemmodels/library_view.h>

#include <QObject>
#include <QSet>

#include <optional>

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
    /// Leaves no row current, so that a click on any row selects it.
    void clear();
    /// Makes the row of \a id current without selecting the episode. Does nothing if the list does
    /// not contain that row, or if it contains the row of the selected episode.
    void mark(EpisodeId id);
    /// To be called before the user removes \a ids: selected() then follows to the next row.
    void expectRemoval(const QList<EpisodeId> &ids);
    /// To be called when the model has loaded.
    void follow();

    [[nodiscard]] EpisodeId current() const { return m_current; }

signals:
    void selected(dogear::EpisodeId id);

private:
    void connectModel();
    void connectList();
    void take(EpisodeId id);
    void recordRemoval(int first, int last);
    void restore();
    void selectCurrentOnly();

    itemmodels::EpisodeListModel &m_model;
    UniformListView &m_list;
    std::optional<itemmodels::LibraryView> m_place; ///< of the rows at the last follow()
    EpisodeId m_selected;                           ///< of the last selected()
    EpisodeId m_current;       ///< of the current row; differs from m_selected after a removal
    EpisodeId m_wanted;        ///< to be selected once its row is loaded
    QSet<EpisodeId> m_removed; ///< by the user
    bool m_isFirstWanted = false;
    bool m_isModelChanging = false;
};

} // namespace dogear::widgets
