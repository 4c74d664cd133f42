// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the results of the last fetches of one show, newest first; semantic roles only.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_fetch_list_model.cpp

#include <base/latest_request.h>
#include <domain/library.h>
#include <itemmodels/list_rows.h>

namespace dogear::subscriptions {
class FeedRefresher;
class Subscriptions;
} // namespace dogear::subscriptions

namespace dogear::itemmodels {

struct FetchRow
{
    domain::FetchRecord fetch;
    int sameSecond = 0; ///< number of earlier fetches in the same second; part of the key

    friend bool operator==(const FetchRow &, const FetchRow &) = default;
};

[[nodiscard]] inline std::pair<qint64, int> rowKey(const FetchRow &row)
{
    return {row.fetch.at.isValid() ? row.fetch.at.toSecsSinceEpoch() : 0, row.sameSecond};
}

class FetchListModel final : public ListRows<FetchRow>
{
    Q_OBJECT

public:
    enum Role {
        TimeRole = Qt::UserRole + 1, ///< QDateTime, UTC
        HttpStatusRole,              ///< int; 0: no answer, or not HTTP
        ErrorRole,                   ///< Error, or invalid
        WasModifiedRole,             ///< bool
        BytesRole,                   ///< qint64
        ElapsedRole,                 ///< std::chrono::milliseconds
        FinalUrlRole,                ///< QUrl
        WarningsRole,                ///< QStringList, untranslated
    };

    FetchListModel(subscriptions::Subscriptions &subscriptions,
                   subscriptions::FeedRefresher &refresher,
                   QObject *parent = nullptr);

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Lists the fetches of \a show, and reads them again after each refresh of it. An invalid id
    /// empties the list.
    void setPodcast(PodcastId show);
    [[nodiscard]] PodcastId podcast() const { return m_podcast; }

signals:
    /// Emitted after each read that succeeded.
    void loaded();
    void failed(const dogear::Error &error);

protected:
    [[nodiscard]] QVariant cell(const FetchRow &row, int role) const override;

private:
    void load();

    subscriptions::Subscriptions &m_subscriptions;
    PodcastId m_podcast;
    LatestRequest m_requests;
};

} // namespace dogear::itemmodels
