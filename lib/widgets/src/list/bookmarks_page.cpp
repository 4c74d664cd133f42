// SPDX-License-Identifier: GPL-3.0-or-later
#include "bookmark_delegate.h"
#include "parts/elided_label.h"
#include "parts/popup_menu.h"
#include "parts/search_field.h"
#include "parts/searchable_list.h"
#include "parts/selected_row.h"

#include <itemmodels/bookmark_list_model.h>
#include <widgets/artwork_images.h>
#include <widgets/bookmarks_page.h>
#include <widgets/empty_state.h>
#include <widgets/icons.h>
#include <widgets/key_command.h>
#include <widgets/key_hints.h>
#include <widgets/literal_text.h>
#include <widgets/metrics.h>
#include <widgets/tab_order.h>
#include <words/error_text.h>

#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <functional>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using domain::Bookmark;
using itemmodels::BookmarkListModel;

BookmarksPage::BookmarksPage(BookmarkListModel &model, ArtworkImages &images, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
{
    setObjectName(u"bookmarksPage"_s);
    createField();
    createList(images);
    m_content = new SearchableList(*m_search, *m_list, *m_empty, this);
    createHeading();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_content);
    tabInLayoutOrder(*this);
    connectContent();
    connectModelChanges();
    showState();
}

void BookmarksPage::createField()
{
    m_search = new SearchField(u"bookmarkSearch"_s, tr("Search bookmarks"), this);
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setToolTip(tr("Words of notes, titles and shows"));
    new KeyToolTip(*m_search, {u"actionFind"_s});
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model.setSearch(text);
    });
}

void BookmarksPage::createHeading()
{
    m_heading = new ElidedLabel(this);
    m_heading->setText(tr("Bookmarks"));
    m_heading->setObjectName(u"bookmarksHeading"_s);
    m_heading->setFont(semibold(font()));
    m_heading->setTextFormat(Qt::PlainText);
    m_export = new QToolButton(this);
    m_export->setObjectName(u"exportBookmarks"_s);
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Write all bookmarks to a Markdown file"));
    m_export->setAutoRaise(true);
    connect(m_export, &QToolButton::clicked, this, &BookmarksPage::exportRequested);
    auto *row = new QHBoxLayout;
    row->addWidget(m_heading, 1);
    row->addWidget(m_export);
    m_content->top().addLayout(row);
}

void BookmarksPage::createList(ArtworkImages &images)
{
    m_list = new QListView(this);
    m_list->setObjectName(u"bookmarkList"_s);
    m_list->setAccessibleName(tr("Bookmarks"));
    m_list->setModel(&m_model);
    makeSelectedRowCurrent(*m_list);
    auto *delegate = new BookmarkDelegate(images, m_list);
    m_list->setItemDelegate(delegate);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers); // the key is a command
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_empty = new EmptyState(this);
    m_empty->setObjectName(u"bookmarksEmpty"_s);
    connect(&images, &ArtworkImages::changed, this, [this] { m_list->viewport()->update(); });
    connect(delegate, &BookmarkDelegate::playClicked, this, &BookmarksPage::play);
    connect(delegate, &BookmarkDelegate::editClicked, this, [this](const QModelIndex &index) {
        // Deferred: at the end of the click the view leaves its editing state.
        QTimer::singleShot(0, this, [this, place = QPersistentModelIndex(index)] { edit(place); });
    });
    connect(m_list, &QWidget::customContextMenuRequested, this, &BookmarksPage::showMenu);
}

void BookmarksPage::connectContent()
{
    createCommands();
    connect(m_content, &SearchableList::selected, this, [this](const QModelIndex &index) {
        if (const Bookmark bookmark = m_model.bookmark(index); bookmark.episode.isValid())
            emit episodeSelected(bookmark.episode);
    });
    connect(m_empty, &EmptyState::activated, this, [this] {
        if (m_hasFailed)
            m_model.reload();
        else
            m_search->clear(); // the only other page with a button is the search without hits
    });
}

