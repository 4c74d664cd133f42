// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_cleaning.h"

#include <QList>
#include <QRegularExpression>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

/// Longer lines are cut: they quote a document.
constexpr qsizetype maxLineLength = 400;

/// Folders in which no user has files.
const QString ofSystem = u"/(?:usr|lib|lib64|etc|opt|snap|app|proc|sys|dev)/"_s;

/// Patterns and what replaces them, in this order.
QList<std::pair<QRegularExpression, QString>> createRules()
{
    const auto pattern = [](const QString &text) {
        return QRegularExpression(text, QRegularExpression::CaseInsensitiveOption);
    };
    return {
        // An address keeps its scheme and its host. In quotes, a path may contain blanks.
        {pattern(u"\"([a-z][a-z0-9+.-]*)://(?:[^\\s\"/@]*@)?([^\\s\"/?#]*)[^\"]*\""_s),
         u"\"\\1://\\2/…\""_s},
        {pattern(u"\\b([a-z][a-z0-9+.-]*)://(?:[^\\s\"'/@]*@)?([^\\s\"'/?#]*)[^\\s\"']*"_s),
         u"\\1://\\2/…"_s},
        {pattern(u"\\b(password|passwd|token|secret|api[_-]?key|authorization)\\b\\s*[=:]\\s*"
                 "(?:\"[^\"]*\"|(?:basic |bearer )?\\S+)"_s),
         u"\\1=…"_s},
        {pattern(u"[^\\s\"'<>@/]+@[^\\s\"'<>]+"_s), u"…@…"_s},
        // A quoted path may contain blanks; it keeps the ending of its file.
        {pattern(u"\"(?!%1)[~.]?/[^\"]*?(\\.[a-z0-9]{1,5})?\""_s.arg(ofSystem)), u"\"…\\1\""_s},
        // Any other one ends before ": ", a quote, or with the line.
        {pattern(u"(?<![\\w:/.~…-])(?!%1)~?/[^\\s/\"](?:[^\":]|:(?! ))*"_s.arg(ofSystem)), u"…"_s},
        {pattern(u"\\?[^\\s\"']*=[^\\s\"']*"_s), u"?…"_s},
    };
}

} // namespace

QString cleanLogLine(const QString &line)
{
    static const QList<std::pair<QRegularExpression, QString>> rules = createRules();
    QString clean = line.left(maxLineLength);
    for (const auto &[pattern, replacement] : rules)
        clean.replace(pattern, replacement);
    return clean.simplified();
}

} // namespace dogear
