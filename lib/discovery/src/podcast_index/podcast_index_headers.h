// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the headers that Podcast Index wants with a key, and compares clocks for them.
///
/// A request is valid for three minutes around its time, so headers are made for each request. If
/// the server refuses one with 401, the clock of this computer may be wrong: the request is
/// repeated once with the time of the server.
///
/// Threads: pure; any thread.
/// Spec:    Podcast Index API 1.12, "Authentication Details"; RFC 9110 section 6.6.1 (Date)
/// Tests:   tests/unit/discovery/tst_podcast_index_answers.cpp

#include <discovery/directory_access.h>

#include <QByteArray>
#include <QDateTime>
#include <QList>

#include <chrono>
#include <optional>
#include <utility>

namespace dogear::discovery {

/// Makes X-Auth-Key, X-Auth-Date and Authorization, as name and value. The mandatory User-Agent is
/// that of the HTTP client. White space around key and secret is ignored.
/// \return an empty list if key or secret is empty, or cannot be sent in a header
[[nodiscard]] QList<std::pair<QByteArray, QByteArray>> podcastIndexHeaders(
    const PodcastIndexKey &key,
    const QDateTime &time);

/// Compares the Date header of an answer with \a now.
/// \return what has to be added to the clock of this computer; nothing if the header is no date
[[nodiscard]] std::optional<std::chrono::seconds> clockOffset(const QByteArray &dateHeader,
                                                              const QDateTime &now);

} // namespace dogear::discovery
