// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/directory_list_model.h>
#include <subscriptions/subscriptions.h>

#include <chrono>
#include <utility>

namespace dogear::itemmodels {

using discovery::DirectoryEpisode;
using discovery::DirectoryShow;
using discovery::ListedShow;
using discovery::Sought;

namespace {

QList<discovery::LibraryShow> toLibrary(const QList<domain::FollowedPodcast> &podcasts)
{
    QList<discovery::LibraryShow> shows;
    shows.reserve(podcasts.size());
    for (const domain::FollowedPodcast &podcast : podcasts)
        shows.append({.id = podcast.id,
                      .title = podcast.title(),
                      .author = podcast.podcast.author,
                      .feedUrl = podcast.url,
                      .artwork = podcast.image(),
                      .podcastGuid = podcast.podcast.guid});
    return shows;
}

/// What a row shows about an episode in place of what it shows about a show; invalid for other
/// roles.
QVariant episodeCell(const DirectoryEpisode &episode, int role)
{
    switch (role) {
    case Qt::DisplayRole:
    case DirectoryListModel::TitleRole:
        return episode.title;
    case DirectoryListModel::AuthorRole:
        return episode.show.title;
    case DirectoryListModel::ImageRole:
        return episode.artwork.isEmpty() ? episode.show.artwork : episode.artwork;
    case DirectoryListModel::NewestEpisodeRole:
        return episode.published;
    case DirectoryListModel::EpisodeCountRole:
        return 0;
    case DirectoryListModel::IsEpisodeRole:
        return true;
    case DirectoryListModel::DurationRole:
        return QVariant::fromValue(episode.duration.value_or(std::chrono::milliseconds::zero()));
    default:
        return {};
    }
}

} // namespace

DirectoryListModel::DirectoryListModel(subscriptions::Subscriptions &subscriptions, QObject *parent)
    : ListRows(parent)
    , m_subscriptions(subscriptions)
{
    connect(&subscriptions, &subscriptions::Subscriptions::podcastsChanged, this, [this] {
        if (m_isWanted) // before the first restart() the list is not shown, so nothing is read
            readLibrary();
    });
}

QHash<int, QByteArray> DirectoryListModel::roleNames() const
{
    return {{TitleRole, "title"},
            {AuthorRole, "author"},
            {ImageRole, "image"},
            {FeedsRole, "feeds"},
            {DirectoriesRole, "directories"},
            {FollowedRole, "followed"},
            {IsPendingRole, "isPending"},
            {NewestEpisodeRole, "newestEpisode"},
            {EpisodeCountRole, "episodeCount"},
            {IsExplicitRole, "isExplicit"},
            {IsDeadRole, "isDead"},
            {RankRole, "rank"},
            {CategoriesRole, "categories"},
            {KeyRole, "key"},
            {IsEpisodeRole, "isEpisode"},
            {DurationRole, "duration"}};
}

QVariant DirectoryListModel::data(const QModelIndex &index, int role) const
{
    if (role == Qt::AccessibleTextRole && m_accessibleText && checkIndex(index))
        return m_accessibleText(index);
    return ListRows::data(index, role);
}

Qt::ItemFlags DirectoryListModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = ListRows::flags(index);
    return index.isValid() ? flags | Qt::ItemNeverHasChildren : flags;
}

void DirectoryListModel::restart(const QString &words, Sought sought)
{
    m_fixed = 0;
    m_isChart = words.isEmpty();
    m_sought = sought;
    m_pending.clear();
    m_shows.restart(words);
    m_episodes.restart(words);
    showRows();
    if (!std::exchange(m_isWanted, true))
        readLibrary();
}

void DirectoryListModel::add(const QList<DirectoryShow> &shows)
{
    m_shows.add(shows, m_fixed);
    showRows();
}

void DirectoryListModel::addEpisodes(const QList<DirectoryEpisode> &episodes)
{
    m_episodes.add(episodes, m_fixed);
    showRows();
}

void DirectoryListModel::complete(const QList<DirectoryShow> &shows)
{
    m_shows.complete(shows);
    showRows();
}

void DirectoryListModel::setPending(quint64 key, bool isPending)
{
    if (isPending)
        m_pending.insert(key);
    else
        m_pending.remove(key);
    showRows();
}

void DirectoryListModel::readLibrary()
{
    const LatestRequest::Ticket ticket = m_requests.begin();
    m_subscriptions.all().then(
        this, [this, ticket](const Result<QList<domain::FollowedPodcast>> &podcasts) {
            if (!m_requests.isLatest(ticket))
                return; // the library has changed again meanwhile
            if (!podcasts) {
                emit failed(podcasts.error());
                return;
            }
            const QList<discovery::LibraryShow> library = toLibrary(*podcasts);
            m_shows.setLibrary(library, m_fixed);
            m_episodes.setLibrary(library);
            showRows();
        });
}

void DirectoryListModel::showRows()
{
    const QList<ListedShow> &all = m_sought == Sought::Shows ? m_shows.rows() : m_episodes.rows();
    QList<DirectoryRow> rows;
    rows.reserve(all.size());
    for (const ListedShow &listed : all)
        rows.append({listed, m_pending.contains(listed.key)});
    setRows(rows);
}

ListedShow DirectoryListModel::show(const QModelIndex &index) const
{
    // A proxy or an outdated index may not match the rows any more.
    const bool isHere = index.isValid() && index.model() == this && index.row() < rows().size();
    return isHere ? rows().at(index.row()).listed : ListedShow{};
}

QModelIndex DirectoryListModel::indexOf(quint64 key) const
{
    const int row = rowOf(key);
    return row < 0 ? QModelIndex() : index(row);
}

void DirectoryListModel::setAccessibleText(std::function<QString(const QModelIndex &)> text)
{
    m_accessibleText = std::move(text);
}

QVariant DirectoryListModel::cell(const DirectoryRow &row, int role) const
{
    if (row.listed.episode) {
        if (const QVariant ofEpisode = episodeCell(*row.listed.episode, role); ofEpisode.isValid())
            return ofEpisode;
    }
    const DirectoryShow &show = row.listed.show;
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return show.title;
    case AuthorRole:
        return show.author;
    case ImageRole:
        return show.artwork;
    case FeedsRole:
        return QVariant::fromValue(row.listed.feeds);
    case DirectoriesRole:
        return QVariant::fromValue(show.directories);
    case FollowedRole:
        return QVariant::fromValue(row.listed.followed);
    case IsPendingRole:
        return row.isPending;
    case NewestEpisodeRole:
        return show.newestEpisode;
    case EpisodeCountRole:
        return show.episodeCount;
    case IsExplicitRole:
        return show.isExplicit.value_or(false);
    case IsDeadRole:
        return show.isDead;
    case RankRole:
        return row.listed.rank;
    case CategoriesRole:
        return show.categories;
    case KeyRole:
        return row.listed.key;
    case IsEpisodeRole:
        return false;
    case DurationRole:
        return QVariant::fromValue(std::chrono::milliseconds::zero());
    default:
        return {};
    }
}

} // namespace dogear::itemmodels
