// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Announces errors that only the user can solve: a feed that wants a password or is gone,
/// and
///        a full disk.
///
/// A feed is announced once for each row of equal failures, also across restarts: the log of its
/// reads tells how long the row is. A feed that is not found is announced at the third time,
/// because many come back.
///
/// Threads: GUI thread.
/// Owner:   Announcements; collaborators outlive it.
/// Tests:   tests/gui/tst_trouble_announcer.cpp

#include "announcement_text.h"

#include <domain/library.h>

#include <QObject>

#include <optional>

namespace dogear::downloads {
class DownloadList;
} // namespace dogear::downloads

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::subscriptions {
class FeedRefresher;
class Subscriptions;
struct RefreshFailure;
struct RefreshSummary;
} // namespace dogear::subscriptions

namespace dogear {

class TroubleAnnouncer final : public QObject
{
    Q_OBJECT

public:
    enum class Trouble { Password, Gone };

    TroubleAnnouncer(subscriptions::FeedRefresher &refresher,
                     subscriptions::Subscriptions &subscriptions,
                     downloads::DownloadList &downloads,
                     listening::PlaybackSession &session);

    /// The trouble of a feed whose last reads are \a fetches, the newest first; nullopt if the user
    /// need not act, or was told before. \a feed is its address.
    [[nodiscard]] static std::optional<Trouble> troubleOf(const QList<domain::FetchRecord> &fetches,
                                                          const QUrl &feed);

signals:
    void announced(const QList<dogear::Announcement> &announcements);

private:
    struct Batch;
    void lookAt(const subscriptions::RefreshSummary &summary);

    subscriptions::Subscriptions &m_subscriptions;
};

} // namespace dogear
