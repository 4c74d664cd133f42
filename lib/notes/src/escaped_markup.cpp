// SPDX-License-Identifier: GPL-3.0-or-later
#include "escaped_markup.h"

#include "tag_reader.h"
#include "whitelist.h"

#include <QHash>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::notes {

namespace {

bool hasElement(QStringView text)
{
    TagReader tags(text);
    for (qsizetype at = text.indexOf(u'<'); at >= 0; at = text.indexOf(u'<', at + 1)) {
        const auto tag = tags.read(at);
        if (tag && findElement(tag->name))
            return true;
    }
    return false;
}

bool hasEscapedBracket(QStringView text)
{
    for (qsizetype at = text.indexOf(u'&'); at >= 0; at = text.indexOf(u'&', at + 1)) {
        const QStringView rest = text.sliced(at);
        if (rest.startsWith("&lt;"_L1, Qt::CaseInsensitive) || rest.startsWith("&#60;"_L1)
            || rest.startsWith("&#x3c;"_L1, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

/// Resolves the references that markup uses. "&amp;" is the last one, because otherwise "&amp;lt;"
/// would become "<".
QString resolvedOnce(QStringView text)
{
    static constexpr std::array<std::pair<QLatin1StringView, char16_t>, 11> references = {
        {{"&lt;"_L1, u'<'},
         {"&#60;"_L1, u'<'},
         {"&#x3c;"_L1, u'<'},
         {"&gt;"_L1, u'>'},
         {"&#62;"_L1, u'>'},
         {"&#x3e;"_L1, u'>'},
         {"&quot;"_L1, u'"'},
         {"&#34;"_L1, u'"'},
         {"&#39;"_L1, u'\''},
         {"&apos;"_L1, u'\''},
         {"&amp;"_L1, u'&'}}};
    QString resolved = text.toString();
    for (const auto &[reference, character] : references)
        resolved.replace(reference, QString(QChar(character)), Qt::CaseInsensitive);
    return resolved;
}

/// Whether \a name is an element that structures notes. Escaped scripts and forms are examples that
/// the notes mention, and must stay text.
bool shapesText(const QString &name)
{
    static const QStringList foreign{u"script"_s,
                                     u"style"_s,
                                     u"template"_s,
                                     u"iframe"_s,
                                     u"object"_s,
                                     u"form"_s,
                                     u"input"_s,
                                     u"svg"_s,
                                     u"math"_s,
                                     u"noscript"_s};
    return findElement(name) && !foreign.contains(name);
}

/// Whether the tags in \a text look like markup, not like examples in the text.
bool isMarkup(const QString &text)
{
    TagReader tags(text);
    QHash<QString, int> open;
    int pairs = 0;
    bool hasLink = false;
    bool beginsWithTag = false;
    for (qsizetype at = text.indexOf(u'<'); at >= 0; at = text.indexOf(u'<', at + 1)) {
        const auto tag = tags.read(at);
        if (!tag || !shapesText(tag->name))
            continue;
        beginsWithTag |= QStringView(text).first(at).trimmed().isEmpty() && !tag->isEnd;
        if (!tag->isEnd) {
            ++open[tag->name];
            hasLink |= tag->name == "a"_L1 && !tag->attributes.isEmpty();
        } else if (open.value(tag->name) > 0) {
            --open[tag->name];
            ++pairs;
        }
    }
    // A single pair may be an example, unless there is a link or the text begins with a tag.
    return pairs > 1 || (pairs == 1 && (beginsWithTag || hasLink));
}

} // namespace

std::optional<QString> unescapedMarkup(QStringView notes)
{
    // Fast for nearly all notes: HTML is recognised by its first tag, plain text by having no "&".
    if (hasElement(notes) || !hasEscapedBracket(notes))
        return std::nullopt;
    const QString resolved = resolvedOnce(notes);
    return isMarkup(resolved) ? std::optional(resolved) : std::nullopt;
}

} // namespace dogear::notes
