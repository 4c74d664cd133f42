// SPDX-License-Identifier: GPL-3.0-or-later
#include "bookmark_actions.h"

#include <library/bookmarks.h>
#include <library/playback_session.h>
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
#include <QStackedWidget>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace dogear {

using domain::Bookmark;
using widgets::BookmarksPage;

BookmarkActions::BookmarkActions(const BookmarkParts &parts,
                                 QStackedWidget &middle,
                                 widgets::MessageBar &messages,
                                 QWidget &window)
    : QObject(&window)
    , m_parts(parts)
    , m_model(parts.bookmarks, parts.subscriptions, parts.refresher)
    , m_middle(middle)
    , m_messages(messages)
    , m_window(window)
    , m_page(new BookmarksPage(m_model, parts.images, &middle))
{
    middle.addWidget(m_page);
    createActions(window);
    connectPage();
    connect(&m_model, &itemmodels::BookmarkListModel::failed, this, &BookmarkActions::failed);
    connect(&parts.session,
            &library::PlaybackSession::currentChanged,
            this,
            &BookmarkActions::followEpisode);
    followEpisode();
}

template<typename T>
bool BookmarkActions::isDone(const Result<T> &result)
{
    if (!result)
        emit failed(result.error());
    return result.has_value();
}

void BookmarkActions::createActions(QWidget &window)
{
    m_add = new QAction(widgets::themedIcon(u"bookmark"_s), tr("Bookmark this time"), &window);
    m_add->setObjectName(u"actionBookmark"_s);
    m_add->setShortcut(QKeySequence(u"Ctrl+B"_s));
    connect(m_add, &QAction::triggered, this, &BookmarkActions::add);
    m_share = new QAction(widgets::themedIcon(u"share"_s), tr("Copy link to this moment"), &window);
    m_share->setObjectName(u"actionShareAtTime"_s);
    m_share->setShortcut(QKeySequence(u"Ctrl+Shift+B"_s));
    connect(m_share, &QAction::triggered, this, &BookmarkActions::shareNow);
    window.addActions({m_add, m_share});
}

void BookmarkActions::connectPage()
{
    connect(
        m_page, &BookmarksPage::playRequested, &m_parts.session, &library::PlaybackSession::playAt);
    connect(m_page, &BookmarksPage::episodeSelected, this, &BookmarkActions::episodeSelected);
    connect(m_page, &BookmarksPage::shareRequested, this, &BookmarkActions::share);
    connect(m_page, &BookmarksPage::removeRequested, this, &BookmarkActions::remove);
    connect(m_page, &BookmarksPage::exportRequested, this, &BookmarkActions::askForFile);
}

void BookmarkActions::addTo(QMenu &menu)
{
    menu.addSeparator();
    menu.addActions({m_add, m_share});
}

void BookmarkActions::addTo(widgets::PlayerBar &bar)
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
    connect(m_add, &QAction::changed, button, follow);
    follow();
    bar.addBesideSpeed(button);
}

void BookmarkActions::showPage(bool isShown)
{
    if (isShown)
        m_middle.setCurrentWidget(m_page);
    else
        m_middle.setCurrentIndex(0);
}

bool BookmarkActions::isPageShown() const
{
    return m_middle.currentWidget() == m_page;
}

bool BookmarkActions::focusSearch()
{
    if (isPageShown())
        m_page->focusSearch();
    return isPageShown();
}

void BookmarkActions::followEpisode()
{
    const bool hasEpisode = m_parts.session.current().has_value();
    m_add->setEnabled(hasEpisode);
    m_share->setEnabled(hasEpisode);
}

/// At once: the time is what counts, the note can wait.
void BookmarkActions::add()
{
    const auto &current = m_parts.session.current();
    if (!current)
        return;
    m_parts.bookmarks.add(current->summary.id, m_parts.player.position())
        .then(this, [this](const Result<Bookmark> &added) {
            if (!isDone(added))
                return;
            m_messages.show(tr("Bookmarked at %1.").arg(words::formatPosition(added->position)),
                            tr("Add a note"),
                            [this, bookmark = *added] { askForNote(bookmark); });
        });
}

void BookmarkActions::askForNote(const Bookmark &bookmark)
{
    auto *dialog = new widgets::NoteDialog(
        tr("Note at %1 of “%2”:").arg(words::formatPosition(bookmark.position), bookmark.title),
        &m_window);
    dialog->setObjectName(u"bookmarkNoteDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNote(bookmark.note);
    connect(dialog, &QDialog::accepted, this, [this, dialog, bookmark] {
        m_parts.bookmarks.setNote(bookmark.id, dialog->note().trimmed())
            .then(this, [this](const Result<Bookmark> &changed) { (void)isDone(changed); });
    });
    dialog->show(); // beside the window, which goes on
}

void BookmarkActions::share(const Bookmark &place)
{
    QGuiApplication::clipboard()->setText(words::shareText(place));
    m_messages.show(
        domain::linkAtTime(place).isEmpty()
            ? tr("Copied: title, show and time. This episode has no address on the web.")
            : tr("Copied: title, show, time and link."));
}

void BookmarkActions::shareNow()
{
    if (const auto &current = m_parts.session.current())
        share(domain::bookmarkAt(*current, m_parts.player.position()));
}

void BookmarkActions::remove(BookmarkId id)
{
    m_parts.bookmarks.remove(id).then(this, [this](const Result<Bookmark> &removed) {
        if (!isDone(removed))
            return;
        m_messages.offerUndo(tr("The bookmark was deleted."), [this, bookmark = *removed] {
            m_parts.bookmarks.restore(bookmark).then(
                this, [this](const Result<Bookmark> &restored) { (void)isDone(restored); });
        });
    });
}

void BookmarkActions::askForFile()
{
    auto *dialog = new QFileDialog(&m_window, tr("Export bookmarks"));
    dialog->setObjectName(u"exportBookmarksDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"md"_s);
    dialog->setNameFilters({tr("Markdown (*.md)"), tr("All files (*)")});
    dialog->selectFile(tr("bookmarks.md", "name of a file"));
    connect(dialog, &QFileDialog::fileSelected, this, &BookmarkActions::exportTo);
    dialog->open();
}

void BookmarkActions::exportTo(const QString &path)
{
    m_parts.bookmarks.exportAll(path, words::bookmarksAsMarkdown)
        .then(this, [this, path](const Result<int> &count) {
            if (isDone(count))
                m_messages.show(tr("%n bookmark(s) were written to %1.", nullptr, *count)
                                    .arg(QDir::toNativeSeparators(path)));
        });
}

} // namespace dogear
