// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief When what failed is tried again, and when it is given up.
///
/// Threads: values; any thread.
/// Spec:    RFC 9110 section 10.2.3 (Retry-After)
/// Tests:   tests/unit/stream/tst_retries.cpp

#include <base/error.h>

#include <QDateTime>

#include <optional>
#include <stream/fetcher.h>

namespace dogear::stream {

class Retries final
{
public:
    explicit Retries(FetchPatience patience);

    /// Bytes have come, or a person asks for them: what failed before counts no longer.
    void reset();
    /// An answer brought nothing. \return whether that is no longer to be hoped
    [[nodiscard]] bool isHopelessAfter(const Error &error);
    /// How long to wait after \a error, each time longer; at least as long as the server asks for.
    [[nodiscard]] std::chrono::milliseconds pauseAfter(const Error &error, const QDateTime &now);

private:
    FetchPatience m_patience;
    std::chrono::milliseconds m_nextPause;
    int m_fruitless = 0; ///< answers in a row
};

} // namespace dogear::stream
