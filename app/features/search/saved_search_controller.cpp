// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_search_controller.h"

#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>
#include <widgets/sidebar.h>

namespace dogear {

using itemmodels::LibraryView;
using itemmodels::ViewKind;
using widgets::Sidebar;

SavedSearchController::SavedSearchController(episodes::SavedSearches &searches,
                                             widgets::MessageBar &messages,
                                             Sidebar &sidebar,
                                             widgets::EpisodeListPage &list,
                                             QWidget &window)
    : QObject(&window)
    , m_searches(searches)
    , m_messages(messages)
{
    connect(&list, &widgets::EpisodeListPage::saveRequested, this, &SavedSearchController::save);
    connect(&sidebar,
            &Sidebar::renameRequested,
            this,
            [this](const LibraryView &view, const QString &name) {
                // The sidebar also renames shows and tags, which is the job of ShowEditor.
                if (view.kind == ViewKind::Search && !name.isEmpty())
                    rename(view.name, name);
            });
    connect(&sidebar, &Sidebar::viewRemoveRequested, this, [this](const LibraryView &view) {
        if (view.kind == ViewKind::Search)
            remove(view.name);
    });
}

void SavedSearchController::save(const QString &query)
{
    // The query is the name until the user renames the search, so no dialog asks for one.
    const QString name = query.simplified();
    if (name.isEmpty())
        return;
    m_searches.save({name, name}).then(this, [this, name](const Result<All> &before) {
        reportResult(
            before, tr("Save search"), tr("The search “%1” is in the sidebar now.").arg(name));
        if (before)
            emit viewRequested({.kind = ViewKind::Search, .name = name});
    });
}

void SavedSearchController::rename(const QString &from, const QString &to)
{
    m_searches.rename(from, to).then(this, [this, to](const Result<All> &before) {
        reportResult(before, tr("Rename search"), tr("Renamed to “%1”.").arg(to));
        if (before)
            emit viewRequested({.kind = ViewKind::Search, .name = to});
    });
}

void SavedSearchController::remove(const QString &name)
{
    m_searches.remove(name).then(this, [this, name](const Result<All> &before) {
        reportResult(before, tr("Remove search"), tr("The search “%1” was removed.").arg(name));
    });
}

void SavedSearchController::reportResult(const Result<All> &before,
                                         const QString &act,
                                         const QString &text)
{
    if (!before) {
        m_messages.showError(before.error());
        return;
    }
    const auto undo = [this, searches = *before] {
        // The whole list, which also restores the order.
        return m_searches.restore(searches).then(this, &widgets::withoutValue<All>);
    };
    m_messages.offerUndo(text, {act, undo});
}

} // namespace dogear
