// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sends the requests to directories: within the budget of each host, and each only once
///        while its answer is fresh.
///
/// Errors are never stored. A waiting request whose asker is destroyed is not sent, and one that
/// was sent is aborted.
///
/// Threads: GUI thread; futures finish there.
/// Tests:   tests/unit/discovery/tst_directory_client.cpp

#include "requests/request_budget.h"

#include <base/clock.h>
#include <base/future.h>
#include <base/result.h>
#include <net/http_client.h>

#include <QCache>
#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <list>

namespace dogear::discovery {

struct DirectoryRequest
{
    QUrl url;
    std::chrono::seconds keep{std::chrono::hours(1)}; ///< how long an answer stays fresh
    QList<net::HttpHeader> headers = {};              ///< not a part of the key of the answer
};

class DirectoryClient final : public QObject
{
    Q_OBJECT

public:
    using Answer = Result<QByteArray>;

    /// Answers above this size are errors.
    static constexpr qint64 maxAnswerBytes = qint64{4} * 1024 * 1024;
    /// From sending to the last byte.
    static constexpr std::chrono::milliseconds deadline{8'000};

    DirectoryClient(net::HttpClient &http, const Clock &clock, QObject *parent = nullptr);
    ~DirectoryClient() override;

    /// Sets the rate of \a host from now on; hosts without one get the default of RequestRate.
    void setRate(const QString &host, const RequestRate &rate);

    /// Requests a document and parses it with \a parse, which makes a Result of the body.
    /// \return the Result of \a parse, of a stored body too; or an Error of HttpClient::get(),
    ///         Timeout also after the deadline. Cancelled if \a asker is destroyed first.
    template<typename Parse>
    [[nodiscard]] auto get(const DirectoryRequest &request, QObject *asker, Parse parse)
    {
        using Parsed = std::invoke_result_t<Parse &, const QByteArray &>;
        return body(request, asker)
            .then(this, [this, request, parse](const Answer &body) -> Parsed {
                if (!body)
                    return failure(body.error());
                Parsed parsed = parse(*body);
                // A page of HTML with the status 200 is an error too, which is never stored.
                if (parsed)
                    keep(request, *body);
                return parsed;
            });
    }

private:
    struct Waiting
    {
        DirectoryRequest request;
        QPointer<QObject> asker;
        std::shared_ptr<QPromise<Answer>> promise;
    };
    struct Stored
    {
        QByteArray body;
        QDateTime until;
    };

    net::HttpClient &m_http;
    const Clock &m_clock;
    QElapsedTimer m_time; ///< a clock of the day may be set back
    QTimer m_next;
    QHash<QString, RequestBudget> m_budgets; ///< by host
    std::list<Waiting> m_waiting;
    QCache<QUrl, Stored> m_stored; ///< cost in bytes

    [[nodiscard]] Future<Answer> body(const DirectoryRequest &request, QObject *asker);
    [[nodiscard]] RequestBudget &budgetOf(const QString &host);
    void sendWaiting();
    void send(const Waiting &waiting);
    void keep(const DirectoryRequest &request, const QByteArray &body);
};

} // namespace dogear::discovery
