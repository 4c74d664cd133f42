// SPDX-License-Identifier: GPL-3.0-or-later
#include "bookmark_controller.h"

#include <listening/bookmarks.h>
#include <listening/playback_session.h>
#include <playback/player.h>
#include <widgets/bookmarks_page.h>
#include <widgets/icons.h>
#include <widgets/message_bar.h>
#include <widgets/note_dialog.h>
#include <widgets/player_bar.h>
#include <widgets/tool_button.h>
#include <words/bookmark_text.h>
#include <words/format.h>

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace dogear {

using domain::Bookmark;
using widgets::BookmarksPage;

BookmarkController::BookmarkController(listening::Bookmarks &bookmarks,
                                       listening::PlaybackSession &session,
                                       BookmarksPage &page,
                                       widgets::MessageBar &messages,
                                       QWidget &window)
    : QObject(&window)
    , m_bookmarks(bookmarks)
    , m_session(session)
    , m_messages(messages)
    , m_window(window)
{
    createActions(window);
    connectPage(page);
    connect(&session,
            &listening::PlaybackSession::currentChanged,
            this,
            &BookmarkController::followEpisode);
    followEpisode();
}

template<typename T>
bool BookmarkController::isDone(const Result<T> &result)
{
    if (!result)
        m_messages.showError(result.error());
    return result.has_value();
}

void BookmarkController::createActions(QWidget &window)
{
    m_add = new QAction(widgets::themedIcon(u"bookmark"_s), tr("Bookmark this time"), &window);
    m_add->setObjectName(u"actionBookmark"_s);
    m_add->setShortcut(QKeySequence(u"Ctrl+B"_s));
    connect(m_add, &QAction::triggered, this, &BookmarkController::add);
    m_share = new QAction(widgets::themedIcon(u"share"_s), tr("Copy link to this moment"), &window);
    m_share->setObjectName(u"actionShareAtTime"_s);
    m_share->setShortcut(QKeySequence(u"Ctrl+Shift+B"_s));
    connect(m_share, &QAction::triggered, this, &BookmarkController::shareNow);
    for (QAction *action : {m_add, m_share})
        action->setStatusTip(tr("Possible with an episode in the player."));
    window.addActions({m_add, m_share});
}

void BookmarkController::connectPage(BookmarksPage &page)
{
    connect(&page, &BookmarksPage::playRequested, &m_session, &listening::PlaybackSession::playAt);
    connect(&page, &BookmarksPage::shareRequested, this, &BookmarkController::share);
    connect(&page, &BookmarksPage::removeRequested, this, &BookmarkController::remove);
    connect(&page, &BookmarksPage::exportRequested, this, &BookmarkController::askForFile);
}

void BookmarkController::addTo(QMenu &menu)
{
    menu.addSeparator();
    menu.addActions({m_add, m_share});
}

void BookmarkController::addTo(widgets::PlayerBar &bar)
{
    auto *button = new QToolButton(&bar);
    widgets::setUpTool(*button, u"playerBookmark"_s, u"bookmark"_s);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolTip(tr("Bookmark"));
    button->setAccessibleName(button->toolTip());
    auto *menu = new QMenu(button);
    menu->addActions({m_add, m_share});
    button->setMenu(menu);
    const auto follow = [this, button] { button->setEnabled(m_add->isEnabled()); };
    // A tool button with a menu does not follow the state of the menu's actions by itself.
    connect(m_add, &QAction::changed, button, follow);
    follow();
    bar.addNextToSpeed(button);
}

void BookmarkController::followEpisode()
{
    const bool hasEpisode = m_session.current().has_value();
    m_add->setEnabled(hasEpisode);
    m_share->setEnabled(hasEpisode);
}

void BookmarkController::add()
{
    // Stored before a note is asked for: the position would move on while the user types.
    const auto &current = m_session.current();
    if (!current)
        return;
    m_bookmarks.add(current->summary.id, m_session.player().position())
        .then(this, [this](const Result<Bookmark> &added) {
            if (!isDone(added))
                return;
            m_messages.undoStack().add(
                {tr("Bookmark this time"), [this, id = added->id] { return undoAdding(id); }});
            m_messages.show(tr("Bookmarked at %1.").arg(words::formatPosition(added->position)),
                            tr("Add a note"),
                            [this, bookmark = *added] { askForNote(bookmark); });
        });
}

void BookmarkController::askForNote(const Bookmark &bookmark)
{
    auto *dialog = new widgets::NoteDialog(
        tr("Note at %1 of “%2”:")
            .arg(words::formatPosition(bookmark.position), words::isolatedIfNeeded(bookmark.title)),
        &m_window);
    dialog->setObjectName(u"bookmarkNoteDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNote(bookmark.note);
    connect(dialog, &QDialog::accepted, this, [this, dialog, bookmark] {
        m_bookmarks.setNote(bookmark.id, dialog->note().trimmed())
            .then(this, [this, bookmark](const Result<Bookmark> &changed) {
                if (isDone(changed) && changed->note != bookmark.note)
                    addNoteUndo(bookmark);
            });
    });
    dialog->show(); // not open(): the user can keep using the window
}

void BookmarkController::share(const Bookmark &place)
{
    QGuiApplication::clipboard()->setText(words::shareText(place));
    m_messages.show(
        // The link is that of the episode's web page; an enclosure's address may be private
        // (decision 27).
        domain::linkAtTime(place).isEmpty()
            ? tr("Copied: title, show and time. This episode has no address on the web.")
            : tr("Copied: title, show, time and link."));
}

void BookmarkController::shareNow()
{
    if (const auto &current = m_session.current())
        // This bookmark is not stored; it only provides the text.
        share(domain::bookmarkAt(*current, m_session.player().position()));
}

void BookmarkController::remove(BookmarkId id)
{
    m_bookmarks.remove(id).then(this, [this](const Result<Bookmark> &removed) {
        if (!isDone(removed))
            return;
        m_messages.offerUndo(
            tr("The bookmark was deleted."),
            {tr("Delete bookmark"), [this, bookmark = *removed] { return restore(bookmark); }});
    });
}

void BookmarkController::addNoteUndo(const Bookmark &before)
{
    m_messages.undoStack().add({tr("Edit the note"), [this, before] {
                                    return m_bookmarks.setNote(presentId(before.id), before.note)
                                        .then(this, &widgets::withoutValue<Bookmark>);
                                }});
}

Future<Result<>> BookmarkController::undoAdding(BookmarkId id)
{
    return m_bookmarks.remove(presentId(id)).then(this, &widgets::withoutValue<Bookmark>);
}

Future<Result<>> BookmarkController::restore(const Bookmark &bookmark)
{
    return m_bookmarks.restore(bookmark).then(
        this, [this, id = bookmark.id](const Result<Bookmark> &restored) {
            if (restored && restored->id != id)
                m_restored.insert(id, restored->id);
            return widgets::withoutValue(restored);
        });
}

BookmarkId BookmarkController::presentId(BookmarkId id) const
{
    while (m_restored.contains(id))
        id = m_restored.value(id);
    return id;
}

void BookmarkController::askForFile()
{
    auto *dialog = new QFileDialog(&m_window, tr("Export bookmarks"));
    dialog->setObjectName(u"exportBookmarksDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"md"_s);
    dialog->setNameFilters({tr("Markdown (*.md)"), tr("All files (*)")});
    dialog->selectFile(tr("bookmarks.md", "name of a file"));
    connect(dialog, &QFileDialog::fileSelected, this, &BookmarkController::exportTo);
    dialog->open();
}

void BookmarkController::exportTo(const QString &path)
{
    // The library makes no texts for people (decision 1), so it gets the function that does.
    m_bookmarks.exportAll(path, words::bookmarksAsMarkdown)
        .then(this, [this, path](const Result<int> &count) {
            if (isDone(count))
                m_messages.show(tr("%n bookmark(s) were written to %1.", nullptr, *count)
                                    .arg(words::isolatedIfNeeded(QDir::toNativeSeparators(path))));
        });
}

} // namespace dogear
