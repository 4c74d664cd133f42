// SPDX-License-Identifier: GPL-3.0-or-later
#include "charset_name.h"

#include <QString>

#include <algorithm>
#include <array>
#include <iterator>

namespace dogear::feed {

namespace {

struct Alias
{
    QByteArrayView label; ///< upper case, letters and digits only
    QByteArrayView name;
};

// Equivalences follow https://encoding.spec.whatwg.org: each name means its common superset.
constexpr std::array aliases = {
    Alias{"UTF8", "UTF-8"},           Alias{"UNICODE11UTF8", "UTF-8"},
    Alias{"XUNICODE20UTF8", "UTF-8"}, Alias{"UTF8MB4", "UTF-8"},
    Alias{"UTF16", "UTF-16"},         Alias{"UNICODE", "UTF-16"},
    Alias{"UCS2", "UTF-16"},          Alias{"ISO10646UCS2", "UTF-16"},
    Alias{"UCS4", "UTF-32"},          Alias{"ISO10646UCS4", "UTF-32"},
    Alias{"UTF32", "UTF-32"},         Alias{"ASCII", "CP1252"},
    Alias{"USASCII", "CP1252"},       Alias{"ANSI", "CP1252"},
    Alias{"LATIN1", "CP1252"},        Alias{"L1", "CP1252"},
    Alias{"ISO88591", "CP1252"},      Alias{"88591", "CP1252"},
    Alias{"XCP1252", "CP1252"},       Alias{"LATIN5", "CP1254"},
    Alias{"ISO88599", "CP1254"},      Alias{"ISO885911", "CP874"},
    Alias{"TIS620", "CP874"},         Alias{"WINDOWS874", "CP874"},
    Alias{"SHIFTJIS", "CP932"},       Alias{"SJIS", "CP932"},
    Alias{"XSJIS", "CP932"},          Alias{"MSKANJI", "CP932"},
    Alias{"WINDOWS31J", "CP932"},     Alias{"XEUCJP", "EUC-JP"},
    Alias{"EUCJP", "EUC-JP"},         Alias{"EUCKR", "CP949"},
    Alias{"KSC56011987", "CP949"},    Alias{"KSC5601", "CP949"},
    Alias{"WINDOWS949", "CP949"},     Alias{"GB2312", "GB18030"},
    Alias{"EUCCN", "GB18030"},        Alias{"GBK", "GB18030"},
    Alias{"XGBK", "GB18030"},         Alias{"CP936", "GB18030"},
    Alias{"BIG5", "BIG5-HKSCS"},      Alias{"XXBIG5", "BIG5-HKSCS"},
    Alias{"CNBIG5", "BIG5-HKSCS"},    Alias{"KOI8", "KOI8-R"},
    Alias{"KOI", "KOI8-R"},           Alias{"XMACROMAN", "MACINTOSH"},
    Alias{"MACROMAN", "MACINTOSH"},
};

constexpr qsizetype maxLabelLength = 40;

bool isLetterOrDigit(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// Returns \a label in upper case, without characters that mean something to iconv ("//TRANSLIT").
QByteArray upperLabel(const QByteArray &label)
{
    QByteArray clean;
    for (const char c : label.first(std::min(label.size(), maxLabelLength)).trimmed().toUpper()) {
        if (isLetterOrDigit(c) || c == '-' || c == '_' || c == '.' || c == ':')
            clean += c;
    }
    return clean;
}

/// Returns the text after \a key and "=" in \a text, with or without quotes.
QByteArray valueOf(const QByteArray &text, const QByteArray &key)
{
    const qsizetype found = text.toLower().indexOf(key);
    if (found < 0)
        return {};
    QByteArray rest = text.mid(found + key.size()).trimmed();
    if (!rest.startsWith('='))
        return {};
    rest = rest.sliced(1).trimmed();
    const char quote = rest.isEmpty() ? '\0' : rest.front();
    if (quote == '"' || quote == '\'')
        return rest.sliced(1, std::max<qsizetype>(0, rest.indexOf(quote, 1) - 1)).trimmed();
    const auto *const end = std::find_if(rest.cbegin(), rest.cend(), [](char c) {
        return c == ';' || c == ' ' || c == ',' || c == '?' || c == '\t';
    });
    return rest.first(end - rest.cbegin());
}

} // namespace

QByteArray declaredCharset(QByteArrayView document)
{
    // 4096 bytes leave room for blank lines and messages before the declaration.
    constexpr qsizetype maxScan = 4096;
    const QByteArray head = document.first(std::min(document.size(), maxScan)).toByteArray();
    const qsizetype begin = head.indexOf("<?xml");
    const qsizetype end = head.indexOf('>', begin);
    return begin < 0 || end < 0 ? QByteArray()
                                : valueOf(head.sliced(begin, end - begin), "encoding");
}

QByteArray httpCharset(const QByteArray &contentType)
{
    return valueOf(contentType, "charset");
}

QByteArray iconvName(const QByteArray &label)
{
    const QByteArray upper = upperLabel(label);
    QByteArray letters;
    // Punctuation is ignored: labels are written "utf8", "UTF_8", "iso8859-1" and so on.
    std::copy_if(upper.cbegin(), upper.cend(), std::back_inserter(letters), isLetterOrDigit);
    for (const Alias &alias : aliases) {
        if (alias.label == letters)
            return alias.name.toByteArray();
    }
    if (letters.startsWith("WINDOWS125"))
        return QByteArray("CP") + letters.sliced(7);
    if (letters.startsWith("WIN125"))
        return QByteArray("CP") + letters.sliced(3);
    if (letters.startsWith("ISO8859"))
        return QByteArray("ISO-8859-") + letters.sliced(7);
    return upper;
}

bool isUtf8Name(const QByteArray &iconvName)
{
    return iconvName == "UTF-8";
}

bool isWideName(const QByteArray &iconvName)
{
    return iconvName.startsWith("UTF-16") || iconvName.startsWith("UTF-32")
           || iconvName.startsWith("UCS") || iconvName.startsWith("ISO-10646");
}

bool isSingleByteName(const QByteArray &iconvName)
{
    return iconvName.startsWith("CP125") || iconvName.startsWith("ISO-8859-")
           || iconvName.startsWith("KOI8") || iconvName == "CP874" || iconvName == "MACINTOSH";
}

bool isShiftedName(const QByteArray &iconvName)
{
    return iconvName.startsWith("ISO-2022") || iconvName.startsWith("UTF-7")
           || iconvName.startsWith("HZ") || iconvName.contains("EBCDIC")
           || iconvName.startsWith("CP037") || iconvName.startsWith("IBM");
}

} // namespace dogear::feed
