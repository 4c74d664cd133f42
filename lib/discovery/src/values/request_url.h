// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds the addresses of requests to directories.
///
/// Threads: pure; any thread.
/// Spec:    RFC 3986 section 2 (percent-encoding)
/// Tests:   tests/unit/discovery/tst_directory_requests.cpp

#include <QList>
#include <QString>
#include <QUrl>

#include <utility>

namespace dogear::discovery {

/// A field of a query: its name, and its value as the user knows it.
using QueryField = std::pair<QLatin1StringView, QString>;

/// Appends \a path to the path of \a base, and adds \a fields, percent-encoded as UTF-8. Fields
/// without a value are left out.
/// \return an empty URL if \a base is no address of http or https
[[nodiscard]] QUrl requestUrl(const QUrl &base,
                              const QString &path,
                              const QList<QueryField> &fields = {});

/// Cleans words that the user typed: one line without invisible characters, at most 300 units.
/// Empty words find nothing; the functions that build searches return an empty URL for them.
[[nodiscard]] QString searchWords(const QString &words);

/// \return \a country as two letters in lower case; \a fallback if it is no code of a country
[[nodiscard]] QString countryCode(const QString &country, const QString &fallback);

} // namespace dogear::discovery
