// SPDX-License-Identifier: GPL-3.0-or-later
#include "cue_text.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

// Limits for a name in front of a colon, so that a sentence with a colon is not split.
constexpr qsizetype maxNameLength = 40;
constexpr qsizetype maxNameWords = 4;

bool isTagStart(QStringView markup, qsizetype lessThan)
{
    const qsizetype first = lessThan + 1;
    if (first >= markup.size())
        return false;
    const QChar c = markup[first];
    return c.isLetterOrNumber() || c == u'/';
}

bool isNameWord(QStringView word, bool isFirst)
{
    const auto isOfName = [](QChar c) {
        return c.isLetterOrNumber() || c.isMark() || c.isSurrogate()
               || QStringView(u".'’-_&()#").contains(c);
    };
    if (word.isEmpty() || !std::ranges::all_of(word, isOfName))
        return false;
    const QChar c = word.front();
    // Scripts without case have no capitals: there any letter may begin a name.
    const bool isCapital = !c.isLower() && (c.isLetter() || c.isSurrogate());
    // Later words may be short and lower case: "Anna von Berg", "Speaker 2".
    return isCapital || (!isFirst && (c.isDigit() || c == u'(' || c == u'#' || word.size() <= 3));
}

} // namespace

std::optional<MarkupToken> MarkupTokens::next()
{
    while (m_at < m_markup.size()) {
        if (skipDeclaration())
            continue;
        if (auto tag = readTag())
            return tag;
        // From the second character on: the first may be a "<" that begins nothing.
        qsizetype end = m_markup.indexOf(u'<', m_at + 1);
        if (end < 0)
            end = m_markup.size();
        const QStringView text = m_markup.sliced(m_at, end - m_at);
        m_at = end;
        return MarkupToken{MarkupToken::Kind::Text, {}, withoutReferences(text)};
    }
    return {};
}

bool MarkupTokens::skipDeclaration()
{
    const QStringView rest = m_markup.sliced(m_at);
    const bool isComment = rest.startsWith("<!--"_L1);
    if (!isComment && !rest.startsWith("<!"_L1) && !rest.startsWith("<?"_L1))
        return false;
    const qsizetype end = isComment ? rest.indexOf("-->"_L1) : rest.indexOf(u'>');
    m_at = end < 0 ? m_markup.size() : m_at + end + (isComment ? 3 : 1);
    return true;
}

std::optional<MarkupToken> MarkupTokens::readTag()
{
    if (m_markup[m_at] != u'<' || !isTagStart(m_markup, m_at))
        return {};
    // Another "<" before the next ">" means that the first one is text.
    const auto isEnd = [](QChar c) { return c == u'<' || c == u'>'; };
    const auto *const end = std::find_if(m_markup.begin() + m_at + 1, m_markup.end(), isEnd);
    if (end == m_markup.end() || *end == u'<')
        return {};
    const qsizetype close = end - m_markup.begin();
    QStringView inside = m_markup.sliced(m_at + 1, close - m_at - 1);
    MarkupToken token{MarkupToken::Kind::Start, {}, {}};
    if (inside.startsWith(u'/')) {
        token.kind = MarkupToken::Kind::End;
        inside = inside.sliced(1);
    }
    const auto isNamePart = [](QChar c) { return c.isLetterOrNumber(); };
    const qsizetype nameEnd = std::ranges::find_if_not(inside, isNamePart) - inside.begin();
    const bool isTime = !inside.isEmpty() && inside.front().isDigit();
    // WebVTT has times as tags, "<00:01.500>", which have no name.
    if (!isTime)
        token.name = inside.first(nameEnd).toString().toLower();
    // Without the class: "<v.loud Anna>" has the speaker after the space.
    const auto *const space = std::ranges::find_if(inside, [](QChar c) { return c.isSpace(); });
    token.text = withoutReferences(inside.sliced(space - inside.begin())).trimmed();
    // "<3" is a heart, not a tag.
    if (isTime && !inside.contains(u':'))
        return {};
    m_at = close + 1;
    return token;
}

QList<Voice> voicesOf(QStringView markup)
{
    static const QRegularExpression placement(uR"(\{\\[^{}]*\})"_s); // of SRT: "{\an8}"
    QList<Voice> voices{Voice{}};
    MarkupTokens tokens(markup);
    bool isAnnotation = false; // a reading above a word (ruby) is written in brackets
    while (const auto token = tokens.next()) {
        const bool isStart = token->kind == MarkupToken::Kind::Start;
        if (isAnnotation && token->kind != MarkupToken::Kind::Text) {
            voices.last().text += u')';
            isAnnotation = false;
        }
        if (token->kind == MarkupToken::Kind::Text) {
            voices.last().text += token->text;
            // Each <v> begins another voice; its end tag returns to the unnamed one.
        } else if (token->name == "v"_L1) {
            voices.append({isStart ? token->text : QString(), QString()});
        } else if (token->name == "rt"_L1 && isStart) {
            voices.last().text += " ("_L1;
            isAnnotation = true;
            // A cue is one line of text.
        } else if (token->name == "br"_L1) {
            voices.last().text += u' ';
        }
    }
    if (isAnnotation)
        voices.last().text += u')';
    for (Voice &voice : voices)
        voice.text.remove(placement);
    voices.removeIf([](const Voice &voice) { return voice.text.trimmed().isEmpty(); });
    return voices;
}

QString takeSpeaker(QString &text)
{
    // The line may be long; a name with its colon is at its start.
    const QString line = text.left(2 * maxNameLength).simplified();
    const qsizetype colon = line.indexOf(": "_L1);
    if (colon <= 0 || colon > maxNameLength)
        return {};
    const QString name = line.first(colon);
    const QStringList words = name.split(u' ');
    bool isName = words.size() <= maxNameWords;
    for (qsizetype i = 0; i < words.size(); ++i)
        isName = isName && isNameWord(words[i], i == 0);
    if (!isName)
        return {};
    // The original text, because `line` has lost its line breaks.
    text = text.sliced(text.indexOf(u':') + 1).trimmed();
    return name;
}

} // namespace dogear::feed
