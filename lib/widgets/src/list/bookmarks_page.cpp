// SPDX-License-Identifier: GPL-3.0-or-later
#include "bookmark_delegate.h"
#include "parts/elided_label.h"
#include "parts/search_field.h"

#include <itemmodels/bookmark_list_model.h>
#include <widgets/artwork_images.h>
#include <widgets/bookmarks_page.h>
#include <widgets/empty_state.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <words/error_text.h>

#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using domain::Bookmark;
using itemmodels::BookmarkListModel;

BookmarksPage::BookmarksPage(BookmarkListModel &model, ArtworkImages &images, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
{
    setObjectName(u"bookmarksPage"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, units(font(), 4), 0, 0);
    column->setSpacing(units(font(), 2));
    column->addWidget(createTop());
    createList(images);
    column->addWidget(m_stack, 1);
    connectModelChanges();
    showState();
}

QWidget *BookmarksPage::createTop()
{
    auto *top = new QWidget(this);
    m_search = new SearchField(u"bookmarkSearch"_s, tr("Search bookmarks"), top);
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setToolTip(tr("Words of notes, titles and shows (Ctrl+F)"));
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model.setSearch(text);
    });
    m_heading = new ElidedLabel(top);
    m_heading->setText(tr("Bookmarks"));
    m_heading->setObjectName(u"bookmarksHeading"_s);
    m_heading->setFont(semibold(font()));
    m_heading->setTextFormat(Qt::PlainText);
    m_export = new QToolButton(top);
    m_export->setObjectName(u"exportBookmarks"_s);
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Write all bookmarks to a Markdown file"));
    m_export->setAutoRaise(true);
    connect(m_export, &QToolButton::clicked, this, &BookmarksPage::exportRequested);

    auto *row = new QHBoxLayout;
    row->addWidget(m_heading, 1);
    row->addWidget(m_export);
    auto *column = new QVBoxLayout(top);
    const int margin = units(font(), 4);
    column->setContentsMargins(margin, 0, margin, 0);
    column->setSpacing(units(font(), 2));
    column->addWidget(m_search);
    column->addLayout(row);
    return top;
}

void BookmarksPage::createList(ArtworkImages &images)
{
    m_list = new QListView(this);
    m_list->setObjectName(u"bookmarkList"_s);
    m_list->setAccessibleName(tr("Bookmarks"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(&m_model);
    auto *delegate = new BookmarkDelegate(images, m_list);
    m_list->setItemDelegate(delegate);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->installEventFilter(this);
    m_empty = new EmptyState(this);
    m_empty->setObjectName(u"bookmarksEmpty"_s);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);

    connect(&images, &ArtworkImages::changed, this, [this] { m_list->viewport()->update(); });
    connect(delegate, &BookmarkDelegate::playClicked, this, &BookmarksPage::play);
    connect(delegate, &BookmarkDelegate::editClicked, this, [this](const QModelIndex &index) {
        // Deferred: at the end of the click the view leaves its editing state.
        QTimer::singleShot(0, this, [this, place = QPersistentModelIndex(index)] { edit(place); });
    });
    connect(m_list, &QWidget::customContextMenuRequested, this, &BookmarksPage::showMenu);
    connect(m_list->selectionModel(),
            &QItemSelectionModel::currentChanged,
            this,
            [this](const QModelIndex &now) {
                // Only a list with the focus: the current row also changes when rows are removed,
                // and that is not the user's choice.
                if (const Bookmark bookmark = m_model.bookmark(now);
                    bookmark.episode.isValid() && m_list->hasFocus())
                    emit episodeSelected(bookmark.episode);
            });
    connect(m_empty, &EmptyState::activated, this, [this] {
        if (m_hasFailed)
            m_model.reload();
        else
            m_search->clear(); // the only other page with a button is the search without hits
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
        m_stack->setCurrentWidget(m_empty);
    });
}

void BookmarksPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    // The first visit reads the list.
    if (m_model.isLoading())
        m_model.reload();
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
    if (count > 0 || m_model.isLoading()) {
        m_stack->setCurrentWidget(m_list);
        return;
    }
    if (m_model.isSearching())
        m_empty->setContent(u"search"_s,
                            tr("Nothing was found. Try fewer or shorter words."),
                            tr("Clear the search"));
    else
        m_empty->setContent(u"bookmark"_s,
                            tr("Press Ctrl+B while you listen to mark a time and to write down "
                               "why."));
    m_stack->setCurrentWidget(m_empty);
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
    // Persistent: rows may come and go while the menu is open.
    const QPersistentModelIndex index = m_list->indexAt(position);
    const Bookmark bookmark = m_model.bookmark(index);
    if (!bookmark.id.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"bookmarkMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *play = menu->addAction(
        themedIcon(u"play"_s), tr("Play from here"), this, [this, index] { this->play(index); });
    play->setEnabled(bookmark.episode.isValid());
    menu->addAction(
        themedIcon(u"edit"_s), tr("Edit the note"), this, [this, index] { edit(index); });
    menu->addAction(themedIcon(u"share"_s), tr("Copy link to this moment"), this, [this, bookmark] {
        emit shareRequested(bookmark);
    });
    menu->addSeparator();
    menu->addAction(themedIcon(u"remove"_s), tr("Delete"), this, [this, bookmark] {
        emit removeRequested(bookmark.id);
    });
    // Not exec(): the GUI thread never runs a nested event loop (lib/README.md, Threads).
    menu->popup(m_list->viewport()->mapToGlobal(position));
}

bool BookmarksPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (watched == m_list && handleListKey(key))
            return true;
        if (watched == m_search && key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
        if (watched == m_search && key == Qt::Key_Down && m_model.rowCount() > 0) {
            m_list->setFocus(Qt::TabFocusReason);
            if (!m_list->currentIndex().isValid())
                m_list->setCurrentIndex(m_model.index(0));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

bool BookmarksPage::handleListKey(int key)
{
    const QModelIndex index = m_list->currentIndex();
    // While a note is being edited, Esc ends the editing and not the search.
    if (key == Qt::Key_Escape && !m_list->indexWidget(index) && m_model.isSearching()) {
        m_search->clear();
        return true;
    }
    // A line edit passes on the Return that ends the editing; it must not play the bookmark.
    if (!index.isValid() || m_list->indexWidget(index))
        return false;
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        play(index);
        return true;
    case Qt::Key_Delete:
        emit removeRequested(m_model.bookmark(index).id);
        return true;
    case Qt::Key_Up:
        if (index.row() > 0) // the first row leads back to the field, as Down leads here from it
            return false;
        focusSearch();
        return true;
    default:
        return false;
    }
}

} // namespace dogear::widgets
