// SPDX-License-Identifier: GPL-3.0-or-later
#include "damaged_utf8.h"

#include "append_utf8.h"
#include "mixed_encoding.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

// https://encoding.spec.whatwg.org/index-windows-1252.txt; undefined bytes become U+FFFD.
constexpr std::array<char16_t, 32> upperControls = {
    0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0xfffd, 0x017d, 0xfffd, 0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178};

void append1252(QByteArray &text, unsigned char c)
{
    if (c < 0x80)
        text += char(c);
    else
        appendUtf8(text, c < 0xa0 ? upperControls[c - 0x80] : char16_t(c));
}

/// Returns the number of ASCII bytes that \a bytes begins with.
qsizetype asciiAt(QByteArrayView bytes)
{
    return std::find_if(bytes.cbegin(), bytes.cend(), [](char c) { return c & 0x80; })
           - bytes.cbegin();
}

/// Returns the number of bytes of a character that begins with \a lead; 0 if none begins so.
qsizetype lengthOf(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xc2 && lead < 0xe0)
        return 2;
    if (lead >= 0xe0 && lead < 0xf0)
        // 0xc0, 0xc1 and bytes from 0xf5 on occur in no valid UTF-8 (RFC 3629 section 3).
        return 3;
    return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

class Utf8Repairer
{
public:
    explicit Utf8Repairer(QByteArrayView bytes)
        : m_bytes(bytes)
    {}

    Utf8Repair repair()
    {
        QByteArray text;
        text.reserve(m_bytes.size() + m_bytes.size() / 8);
        while (m_at < m_bytes.size()) {
            copyAscii(text);
            if (m_at < m_bytes.size())
                readCharacter(text);
        }
        // More faults than valid characters of several bytes: the text is not UTF-8 at all.
        if (m_damaged > m_whole)
            return asWindows1252();
        return {text, u"repaired: %1 places that are no UTF-8"_s.arg(m_damaged)};
    }

private:
    /// Decodes all bytes as windows-1252, except elements that are valid UTF-8 by themselves.
    [[nodiscard]] Utf8Repair asWindows1252() const
    {
        Utf8Repair repair{{}, u"wrong encoding: read as windows-1252, not UTF-8"_s};
        for (const EncodedRun &run : encodedRuns(m_bytes))
            repair.utf8 += run.isUtf8 ? run.bytes.toByteArray() : fromWindows1252(run.bytes);
        return repair;
    }

    [[nodiscard]] unsigned char byteAt(qsizetype at) const
    {
        return at < m_bytes.size() ? static_cast<unsigned char>(m_bytes[at]) : 0;
    }

    void copyAscii(QByteArray &text)
    {
        const qsizetype size = asciiAt(m_bytes.sliced(m_at));
        text.append(m_bytes.sliced(m_at, size));
        m_at += size;
    }

    void readCharacter(QByteArray &text)
    {
        const unsigned char lead = byteAt(m_at);
        const qsizetype length = lengthOf(lead);
        qsizetype has = 1;
        while (has < length && (byteAt(m_at + has) & 0xc0) == 0x80)
            ++has;
        const QByteArrayView character = m_bytes.sliced(m_at, has);
        // isValidUtf8() also refuses overlong forms and surrogates, which have the right length.
        if (has == length && (length == 1 || character.isValidUtf8())) {
            m_whole += length > 1;
            text += character;
            m_at += has;
            return;
        }
        ++m_damaged;
        if (readSurrogates(text))
            return;
        if (has == 1) { // a single byte of windows-1252
            append1252(text, lead);
        } else {
            text += "\xef\xbf\xbd";
        }
        m_at += has;
    }

    /// Reads ED A0…AF xx ED B0…BF xx: a surrogate pair written as two characters (CESU-8).
    bool readSurrogates(QByteArray &text)
    {
        const auto half = [this](qsizetype at, unsigned char low, unsigned char high) {
            return byteAt(at) == 0xed && byteAt(at + 1) >= low && byteAt(at + 1) <= high
                   && (byteAt(at + 2) & 0xc0) == 0x80;
        };
        if (!half(m_at, 0xa0, 0xaf) || !half(m_at + 3, 0xb0, 0xbf))
            return false;
        const auto unit = [this](qsizetype at) {
            return char16_t(0xd000 | (byteAt(at + 1) & 0x3f) << 6 | (byteAt(at + 2) & 0x3f));
        };
        appendUtf8(text, QChar::surrogateToUcs4(unit(m_at), unit(m_at + 3)));
        m_at += 6;
        return true;
    }

    QByteArrayView m_bytes;
    qsizetype m_at = 0;
    qsizetype m_whole = 0; ///< valid characters of several bytes
    qsizetype m_damaged = 0;
};

} // namespace

Utf8Repair repairUtf8(QByteArrayView bytes)
{
    return Utf8Repairer(bytes).repair();
}

QByteArray fromWindows1252(QByteArrayView bytes)
{
    QByteArray text;
    text.reserve(bytes.size() + bytes.size() / 8);
    qsizetype at = 0;
    // In runs: texts in Western languages are mostly ASCII.
    while (at < bytes.size()) {
        const qsizetype ascii = asciiAt(bytes.sliced(at));
        text.append(bytes.sliced(at, ascii));
        at += ascii;
        for (; at < bytes.size() && bytes[at] & 0x80; ++at)
            append1252(text, static_cast<unsigned char>(bytes[at]));
    }
    return text;
}

} // namespace dogear::feed
