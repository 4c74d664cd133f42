// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sends the requests to directories: within the budget of each host, and each only once
///        while its answer is fresh.
///
/// Errors are never kept. If a request fails, an earlier answer to it is used, whatever its age,
/// and Dated::requestError says why. A waiting request whose context is destroyed is not sent, and
/// one that was sent is aborted.
///
/// Threads: GUI thread; futures finish there. Answers are parsed in the pool.
/// Tests:   tests/unit/discovery/tst_directory_client.cpp

#include "requests/answer_store.h"
#include "requests/request_budget.h"

#include <base/clock.h>
#include <base/future.h>
#include <base/result.h>
#include <base/workers.h>
#include <discovery/dated.h>
#include <net/http_client.h>

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUrl>
#include <QtConcurrentRun>

#include <chrono>
#include <list>

namespace dogear::discovery {

struct DirectoryRequest
{
    QUrl url;
    std::chrono::seconds maxAge{}; ///< of a kept answer that replaces the request; 0: none does
    QList<net::HttpHeader> headers = {};            ///< not a part of the key of the answer
    net::Purpose purpose = net::Purpose::Directory; ///< Link for a page behind a link
};

class DirectoryClient final : public QObject
{
    Q_OBJECT

public:
    /// Maximum time from sending to the last byte.
    static constexpr std::chrono::milliseconds deadline{8'000};

    /// \param folder see AnswerStore
    DirectoryClient(net::HttpClient &http,
                    const Clock &clock,
                    const QString &folder,
                    QObject *parent = nullptr);
    ~DirectoryClient() override;

    /// Sets the rate of the server of \a url from now on; others get the default of RequestRate.
    void setRate(const QUrl &url, const RequestRate &rate);

    /// Requests a document and parses it with \a parse, a pure function of the body to a Result<T>.
    /// \return Result<Dated<T>>: what \a parse made of the answer or of a kept one; or an Error of
    ///   \a parse or of HttpClient::get(), Timeout also after the deadline. Cancelled if \a context
    ///   is destroyed first.
    template<typename Parse>
    [[nodiscard]] auto get(const DirectoryRequest &request, QObject *context, Parse parse)
    {
        using Parsed = std::invoke_result_t<Parse &, const QByteArray &>;
        using Answers = Future<Result<Dated<typename Parsed::value_type>>>;
        return m_store.find(request.url)
            .then(this,
                  [this, request, context = QPointer(context), parse](
                      const std::optional<StoredAnswer> &kept) -> Answers {
                      if (kept && m_clock.now() < kept->read.addSecs(request.maxAge.count()))
                          return parsed(*kept, parse, std::nullopt);
                      return fetched(request, context, parse, kept);
                  });
    }

private:
    using Body = Result<QByteArray>;

    struct Waiting
    {
        DirectoryRequest request;
        QPointer<QObject> context;
        std::shared_ptr<QPromise<Body>> promise;
    };

    /// Parses \a answer in the pool. \a requestError is set if it replaces a newer answer.
    template<typename Parse>
    [[nodiscard]] auto parsed(const StoredAnswer &answer,
                              Parse parse,
                              const std::optional<Error> &requestError)
    {
        using Parsed = std::invoke_result_t<Parse &, const QByteArray &>;
        using Value = Dated<typename Parsed::value_type>;
        return Future<Result<Value>>(
            QtConcurrent::run(workers(), [answer, parse, requestError]() -> Result<Value> {
                Parsed value = parse(answer.body);
                if (!value)
                    return failure(value.error());
                return Value{*value, answer.read, requestError};
            }));
    }

    /// Sends \a request and keeps a readable answer; after a failure returns \a kept, if there is
    /// one.
    template<typename Parse>
    [[nodiscard]] auto fetched(const DirectoryRequest &request,
                               QObject *context,
                               Parse parse,
                               const std::optional<StoredAnswer> &kept)
    {
        using Parsed = std::invoke_result_t<Parse &, const QByteArray &>;
        using Answer = Result<Dated<typename Parsed::value_type>>;
        const auto instead = [this, parse, kept](const Error &error) -> Future<Answer> {
            return kept ? parsed(*kept, parse, error) : readyFuture(Answer(failure(error)));
        };
        return body(request, context)
            .then(this, [this, request, parse, instead](const Body &body) -> Future<Answer> {
                if (!body)
                    return instead(body.error());
                const StoredAnswer fresh{*body, m_clock.now()};
                return parsed(fresh, parse, std::nullopt)
                    .then(this, [this, request, fresh, instead](const Answer &answer) {
                        // A page of HTML with the status 200 is an error too.
                        if (!answer)
                            return instead(answer.error());
                        m_store.keep(request.url, fresh);
                        return readyFuture(answer);
                    });
            });
    }

    [[nodiscard]] Future<Body> body(const DirectoryRequest &request, QObject *context);
    [[nodiscard]] RequestBudget &budgetOf(const QUrl &url);
    void sendWaiting();
    void send(const Waiting &waiting);

    net::HttpClient &m_http;
    const Clock &m_clock;
    AnswerStore m_store;
    QElapsedTimer m_time; ///< for the budgets; the clock of the computer may be set back
    QTimer m_next;
    QHash<QString, RequestBudget> m_budgets; ///< by host and port
    std::list<Waiting> m_waiting;
};

} // namespace dogear::discovery
