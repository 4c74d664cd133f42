// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Waits for responses and prints error codes by name, for the tests of this folder.

#include <net/network_http_client.h>

#include <QFutureWatcher>
#include <QSignalSpy>
#include <QTest>

template<>
inline char *QTest::toString(const dogear::ErrorCode &t) // the name that the template gives it
{
    return qstrdup(qUtf8Printable(dogear::toName(t)));
}

namespace dogear::net {

/// Waits for \a future, for at most ten seconds.
/// \return the result; Internal if there is none
inline Result<HttpResponse> wait(const Future<Result<HttpResponse>> &future)
{
    QFutureWatcher<Result<HttpResponse>> watcher;
    watcher.setFuture(future);
    if (!future.isFinished() && !QSignalSpy(&watcher, &QFutureWatcherBase::finished).wait(10'000))
        return failure({ErrorCode::Internal, QStringLiteral("the future did not finish")});
    if (future.resultCount() != 1)
        return failure({ErrorCode::Internal, QStringLiteral("the future has no result")});
    return future.result();
}

/// \return the error of \a response as text for QVERIFY2
inline QByteArray describe(const Result<HttpResponse> &response)
{
    return response ? QByteArray("a response") : QDebug::toString(response.error()).toUtf8();
}

} // namespace dogear::net
