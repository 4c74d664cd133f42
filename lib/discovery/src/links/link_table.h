// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tables of links, in which a row describes one form of link of one service.
///
/// A pattern is written like the documentation of a service: literal text with {names} of parts,
/// [optional parts], and "/*" at the end for any further path. Patterns ignore case and slashes at
/// the end, and match PageAddress::place or the text of an app link as a whole. The parts:
///
///   {number}   1 to 18 digits, not beginning with 0
///   {guid}     a UUID
///   {country}  two letters
///   {slug}     one segment of a path; {episode} and {name} likewise
///   {base64}   base64url; {hex} hexadecimal bytes
///   {rest}     everything that follows
///   {channel}  the id of a YouTube channel; {handle} "@name" or "c/name"
///   {tld}      the end of a host that differs by country: "com", "de", "co.uk"
///
/// Threads: a table is immutable; any thread.

#include <QList>
#include <QRegularExpression>
#include <QString>

#include <initializer_list>
#include <optional>

namespace dogear::discovery {

/// Matches the whole \a link with \a pattern. Each part but {tld} becomes a named group.
[[nodiscard]] QRegularExpressionMatch matchLink(QLatin1StringView pattern, const QString &link);

/// \return the part {number} of \a match or another text that has the form of one; 0 if it has not
[[nodiscard]] qint64 linkNumber(const QString &digits);

/// \param Value what the table says about a form of link
template<typename Value>
class LinkTable
{
public:
    struct Row
    {
        QLatin1StringView pattern;
        Value value;
    };

    struct Hit
    {
        Value value;
        QRegularExpressionMatch match;

        [[nodiscard]] QString part(QLatin1StringView name) const { return match.captured(name); }
    };

    LinkTable(std::initializer_list<Row> rows)
        : m_rows(rows)
    {}

    /// \return the first row that matches \a link
    [[nodiscard]] std::optional<Hit> find(const QString &link) const
    {
        for (const Row &row : m_rows) {
            if (const QRegularExpressionMatch match = matchLink(row.pattern, link);
                match.hasMatch())
                return Hit{row.value, match};
        }
        return {};
    }

private:
    QList<Row> m_rows;
};

} // namespace dogear::discovery
