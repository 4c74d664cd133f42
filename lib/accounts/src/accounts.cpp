// SPDX-License-Identifier: GPL-3.0-or-later
#include <accounts/accounts.h>
#include <base/feed_url.h>
#include <base/secret_store.h>
#include <net/same_server.h>
#include <settings/settings.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::accounts {

namespace {

bool isWeb(const QUrl &url)
{
    return url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
}

/// Whether \a url may receive the account of \a feed. Credentials for https are never sent over an
/// unencrypted connection.
bool mayReceiveCredentials(const QUrl &url, const QUrl &feed)
{
    const bool isExposed = feed.scheme() == "https"_L1 && url.scheme() != "https"_L1;
    return isWeb(url) && !isExposed && net::isSameServer(feed, url);
}

bool isSameFeed(const QUrl &a, const QUrl &b)
{
    return feedUrlKey(a) == feedUrlKey(b);
}

} // namespace

bool asksForPassword(const Error &error, const QUrl &address)
{
    return error.code == ErrorCode::HttpStatus && error.httpStatus == 401
           && mayReceiveCredentials(error.url, address);
}

QUrl withCredentials(const QUrl &address, const Credentials &credentials)
{
    QUrl url = address;
    url.setUserName(credentials.name, QUrl::DecodedMode);
    url.setPassword(credentials.password, QUrl::DecodedMode);
    return url;
}

