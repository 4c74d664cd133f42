// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/fetch_list_model.h>
#include <subscriptions/feed_refresher.h>
#include <subscriptions/subscriptions.h>

namespace dogear::itemmodels {

namespace {

/// Makes rows of \a fetches, which are newest first. `sameSecond` is counted from the oldest fetch,
/// so that a row keeps its key when newer ones are added.
QList<FetchRow> toRows(const QList<domain::FetchRecord> &fetches)
{
    QList<FetchRow> rows;
    for (qsizetype i = fetches.size() - 1; i >= 0; --i) {
        FetchRow row{.fetch = fetches.at(i)};
        if (!rows.isEmpty() && rows.constFirst().fetch.at == row.fetch.at)
            row.sameSecond = rows.constFirst().sameSecond + 1;
        rows.prepend(row);
    }
    return rows;
}

} // namespace

FetchListModel::FetchListModel(subscriptions::Subscriptions &subscriptions,
                               subscriptions::FeedRefresher &refresher,
                               QObject *parent)
    : ListRows(parent)
    , m_subscriptions(subscriptions)
{
    connect(&refresher,
            &subscriptions::FeedRefresher::podcastRefreshed,
            this,
            [this](PodcastId refreshed) {
                if (refreshed == m_podcast)
                    load();
            });
}

QHash<int, QByteArray> FetchListModel::roleNames() const
{
    return {{TimeRole, "time"},
            {HttpStatusRole, "httpStatus"},
            {ErrorRole, "error"},
            {WasModifiedRole, "wasModified"},
            {BytesRole, "bytes"},
            {ElapsedRole, "elapsed"},
            {FinalUrlRole, "finalUrl"},
            {WarningsRole, "warnings"}};
}

void FetchListModel::setPodcast(PodcastId show)
{
    if (show == m_podcast)
        return;
    m_podcast = show;
    m_requests.cancel(); // an answer for the old show may be under way
    setRows({});
    if (m_podcast.isValid())
        load();
}

void FetchListModel::load()
{
    const LatestRequest::Ticket ticket = m_requests.begin();
    m_subscriptions.fetches(m_podcast).then(
        this, [this, ticket](const Result<QList<domain::FetchRecord>> &fetches) {
            if (!m_requests.isLatest(ticket))
                return;
            if (!fetches) {
                emit failed(fetches.error());
                return;
            }
            setRows(toRows(*fetches));
            emit loaded();
        });
}

QVariant FetchListModel::cell(const FetchRow &row, int role) const
{
    const domain::FetchRecord &fetch = row.fetch;
    switch (role) {
    case TimeRole:
        return fetch.at;
    case HttpStatusRole:
        return fetch.httpStatus;
    case ErrorRole:
        return fetch.error ? QVariant::fromValue(*fetch.error) : QVariant();
    case WasModifiedRole:
        return fetch.wasModified;
    case BytesRole:
        return fetch.bytes;
    case ElapsedRole:
        return QVariant::fromValue(fetch.elapsed);
    case FinalUrlRole:
        return fetch.finalUrl;
    case WarningsRole:
        return fetch.warnings;
    default:
        return {};
    }
}

} // namespace dogear::itemmodels
