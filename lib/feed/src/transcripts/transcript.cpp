// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_text.h"
#include "repair.h"
#include "text_decoding.h"
#include "transcript_readers.h"

#include <feed/unpack.h>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

// In characters; every format shows itself at the start of a document.
constexpr qsizetype sniffedCharacters = 2048;

bool has(const QString &text, QLatin1StringView word)
{
    return text.contains(word, Qt::CaseInsensitive);
}

/// Tells whether \a text is JSON. "[" also begins "[Music]", a plain text.
bool looksLikeJson(const QString &text, const QString &type)
{
    if (text.startsWith(u'{')
        || QStringView(text).sliced(beginOfJson(text)).startsWith(u'{')) // after comments
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

/// Tells whether \a page is the login page that a server sends to users who are not signed in.
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
    // A page that is announced as a transcript is read, unless it asks for a password.
    const bool isPage = looksLikeHtml(head.toUtf8()) || has(head, "<html"_L1);
    const bool isTranscript = has(text, "<cite"_L1) || has(text, "<time"_L1);
    if (isPage && !isTranscript && (!has(type, "html"_L1) || asksForPassword(text)))
        return failure({ErrorCode::HtmlPage});
    // XML of another kind, such as a feed.
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
    // The signature of WebVTT is unique. JSON comes before timed text, which it may contain.
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
