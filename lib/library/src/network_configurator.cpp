// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/secret_store.h>
#include <library/network_configurator.h>

using namespace Qt::StringLiterals;

namespace dogear::library {

namespace {

/// Returns the name of the entry in the keychain: a password belongs to one user of one proxy, so
/// that another one, which an imported file may name, never gets it.
QString entryOf(const settings::NetworkSettings &network)
{
    const QString host = network.proxyHost.trimmed().toLower();
    return "proxy "_L1 + network.proxyUser + u'@' + host + u':'
           + QString::number(network.proxyPort);
}

net::ProxyKind toKind(settings::ProxyMode mode)
{
    switch (mode) {
    case settings::ProxyMode::None:
        return net::ProxyKind::None;
    case settings::ProxyMode::Http:
        return net::ProxyKind::Http;
    case settings::ProxyMode::Socks5:
        return net::ProxyKind::Socks5;
    case settings::ProxyMode::System:
        break;
    }
    return net::ProxyKind::System;
}

/// Makes an error of the keychain name the proxy, as its sentence does.
Error ofProxy(const Error &error, const settings::NetworkSettings &network)
{
    Error named = error;
    named.url.setScheme(u"http"_s);
    named.url.setHost(network.proxyHost);
    return named;
}

bool hasUser(const settings::NetworkSettings &network)
{
    const net::ProxyKind kind = toKind(network.proxyMode);
    const bool isOwn = kind == net::ProxyKind::Http || kind == net::ProxyKind::Socks5;
    return isOwn && !network.proxyUser.isEmpty();
}

} // namespace

net::Proxy toProxy(const settings::NetworkSettings &settings, const QString &password)
{
    net::Proxy proxy{.kind = toKind(settings.proxyMode)};
    if (proxy.kind == net::ProxyKind::System || proxy.kind == net::ProxyKind::None)
        return proxy;
    proxy.host = settings.proxyHost.trimmed();
    proxy.port = quint16(settings.proxyPort);
    proxy.user = settings.proxyUser;
    // Without a user the password belongs to a proxy that is no longer used.
    proxy.password = settings.proxyUser.isEmpty() ? QString() : password;
    return proxy;
}

NetworkConfigurator::NetworkConfigurator(std::shared_ptr<net::Connections> connections,
                                         SecretStore *secrets,
                                         QObject *parent)
    : QObject(parent)
    , m_connections(std::move(connections))
    , m_secrets(secrets)
{}

void NetworkConfigurator::applyNetwork(const settings::NetworkSettings &network,
                                       const QString &password)
{
    m_network = network;
    m_password = password;
    m_passwordEntry = entryOf(network);
    m_connections->setProxy(toProxy(network, password));
}

void NetworkConfigurator::begin(const settings::NetworkSettings &network)
{
    m_requests.cancel();
    m_network = network;
    net::Proxy proxy = toProxy(network, isPasswordKnown() ? m_password : QString());
    proxy.awaitsPassword = hasUser(network) && !isPasswordKnown();
    m_connections->setProxy(proxy);
}

void NetworkConfigurator::setNetwork(const settings::NetworkSettings &network)
{
    begin(network);
    readPassword();
}

Future<Result<>> NetworkConfigurator::readPassword()
{
    if (!hasUser(m_network) || isPasswordKnown())
        return readyFuture(Result<>());
    const LatestRequest::Ticket request = m_requests.begin();
    const Future<Result<QString>> read =
        m_secrets ? m_secrets->get(entryOf(m_network))
                  : readyFuture<Result<QString>>(failure({.code = ErrorCode::KeychainUnavailable}));
    return read.then(this, [this, request](const Result<QString> &secret) -> Result<> {
        if (!m_requests.isLatest(request)) // another password or proxy was entered since
            return {};
        // Without a password the proxy is asked all the same: it says what it wants.
        applyNetwork(m_network, secret.value_or(QString()));
        emit passwordRead(m_password);
        if (!secret && secret.error().code != ErrorCode::NotFound)
            return failure(ofProxy(secret.error(), m_network));
        return {};
    });
}

Future<Result<>> NetworkConfigurator::setPassword(const QString &password)
{
    m_requests.cancel();
    applyNetwork(m_network, password);
    if (!m_secrets)
        return readyFuture(
            Result<>(failure(ofProxy({.code = ErrorCode::KeychainUnavailable}, m_network))));
    const QString entry = entryOf(m_network);
    const Future<Result<>> stored =
        password.isEmpty() ? m_secrets->remove(entry) : m_secrets->set(entry, password);
    return stored.then(this, [network = m_network](const Result<> &done) -> Result<> {
        if (!done)
            return failure(ofProxy(done.error(), network));
        return {};
    });
}

bool NetworkConfigurator::isPasswordKnown() const
{
    return m_passwordEntry == entryOf(m_network);
}

} // namespace dogear::library
