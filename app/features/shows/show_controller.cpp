// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_controller.h"

#include "follow_controller.h"

#include <files/media_types.h>
#include <subscriptions/feed_refresher.h>
#include <subscriptions/subscriptions.h>
#include <widgets/dropped_urls.h>
#include <widgets/message_bar.h>
#include <widgets/sidebar.h>
#include <words/format.h>

#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QMenu>
#include <QSet>

using namespace Qt::StringLiterals;

namespace dogear {

ShowController::ShowController(subscriptions::Subscriptions &subscriptions,
                               subscriptions::FeedRefresher &refresher,
                               FollowController &follow,
                               widgets::MessageBar &messages,
                               QWidget &window)
    : QObject(&window)
    , m_subscriptions(subscriptions)
    , m_refresher(refresher)
    , m_messages(messages)
    , m_window(window)
    , m_follow(follow)
{
    createActions(window);
    window.setAcceptDrops(true);
    window.installEventFilter(this);
    connect(&refresher,
            &subscriptions::FeedRefresher::finished,
            this,
            qOverload<const subscriptions::RefreshSummary &>(&ShowController::reportResult));
    connect(&follow, &FollowController::followed, this, &ShowController::followed);
    connect(&follow, &FollowController::passwordRequired, this, &ShowController::passwordRequired);
}

void ShowController::createActions(QWidget &window)
{
    const auto create = [&](const QString &name, const QString &text, const QKeySequence &key) {
        auto *action = new QAction(text, &window);
        action->setObjectName(name);
        action->setShortcut(key);
        window.addAction(action);
        return action;
    };
    m_add = create(u"actionAddShow"_s, tr("Add a show…"), QKeySequence::New);
    m_addFiles = create(u"actionAddFiles"_s, tr("Add audio or video files…"), {});
    m_addFolder = create(u"actionAddFolder"_s, tr("Add a folder…"), {});
    m_import = create(u"actionImport"_s, tr("Import shows (OPML)…"), {});
    m_export = create(u"actionExport"_s, tr("Export shows (OPML)…"), {});
    m_refreshAll = create(u"actionRefreshAll"_s, tr("Refresh all shows"), QKeySequence::Refresh);
    connect(m_add, &QAction::triggered, &m_follow, &FollowController::askForAddress);
    connect(m_addFiles, &QAction::triggered, this, &ShowController::askForFiles);
    connect(m_addFolder, &QAction::triggered, this, &ShowController::askForFolder);
    connect(m_import, &QAction::triggered, this, &ShowController::askForImport);
    connect(m_export, &QAction::triggered, this, [this] { askForExport({}); });
    connect(m_refreshAll, &QAction::triggered, this, [this] { refresh({}); });
}

void ShowController::joinMenus()
{
    const QList<QObject *> holders = m_add->associatedObjects();
    for (QObject *holder : holders) {
        // The window itself is a holder, too.
        auto *menu = qobject_cast<QMenu *>(holder);
        if (!menu || menu->actions().contains(m_addFiles))
            continue;
        const qsizetype place = menu->actions().indexOf(m_add) + 1;
        // value() is a null pointer behind the last entry, which insertActions() takes as the end.
        menu->insertActions(menu->actions().value(place), {m_addFiles, m_addFolder});
    }
}

bool ShowController::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Polish: // sent before the window is shown for the first time; its menus exist then
        joinMenus();
        break;
    case QEvent::DragEnter:
    case QEvent::DragMove: {
        // Judged by the addresses alone, because a drag must not wait for a disk.
        auto *drag = static_cast<QDragMoveEvent *>(event);
        if (!widgets::followableUrls(*drag->mimeData()).isEmpty())
            drag->acceptProposedAction();
        return true;
    }
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        follow(widgets::followableUrls(*drop->mimeData()));
        drop->acceptProposedAction();
        return true;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void ShowController::follow(const QList<QUrl> &urls)
{
    m_follow.follow(urls);
}

void ShowController::followThen(const QUrl &url, const std::function<void(PodcastId)> &then)
{
    m_follow.followThen(url, then);
}

void ShowController::followInputs(const QStringList &inputs, const QString &workingDirectory)
{
    m_follow.followInputs(inputs, workingDirectory);
}

void ShowController::followDroppedPaths(const QStringList &paths)
{
    QList<QUrl> urls;
    for (const QString &path : paths)
        urls.append(QUrl::fromLocalFile(path));
    follow(urls);
}

void ShowController::serve(const widgets::Sidebar &sidebar)
{
    using widgets::Sidebar;
    connect(&sidebar, &Sidebar::refreshRequested, this, [this](PodcastId podcast) {
        refresh({podcast});
    });
    connect(&sidebar, &Sidebar::removeRequested, this, &ShowController::stopFollowing);
    connect(&sidebar, &Sidebar::urlsDropped, this, &ShowController::follow);
}

void ShowController::refresh(const QList<PodcastId> &ids)
{
    m_refresher.refresh(ids).then(this,
                                  [this](const Result<subscriptions::RefreshSummary> &summary) {
                                      // Failures of single shows are no error; they are part of the
                                      // summary.
                                      if (!summary)
                                          m_messages.showError(summary.error());
                                  });
}

void ShowController::stopFollowing(PodcastId id)
{
    m_subscriptions.remove(id).then(this,
                                    [this](const Result<subscriptions::RemovedPodcast> &removed) {
                                        if (removed)
                                            offerUndo(*removed);
                                        else
                                            m_messages.showError(removed.error());
                                    });
}

void ShowController::offerUndo(const subscriptions::RemovedPodcast &removed)
{
    QSet<EpisodeId> episodes;
    for (const domain::EpisodeDetail &episode : removed.episodes)
        episodes.insert(episode.summary.id);
    m_messages.undoStack().forget(removed.podcast.id, episodes);
    const auto undo = [this, removed] {
        return m_subscriptions.restore(removed).then(this, [this](const Result<PodcastId> &id) {
            // The show has a new id, so the window has to go to it.
            if (id)
                emit followed(*id);
            return widgets::withoutValue(id);
        });
    };
    m_messages.offerUndo(tr("You no longer follow “%1”.").arg(removed.podcast.title()),
                         {tr("Stop following"), undo});
}

void ShowController::reportResult(const subscriptions::SubscribeOutcome &outcome)
{
    m_follow.reportResult(outcome);
}

void ShowController::reportResult(const subscriptions::RefreshSummary &summary)
{
    if (summary.cause == subscriptions::RefreshCause::Schedule)
        return;
    // A single failure is shown at its show. Only a failure of all shows, for example without a
    // network, concerns the whole window.
    if (summary.shows > 1 && summary.failed.size() == summary.shows)
        m_messages.showError(summary.failed.constFirst().error);
}

void ShowController::askForFiles()
{
    // All dialogs here use open(), not exec(): the window runs no nested event loop.
    QStringList patterns;
    for (const QString &suffix : files::mediaSuffixes())
        patterns.append("*."_L1 + suffix);
    auto *dialog = new QFileDialog(&m_window, tr("Add audio or video files"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters(
        {tr("Audio and video (%1)").arg(patterns.join(u' ')), tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, &ShowController::followDroppedPaths);
    dialog->open();
}

void ShowController::askForFolder()
{
    auto *dialog = new QFileDialog(&m_window, tr("Add a folder"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::filesSelected, this, &ShowController::followDroppedPaths);
    dialog->open();
}

void ShowController::askForImport()
{
    auto *dialog = new QFileDialog(&m_window, tr("Import shows"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Lists of shows (*.opml *.xml)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        follow({QUrl::fromLocalFile(path)});
    });
    dialog->open();
}

void ShowController::askForExport(const QList<PodcastId> &shows)
{
    auto *dialog =
        new QFileDialog(&m_window, shows.isEmpty() ? tr("Export shows") : tr("Export this show"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"opml"_s);
    dialog->selectFile(u"podcasts.opml"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, shows](const QString &path) {
        m_subscriptions.exportOpml(path, shows).then(this, [this, path](const Result<int> &count) {
            if (count)
                m_messages.show(tr("%n shows were written to %1.", nullptr, *count)
                                    .arg(words::isolatedIfNeeded(QDir::toNativeSeparators(path))));
            else
                m_messages.showError(count.error());
        });
    });
    dialog->open();
}

} // namespace dogear
