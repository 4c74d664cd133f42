// SPDX-License-Identifier: GPL-3.0-or-later
#include <sync/push_queue.h>

#include <algorithm>
#include <utility>

namespace dogear::sync {

namespace {

constexpr int badRequest = 400;
constexpr int unauthorised = 401;
constexpr int forbidden = 403;
constexpr int notFound = 404;
constexpr int tooLarge = 413;
constexpr int unprocessable = 422;
constexpr int serverError500 = 500;

} // namespace

PushFailure pushFailure(const Error &error)
{
    if (error.code == ErrorCode::TlsFailed || error.code == ErrorCode::BadResponse)
        return PushFailure::Fatal;
    if (error.code == ErrorCode::LimitExceeded)
        return PushFailure::Refused; // longer than the server can store
    if (error.code != ErrorCode::HttpStatus)
        return PushFailure::TryLater;
    switch (error.httpStatus) {
    case badRequest:
    case tooLarge:
    case unprocessable:
    case serverError500:
        return PushFailure::Refused;
    case unauthorised:
    case forbidden:
    case notFound:
        return PushFailure::Fatal;
    default:
        return PushFailure::TryLater;
    }
}

PushQueue::PushQueue(QList<Upload> uploads, bool isPersistent, int batchSize)
    : m_isPersistent(isPersistent)
{
    for (qsizetype first = 0; first < uploads.size(); first += batchSize)
        m_batches.append(uploads.mid(first, batchSize));
}

void PushQueue::accept()
{
    m_batches.removeFirst();
    m_hasAccepted = true;
}

void PushQueue::refuse(const Error &error)
{
    const QList<Upload> batch = m_batches.takeFirst();
    if (batch.size() == 1) {
        m_refused.append({batch.constFirst().id, error});
        return;
    }
    // The earlier half first, so that the newest actions are still uploaded last.
    const qsizetype half = batch.size() / 2;
    m_batches.prepend(batch.mid(half));
    m_batches.prepend(batch.first(half));
}

int PushQueue::remaining() const
{
    qsizetype count = 0;
    for (const QList<Upload> &batch : m_batches)
        count += batch.size();
    return static_cast<int>(count);
}

QList<PushQueue::Refusal> PushQueue::refusals() const
{
    return serverError() ? QList<Refusal>() : m_refused;
}

std::optional<Error> PushQueue::serverError() const
{
    const auto isServerError = [](const Refusal &refusal) {
        return refusal.reason.httpStatus == serverError500;
    };
    const bool isBroken = !m_hasAccepted && !m_isPersistent && !m_refused.isEmpty()
                          && std::ranges::all_of(m_refused, isServerError);
    return isBroken ? std::optional(m_refused.constFirst().reason) : std::nullopt;
}

} // namespace dogear::sync
