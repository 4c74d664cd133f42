// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/newsboat_lines.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

bool isSeparator(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\r' || c == u'\n';
}

/// Returns the character that stands behind a backslash in a quoted word.
QChar unescaped(QChar c)
{
    switch (c.unicode()) {
    case u'n':
        return u'\n';
    case u'r':
        return u'\r';
    case u't':
        return u'\t';
    default:
        return c;
    }
}

/// Reads the quoted word that begins behind \a from, and moves \a from behind its end. A quote
/// that is missing at the end is the end of the line.
QString quotedWord(QStringView line, qsizetype &from)
{
    QString word;
    for (++from; from < line.size() && line[from] != u'"'; ++from) {
        const bool isEscape = line[from] == u'\\' && from + 1 < line.size();
        word.append(isEscape ? unescaped(line[++from]) : line[from]);
    }
    ++from;
    return word;
}

/// Splits a line into words, some of them in quotes. A word that begins with # is a comment.
QStringList wordsOf(QStringView line)
{
    QStringList words;
    qsizetype i = 0;
    while (i < line.size()) {
        if (isSeparator(line[i])) {
            ++i;
        } else if (line[i] == u'#') {
            break;
        } else if (line[i] == u'"') {
            words.append(quotedWord(line, i));
        } else {
            const qsizetype start = i;
            while (i < line.size() && !isSeparator(line[i]))
                ++i;
            words.append(line.sliced(start, i - start).toString());
        }
    }
    return words;
}

/// Calls \a read with the words of each line that has some.
template<typename Read>
void forEachLine(const QByteArray &document, Read read)
{
    const QString text = QString::fromUtf8(document);
    for (const QStringView line : QStringView(text).split(u'\n')) {
        if (const QStringList words = wordsOf(line); !words.isEmpty())
            read(words);
    }
}

bool isNotFeed(const QString &word)
{
    static const std::array prefixes = {"query:"_L1, "exec:"_L1, "filter:"_L1, "file:"_L1};
    return std::ranges::any_of(prefixes, [&word](auto prefix) { return word.startsWith(prefix); });
}

} // namespace

bool isAddressList(const QByteArray &document)
{
    if (document.contains('\0'))
        return false;
    bool hasLine = false;
    bool isList = true;
    forEachLine(document, [&](const QStringList &words) {
        hasLine = true;
        const QString &first = words.constFirst();
        isList = isList
                 && (first.startsWith("http://"_L1) || first.startsWith("https://"_L1)
                     || first.startsWith("feed:"_L1) || isNotFeed(first));
    });
    return hasLine && isList;
}

AddressList parseAddressList(const QByteArray &document)
{
    AddressList list;
    forEachLine(document, [&list](const QStringList &words) {
        if (isNotFeed(words.constFirst())) {
            list.notFeeds.append(words.constFirst());
            return;
        }
        AddressLine line{.address = words.constFirst()};
        for (const QString &tag : words.sliced(1)) {
            if (tag.startsWith(u'~'))
                line.title = tag.sliced(1).simplified();
            else if (tag != "!"_L1) // hides the feed
                line.tags.append(tag);
        }
        list.shows.append(line);
    });
    return list;
}

QList<QueueLine> parseQueue(const QByteArray &document)
{
    static const std::array statuses = {
        std::pair{"downloaded"_L1, QueueStatus::Downloaded},
        std::pair{"played"_L1, QueueStatus::Played},
        std::pair{"finished"_L1, QueueStatus::Finished},
        std::pair{"missing"_L1, QueueStatus::Missing},
    };
    QList<QueueLine> lines;
    forEachLine(document, [&lines](const QStringList &words) {
        QueueLine line{.address = words.constFirst(), .file = words.value(1)};
        for (const auto &[name, status] : statuses) {
            if (words.value(2) == name)
                line.status = status;
        }
        lines.append(line);
    });
    return lines;
}

} // namespace dogear::importers
