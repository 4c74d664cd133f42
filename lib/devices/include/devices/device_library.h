// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Changes the library as a run of sync wants, and undoes that.
///
/// A position from another device moves a paused episode, never one that plays. An episode that is
/// in the wanted state to the second stays as it is, so that this device resumes as exactly as
/// before. Favourites and queue stay.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   library::Library; all collaborators outlive it.
/// Tests:   tests/integration/tst_device_library.cpp

#include <domain/episode_mark.h>
#include <subscriptions/show_edit.h>
#include <sync/sync_library.h>

#include <QObject>

#include <memory>

namespace dogear::accounts {
class Accounts;
} // namespace dogear::accounts

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::subscriptions {
class Subscriptions;
} // namespace dogear::subscriptions

namespace dogear::devices {

class ChangeRecorder;
class PlayingEpisode;

/// What runs changed here.
struct LibraryChanges
{
    QList<domain::EpisodeMark> episodes; ///< with their states before
    int markedPlayed = 0;                ///< of these, became played
    QList<QUrl> followed;
    QList<subscriptions::RemovedPodcast> unfollowed;

    [[nodiscard]] bool isEmpty() const
    {
        return episodes.isEmpty() && followed.isEmpty() && unfollowed.isEmpty();
    }
};

class DeviceLibrary final : public QObject, public sync::SyncLibrary
{
    Q_OBJECT

public:
    DeviceLibrary(episodes::Episodes &episodes,
                  subscriptions::Subscriptions &subscriptions,
                  const accounts::Accounts &accounts,
                  ChangeRecorder &recorder,
                  QObject *parent = nullptr);
    ~DeviceLibrary() override;

    /// Sets the player, which outlives this; null: nothing plays.
    void setPlayer(PlayingEpisode *player) { m_player = player; }

    [[nodiscard]] Future<Result<QSet<EpisodeId>>> apply(
        const QList<sync::EpisodeChange> &changes) override;
    /// Addresses that are neither http nor https are left out.
    [[nodiscard]] Future<Result<>> follow(const QList<QUrl> &feeds) override;
    [[nodiscard]] Future<Result<>> unfollow(const QList<PodcastId> &shows) override;
    [[nodiscard]] bool hasAccount(const QUrl &feed) const override;

    /// Returns what was changed since the last call.
    [[nodiscard]] LibraryChanges takeChanges();
    /// Gives the episodes of \a changes their states of before, and follows its shows again. Both
    /// count as changes of the user, which the next run uploads; shows that were followed stay.
    [[nodiscard]] Future<Result<>> undo(const LibraryChanges &changes);

private:
    struct Application;
    using ApplicationPtr = std::shared_ptr<Application>; // shared by the steps of one call
    void applyNext(const ApplicationPtr &application);
    void store(const ApplicationPtr &application, const QList<domain::EpisodeSummary> &episodes);
    void take(const QList<domain::EpisodeMark> &before, const QList<domain::EpisodeMark> &after);
    [[nodiscard]] bool isPlaying(EpisodeId episode) const;
    [[nodiscard]] Future<Result<>> followNext(QList<QUrl> feeds);
    [[nodiscard]] Future<Result<>> unfollowNext(QList<PodcastId> shows);
    [[nodiscard]] Future<Result<>> restoreNext(QList<subscriptions::RemovedPodcast> shows);

    episodes::Episodes &m_episodes;
    subscriptions::Subscriptions &m_subscriptions;
    const accounts::Accounts &m_accounts;
    ChangeRecorder &m_recorder;
    PlayingEpisode *m_player = nullptr;
    LibraryChanges m_changes;
};

} // namespace dogear::devices
