// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The bookmarks of every episode, the newest first; semantic roles only.
///
/// Asks for nothing until it is reloaded once, and follows the library from then on.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_bookmark_list_model.cpp

#include <base/error.h>
#include <base/latest_request.h>
#include <domain/bookmark.h>
#include <itemmodels/list_rows.h>

namespace dogear::library {
class Bookmarks;
class FeedRefresher;
class Subscriptions;
} // namespace dogear::library

namespace dogear::itemmodels {

struct BookmarkRow
{
    domain::Bookmark bookmark;

    friend bool operator==(const BookmarkRow &, const BookmarkRow &) = default;
};

[[nodiscard]] inline qint64 rowKey(const BookmarkRow &row)
{
    return row.bookmark.id.value;
}

class BookmarkListModel final : public ListRows<BookmarkRow>
{
    Q_OBJECT

public:
    enum Role {
        BookmarkIdRole = Qt::UserRole + 1, ///< BookmarkId
        EpisodeIdRole,                     ///< EpisodeId; invalid: its show is no longer followed
        NoteRole,                          ///< QString; Qt::EditRole too
        TitleRole,                         ///< QString, the episode's; Qt::DisplayRole too
        PodcastTitleRole,                  ///< QString
        ImageRole,                         ///< QUrl
        PositionRole,                      ///< std::chrono::milliseconds
        CreatedRole,                       ///< QDateTime, UTC
    };

    BookmarkListModel(library::Bookmarks &bookmarks,
                      library::Subscriptions &subscriptions,
                      library::FeedRefresher &refresher,
                      QObject *parent = nullptr);

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// A note can be edited: Qt::EditRole. The row changes when it is stored.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// Shows those that have each of \a words somewhere; empty: all.
    void setSearch(const QString &words);
    [[nodiscard]] bool isSearching() const { return !m_words.trimmed().isEmpty(); }
    /// Whether the first answer is still to come.
    [[nodiscard]] bool isLoading() const { return !m_isLoaded; }
    /// What the row at \a index is; one without an id where there is none.
    [[nodiscard]] domain::Bookmark bookmark(const QModelIndex &index) const;

    void reload();

signals:
    /// Emitted when the rows answer the present search.
    void loaded();
    void failed(const dogear::Error &error);

protected:
    [[nodiscard]] QVariant cell(const BookmarkRow &row, int role) const override;

private:
    void reloadSoon();

    library::Bookmarks &m_bookmarks;
    QString m_words;
    bool m_isWanted = false;
    bool m_isLoaded = false;
    bool m_isReloadPending = false;
    LatestRequest m_requests;
};

} // namespace dogear::itemmodels
