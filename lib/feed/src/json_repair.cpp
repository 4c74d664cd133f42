// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_repair.h"

#include "json_words.h"

#include <QString>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

constexpr size_t maxDepth = 512; ///< below the limit of QJsonDocument, 1024

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20;
}

/// Reads the text once and writes a repaired copy; it writes all commas itself.
class JsonRepairer
{
public:
    JsonRepairer(QByteArrayView text, BigNumbers bigNumbers)
        : m_text(text)
        , m_bigNumbers(bigNumbers)
    {}

    RepairedJson repair()
    {
        // Escapes and added punctuation make the text longer.
        m_result.text.reserve(m_text.size() + m_text.size() / 16);
        skipToRoot();
        while (m_at < m_text.size() && !m_hasEnded && m_open.size() <= maxDepth)
            step();
        if (m_open.size() > maxDepth)
            return {}; // QJsonDocument refuses such a depth as well
        if (!m_hasEnded)
            cutOff();
        else if (!m_text.sliced(m_at).trimmed().isEmpty())
            warn(u"something after the document"_s);
        return std::move(m_result);
    }

private:
    enum class Expects { Key, Colon, Value, Separator };
    struct Level
    {
        bool isList = false;
        Expects expects = Expects::Value;
        bool isEmpty = true;
        qsizetype wholeEnd = 0; ///< size of the output after the last complete element
    };

    void warn(const QString &what)
    {
        const QString warning = "repaired: "_L1 + what;
        if (!m_result.warnings.contains(warning))
            m_result.warnings.append(warning);
    }

    [[nodiscard]] char at(qsizetype place) const
    {
        return place < m_text.size() ? m_text[place] : '\0';
    }
    QByteArray &out() { return m_result.text; }
    Level &level() { return m_open.back(); }

    void skipToRoot()
    {
        while (m_at < m_text.size() && m_text[m_at] != '{' && m_text[m_at] != '[') {
            const bool isComment = skipComment();
            if (!isComment && !isSpace(m_text[m_at++]))
                warn(u"something before the document"_s);
        }
    }

    void step()
    {
        const char c = m_text[m_at];
        if (isSpace(c)) {
            ++m_at;
        } else if (skipComment()) {
            return;
        } else if (c == '{' || c == '[') {
            open(c == '[');
        } else if (c == '}' || c == ']') {
            close(c == ']');
        } else if (c == ',') {
            takeComma();
        } else if (c == ':') {
            takeColon();
        } else if (c == '"' || c == '\'') {
            takeString();
        } else if (isOfWord(c)) {
            takeWord();
        } else {
            ++m_at;
            warn(u"characters outside of strings"_s);
        }
    }

    /// \return whether there was a comment
    bool skipComment()
    {
        const QByteArrayView rest = m_text.sliced(m_at);
        const bool isBlock = rest.startsWith("/*");
        if (!isBlock && !rest.startsWith("//") && !rest.startsWith('#'))
            return false;
        warn(u"comments"_s);
        const qsizetype end = isBlock ? rest.indexOf("*/") : rest.indexOf('\n');
        m_at = end < 0 ? m_text.size() : m_at + end + (isBlock ? 2 : 1);
        return true;
    }

    /// Writes the colon or comma that belongs before a value or a key.
    void separate()
    {
        if (m_open.empty())
            return;
        if (level().expects == Expects::Colon) {
            out() += ':';
            warn(u"colons that are missing"_s);
        } else if (level().expects == Expects::Separator) {
            warn(u"commas that are missing"_s);
        }
        // A value after a colon is the only one that needs no comma before it.
        const bool isElement = level().isList || level().expects == Expects::Key
                               || level().expects == Expects::Separator;
        if (isElement && !level().isEmpty)
            out() += ',';
        level().isEmpty = false;
    }

    void finishValue()
    {
        if (m_open.empty()) {
            m_hasEnded = true;
            return;
        }
        level().expects = Expects::Separator;
        level().wholeEnd = out().size();
    }

    [[nodiscard]] bool expectsKey()
    {
        return !m_open.empty() && !level().isList
               && (level().expects == Expects::Key || level().expects == Expects::Separator);
    }

    void open(bool isList)
    {
        ++m_at;
        if (expectsKey()) // a value without a key
            // At the top level it is most likely the list of items of a feed.
            writeText(m_open.size() > 1 ? QByteArray() : QByteArray("items"));
        separate();
        out() += isList ? '[' : '{';
        m_open.push_back({isList, isList ? Expects::Value : Expects::Key, true, out().size()});
    }

    /// Writes null for a key that has no value.
    void completeMember()
    {
        if (level().isList
            || (level().expects != Expects::Colon && level().expects != Expects::Value))
            return;
        out() += level().expects == Expects::Colon ? ":null" : "null";
        warn(u"values that are missing"_s);
        finishValue();
    }

    void close(bool isList)
    {
        ++m_at;
        // A "]" closes the innermost list, and the objects in it that were not closed.
        const auto found = std::find_if(
            m_open.rbegin(), m_open.rend(), [&](const Level &one) { return one.isList == isList; });
        if (found == m_open.rend())
            return warn(u"brackets that close nothing"_s);
        if (found != m_open.rbegin())
            warn(u"brackets that are not closed"_s);
        const size_t depth = size_t(m_open.rend() - found) - 1;
        while (m_open.size() > depth)
            closeLevel();
    }

    void closeLevel()
    {
        completeMember();
        out() += level().isList ? ']' : '}';
        m_open.pop_back();
        finishValue();
    }

