// SPDX-License-Identifier: GPL-3.0-or-later
#include "encoding.h"

#include "charset_name.h"
#include "damaged_utf8.h"
#include "mixed_encoding.h"

#include <QStringConverter>

#include <array>
#include <cerrno>
#include <iconv.h>
#include <optional>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

constexpr QByteArrayView utf8Mark = "\xef\xbb\xbf";
constexpr QByteArrayView replacement = "\xef\xbf\xbd";

/// Converts from one encoding with iconv, which knows more of them than Qt.
class Converter
{
public:
    explicit Converter(const QByteArray &name)
        : m_handle(iconv_open("UTF-8", name.constData()))
    {}
    ~Converter()
    {
        if (isKnown())
            iconv_close(m_handle);
    }
    Q_DISABLE_COPY_MOVE(Converter)

    [[nodiscard]] bool isKnown() const
    {
        // iconv reports failure by -1. NOLINTNEXTLINE(performance-no-int-to-ptr)
        return m_handle != iconv_t(-1);
    }

    /// \return nothing if so many bytes are wrong that they must be in another encoding
    std::optional<QByteArray> convert(QByteArrayView bytes)
    {
        QByteArray converted;
        converted.reserve(bytes.size() + bytes.size() / 2 + 64);
        auto *in = const_cast<char *>(bytes.data()); // iconv does not write to it
        size_t inLeft = size_t(bytes.size());
        std::array<char, std::size_t{16} * 1024> buffer;
        while (inLeft > 0) {
            char *out = buffer.data();
            size_t outLeft = buffer.size();
            errno = 0;
            const size_t result = iconv(m_handle, &in, &inLeft, &out, &outLeft);
            const int error = errno;
            // Also after a fault: iconv has converted the text before it.
            converted.append(buffer.data(), out - buffer.data());
            if (result != size_t(-1) || error == E2BIG)
                continue;
            const qsizetype read = bytes.size() - qsizetype(inLeft);
            // A few faults are damage; one in 50 bytes means that the label is wrong.
            if (++faults > maxDecodingFaults && faults > read / bytesPerFault)
                return std::nullopt;
            // Skips one byte: the length of a damaged character is unknown.
            converted.append(replacement);
            ++in;
            --inLeft;
        }
        return converted;
    }

    qsizetype faults = 0;

private:
    static constexpr qsizetype maxDecodingFaults = 20;
    static constexpr qsizetype bytesPerFault = 50;
    iconv_t m_handle;
};

/// Recognises UTF-16 and UTF-32 without a mark by the zeros around the first character of XML or
/// JSON, which white space may precede.
QByteArray nameByZeros(const QByteArray &document)
{
    constexpr qsizetype maxScan = 64;
    qsizetype first = 0;
    while (first < std::min(maxScan, document.size())
           && QByteArrayView("\0 \t\r\n", 5).contains(document.at(first)))
        ++first;
    // A feed begins with one of these, all of which are ASCII and so have zero bytes in UTF-16.
    const bool isBegin =
        first < document.size() && QByteArrayView("<{[").contains(document.at(first));
    const auto isZero = [&](qsizetype at) {
        return at >= 0 && at < document.size() && document.at(at) == '\0';
    };
    if (!isBegin)
        return {};
    if (first % 4 == 0 && isZero(first + 1) && isZero(first + 2) && isZero(first + 3))
        return "UTF-32LE";
    if (first % 4 == 3 && isZero(first - 1) && isZero(first - 2) && isZero(first - 3))
        return "UTF-32BE";
    if (first % 2 == 0 && isZero(first + 1))
        return "UTF-16LE";
    if (first % 2 == 1 && isZero(first - 1))
        return "UTF-16BE";
    return {};
}

/// Returns the encoding that the first bytes show (XML 1.0 appendix F); empty if none.
QByteArray nameByBytes(const QByteArray &document)
{
    struct Mark
    {
        QByteArray bytes;
        const char *name;
    };
    // UTF-32 first: its little-endian mark begins with that of UTF-16.
    static const std::array marks = {
        Mark{QByteArray("\xff\xfe\0\0", 4), "UTF-32LE"},
        Mark{QByteArray("\0\0\xfe\xff", 4), "UTF-32BE"},
        Mark{QByteArray("\xff\xfe", 2), "UTF-16LE"},
        Mark{QByteArray("\xfe\xff", 2), "UTF-16BE"},
    };
    for (const Mark &mark : marks) {
        if (document.startsWith(mark.bytes))
            return mark.name;
    }
    return nameByZeros(document);
}

/// Tells whether a mark of UTF-16 is right: a text without zero bytes contradicts it.
bool isWide(QByteArrayView document)
{
    return document.first(std::min<qsizetype>(document.size(), 512)).contains('\0')
           || document.size() < 8;
}

