// SPDX-License-Identifier: GPL-3.0-or-later
#include "facts.h"

#include <notes/one_line.h>
#include <words/format.h>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr qsizetype maxTextLength = 2'000; ///< UTF-16 units; more is no fact but an essay

} // namespace

bool isOpenable(const QUrl &url)
{
    const QString scheme = url.scheme();
    return url.isValid() && (scheme == "http"_L1 || scheme == "https"_L1 || scheme == "mailto"_L1);
}

QString shownUrl(const QUrl &url)
{
    return notes::oneLine(url.toDisplayString());
}

QString joinedPlain(const QStringList &parts)
{
    QStringList plain;
    for (const QString &part : parts) {
        if (const QString line = notes::shortened(notes::oneLine(part), maxTextLength);
            !line.isEmpty())
            plain.append(line);
    }
    // A single text needs no isolation, whose marks would be copied with it.
    return plain.size() == 1 ? plain.constFirst() : words::joinedFacts(plain);
}

Fact *addFact(QList<Fact> &facts, const QString &name, const QStringList &parts, const QUrl &link)
{
    QStringList all = parts;
    if (!link.isEmpty() && !isOpenable(link))
        all.append(shownUrl(link));
    QString text = joinedPlain(all);
    if (text.isEmpty())
        text = shownUrl(link);
    if (text.isEmpty())
        return nullptr;
    facts.append({.name = name, .text = text, .link = isOpenable(link) ? link : QUrl()});
    return &facts.last();
}

void addSecondLink(Fact *fact, const QString &text, const QUrl &url)
{
    if (!fact || url.isEmpty())
        return;
    if (isOpenable(url)) {
        fact->secondLink = url;
        fact->secondText = text;
    } else {
        fact->text = words::joinedFacts({fact->text, shownUrl(url)});
    }
}

} // namespace dogear::widgets
