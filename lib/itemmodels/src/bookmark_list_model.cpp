// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/bookmark_list_model.h>
#include <listening/bookmarks.h>
#include <subscriptions/feed_refresher.h>
#include <subscriptions/subscriptions.h>

#include <QTimer>

#include <utility>

namespace dogear::itemmodels {

BookmarkListModel::BookmarkListModel(listening::Bookmarks &bookmarks,
                                     subscriptions::Subscriptions &subscriptions,
                                     subscriptions::FeedRefresher &refresher,
                                     QObject *parent)
    : ListRows(parent)
    , m_bookmarks(bookmarks)
{
    // Before the first reload() the list is not shown, so nothing is read.
    connect(&bookmarks, &listening::Bookmarks::changed, this, [this] {
        if (m_isWanted)
            reload();
    });
    // A row shows titles and the picture of its episode, which feeds and the user change.
    connect(&subscriptions,
            &subscriptions::Subscriptions::podcastsChanged,
            this,
            &BookmarkListModel::reloadSoon);
    connect(&refresher,
            &subscriptions::FeedRefresher::podcastRefreshed,
            this,
            &BookmarkListModel::reloadSoon);
}

QHash<int, QByteArray> BookmarkListModel::roleNames() const
{
    return {{BookmarkIdRole, "bookmarkId"},
            {EpisodeIdRole, "episodeId"},
            {NoteRole, "note"},
            {TitleRole, "title"},
            {PodcastTitleRole, "podcastTitle"},
            {ImageRole, "image"},
            {PositionRole, "position"},
            {CreatedRole, "created"}};
}

Qt::ItemFlags BookmarkListModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = ListRows::flags(index);
    return index.isValid() ? flags | Qt::ItemIsEditable | Qt::ItemNeverHasChildren : flags;
}

bool BookmarkListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const domain::Bookmark present = bookmark(index);
    if (role != Qt::EditRole || !present.id.isValid())
        return false;
    const QString note = value.toString();
    // The row itself changes when Bookmarks reports the stored note (changed()).
    if (note != present.note) {
        m_bookmarks.setNote(present.id, note)
            .then(this, [this, present](const Result<domain::Bookmark> &changed) {
                if (changed)
                    emit noteEdited(present);
                else
                    emit failed(changed.error());
            });
    }
    return true;
}

void BookmarkListModel::setSearch(const QString &words)
{
    if (words == m_words)
        return;
    m_words = words;
    reload();
}

domain::Bookmark BookmarkListModel::bookmark(const QModelIndex &index) const
{
    // A proxy or an outdated index may not match the rows any more.
    const bool isHere = index.isValid() && index.model() == this && index.row() < rows().size();
    return isHere ? rows().at(index.row()).bookmark : domain::Bookmark{};
}

void BookmarkListModel::reloadSoon()
{
    // A refresh of many shows emits many signals; one query after 50 ms answers them all.
    if (!m_isWanted || std::exchange(m_isReloadPending, true))
        return;
    QTimer::singleShot(std::chrono::milliseconds(50), this, &BookmarkListModel::reload);
}

void BookmarkListModel::reload()
{
    m_isWanted = true;
    m_isReloadPending = false;
    const LatestRequest::Ticket ticket = m_requests.begin();
    m_bookmarks.list({.words = m_words})
        .then(this, [this, ticket](const Result<QList<domain::Bookmark>> &bookmarks) {
            if (!m_requests.isLatest(ticket))
                return; // a newer search or change was requested meanwhile
            if (!bookmarks) {
                emit failed(bookmarks.error());
                return;
            }
            QList<BookmarkRow> rows;
            rows.reserve(bookmarks->size());
            for (const domain::Bookmark &bookmark : *bookmarks)
                rows.append({bookmark});
            setRows(rows);
            m_isLoaded = true;
            emit loaded();
        });
}

QVariant BookmarkListModel::cell(const BookmarkRow &row, int role) const
{
    const domain::Bookmark &bookmark = row.bookmark;
    switch (role) {
    case BookmarkIdRole:
        return QVariant::fromValue(bookmark.id);
    case EpisodeIdRole:
        return QVariant::fromValue(bookmark.episode);
    case Qt::EditRole:
    case NoteRole:
        return bookmark.note;
    case Qt::DisplayRole:
    case TitleRole:
        return bookmark.title;
    case PodcastTitleRole:
        return bookmark.podcastTitle;
    case ImageRole:
        return bookmark.image;
    case PositionRole:
        return QVariant::fromValue(bookmark.position);
    case CreatedRole:
        return bookmark.created;
    default:
        return {};
    }
}

} // namespace dogear::itemmodels
