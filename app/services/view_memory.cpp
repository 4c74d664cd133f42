// SPDX-License-Identifier: GPL-3.0-or-later
#include "view_memory.h"

#include <itemmodels/list_query.h>
#include <settings/window_state.h>

namespace dogear {

using itemmodels::ListQuery;

ViewMemory::ViewMemory(settings::WindowState &state, const ListQuery &query, QObject *parent)
    : QObject(parent)
{
    connect(&query, &ListQuery::filterChanged, this, [&state, &query] {
        // Not emitted for searches, which always begin without filters.
        state.setView(itemmodels::toKey(query.view()), itemmodels::toText(query.filter()));
    });
}

itemmodels::ListFilter ViewMemory::filterOf(const settings::WindowState &state,
                                            const itemmodels::LibraryView &view)
{
    return itemmodels::filterFromText(state.view(itemmodels::toKey(view)));
}

} // namespace dogear