QByteArray fromWide(const QByteArray &document, const QByteArray &name, QStringList &warnings)
{
    const auto encoding = name == "UTF-16LE"   ? QStringConverter::Utf16LE
                          : name == "UTF-16BE" ? QStringConverter::Utf16BE
                          : name == "UTF-32LE" ? QStringConverter::Utf32LE
                                               : QStringConverter::Utf32BE;
    QStringDecoder decoder(encoding);
    QString text = decoder(document);
    // Programs that join texts leave several marks.
    while (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    QStringEncoder encoder(QStringConverter::Utf8);
    QByteArray utf8 = encoder(text);
    if (decoder.hasError() || encoder.hasError())
        warnings.append(u"repaired: unpaired surrogates or half characters"_s);
    return utf8;
}

QByteArrayView withoutMarks(QByteArrayView document)
{
    while (document.startsWith(utf8Mark))
        document = document.sliced(utf8Mark.size());
    return document;
}

/// Tries encoding labels one after the other.
class Decoding
{
public:
    explicit Decoding(QByteArrayView bytes)
        : m_bytes(bytes)
        , m_isUtf8(bytes.isValidUtf8())
    {}

    [[nodiscard]] bool isUtf8() const { return m_isUtf8; }

    /// Tries one label.
    /// \return whether \a label determined the encoding
    bool tryLabel(const QByteArray &label, QLatin1StringView where)
    {
        if (label.isEmpty())
            return false;
        const QByteArray name = iconvName(label);
        if (isUtf8Name(name)) {
            if (!m_isUtf8)
                warn(where, label, "the bytes are not"_L1);
            return m_isUtf8;
        }
        // ASCII needs no conversion, except from ISO-2022, whose escape sequences are ASCII.
        const bool isPlain = m_isUtf8 && isAscii(m_bytes);
        if (isPlain && !name.startsWith("ISO-2022"))
            return isWideName(name) ? warn(where, label, "the bytes are not"_L1) : false;
        if (isWideName(name) || (isShiftedName(name) && !name.startsWith("ISO-2022")))
            return warn(where, label, "the bytes are not"_L1);
        // Text of another encoding is hardly ever valid UTF-8 by chance, so the label is wrong.
        if (m_isUtf8 && !isPlain)
            return warn(where, label, "the bytes are UTF-8"_L1);
        return convert(label, name, where);
    }

    DecodedText result;

private:
    static bool isAscii(QByteArrayView bytes)
    {
        // No early exit, so that the compiler can vectorise the loop.
        unsigned char all = 0;
        for (const char c : bytes)
            all |= static_cast<unsigned char>(c);
        return all < 0x80;
    }

    bool warn(QLatin1StringView where, const QByteArray &label, QLatin1StringView why)
    {
        result.warnings.append(u"wrong encoding label: %1 says %2, but %3"_s.arg(
            where, QString::fromLatin1(label.left(40)), why));
        return false;
    }

    bool convert(const QByteArray &label, const QByteArray &name, QLatin1StringView where)
    {
        Converter converter(name);
        if (!converter.isKnown())
            return warn(where, label, "no such encoding is known"_L1);
        // Only single-byte encodings: in the others, text may look like UTF-8 by chance.
        const auto runs =
            isSingleByteName(name) ? encodedRuns(m_bytes) : std::vector{EncodedRun{m_bytes, false}};
        qsizetype utf8Runs = 0;
        QByteArray text;
        for (const EncodedRun &run : runs) {
            // fromWindows1252() copies ASCII in runs and decodes every byte.
            const auto converted = run.isUtf8         ? std::optional(run.bytes.toByteArray())
                                   : name == "CP1252" ? std::optional(fromWindows1252(run.bytes))
                                                      : converter.convert(run.bytes);
            if (!converted)
                return warn(where, label, "the bytes are not"_L1);
            utf8Runs += run.isUtf8 ? 1 : 0;
            text += *converted;
        }
        if (converter.faults > 0)
            result.warnings.append(
                u"repaired: %1 characters that %2 does not know"_s.arg(converter.faults)
                    .arg(QString::fromLatin1(name)));
        if (utf8Runs > 0)
            result.warnings.append(u"repaired: %1 texts that are UTF-8, not %2"_s.arg(utf8Runs).arg(
                QString::fromLatin1(name)));
        result.utf8 = text;
        return true;
    }

    QByteArrayView m_bytes;
    bool m_isUtf8;
};

} // namespace

DecodedText toUtf8(const QByteArray &document, const QByteArray &contentType)
{
    const QByteArray wide = nameByBytes(document);
    if (!wide.isEmpty() && isWide(document)) {
        DecodedText text;
        text.utf8 = fromWide(document, wide, text.warnings);
        return text;
    }
    // A wrong mark of UTF-16 is removed; a mark of UTF-8 is decisive if the bytes are UTF-8.
    const QByteArrayView unmarked = withoutMarks(
        wide.isEmpty() ? QByteArrayView(document) : QByteArrayView(document).sliced(2));
    Decoding decoding(unmarked);
    const bool hasMark = wide.isEmpty() && unmarked.size() < document.size();
    if (!wide.isEmpty())
        decoding.result.warnings.append(u"wrong encoding label: a byte order mark says UTF-16"_s);
    const bool isMarkedRightly = hasMark && decoding.isUtf8();
    DecodedText &result = decoding.result;
    if (!isMarkedRightly
        // A correct label of UTF-8 converts nothing: the bytes are used as they are below.
        && (decoding.tryLabel(declaredCharset(unmarked), "the declaration"_L1)
            || decoding.tryLabel(httpCharset(contentType), "HTTP"_L1))
        && !result.utf8.isNull())
        return std::move(result);
    if (decoding.isUtf8()) {
        // Without a mark the caller's array is shared and not copied.
        result.utf8 = unmarked.size() == document.size() ? document : unmarked.toByteArray();
        return std::move(result);
    }
    const Utf8Repair repair = repairUtf8(unmarked);
    result.warnings.append(repair.warning);
    result.utf8 = repair.utf8;
    return std::move(result);
}

} // namespace dogear::feed