Accounts::Accounts(settings::Settings &settings, SecretStore *secrets, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_secrets(secrets)
{}

void Accounts::hold(const QUrl &feed, const Credentials &credentials)
{
    adopt(withCredentials(feed, credentials));
}

QUrl Accounts::adopt(const QUrl &address)
{
    const QUrl plain = address.adjusted(QUrl::RemoveUserInfo);
    // Files have no accounts; a user name in a file: address means nothing.
    if (isWeb(address) && !address.userInfo().isEmpty())
        m_accounts.insert(feedUrlKey(plain), {plain, address.userInfo(QUrl::FullyEncoded)});
    return plain;
}

Future<Result<>> Accounts::keep(const QUrl &feed, Remember remember)
{
    const QString key = feedUrlKey(feed);
    const bool isWanted = remember == Remember::InKeychain && m_accounts.contains(key);
    const bool isThere = isStoredInKeychain(feed);
    // Nothing to store, or nothing to remove.
    if (!isWanted && (remember == Remember::InKeychain || !isThere || !m_secrets))
        return readyFuture(Result<>());
    const Future<Result<>> done =
        !m_secrets ? readyFuture(Result<>(failure(
            {.code = ErrorCode::KeychainUnavailable, .detail = u"no store"_s, .url = feed})))
        : isWanted ? m_secrets->set(key, m_accounts.value(key).userInfo)
                   : m_secrets->remove(key);
    return done.then(this, [this, feed, isWanted](const Result<> &result) -> Result<> {
        if (result) {
            setStoredInKeychain(feed, isWanted);
            // The keychain works again, so the pause after a failure ends.
            m_pause = QDeadlineTimer(0);
            return {};
        }
        Error error = result.error();
        error.url = feed;
        if (isWanted)
            emit notStoredInKeychain(feed, error);
        return failure(error);
    });
}

void Accounts::move(const QUrl &from, const QUrl &to)
{
    if (!isKnown(from) || !mayReceiveCredentials(to, from) || isSameFeed(from, to))
        return;
    account(from).then(this, [this, from, to](const Account &account) {
        if (account.userInfo.isEmpty())
            return;
        adopt(apply(account, to));
        if (!isStoredInKeychain(from))
            return;
        // Removed from the old address only once it is stored at the new one.
        keep(to).then(this, [this, from](const Result<> &kept) {
            if (kept)
                keep(from, Remember::ForSession);
        });
    });
}

void Accounts::setStoredInKeychain(const QUrl &feed, bool isStoredInKeychain)
{
    settings::AccountSettings accounts = m_settings.accounts();
    accounts.feeds.removeIf([&feed](const QUrl &other) { return isSameFeed(feed, other); });
    if (isStoredInKeychain)
        accounts.feeds.append(feed);
    m_settings.setAccounts(accounts);
}

bool Accounts::isStoredInKeychain(const QUrl &feed) const
{
    return std::ranges::any_of(m_settings.accounts().feeds,
                               [&feed](const QUrl &other) { return isSameFeed(feed, other); });
}

bool Accounts::isKnown(const QUrl &feed) const
{
    return m_accounts.contains(feedUrlKey(feed)) || isStoredInKeychain(feed);
}

QString Accounts::sessionName(const QUrl &feed) const
{
    return apply(m_accounts.value(feedUrlKey(feed)), feed).userName(QUrl::FullyDecoded);
}

Future<QUrl> Accounts::authorised(const QUrl &url, const QUrl &feed)
{
    if (!isWeb(url) || !url.userInfo().isEmpty())
        return readyFuture(url);
    return account(feed).then([url](const Account &account) { return apply(account, url); });
}

Future<QList<QUrl>> Accounts::urlsWithEveryAccount(const QUrl &url)
{
    QList<QUrl> feeds = m_settings.accounts().feeds;
    for (const Account &account : std::as_const(m_accounts)) {
        if (!isStoredInKeychain(account.feed))
            feeds.append(account.feed);
    }
    feeds.removeIf([&url](const QUrl &feed) { return !mayReceiveCredentials(url, feed); });
    if (!url.userInfo().isEmpty())
        feeds.clear();
    std::sort(feeds.begin(), feeds.end()); // a hash has no order; requests should be repeatable
    return collect(url, feeds, {});
}

Future<QList<QUrl>> Accounts::collect(const QUrl &url, QList<QUrl> feeds, QList<QUrl> candidateUrls)
{
    if (feeds.isEmpty())
        return readyFuture(candidateUrls);
    return account(feeds.takeFirst()).then(this, [=, this](const Account &account) mutable {
        const QUrl candidateUrl = apply(account, url);
        // Many feeds of a server may share one account; it is tried once.
        if (candidateUrl != url && !candidateUrls.contains(candidateUrl))
            candidateUrls.append(candidateUrl);
        return collect(url, feeds, candidateUrls);
    });
}

QUrl Accounts::apply(const Account &account, const QUrl &url)
{
    QUrl candidateUrl = url;
    if (!account.userInfo.isEmpty() && mayReceiveCredentials(url, account.feed))
        candidateUrl.setUserInfo(account.userInfo, QUrl::StrictMode);
    return candidateUrl;
}

Future<Accounts::Account> Accounts::account(const QUrl &feed)
{
    const QUrl plain = feed.adjusted(QUrl::RemoveUserInfo);
    if (!feed.userInfo().isEmpty()) // stored by an old version, which kept credentials in addresses
        return readyFuture(Account{plain, feed.userInfo(QUrl::FullyEncoded)});
    if (const auto held = m_accounts.constFind(feedUrlKey(feed)); held != m_accounts.cend())
        return readyFuture(*held);
    if (!m_secrets || !isStoredInKeychain(feed))
        return readyFuture(Account{plain, {}});
    // The context allows several continuations; QFuture supports only one without a context.
    return ask(feed).then(this, [plain](const QString &userInfo) {
        return Account{plain, userInfo};
    });
}

/// Asks the keychain, one request after another: a user who leaves it locked is not asked again for
/// the next show.
Future<QString> Accounts::ask(const QUrl &feed)
{
    const QString key = feedUrlKey(feed);
    if (const auto asking = m_asking.constFind(key); asking != m_asking.cend())
        return *asking;
    m_lastAsked =
        m_lastAsked
            .then(this,
                  [this, key](const QString &) {
                      return m_pause.hasExpired() ? m_secrets->get(key)
                                                  : readyFuture<Result<QString>>(failure(
                                                      {.code = ErrorCode::KeychainUnavailable}));
                  })
            .then(this, [this, key, feed](const Result<QString> &secret) {
                m_asking.remove(key);
                // Only an unreachable keychain starts the pause; a missing password does not.
                const bool isOut = !secret && secret.error().code == ErrorCode::KeychainUnavailable;
                if (isOut && m_pause.hasExpired())
                    m_pause.setRemainingTime(pauseAfterFailure);
                if (secret && !m_accounts.contains(key)) // the user may have typed a newer one
                    m_accounts.insert(key, {feed, *secret});
                return m_accounts.value(key).userInfo;
            });
    m_asking.insert(key, m_lastAsked);
    return m_lastAsked;
}

} // namespace dogear::accounts
