// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs a server of sync on 127.0.0.1, with the quirks and faults of real ones.
///
/// Speaks the gpodder.net API 2, or the interface of the Nextcloud app gpoddersync with login flow
/// v2. Keeps a log of all requests.
///
/// Threads: the thread of the test.

#include <base/clock.h>
#include <support/local_http_server.h>
#include <support/sync_server_store.h>

#include <QJsonArray>

#include <functional>

namespace dogear::test {

/// What happens to one request instead of, or after, the usual.
enum class SyncFault {
    None,
    DropBefore,  ///< the connection ends before the request was read
    DropAfter,   ///< the request is carried out, and the answer is lost
    CutAnswer,   ///< the request is carried out, and the answer ends early
    Broken,      ///< 500 with a web page, before anything is stored
    Unavailable, ///< 503 with Retry-After: 60
    WebPage,     ///< 200 with the login page of a hotel
    LostSession, ///< the server forgets all sessions, then answers as usual
};

class SyncServer final
{
public:
    static inline const QString user = QStringLiteral("ann");
    static inline const QString password = QStringLiteral("secret");
    /// What a Nextcloud makes of the password.
    static inline const QString appPassword = QStringLiteral("app-secret");

    SyncServer(const SyncServerQuirks &quirks, const Clock &clock);

    [[nodiscard]] QUrl address() const { return m_http.url(QString()); }
    [[nodiscard]] const SyncServerQuirks &quirks() const { return m_quirks; }
    [[nodiscard]] SyncServerStore &store() { return m_store; }

    /// Decides for each request which fault it gets.
    void setFaults(std::function<SyncFault(const ServerRequest &)> faults)
    {
        m_faults = std::move(faults);
    }
    /// Calls \a hook after an answer to \a path (its end) was made, once.
    void afterNext(const QString &path, std::function<void()> hook);
    /// Moves the clock of the server.
    void setClockOffset(qint64 seconds) { m_offset = seconds; }
    /// Refuses each upload of an action that \a isBad.
    void refuseActions(std::function<bool(const QJsonObject &)> isBad, int status);

    /// Lets the user confirm the login that a client began in the browser.
    void confirmLogin() { m_isLoginConfirmed = true; }
    [[nodiscard]] bool hasAppPassword() const { return m_hasAppPassword; }

    /// Every byte of the requests so far, for searching.
    [[nodiscard]] QByteArray requestLog() const;
    [[nodiscard]] const QList<ServerRequest> &requests() const { return m_http.requests(); }
    void clearRequests() { m_http.clearRequests(); }

private:
    [[nodiscard]] ServerAnswer answer(const ServerRequest &request);
    [[nodiscard]] ServerAnswer usual(const ServerRequest &request);
    [[nodiscard]] ServerAnswer gpodder(const ServerRequest &request, const QStringList &parts);
    [[nodiscard]] ServerAnswer nextcloud(const ServerRequest &request, const QString &path);
    [[nodiscard]] ServerAnswer loginFlow(const ServerRequest &request, const QString &path);
    [[nodiscard]] ServerAnswer takeActions(const ServerRequest &request);
    [[nodiscard]] ServerAnswer handleShows(const ServerRequest &request, const QString &device);
    [[nodiscard]] bool isLoggedIn(const ServerRequest &request) const;
    [[nodiscard]] bool hasPassword(const ServerRequest &request) const;
    [[nodiscard]] ServerAnswer uploaded(const QJsonArray &changes = {}) const;
    [[nodiscard]] qint64 now() const { return m_clock.now().toSecsSinceEpoch() + m_offset; }

    SyncServerQuirks m_quirks;
    const Clock &m_clock;
    SyncServerStore m_store;
    LocalHttpServer m_http;
    std::function<SyncFault(const ServerRequest &)> m_faults;
    std::function<bool(const QJsonObject &)> m_isBad;
    int m_badStatus = 500;
    QString m_hookPath;
    std::function<void()> m_hook;
    QHash<QByteArray, qint64> m_sessions; ///< cookie and the time of its login
    qint64 m_offset = 0;
    bool m_isLoginConfirmed = false;
    bool m_hasAppPassword = false;
};

} // namespace dogear::test