    void takeComma()
    {
        ++m_at;
        // A comma is only noted here: separate() writes it if another element follows.
        completeMember();
        const bool isWanted = level().expects == Expects::Separator;
        if (isWanted)
            level().expects = level().isList ? Expects::Value : Expects::Key;
        if (!isWanted || isBeforeEnd())
            warn(u"commas too many"_s);
    }

    [[nodiscard]] bool isBeforeEnd() const
    {
        const char next = at(nextSolid(m_at));
        return next == '}' || next == ']';
    }

    [[nodiscard]] qsizetype nextSolid(qsizetype from) const
    {
        while (from < m_text.size() && isSpace(m_text[from]))
            ++from;
        return from;
    }

    void takeColon()
    {
        ++m_at;
        if (level().expects != Expects::Colon)
            return warn(u"colons too many"_s);
        out() += ':';
        level().expects = Expects::Value;
    }

    /// Writes a key or value that already has quotes.
    void write(const QByteArray &token)
    {
        const bool isKey = expectsKey();
        separate();
        out() += token;
        if (isKey)
            level().expects = Expects::Colon;
        else
            finishValue();
    }

    void writeText(QByteArray text)
    {
        text.replace('\\', "\\\\").replace('"', "\\\"");
        write('"' + text + '"');
    }

    void takeWord()
    {
        qsizetype end = m_at;
        while (end < m_text.size() && isOfWord(m_text[end]))
            ++end;
        const QByteArrayView word = m_text.sliced(m_at, end - m_at);
        if (end >= m_text.size()) { // the text ends here, so the word may be incomplete
            m_at = end;
            return;
        }
        m_at = end;
        if (expectsKey()) {
            warn(u"names without quotes"_s);
            return writeText(word.toByteArray());
        }
        if (isNumber(word)) {
            if (m_bigNumbers == BigNumbers::AsTexts && isBig(word))
                return writeText(word.toByteArray());
            return write(word.toByteArray());
        }
        const QByteArray known = literal(word);
        if (known != word)
            warn(u"words without quotes"_s);
        if (known.isEmpty())
            writeText(word.toByteArray());
        else
            write(known);
    }

    void takeString()
    {
        const char quote = m_text[m_at];
        QByteArray text;
        qsizetype place = m_at + 1;
        while (place < m_text.size() && !isEndOfString(place, quote))
            place += copyCharacter(text, place);
        // No closing quote: the string is cut off and dropped.
        if (place >= m_text.size()) {
            m_at = place;
            return;
        }
        if (quote == '\'')
            warn(u"strings in single quotes"_s);
        m_at = place + 1;
        write('"' + text + '"');
    }

    /// Tells whether a quote ends the string: only if a character follows that can follow a string.
    /// Otherwise it is a quotation mark in the text that was not escaped.
    [[nodiscard]] bool isEndOfString(qsizetype place, char quote) const
    {
        if (m_text[place] != quote)
            return false;
        const qsizetype next = nextSolid(place + 1);
        if (next >= m_text.size())
            return true;
        const bool isNewLine = m_text.sliced(place + 1, next - place - 1).contains('\n');
        return QByteArrayView(",:}]/#").contains(m_text[next]) || isNewLine;
    }

    /// Copies one character, with an escape if it needs one.
    /// \return number of bytes of the text that were consumed
    qsizetype copyCharacter(QByteArray &text, qsizetype place)
    {
        const char c = m_text[place];
        if (c == '\\')
            return copyEscape(text, place);
        if (c == '"') {
            text += "\\\"";
            // Inside single quotes a double quote is correct and needs only the backslash.
            if (m_text[m_at] == '"')
                warn(u"quotes in strings"_s);
        } else if (isControl(c)) {
            // Line breaks and tabs are text; other control characters have no meaning in it.
            text += c == '\n' ? "\\n" : c == '\t' ? "\\t" : "";
            warn(u"control characters"_s);
        } else {
            text += c;
        }
        return 1;
    }

    qsizetype copyEscape(QByteArray &text, qsizetype place)
    {
        const char next = at(place + 1);
        if (next == 'u') {
            bool isWhole = true;
            for (qsizetype i = 2; i < 6; ++i)
                isWhole = isWhole && isHex(at(place + i));
            if (!isWhole)
                warn(u"escapes that are none"_s);
            text += isWhole ? m_text.sliced(place, 6) : QByteArrayView("\\\\u");
            return isWhole ? 6 : 2;
        }
        if (QByteArrayView("\"\\/bfnrt").contains(next)) {
            text += m_text.sliced(place, 2);
            return 2;
        }
        warn(u"escapes that are none"_s);
        return 1; // the character after it is copied as itself
    }

    /// Drops the incomplete element of the outermost open list; without a list, of the root object.
    void cutOff()
    {
        m_result.isTruncatedInput = true;
        if (m_open.empty())
            return;
        const auto list = std::ranges::find_if(m_open, &Level::isList);
        const size_t kept = list == m_open.end() ? 0 : size_t(list - m_open.begin());
        // The levels around the last complete element are still open and are closed here.
        out().truncate(m_open[kept].wholeEnd);
        for (size_t i = kept + 1; i-- > 0;)
            out() += m_open[i].isList ? ']' : '}';
    }

    QByteArrayView m_text;
    BigNumbers m_bigNumbers;
    RepairedJson m_result;
    std::vector<Level> m_open;
    qsizetype m_at = 0;
    bool m_hasEnded = false;
};

} // namespace

RepairedJson repairJson(QByteArrayView text, BigNumbers bigNumbers)
{
    return JsonRepairer(text, bigNumbers).repair();
}

} // namespace dogear::feed
