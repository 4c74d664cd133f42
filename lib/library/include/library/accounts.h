// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names and passwords of shows: held for the session, kept in a keychain, sent to one
/// server.
///
/// An account belongs to a feed, not to a server: hosts of paid shows give every listener, and some
/// every show, a name of its own, so two feeds of one host may differ. It counts for all that is on
/// the feed's server, scheme and port included: cover, enclosures. A feed without an account of its
/// own may share another one of its server once that server refused it without.
///
/// Nothing here is ever written to a file: where no keychain takes a password it is held for the
/// session (rule 124). Which feeds have one in the keychain is a setting, so that nobody is asked
/// to unlock a keychain for shows that need none. It stays there when a show is no longer followed,
/// so that following it again, or undo, asks nothing.
///
/// Threads: GUI thread.
/// Owner:   the composition root; settings and store outlive it. Asked for more after it is gone, a
///          future is cancelled.
/// Spec:    RFC 7617 (basic authentication)
/// Tests:   tests/unit/library/tst_accounts.cpp, tests/integration/tst_private_shows.cpp

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

namespace dogear::library {

struct Credentials
{
    QString name;
    QString password;
};

enum class Remember { InKeychain, ForSession };

/// Whether \a error is the server of \a address asking for a name and a password (401). Another
/// server, reached through redirects, never gets those of \a address.
[[nodiscard]] bool asksForPassword(const Error &error, const QUrl &address);

/// \a address with \a credentials in it.
[[nodiscard]] QUrl withCredentials(const QUrl &address, const Credentials &credentials);

class Accounts final : public QObject
{
    Q_OBJECT

public:
    /// A keychain that failed is not asked again for so long: one question to unlock it is enough.
    static constexpr std::chrono::minutes pauseAfterFailure{5};

    /// Without \a secrets all is held for the session.
    explicit Accounts(settings::Settings &settings,
                      SecretStore *secrets = nullptr,
                      QObject *parent = nullptr);

    /// From now on, in this session, \a feed is asked for with \a credentials.
    void hold(const QUrl &feed, const Credentials &credentials);
    /// hold() for an address with credentials in it. \return it without them
    QUrl adopt(const QUrl &address);
    /// Puts what is held for \a feed into the keychain, or takes it out of there.
    /// \return or KeychainUnavailable; it is held for the session all the same
    Future<Result<>> keep(const QUrl &feed, Remember remember = Remember::InKeychain);
    /// The feed at \a from lives at \a to now: on the same server its account comes along.
    void move(const QUrl &from, const QUrl &to);

    /// Whether an account for \a feed is known, here or in the keychain.
    [[nodiscard]] bool isKnown(const QUrl &feed) const;
    /// The name that is held for \a feed; for a form to begin with.
    [[nodiscard]] QString heldName(const QUrl &feed) const;

    /// \a url, which \a feed names, with the account of \a feed if it is on that feed's server; as
    /// it is if it has credentials or there are none.
    [[nodiscard]] Future<QUrl> authorised(const QUrl &url, const QUrl &feed);
    /// \a url once with each account of its server; none if it has credentials.
    [[nodiscard]] Future<QList<QUrl>> withEveryAccount(const QUrl &url);

signals:
    /// Emitted when a password that was to be kept is only held for the session.
    void notKept(const QUrl &feed, const dogear::Error &error);

private:
    struct Account
    {
        QUrl feed;        ///< whose server may see it
        QString userInfo; ///< "name:password", percent-encoded; empty: none
    };

    [[nodiscard]] static QUrl apply(const Account &account, const QUrl &url);
    [[nodiscard]] Future<Account> account(const QUrl &feed);
    [[nodiscard]] Future<QString> ask(const QUrl &feed);
    [[nodiscard]] Future<QList<QUrl>> collect(const QUrl &url, QList<QUrl> feeds, QList<QUrl> ways);
    [[nodiscard]] bool isKept(const QUrl &feed) const;
    void setKept(const QUrl &feed, bool isKept);

    settings::Settings &m_settings;
    SecretStore *m_secrets;
    QHash<QString, Account> m_held;           ///< by feedUrlKey
    QHash<QString, Future<QString>> m_asking; ///< by feedUrlKey; on its way from the keychain
    Future<QString> m_lastAsked = readyFuture(QString());
    QDeadlineTimer m_pause{0};
};

} // namespace dogear::library
