// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Splits the address of a web page into the parts that the tables of links compare.
///
/// Threads: pure; any thread.

#include <QString>
#include <QUrl>

namespace dogear::discovery {

/// All texts are percent-encoded: a decoded "/" or "&" would look like a delimiter.
struct PageAddress
{
    /// Host in lower case without "www.", and path: "example.org/show/5". Empty if the address
    /// names a port of its own, which no known service does.
    QString place = {};
    QUrl bare = {}; ///< https, without user, query and fragment, to read the page itself
    QString query = {};
    QString fragment = {};
};

[[nodiscard]] PageAddress toPageAddress(const QUrl &url);

/// Finds the field \a name, in any case, in the percent-encoded \a query. Decodes its value once;
/// "+" stays a plus sign, because addresses contain no spaces.
///
/// A "?" in the value reveals an address that was not encoded: then the whole rest of \a query
/// belongs to it.
/// \return an empty string if the field is missing or damaged
[[nodiscard]] QString queryField(QStringView query, QLatin1StringView name);

} // namespace dogear::discovery
