// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Compares feeds that Dogear has parsed with the results of two other parsers.
///
/// The other parsers were run once when the corpus was made; their results are in
/// `expected/<feed>.json`.

#include <feed/feed_parser.h>

#include <QJsonObject>
#include <QMultiHash>
#include <QString>

namespace dogear::corpus {

enum class Field { Guid, Title, Published, Enclosure, Duration };

[[nodiscard]] QString toName(Field field); ///< "guid", "title" …

/// Difference in one field: Dogear's value and the values of the other parsers.
struct Difference
{
    Field field;
    QString ours;
    QString theirs;
};

/// Episodes that one of the other parsers has read.
class Reading
{
public:
    explicit Reading(const QJsonObject &parser);

    [[nodiscard]] bool isUsable() const { return m_isUsable; }
    /// Number of episodes; those with the same guid count once.
    [[nodiscard]] qsizetype distinctCount() const;
    [[nodiscard]] qsizetype enclosureCount() const;
    /// Finds \a episode by guid, then by enclosure, link and title together, then by each of these
    /// alone; null if it is missing.
    [[nodiscard]] const QJsonObject *find(const domain::Episode &episode) const;

private:
    bool m_isUsable = false;
    QList<QJsonObject> m_episodes;
    QHash<QString, qsizetype> m_byName;
};

/// Returns the fields of \a episode whose value is in none of \a readings.
[[nodiscard]] QList<Difference> differences(const domain::Episode &episode,
                                            const QList<Reading> &readings);

} // namespace dogear::corpus
