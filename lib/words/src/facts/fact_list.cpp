// SPDX-License-Identifier: GPL-3.0-or-later
#include "fact_list.h"

#include <words/format.h>
#include <words/plain_text.h>

namespace dogear::words {

Fact toFact(const QString &name, const QStringList &parts, const QUrl &link)
{
    const QUrl opened = openableLink(link);
    const QStringList all = opened.isEmpty() ? parts + QStringList{plainAddress(link)} : parts;
    return {.name = name, .text = joinedPlain(all), .link = opened};
}

void addSecondLink(Fact &fact, const QString &text, const QUrl &url)
{
    fact.secondLink = openableLink(url);
    if (!fact.secondLink.isEmpty())
        fact.secondText = text;
    else if (!url.isEmpty())
        fact.text = joinedFacts({fact.text, plainAddress(url)});
}

void addFact(QList<Fact> &facts, const QString &name, const QStringList &parts, const QUrl &link)
{
    const Fact fact = toFact(name, parts, link);
    if (!fact.text.isEmpty() || !fact.link.isEmpty())
        facts.append(fact);
}

void addGroup(QList<FactGroup> &groups, const QString &title, QList<Fact> facts)
{
    if (const qsizetype more = facts.size() - maxFactsOfGroup; more > 0) {
        facts.resize(maxFactsOfGroup);
        facts.append({.text = FeedFacts::tr("and %Ln more", nullptr, int(more))});
    }
    if (!facts.isEmpty())
        groups.append({.title = title, .facts = facts});
}

QString plainOr(const QString &foreign, const QString &otherwise)
{
    const QString line = plainLine(foreign);
    return line.isEmpty() ? otherwise : line;
}

QString timesText(std::chrono::milliseconds start, std::optional<std::chrono::milliseconds> end)
{
    if (!end)
        return FeedFacts::tr("From %1", "time").arg(formatPosition(start));
    return FeedFacts::tr("%1–%2", "times").arg(formatPosition(start), formatPosition(*end));
}

} // namespace dogear::words
