// SPDX-License-Identifier: GPL-3.0-or-later
#include "facts.h"

#include <words/format.h>
#include <words/plain_text.h>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

QString joinedPlain(const QStringList &parts)
{
    QStringList plain;
    for (const QString &part : parts) {
        if (const QString line = words::plainLine(part); !line.isEmpty())
            plain.append(line);
    }
    // A single text needs no isolation, whose marks would be copied with it.
    return plain.size() == 1 ? plain.constFirst() : words::joinedFacts(plain);
}

Fact *addFact(QList<Fact> &facts, const QString &name, const QStringList &parts, const QUrl &link)
{
    QStringList all = parts;
    const QUrl opened = words::openableLink(link);
    if (opened.isEmpty()) // an address that a click may not open is text
        all.append(words::plainAddress(link));
    QString text = joinedPlain(all);
    if (text.isEmpty())
        text = words::plainAddress(link);
    if (text.isEmpty())
        return nullptr;
    facts.append({.name = name, .text = text, .link = opened});
    return &facts.last();
}

void addSecondLink(Fact *fact, const QString &text, const QUrl &url)
{
    if (!fact || url.isEmpty())
        return;
    fact->secondLink = words::openableLink(url);
    if (fact->secondLink.isEmpty())
        fact->text = words::joinedFacts({fact->text, words::plainAddress(url)});
    else
        fact->secondText = text;
}

} // namespace dogear::widgets
