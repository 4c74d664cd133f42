// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_content.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::stream {

namespace {

/// Maximum length of a server's message in Error::detail, in characters.
constexpr qsizetype maxExcerpt = 120;

/// Root elements of XSPF, ASX, SMIL, DASH and Windows Media playlists.
constexpr std::array playlistRoots{"playlist"_L1, "asx"_L1, "smil"_L1, "mpd"_L1, "?wpl"_L1};
constexpr std::array playlistTypes{"mpegurl"_L1,
                                   "x-scpls"_L1,
                                   "pls+xml"_L1,
                                   "xspf"_L1,
                                   "dash+xml"_L1,
                                   "vnd.ms-wpl"_L1};
/// First elements of web pages, many of which have no root element. Short names include the
/// character that ends them, so that "<a " matches and "<asx>" does not.
constexpr std::array pageRoots{"html"_L1,
                               "!doctype html"_L1,
                               "head"_L1,
                               "body"_L1,
                               "script"_L1,
                               "meta"_L1,
                               "title"_L1,
                               "p>"_L1,
                               "div"_L1,
                               "h1"_L1,
                               "center"_L1,
                               "br"_L1,
                               "a "_L1,
                               "b>"_L1};

/// Text has no control characters but tab, line breaks, vertical tab, form feed and escape.
bool isTextByte(char byte)
{
    const auto code = quint8(byte);
    return code >= 0x20 || (code >= '\t' && code <= '\r') || code == 0x1b;
}

/// Decodes \a opening; empty if it is not text.
std::optional<QString> toText(QByteArrayView opening)
{
    if (opening.startsWith("\xff\xfe") || opening.startsWith("\xfe\xff")) {
        // An MPEG layer I frame may begin with the same two bytes as UTF-16. Decoded as UTF-16, its
        // other bytes are not Latin characters.
        QStringDecoder decoder(QStringDecoder::Utf16);
        // The opening may end in the middle of a UTF-16 unit.
        const QString text = decoder.decode(opening.first(opening.size() & ~qsizetype{1}));
        const bool isLatin = std::ranges::all_of(text, [](QChar c) {
            return c.unicode() < 0x250 && isTextByte(char(std::min<ushort>(c.unicode(), 0x7f)));
        });
        return isLatin ? std::optional(text) : std::nullopt;
    }
    if (!std::ranges::all_of(opening, isTextByte))
        return std::nullopt;
    return QString::fromUtf8(opening.startsWith("\xef\xbb\xbf") ? opening.sliced(3) : opening);
}

/// The first element, without "<", behind the XML declaration and comments.
QStringView rootOf(QStringView text)
{
    while (text.startsWith("<?xml"_L1) || text.startsWith("<!--"_L1)) {
        const QLatin1StringView close = text.startsWith("<?"_L1) ? "?>"_L1 : "-->"_L1;
        const qsizetype end = text.indexOf(close);
        if (end < 0)
            return {};
        text = text.sliced(end + close.size()).trimmed();
    }
    return text.startsWith(u'<') ? text.sliced(1) : QStringView();
}

template<std::size_t N>
bool beginsWithOneOf(QStringView text, const std::array<QLatin1StringView, N> &beginnings)
{
    return std::ranges::any_of(beginnings, [text](QLatin1StringView beginning) {
        return text.startsWith(beginning, Qt::CaseInsensitive);
    });
}

/// Whether \a text is a playlist. Some playlists are nothing but lines with one address each.
bool isPlaylist(QStringView text, const QByteArray &contentType)
{
    const QString type = QString::fromLatin1(contentType).toLower();
    const bool isLabelled = std::ranges::any_of(
        playlistTypes, [&type](QLatin1StringView part) { return type.contains(part); });
    return isLabelled || beginsWithOneOf(rootOf(text), playlistRoots)
           || beginsWithOneOf(text,
                              std::array{"#EXTM3U"_L1,
                                         "#EXTINF"_L1,
                                         "[playlist]"_L1,
                                         "[reference]"_L1,
                                         "http://"_L1,
                                         "https://"_L1});
}

bool isWebPage(QStringView text, const QByteArray &contentType)
{
    const QByteArray type = contentType.trimmed().toLower();
    const bool isLabelled =
        type.startsWith("text/html") || type.startsWith("application/xhtml+xml");
    return isLabelled || beginsWithOneOf(rootOf(text), pageRoots);
}

} // namespace

std::optional<QString> nonMediaKind(QByteArrayView opening, const QByteArray &contentType)
{
    const auto decoded = toText(opening);
    if (!decoded)
        return std::nullopt;
    const QStringView text = QStringView(*decoded).trimmed();
    if (text.isEmpty())
        return QString(unexpected_content::nothing);
    // The label only names the kind here; the bytes have shown already that this is no media.
    if (isPlaylist(text, contentType))
        return QString(unexpected_content::playlist);
    if (isWebPage(text, contentType))
        return QString(unexpected_content::webPage);
    return unexpected_content::message + ": "_L1
           + text.first(std::min(text.size(), maxExcerpt)).toString();
}

} // namespace dogear::stream
