// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What two other parsers read from a feed of the corpus, and how our reading differs.
///
/// Both were run once by those who made the corpus; `expected/<feed>.json` keeps what they read.

#include <feed/feed_parser.h>

#include <QJsonObject>
#include <QMultiHash>
#include <QString>

namespace dogear::corpus {

enum class Field { Guid, Title, Published, Enclosure, Duration };

[[nodiscard]] QString toName(Field field); ///< "guid", "title" …

/// One difference: what we read and what the others did.
struct Difference
{
    Field field;
    QString ours;
    QString theirs;
};

/// The episodes that one of the other parsers read.
class Reading
{
public:
    explicit Reading(const QJsonObject &parser);

    [[nodiscard]] bool isUsable() const { return m_isUsable; }
    /// Episodes, those of one guid counted once.
    [[nodiscard]] qsizetype distinctCount() const;
    [[nodiscard]] qsizetype enclosureCount() const;
    /// The one that is \a episode: by guid, enclosure, link, then title; null if there is none.
    [[nodiscard]] const QJsonObject *find(const domain::Episode &episode) const;

private:
    bool m_isUsable = false;
    QList<QJsonObject> m_episodes;
    QHash<QString, qsizetype> m_byName;
};

/// Fields of \a episode that agree with none of \a readings.
[[nodiscard]] QList<Difference> differences(const domain::Episode &episode,
                                            const QList<Reading> &readings);

} // namespace dogear::corpus
