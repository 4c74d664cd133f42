// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides when to retry after an error and when to give up.
///
/// Threads: values; any thread.
/// Spec:    RFC 9110 section 10.2.3 (Retry-After)
/// Tests:   tests/unit/stream/tst_retry_timing.cpp

#include <base/error.h>

#include <QDateTime>

#include <optional>
#include <stream/fetcher.h>

namespace dogear::stream {

class Retries final
{
public:
    explicit Retries(RetryPolicy retryPolicy);

    /// Forgets earlier failures, because bytes have arrived or the user asked to try again.
    void reset();
    /// Counts an answer that brought nothing. \return whether to give up
    [[nodiscard]] bool shouldGiveUpAfter(const Error &error);
    /// Time to wait after \a error. It grows with each call, and is at least as long as the server
    /// asks for (Retry-After).
    [[nodiscard]] std::chrono::milliseconds pauseAfter(const Error &error, const QDateTime &now);

private:
    RetryPolicy m_retryPolicy;
    std::chrono::milliseconds m_nextPause;
    int m_fruitlessAnswers = 0; ///< number of answers in a row that brought nothing
};

} // namespace dogear::stream
