// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the bookmarks of all episodes, the newest first; semantic roles only.
///
/// Reads nothing before the first reload(), and follows the library from then on.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_bookmark_list_model.cpp

#include <base/error.h>
#include <base/latest_request.h>
#include <domain/bookmark.h>
#include <itemmodels/list_rows.h>

namespace dogear::listening {
class Bookmarks;
} // namespace dogear::listening

namespace dogear::subscriptions {
class FeedRefresher;
class Subscriptions;
} // namespace dogear::subscriptions

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
        EpisodeIdRole,                     ///< EpisodeId; invalid: its show was unsubscribed
        NoteRole,                          ///< QString; Qt::EditRole too
        TitleRole,                         ///< QString, of the episode; Qt::DisplayRole too
        PodcastTitleRole,                  ///< QString
        ImageRole,                         ///< QUrl
        PositionRole,                      ///< std::chrono::milliseconds
        CreatedRole,                       ///< QDateTime, UTC
    };

    BookmarkListModel(listening::Bookmarks &bookmarks,
                      subscriptions::Subscriptions &subscriptions,
                      subscriptions::FeedRefresher &refresher,
                      QObject *parent = nullptr);

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// A note can be edited: Qt::EditRole. The row changes when the note is stored.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// Lists only bookmarks that contain each of \a words; empty: all bookmarks.
    void setSearch(const QString &words);
    [[nodiscard]] bool isSearching() const { return !m_words.trimmed().isEmpty(); }
    /// Whether the first list has not arrived yet.
    [[nodiscard]] bool isLoading() const { return !m_isLoaded; }
    /// The bookmark at \a index; one without an id if there is no such row.
    [[nodiscard]] domain::Bookmark bookmark(const QModelIndex &index) const;

    void reload();

signals:
    /// Emitted when the rows match the current search.
    void loaded();
    void failed(const dogear::Error &error);
    /// Emitted when setData() has stored another note; \a before is the bookmark as it was.
    void noteEdited(const dogear::domain::Bookmark &before);

protected:
    [[nodiscard]] QVariant cell(const BookmarkRow &row, int role) const override;

private:
    void reloadSoon();

    listening::Bookmarks &m_bookmarks;
    QString m_words;
    bool m_isWanted = false;
    bool m_isLoaded = false;
    bool m_isReloadPending = false;
    LatestRequest m_requests;
};

} // namespace dogear::itemmodels
