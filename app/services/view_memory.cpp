// SPDX-License-Identifier: GPL-3.0-or-later
#include "view_memory.h"

#include <itemmodels/episode_list_model.h>
#include <settings/settings.h>

namespace dogear {

using itemmodels::EpisodeListModel;

ViewMemory::ViewMemory(settings::Settings &settings, const EpisodeListModel &list, QObject *parent)
    : QObject(parent)
{
    connect(&list, &EpisodeListModel::filterChanged, this, [&settings, &list] {
        // Not emitted for searches, which always begin without filters.
        settings.setView(itemmodels::toKey(list.place()), itemmodels::toText(list.filter()));
    });
}

itemmodels::ListFilter ViewMemory::filterOf(const settings::Settings &settings,
                                            const itemmodels::Place &place)
{
    return itemmodels::filterFromText(settings.view(itemmodels::toKey(place)));
}

} // namespace dogear
