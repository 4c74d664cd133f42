// SPDX-License-Identifier: GPL-3.0-or-later
#include "current_row.h"

#include "parts/selected_row.h"
#include "uniform_list_view.h"

#include <itemmodels/episode_list_model.h>

#include <QSignalBlocker>

#include <utility>

namespace dogear::widgets {

using itemmodels::episodeIdOf;
using itemmodels::EpisodeListModel;

CurrentRow::CurrentRow(EpisodeListModel &model, UniformListView &list, QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_list(list)
{
    connectModel();
    m_list.setModel(&m_model);
    makeSelectedRowCurrent(m_list);
    connectList();
}

/// Connects before the view does, so that recordRemoval() runs before Qt picks another current row.
void CurrentRow::connectModel()
{
    connect(&m_model,
            &QAbstractItemModel::rowsAboutToBeRemoved,
            this,
            [this](const QModelIndex & /*parent*/, int first, int last) {
                m_isModelChanging = true;
                recordRemoval(first, last);
            });
}

void CurrentRow::connectList()
{
    connect(m_list.selectionModel(),
            &QItemSelectionModel::currentChanged,
            this,
            [this](const QModelIndex &now) {
                // When the current row is removed, Qt picks another one, which is not the user's
                // choice.
                if (now.isValid() && !m_isModelChanging)
                    take(episodeIdOf(now));
            });
    // A row that became current after a removal is not selected yet, and currentChanged() does not
    // report a click on it.
    connect(&m_list, &QListView::clicked, this, [this](const QModelIndex &index) {
        if (const EpisodeId id = episodeIdOf(index); id.isValid() && id != m_selected)
            take(id);
    });
}

void CurrentRow::take(EpisodeId id)
{
    m_selected = id;
    m_current = id;
    emit selected(id);
}

void CurrentRow::recordRemoval(int first, int last)
{
    if (m_model.isLoading()) { // another place or search: no row replaces the current one
        m_current = m_selected;
        return;
    }
    const int row = m_model.indexOf(m_current).row();
    if (row < first || row > last)
        return;
    // The next row takes the place of the removed one, at the end of the list the previous row.
    const int heir = last + 1 < m_model.rowCount() ? last + 1 : first - 1;
    if (heir >= 0)
        m_current = episodeIdOf(m_model.index(heir));
}

void CurrentRow::restore()
{
    const QModelIndex row = m_model.indexOf(m_current);
    const bool isThere =
        m_list.currentIndex() == row && row.isValid() && m_list.selectionModel()->isSelected(row);
    if (!isThere) {
        // Without signals, so that the row is not taken for the user's choice. The view does not
        // hear of the change either, so it is painted again below.
        const QSignalBlocker quiet(m_list.selectionModel());
        if (row.isValid())
            m_list.setCurrentIndex(row);
        else
            m_list.selectionModel()->clear();
    }
    m_list.viewport()->update();
    // The user removed the episode that the detail page shows, so the page follows (README.md).
    if (row.isValid() && m_current != m_selected && m_removed.contains(m_selected))
        take(m_current);
}

/// Several rows that were selected in one place are not selected in the next one, though it may
/// have the same episodes.
void CurrentRow::selectCurrentOnly()
{
    const QModelIndex current = m_list.currentIndex();
    if (current.isValid() && m_list.selectionModel()->hasSelection())
        m_list.selectionModel()->select(current, QItemSelectionModel::ClearAndSelect);
}

void CurrentRow::expectRemoval(const QList<EpisodeId> &ids)
{
    m_removed = {ids.cbegin(), ids.cend()};
}

void CurrentRow::select(EpisodeId id)
{
    const QModelIndex index = m_model.indexOf(id);
    m_wanted = index.isValid() ? EpisodeId{} : id; // follow() tries again after each loading
    if (index.isValid())
        m_list.setCurrentIndex(index);
}

void CurrentRow::selectFirst()
{
    m_isFirstWanted = m_model.isLoading() || m_model.rowCount() == 0;
    if (!m_isFirstWanted)
        m_list.setCurrentIndex(m_model.index(0));
}

void CurrentRow::clear()
{
    const QSignalBlocker quiet(m_list.selectionModel());
    m_list.selectionModel()->clear();
    m_list.viewport()->update();
    m_selected = {};
    m_current = {};
}

void CurrentRow::mark(EpisodeId id)
{
    const QModelIndex index = m_model.indexOf(id);
    const bool isSelectedHere = m_model.indexOf(m_selected).isValid();
    if (!index.isValid() || isSelectedHere || m_list.currentIndex() == index)
        return;
    const QSignalBlocker quiet(m_list.selectionModel());
    m_list.setCurrentIndex(index);
    m_list.viewport()->update();
    m_current = id;
}

void CurrentRow::follow()
{
    if (std::exchange(m_isModelChanging, false)) // rows were removed since the last call
        restore();
    const auto left = std::exchange(m_place, m_model.query().view());
    if (left && left != m_place)
        selectCurrentOnly();
    if (m_wanted.isValid())
        select(m_wanted);
    else if (m_isFirstWanted && m_model.rowCount() > 0)
        selectFirst();
}

} // namespace dogear::widgets
