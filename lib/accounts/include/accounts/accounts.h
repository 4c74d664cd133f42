// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Manages names and passwords of shows: holds them for the session, stores them in a
///        keychain, and adds them to requests to their server only.
///
/// An account belongs to a feed, not to a server: hosts of paid shows give each listener, and some
/// each show, a separate name, so two feeds of one host may differ. It applies to everything on the
/// feed's server (same scheme and port): cover, enclosures. A feed without an account of its own
/// may use another account of its server after the server refused it without.
///
/// Accounts are never written to a file: without a working keychain they are held for the session
/// (rule 124). The settings list the feeds with an account in the keychain, so that the user is not
/// asked to unlock a keychain for shows that need none. The account stays there when the user
/// unfollows the show, so that following it again, or undo, asks nothing.
///
/// Threads: GUI thread.
/// Owner:   the composition root; settings and store outlive it. The destructor cancels the futures
///          that wait for the keychain.
/// Spec:    RFC 7617 (basic authentication)
/// Tests:   tests/unit/accounts/tst_accounts.cpp, tests/integration/tst_private_shows.cpp
/// Decision: README.md, "A password belongs to one feed and its server".

#include <base/future.h>
#include <base/result.h>

#include <QDeadlineTimer>
#include <QHash>
#include <QList>
#include <QObject>
#include <QUrl>

namespace dogear {
class SecretStore;
} // namespace dogear

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear::accounts {

struct Credentials
{
    QString name;
    QString password;
};

enum class Remember { InKeychain, ForSession };

/// Whether \a error means that the server of \a address itself asks for a name and a password
/// (401). Another server, reached through redirects, never gets those of \a address.
[[nodiscard]] bool asksForPassword(const Error &error, const QUrl &address);

/// Returns \a address with \a credentials added.
[[nodiscard]] QUrl withCredentials(const QUrl &address, const Credentials &credentials);

class Accounts final : public QObject
{
    Q_OBJECT

public:
    /// Time for which a keychain that failed is not asked again, so that the user is not asked
    /// repeatedly to unlock it.
    static constexpr std::chrono::minutes pauseAfterFailure{5};

    /// Without \a secrets all accounts are held for the session.
    explicit Accounts(settings::Settings &settings,
                      SecretStore *secrets = nullptr,
                      QObject *parent = nullptr);

    /// Uses \a credentials for \a feed from now on, in this session.
    void hold(const QUrl &feed, const Credentials &credentials);
    /// Does hold() for an address with credentials. \return the address without them
    QUrl adopt(const QUrl &address);
    /// Stores the account held for \a feed in the keychain, or removes it from there.
    /// \return KeychainUnavailable on failure; the account is held for the session all the same
    Future<Result<>> keep(const QUrl &feed, Remember remember = Remember::InKeychain);
    /// Moves the account of the feed at \a from along to \a to, if both are on the same server.
    void move(const QUrl &from, const QUrl &to);

    /// Whether an account for \a feed is known, held or in the keychain.
    [[nodiscard]] bool isKnown(const QUrl &feed) const;
    /// The name that is held for \a feed; prefills a form.
    [[nodiscard]] QString sessionName(const QUrl &feed) const;

    /// Returns \a url, which \a feed names, with the account of \a feed if both are on the same
    /// server; unchanged if it has credentials or there is no account.
    [[nodiscard]] Future<QUrl> authorised(const QUrl &url, const QUrl &feed);
    /// Returns \a url once with each account of its server; empty if it has credentials.
    [[nodiscard]] Future<QList<QUrl>> urlsWithEveryAccount(const QUrl &url);

signals:
    /// Emitted when a password that should be stored is only held for the session.
    void notStoredInKeychain(const QUrl &feed, const dogear::Error &error);

private:
    struct Account
    {
        QUrl feed;        ///< its server may receive the account
        QString userInfo; ///< "name:password", percent-encoded; empty: none
    };

    [[nodiscard]] static QUrl apply(const Account &account, const QUrl &url);
    [[nodiscard]] Future<Account> account(const QUrl &feed);
    [[nodiscard]] Future<QString> ask(const QUrl &feed);
    [[nodiscard]] Future<QList<QUrl>> collect(const QUrl &url,
                                              QList<QUrl> feeds,
                                              QList<QUrl> candidateUrls);
    [[nodiscard]] bool isStoredInKeychain(const QUrl &feed) const;
    void setStoredInKeychain(const QUrl &feed, bool isStoredInKeychain);

    settings::Settings &m_settings;
    SecretStore *m_secrets;
    QHash<QString, Account> m_accounts;       ///< by feedUrlKey
    QHash<QString, Future<QString>> m_asking; ///< by feedUrlKey; requests to the keychain
    Future<QString> m_lastAsked = readyFuture(QString());
    QDeadlineTimer m_pause{0};
};

} // namespace dogear::accounts
