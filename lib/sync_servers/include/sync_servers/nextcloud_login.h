// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gets an app password from a Nextcloud: the user logs in with the browser.
///
/// Threads: GUI thread.
/// Owner:   the caller; the client outlives it. Its destruction ends the login.
/// Spec:    Nextcloud developer manual, "Login flow v2"; OCS API "core/getapppassword"
/// Tests:   tests/integration/tst_nextcloud_login.cpp

#include <base/future.h>
#include <base/result.h>
#include <sync_servers/server_account.h>

#include <QObject>
#include <QUrl>

#include <chrono>
#include <memory>

namespace dogear::net {
class ApiClient;
} // namespace dogear::net

namespace dogear::sync_servers {

/// What a login gives.
struct NextcloudAccess
{
    QUrl server; ///< may differ from what was typed, and may have a folder
    QString user;
    QString appPassword;

    friend bool operator==(const NextcloudAccess &, const NextcloudAccess &) = default;
};

class NextcloudLogin final : public QObject
{
    Q_OBJECT

public:
    /// The server forgets the login after this time.
    static constexpr std::chrono::minutes lifetime{20};

    /// \a caption: the name of this program and device that the server shows to the user.
    /// \a pollInterval: time between two questions whether the user has logged in.
    explicit NextcloudLogin(net::ApiClient &client,
                            QString caption,
                            std::chrono::milliseconds pollInterval = std::chrono::seconds(2),
                            QObject *parent = nullptr);
    ~NextcloudLogin() override;

    /// Begins a login at \a server; pageReady() names the page to open.
    /// \pre no login is under way
    /// \return the access; or an Error: of the client, BadResponse (the answer names another server
    ///   without https), Timeout after lifetime, Cancelled
    [[nodiscard]] Future<Result<NextcloudAccess>> start(const QUrl &server);
    /// Ends the login; its future finishes with Cancelled.
    void cancel();

    /// Makes an app password of the \a password that the user typed.
    /// \return \a password itself if it is an app password already
    [[nodiscard]] Future<Result<QString>> appPassword(const QUrl &server,
                                                      const QString &user,
                                                      const QString &password);

signals:
    void pageReady(const QUrl &page);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::sync_servers
