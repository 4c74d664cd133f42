// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes facts as lines of text, for tests that compare them.

#include <words/fact.h>

#include <QStringList>

namespace dogear::test {

/// Removes the isolates of joinedFacts().
inline QString withoutIsolates(QString text)
{
    return text.remove(QChar(0x2068)).remove(QChar(0x2069));
}

/// Writes a fact as "name: text <link> second text <second link> {search} [source] start+duration".
inline QString dumped(const words::Fact &fact)
{
    QString line = withoutIsolates(fact.name) + u": " + withoutIsolates(fact.text);
    if (!fact.link.isEmpty())
        line += u" <" + fact.link.toString() + u'>';
    if (!fact.secondLink.isEmpty())
        line += u' ' + fact.secondText + u" <" + fact.secondLink.toString() + u'>';
    if (!fact.search.isEmpty())
        line += u" {" + fact.search + u'}';
    if (!fact.source.isEmpty())
        line += u" [" + fact.source.toString() + u']';
    if (fact.excerpt)
        line += QStringLiteral(" %1+%2")
                    .arg(fact.excerpt->start.count())
                    .arg(fact.excerpt->duration.count());
    return line;
}

inline QString dumped(const QList<words::Fact> &facts)
{
    QStringList lines;
    for (const words::Fact &fact : facts)
        lines.append(dumped(fact));
    return lines.join(u'\n');
}

/// Writes the facts of all groups, without the titles.
inline QString dumped(const QList<words::FactGroup> &groups)
{
    QStringList lines;
    for (const words::FactGroup &group : groups)
        lines.append(dumped(group.facts));
    return lines.join(u'\n');
}

inline QStringList titles(const QList<words::FactGroup> &groups)
{
    QStringList titles;
    for (const words::FactGroup &group : groups)
        titles.append(group.title);
    return titles;
}

} // namespace dogear::test
