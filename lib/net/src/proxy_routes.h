// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the proxies for a request, without blocking the thread that sends it.
///
/// The desktop may have a script that decides for each host, and fetching that script takes
/// seconds. It is asked on a thread of its own, and its answers are kept for some minutes.
///
/// Threads: the thread of its access manager.
/// Tests:   tests/integration/tst_proxy.cpp

#include <net/connections.h>

#include <QDeadlineTimer>
#include <QHash>
#include <QList>
#include <QNetworkProxy>
#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

namespace dogear::net {

class ProxyRoutes final : public QObject
{
public:
    using Proxies = QList<QNetworkProxy>; ///< the first that fits the request is used

    explicit ProxyRoutes(std::shared_ptr<const Connections> connections);

    /// The proxies for \a url, never an empty list; nothing while the desktop has to be asked, or
    /// the password of the proxy is not known.
    [[nodiscard]] std::optional<Proxies> find(const QUrl &url) const;

    /// Asks the desktop about \a url, then calls \a done, unless \a context was destroyed. Without
    /// an answer for maxWait there is no proxy. While the proxy awaits its password, \a done is not
    /// called. \pre find() returns nothing
    void ask(const QUrl &url, QObject *context, const std::function<void()> &done);

private:
    struct Answer
    {
        Proxies proxies;
        QDeadlineTimer validUntil;
    };

    struct Waiting
    {
        QPointer<QObject> context;
        std::function<void()> done;
    };

    void askLater(const QUrl &url, const Waiting &waiting);
    void take(const QString &server, const Answer &answer);

    std::shared_ptr<const Connections> m_connections;
    QHash<QString, Answer> m_answers; ///< of the desktop, by scheme, host and port
    QHash<QString, QList<Waiting>> m_waiting;
    QThreadPool m_thread; ///< the last member: its destructor waits for a running question
};

} // namespace dogear::net
