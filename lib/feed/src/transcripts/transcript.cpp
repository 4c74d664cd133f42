// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_text.h"
#include "repair.h"
#include "text_decoding.h"
#include "transcript_readers.h"

#include <feed/unpack.h>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

constexpr qsizetype sniffedCharacters = 2048;

bool has(const QString &text, QLatin1StringView word)
{
    return text.contains(word, Qt::CaseInsensitive);
}

/// "[" also begins "[Music]".
bool looksLikeJson(const QString &text, const QString &type)
{
    if (text.startsWith(u'{')
        || QStringView(text).sliced(beginOfJson(text)).startsWith(u'{')) // behind comments
        return true;
    const QString list = text.startsWith(u'[') ? text.mid(1, sniffedCharacters).trimmed() : u""_s;
    return !list.isEmpty()
           && (list.startsWith(u'{') || list.startsWith(u']') || has(type, "json"_L1));
}

bool looksLikeMarkup(const QString &text, const QString &type)
{
    const QString head = text.left(sniffedCharacters);
    return text.startsWith(u'<') || has(type, "html"_L1) || has(head, "<p>"_L1)
           || has(head, "<cite>"_L1) || has(head, "<time>"_L1);
}

/// What a server gives who has not signed in, in place of anything.
bool asksForPassword(const QString &page)
{
    return has(page, "type=\"password\""_L1) || has(page, "type='password'"_L1)
           || has(page, "type=password"_L1);
}

Result<ParsedTranscript> parseMarkup(const QString &text,
                                     const QString &type,
                                     const TranscriptLimits &limits)
{
    const QString head = text.left(sniffedCharacters);
    const bool isPage = looksLikeHtml(head.toUtf8()) || has(head, "<html"_L1);
    const bool isTranscript = has(text, "<cite"_L1) || has(text, "<time"_L1);
    if (isPage && !isTranscript && (!has(type, "html"_L1) || asksForPassword(text)))
        return failure({ErrorCode::HtmlPage});
    if (!isPage && (head.startsWith("<?xml"_L1) || has(head, "xmlns="_L1)))
        return failure({ErrorCode::UnsupportedFeed, u"XML"_s});
    return parseHtmlTranscript(text, limits);
}

} // namespace

Result<ParsedTranscript> parseTranscript(const QByteArray &document,
                                         const QString &type,
                                         const TranscriptLimits &limits)
{
    const auto unpacked = unpack(document, limits.maxBytes);
    if (!unpacked || unpacked->size() > limits.maxBytes)
        return failure({ErrorCode::LimitExceeded, u"maxBytes"_s});
    const QString text = decodedText(*unpacked).trimmed();
    if (text.isEmpty())
        return failure({ErrorCode::EmptyInput});
    if (text.startsWith("WEBVTT"_L1))
        return parseTimedText(text, limits);
    if (looksLikeJson(text, type))
        return parseJsonTranscript(text, limits);
    if (hasTimeLine(text))
        return parseTimedText(text, limits);
    if (looksBinary(text))
        return failure({ErrorCode::UnsupportedFeed, u"no text"_s});
    if (looksLikeMarkup(text, type))
        return parseMarkup(text, type, limits);
    return parsePlainTranscript(text, limits);
}

} // namespace dogear::feed
