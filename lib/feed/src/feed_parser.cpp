// SPDX-License-Identifier: GPL-3.0-or-later
#include "feed_builder.h"
#include "json_feed.h"
#include "repair.h"
#include "sax_reader.h"

#include <feed/feed_parser.h>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// What the reader's outcome says about a document that gave no feed.
std::optional<Error> refusal(const SaxOutcome &outcome, qsizetype episodes)
{
    if (!outcome.brokenLimit.isEmpty())
        return Error{ErrorCode::LimitExceeded, outcome.brokenLimit};
    if (!outcome.hasRoot)
        return Error{ErrorCode::MalformedXml, outcome.firstFault};
    if (outcome.rootName.toLower() == "html")
        return Error{ErrorCode::HtmlPage};
    if (outcome.isCutOff && episodes == 0)
        return Error{ErrorCode::TruncatedInput, outcome.firstFault};
    if (!outcome.hasChannel)
        return Error{ErrorCode::UnsupportedFeed,
                     u"root element "_s + QString::fromUtf8(outcome.rootName)};
    return std::nullopt;
}

} // namespace

Result<ParsedFeed> parseFeed(const QByteArray &document,
                             const QUrl &source,
                             const ParseLimits &limits)
{
    if (document.size() > limits.maxBytes)
        return failure({ErrorCode::LimitExceeded, u"size of the document"_s});
    if (document.trimmed().isEmpty())
        return failure({ErrorCode::EmptyInput});
    if (looksLikeJson(document))
        return parseJsonFeed(document, source, limits);
    if (looksLikeHtml(document))
        return failure({ErrorCode::HtmlPage});

    QByteArray readable = withoutLeadingJunk(document);
    FeedBuilder builder(limits);
    SaxOutcome outcome = readXml(readable, source, limits, builder);
    if (outcome.hasBadReference) {
        readable = withReferencesRepaired(readable);
        builder = FeedBuilder(limits);
        outcome = readXml(readable, source, limits, builder);
        builder.warn(u"ampersands or entities were repaired"_s);
    }
    if (const auto error = refusal(outcome, builder.episodeCount()))
        return failure(*error);
    if (!outcome.firstFault.isEmpty())
        builder.warn("broken XML was read as well as it goes, "_L1 + outcome.firstFault);
    if (!document.startsWith(readable.first(1)))
        builder.warn(u"something stands before the document"_s);
    if (outcome.isCutOff)
        builder.warn(u"the document ends in the middle"_s);
    ParsedFeed feed = builder.take();
    feed.isTruncated = outcome.isCutOff;
    return feed;
}

} // namespace dogear::feed