void BookmarksPage::createCommands()
{
    const auto add = [this](const QString &name,
                            const QString &text,
                            Qt::Key key,
                            const std::function<void(const QModelIndex &)> &act) {
        new KeyCommand({name, tr("In the bookmarks"), text, {key}}, *m_list, [this, act] {
            const QModelIndex index = m_list->currentIndex();
            if (index.isValid())
                act(index);
            return index.isValid();
        });
    };
    add(u"bookmarkPlay"_s, tr("Play from here"), Qt::Key_Return, [this](const QModelIndex &index) {
        play(index);
    });
    add(u"bookmarkEdit"_s, tr("Edit the note"), Qt::Key_F2, [this](const QModelIndex &index) {
        edit(index);
    });
    add(u"bookmarkRemove"_s, tr("Delete"), Qt::Key_Delete, [this](const QModelIndex &index) {
        emit removeRequested(m_model.bookmark(index).id);
    });
}

void BookmarksPage::connectModelChanges()
{
    connect(&m_model, &BookmarkListModel::loaded, this, [this] {
        m_hasFailed = false;
        showState();
    });
    connect(&m_model, &BookmarkListModel::failed, this, [this](const Error &error) {
        m_hasFailed = true;
        m_empty->setContent(u"warning"_s, words::errorSentence(error), tr("Try again"));
        m_content->setListShown(false);
    });
}

void BookmarksPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    // The first visit reads the list.
    if (m_model.isLoading())
        m_model.reload();
    else if (!m_hasFailed)
        showState(); // the placeholder names a key, which the user may have changed
}

void BookmarksPage::focusSearch()
{
    m_search->begin();
}

void BookmarksPage::showState()
{
    const int count = m_model.rowCount();
    m_heading->setText(m_model.isSearching() ? tr("%n bookmark(s)", nullptr, count)
                                             : tr("Bookmarks"));
    // All bookmarks are exported, so a search without results does not disable the button.
    m_export->setEnabled(count > 0 || m_model.isSearching());
    // Until the first answer arrives, it is unknown whether there are bookmarks.
    m_content->setListShown(count > 0 || m_model.isLoading());
    if (m_model.isSearching())
        m_empty->setContent(u"search"_s,
                            tr("Nothing was found. Try fewer or shorter words."),
                            tr("Clear the search"));
    else
        m_empty->setContent(u"bookmark"_s, placeholderText());
}

QString BookmarksPage::placeholderText() const
{
    const QString key = keyText(keyOf(*this, u"actionBookmark"_s));
    return key.isEmpty()
               ? tr("Bookmark a time while you listen to find it again and to write down why.")
               : tr("Press %1 while you listen to mark a time and to write down why.").arg(key);
}

void BookmarksPage::play(const QModelIndex &index)
{
    const Bookmark bookmark = m_model.bookmark(index);
    if (bookmark.episode.isValid())
        emit playRequested(bookmark.episode, bookmark.position);
}

void BookmarksPage::edit(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    m_list->setCurrentIndex(index);
    m_list->edit(index);
}

void BookmarksPage::showMenu(const QPoint &position)
{
    popUpOnce(menuOf(m_list->indexAt(position)), m_list->viewport()->mapToGlobal(position));
}

QMenu *BookmarksPage::createRowMenu()
{
    return menuOf(m_list->currentIndex());
}

QMenu *BookmarksPage::menuOf(const QModelIndex &row)
{
    // Persistent: rows may come and go while the menu is open.
    const QPersistentModelIndex index = row;
    const Bookmark bookmark = m_model.bookmark(index);
    if (!bookmark.id.isValid())
        return nullptr;
    auto *menu =
        new QMenu(literalLabel(bookmark.note.isEmpty() ? bookmark.title : bookmark.note), this);
    menu->setObjectName(u"bookmarkMenu"_s);
    QAction *play = menu->addAction(
        themedIcon(u"play"_s), tr("Play from here"), this, [this, index] { this->play(index); });
    play->setEnabled(bookmark.episode.isValid());
    showKey(*play, keyOf(*this, u"bookmarkPlay"_s));
    QAction *note = menu->addAction(
        themedIcon(u"edit"_s), tr("Edit the note"), this, [this, index] { edit(index); });
    showKey(*note, keyOf(*this, u"bookmarkEdit"_s));
    menu->addAction(themedIcon(u"share"_s), tr("Copy link to this moment"), this, [this, bookmark] {
        emit shareRequested(bookmark);
    });
    menu->addSeparator();
    QAction *remove =
        menu->addAction(themedIcon(u"remove"_s), tr("Delete"), this, [this, bookmark] {
            emit removeRequested(bookmark.id);
        });
    showKey(*remove, keyOf(*this, u"bookmarkRemove"_s));
    return menu;
}

} // namespace dogear::widgets
