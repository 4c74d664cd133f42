// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer.h"

#include <net/network_http_client.h>

#include <QNetworkAccessManager>

namespace dogear::net {

class NetworkHttpClient::Private
{
public:
    explicit Private(QByteArray agent)
        : userAgent(std::move(agent))
    {}

    QByteArray userAgent;
    /// Made at the first request: its set-up takes longer than showing the window.
    std::unique_ptr<QNetworkAccessManager> network;
    QObject transfers; ///< parent of those in flight; goes first, and with it they answer Cancelled
};

NetworkHttpClient::NetworkHttpClient(QByteArray userAgent)
    : d(std::make_unique<Private>(std::move(userAgent)))
{}

NetworkHttpClient::~NetworkHttpClient() = default;

QFuture<Result<HttpResponse>> NetworkHttpClient::get(const HttpRequest &request)
{
    if (!d->network) {
        d->network = std::make_unique<QNetworkAccessManager>();
        d->network->setAutoDeleteReplies(false);
    }
    auto *transfer = new Transfer(*d->network, request, d->userAgent, &d->transfers);
    const QFuture<Result<HttpResponse>> future = transfer->future();
    transfer->start();
    return future;
}

} // namespace dogear::net
