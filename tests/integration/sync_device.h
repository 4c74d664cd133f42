// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Simulates a device that syncs: a library in memory, a real transport, and what the user
///        does.

#include <net/network_api_client.h>
#include <storage/database_thread.h>
#include <support/fake_clock.h>
#include <support/sync_server.h>
#include <sync/sync_library.h>
#include <sync/sync_run.h>

#include <QMap>
#include <QStringList>

#include <memory>

namespace dogear::test {

class SyncDevice : public sync::SyncLibrary
{
public:
    static constexpr int episodesPerShow = 6;
    static constexpr std::chrono::seconds duration{1000};

    /// \a clock and \a server outlive the device.
    SyncDevice(QString name, const SyncServer &server, FakeClock &clock);
    /// Without a transport: \a target is another one than a server.
    SyncDevice(QString name, const domain::SyncTarget &target, FakeClock &clock);

    // What the user does.
    /// Follows the show \a name, whose feed is showUrl() and has episodesPerShow episodes.
    void followShow(const QString &name);
    void unfollowShow(const QString &name);
    void preview(const QUrl &feed);
    void followAt(const QUrl &feed);
    /// Plays the episode "show/number" up to \a seconds and pauses.
    void play(const QString &episode, int seconds);
    void markPlayed(const QString &episode);
    void markUnplayed(const QString &episode);
    /// Changes the state without recording it, as before sync was set up.
    void setState(const QString &episode, const domain::EpisodeState &state);
    void moveShow(const QString &name, const QUrl &to);
    /// Reads the feed of the show \a name, if readsFeeds was false when it was followed.
    void readFeed(const QString &name);

    /// Runs once and waits.
    Result<sync::SyncReport> syncOnce(sync::PullScope scope = sync::PullScope::AsDue);

    /// States as text, by episode: "played", "120 s"; episodes without a state are left out.
    [[nodiscard]] QMap<QString, QString> states();
    [[nodiscard]] QStringList shows(); ///< keys of the addresses of the followed shows, sorted
    [[nodiscard]] qint64 number(const QString &sql, const QVariantList &values = {});
    [[nodiscard]] const domain::SyncTarget &target() const { return m_target; }
    [[nodiscard]] storage::DatabaseThread &database() { return m_database; }
    [[nodiscard]] sync::Transport &transport() { return *m_transport; }
    [[nodiscard]] EpisodeId id(const QString &episode);

    [[nodiscard]] static QUrl showUrl(const QString &name);

    // Interface to a run.
    [[nodiscard]] Future<Result<QSet<EpisodeId>>> apply(
        const QList<sync::EpisodeChange> &changes) override;
    [[nodiscard]] Future<Result<>> follow(const QList<QUrl> &feeds) override;
    [[nodiscard]] Future<Result<>> unfollow(const QList<PodcastId> &shows) override;
    [[nodiscard]] bool hasAccount(const QUrl &feed) const override;

    QSet<EpisodeId> playing;
    QSet<QUrl> accounts;    ///< feeds whose requests carry a password
    bool readsFeeds = true; ///< whether a followed show gets its episodes at once
    bool isOnline = true;

protected:
    template<typename Job>
    auto run(Job job)
    {
        auto future = m_database.run(std::move(job));
        future.waitForFinished();
        return future.result();
    }
    void setTarget(const domain::SyncTarget &target)
    {
        m_target = target;
        m_name = target.device;
    }
    [[nodiscard]] const FakeClock &clock() const { return m_clock; }

private:
    void addTarget(const domain::SyncTarget &target);
    void change(const QString &episode, const domain::EpisodeState &state, bool isRecorded);

    QString m_name;
    FakeClock &m_clock;
    storage::DatabaseThread m_database{QStringLiteral(":memory:")};
    net::NetworkApiClient m_client{"Dogear test"};
    domain::SyncTarget m_target;
    std::unique_ptr<sync::Transport> m_transport;
};

} // namespace dogear::test
