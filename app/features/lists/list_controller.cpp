// SPDX-License-Identifier: GPL-3.0-or-later
#include "list_controller.h"

#include <widgets/icons.h>
#include <widgets/message_bar.h>
#include <widgets/sidebar.h>

#include <QAction>
#include <QInputDialog>

using namespace Qt::StringLiterals;

namespace dogear {

using itemmodels::LibraryView;
using itemmodels::ViewKind;
using widgets::Sidebar;

ListController::ListController(episodes::Playlists &playlists,
                               Sidebar &sidebar,
                               widgets::MessageBar &messages,
                               QWidget &window)
    : QObject(&window)
    , m_playlists(playlists)
    , m_messages(messages)
    , m_window(window)
{
    m_newList = new QAction(widgets::themedIcon(u"list"_s), tr("New list…"), &window);
    m_newList->setObjectName(u"actionNewList"_s);
    connect(m_newList, &QAction::triggered, this, [this] { askForName({}); });
    connect(&sidebar, &Sidebar::newListRequested, m_newList, &QAction::trigger);
    connect(&sidebar,
            &Sidebar::renameRequested,
            this,
            [this](const LibraryView &view, const QString &name) {
                // The sidebar also renames shows, tags and searches.
                if (view.kind == ViewKind::List && !name.isEmpty())
                    rename(view.list, name);
            });
    connect(&sidebar, &Sidebar::viewRemoveRequested, this, [this](const LibraryView &view) {
        if (view.kind == ViewKind::List)
            remove(view.list);
    });
    connect(&sidebar, &Sidebar::keepsPlayedRequested, this, &ListController::setKeepsPlayed);
}

void ListController::askForName(const QList<EpisodeId> &episodes)
{
    auto *dialog = new QInputDialog(&m_window);
    dialog->setObjectName(u"newListDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("New list"));
    dialog->setLabelText(tr("Name of the list"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, episodes](const QString &text) {
        if (const QString name = text.simplified(); !name.isEmpty())
            create(name, episodes);
    });
    dialog->open();
}

void ListController::create(const QString &name, const QList<EpisodeId> &episodes)
{
    m_playlists.create(name, episodes)
        .then(this, [this, name, isEmpty = episodes.isEmpty()](const Result<Change> &created) {
            reportResult(
                created, tr("New list"), tr("The list “%1” is in the sidebar now.").arg(name));
            if (created && isEmpty)
                emit viewRequested({.kind = ViewKind::List, .list = created->after->list.id});
        });
}

void ListController::rename(PlaylistId id, const QString &name)
{
    m_playlists.rename(id, name).then(this, [this, name](const Result<Change> &renamed) {
        reportResult(renamed, tr("Rename list"), tr("Renamed to “%1”.").arg(name));
    });
}

void ListController::setKeepsPlayed(PlaylistId id, bool keepsPlayed)
{
    m_playlists.setKeepsPlayed(id, keepsPlayed)
        .then(this, [this, keepsPlayed](const Result<Change> &set) {
            const QString name = set ? set->after->list.name : QString();
            const QString text =
                keepsPlayed
                    ? tr("Played episodes stay in “%1”.")
                    : tr("Played episodes leave “%1”. They return when they are unplayed again.");
            reportResult(set, tr("Keep played episodes"), text.arg(name));
        });
}

void ListController::remove(PlaylistId id)
{
    m_playlists.remove(id).then(this, [this](const Result<Change> &removed) {
        const QString name = removed ? removed->before->list.name : QString();
        reportResult(removed,
                     tr("Remove list"),
                     tr("The list “%1” was removed; its episodes are still here.").arg(name));
    });
}

void ListController::reportResult(const Result<Change> &change,
                                  const QString &act,
                                  const QString &text)
{
    if (!change) {
        m_messages.showError(change.error());
        return;
    }
    const auto undo = [this, change = *change] {
        return m_playlists.undo(change).then(this, &widgets::withoutValue<Change>);
    };
    m_messages.offerUndo(text, {act, undo});
}

} // namespace dogear
