// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads single fields of answers, whose types differ from what is documented.
///
/// Numbers may be strings and strings numbers. A value that cannot be read is unset: empty, 0, or
/// an invalid date.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/discovery/tst_apple_answers.cpp, tst_podcast_index_answers.cpp

#include <QDateTime>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QUrl>

#include <chrono>
#include <initializer_list>
#include <optional>

namespace dogear::discovery {

/// \return a string, or a number as text, as the directory wrote it
[[nodiscard]] QString rawTextOf(const QJsonValue &value);

/// \return a title or a name (plain_label.h)
[[nodiscard]] QString labelOf(const QJsonValue &value);

/// \return the first label under \a names that is not empty
[[nodiscard]] QString firstLabelIn(const QJsonObject &hit,
                                   std::initializer_list<QLatin1StringView> names);

/// \return a description (plain_label.h)
[[nodiscard]] QString descriptionOf(const QJsonValue &value);

/// \return an identifier, for example the guid of an episode. It is compared and not shown, so only
///   white space around it is removed.
[[nodiscard]] QString identifierOf(const QJsonValue &value);

/// \return a `podcast:guid`, which is a UUID, in lower case
[[nodiscard]] QString podcastGuidOf(const QJsonValue &value);

/// \return a whole number above 0
[[nodiscard]] qint64 idOf(const QJsonValue &value);

/// \return a number of things
[[nodiscard]] int countOf(const QJsonValue &value);

/// \return whether a show is explicit: true, 1, "yes", "Explicit", "Explict" (as Apple writes it);
///   false, 0, "no", "Clean", "cleaned", "notExplicit"
[[nodiscard]] std::optional<bool> explicitOf(const QJsonValue &value);

/// \return an absolute address of http or https
[[nodiscard]] QUrl webUrlOf(const QJsonValue &value);

/// \return the first address under \a names, as webUrlOf() reads it
[[nodiscard]] QUrl firstWebUrlIn(const QJsonObject &hit,
                                 std::initializer_list<QLatin1StringView> names);

/// Reads a length above 0 and up to 1,000 hours.
/// \param unit the length of 1 in \a value
[[nodiscard]] std::optional<std::chrono::milliseconds> durationOf(const QJsonValue &value,
                                                                  std::chrono::milliseconds unit);

/// \return seconds since 1970 as a date in UTC, up to the year 9999
[[nodiscard]] QDateTime unixTimeOf(const QJsonValue &value);

/// Whether \a httpStatus, with which a server answered a directory, means that the feed is gone.
[[nodiscard]] bool isGone(const QJsonValue &httpStatus);

} // namespace dogear::discovery
