// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the shows or the episodes that directories found, shows merged with those that the
///        user follows; semantic roles only.
///
/// Reads nothing before the first restart(), and follows the library from then on.
///
/// Threads: GUI thread.
/// Owner:   the composition root; Subscriptions outlives it.
/// Tests:   tests/integration/tst_directory_list_model.cpp

#include <base/error.h>
#include <base/latest_request.h>
#include <discovery/directory_search.h>
#include <discovery/episode_list.h>
#include <discovery/show_list.h>
#include <itemmodels/list_rows.h>

#include <QSet>

#include <functional>

namespace dogear::subscriptions {
class Subscriptions;
} // namespace dogear::subscriptions

namespace dogear::itemmodels {

struct DirectoryRow
{
    discovery::ListedShow listed;
    bool isPending = false; ///< its feed is being looked up or read

    friend bool operator==(const DirectoryRow &, const DirectoryRow &) = default;
};

[[nodiscard]] inline quint64 rowKey(const DirectoryRow &row)
{
    return row.listed.key;
}

class DirectoryListModel final : public ListRows<DirectoryRow>
{
    Q_OBJECT

public:
    enum Role {
        TitleRole = Qt::UserRole + 1, ///< QString, of the show or episode; Qt::DisplayRole too
        AuthorRole,                   ///< QString; of an episode, the title of its show
        ImageRole,                    ///< QUrl
        FeedsRole,                    ///< QList<QUrl>, the best one first
        DirectoriesRole,              ///< QList<discovery::Directory> that know the show
        FollowedRole,                 ///< PodcastId; invalid: the user does not follow it
        IsPendingRole,                ///< bool, the user is about to follow it
        NewestEpisodeRole,            ///< QDateTime, UTC, or when the episode was published;
                                      ///< invalid: unknown
        EpisodeCountRole,             ///< int; 0: unknown
        IsExplicitRole,               ///< bool
        IsDeadRole,                   ///< bool, a directory says that the feed is gone
        RankRole,                     ///< int, best rank at a directory, from 0
        CategoriesRole,               ///< QStringList
        KeyRole,                      ///< quint64, of ListedShow
        IsEpisodeRole,                ///< bool
        DurationRole,                 ///< std::chrono::milliseconds, of an episode; 0: unknown
    };

    explicit DirectoryListModel(subscriptions::Subscriptions &subscriptions,
                                QObject *parent = nullptr);

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Empties the list for a search for \a words, or for a chart if they are empty.
    void restart(const QString &words, discovery::Sought sought = discovery::Sought::Shows);
    /// Whether the list is a chart: restart() got no words.
    [[nodiscard]] bool isChart() const { return m_isChart; }
    /// Adds the answer of one directory, best first.
    void add(const QList<discovery::DirectoryShow> &shows);
    /// Adds the answer of one directory to a search for episodes likewise.
    void addEpisodes(const QList<discovery::DirectoryEpisode> &episodes);
    /// Completes rows from what Apple says about their numbers.
    void complete(const QList<discovery::DirectoryShow> &shows);
    /// Sets the number of rows at the top that later answers never move: those up to the row that
    /// the user points at or has selected. restart() resets it to 0.
    void setFixedRows(int count) { m_fixed = count; }
    /// Marks the row with \a key while its show is about to be followed.
    void setPending(quint64 key, bool isPending);

    /// The show at \a index; one with the key 0 if there is no such row.
    [[nodiscard]] discovery::ListedShow show(const QModelIndex &index) const;
    /// The row with \a key; invalid if there is none any more.
    [[nodiscard]] QModelIndex indexOf(quint64 key) const;

    /// Sets the source of Qt::AccessibleTextRole: translated text is made by the window.
    void setAccessibleText(std::function<QString(const QModelIndex &)> text);

signals:
    /// Emitted if the followed shows could not be read.
    void failed(const dogear::Error &error);

protected:
    [[nodiscard]] QVariant cell(const DirectoryRow &row, int role) const override;

private:
    void readLibrary();
    /// Makes the rows those of m_shows or m_episodes.
    void showRows();

    subscriptions::Subscriptions &m_subscriptions;
    discovery::ShowList m_shows;
    discovery::EpisodeList m_episodes;
    discovery::Sought m_sought = discovery::Sought::Shows;
    QSet<quint64> m_pending; ///< keys of rows
    int m_fixed = 0;
    bool m_isChart = true;
    bool m_isWanted = false;
    LatestRequest m_requests; ///< of readLibrary()
    std::function<QString(const QModelIndex &)> m_accessibleText;
};

} // namespace dogear::itemmodels
