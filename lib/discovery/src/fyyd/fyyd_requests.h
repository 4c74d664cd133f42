// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds the requests to fyyd. Reading needs no key.
///
/// Threads: pure; any thread.
/// Spec:    fyyd API 0.2 (github.com/eazyliving/fyyd-api)
/// Tests:   tests/unit/discovery/tst_directory_requests.cpp

#include <QString>
#include <QUrl>

namespace dogear::discovery {

/// Searches shows. \return an empty URL if \a words are empty
[[nodiscard]] QUrl fyydSearch(const QUrl &base, const QString &words, int count = 50);

/// Searches episodes. \return an empty URL if \a words are empty
[[nodiscard]] QUrl fyydEpisodeSearch(const QUrl &base, const QString &words, int count = 50);

/// Requests a show by its number, or by the name in its address.
[[nodiscard]] QUrl fyydShow(const QUrl &base, qint64 id);
[[nodiscard]] QUrl fyydShow(const QUrl &base, const QString &slug);

/// Requests the episode \a id.
[[nodiscard]] QUrl fyydEpisode(const QUrl &base, qint64 id);

} // namespace dogear::discovery
