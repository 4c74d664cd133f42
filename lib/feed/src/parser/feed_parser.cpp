// SPDX-License-Identifier: GPL-3.0-or-later
#include "feed_builder.h"
#include "json_feed.h"
#include "repair.h"
#include "sax_reader.h"
#include "xml_document.h"

#include <feed/feed_parser.h>
#include <feed/unpack.h>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// Returns the error for a document that gave no feed, by the outcome of the reader.
std::optional<Error> refusal(const SaxOutcome &outcome, qsizetype episodes)
{
    if (!outcome.exceededLimit.isEmpty())
        return Error{ErrorCode::LimitExceeded, outcome.exceededLimit};
    if (!outcome.hasRoot && !outcome.isTruncatedInput)
        return Error{ErrorCode::MalformedXml, outcome.firstFault};
    if (outcome.rootName.toLower() == "html")
        return Error{ErrorCode::HtmlPage};
    // Complete episodes are used even if the document ends early (decision 4 in lib/README.md).
    if (outcome.isTruncatedInput && episodes == 0)
        return Error{ErrorCode::TruncatedInput, outcome.firstFault};
    if (!outcome.hasChannel)
        return Error{ErrorCode::UnsupportedFeed,
                     u"root element "_s + QString::fromUtf8(outcome.rootName)};
    return std::nullopt;
}

/// Reads one document, first as it is, and repaired if it is not well-formed.
class XmlFeedReader
{
public:
    XmlFeedReader(const XmlDocument &document, const QUrl &source, const ParseLimits &limits)
        : m_document(document)
        , m_source(source)
        , m_limits(limits)
        , m_builder(limits)
    {}

    Result<ParsedFeed> read()
    {
        m_outcome = readXml(m_document.body(), m_source, m_limits, m_builder, OnSyntaxError::Stop);
        const QString firstFault = m_outcome.firstFault;
        if (m_outcome.isStoppedByFault)
            readRepaired();
        // Only the first reading counts lines of the document, not of the repaired text.
        m_outcome.firstFault = firstFault;
        if (const auto error = refusal(m_outcome, m_builder.episodeCount()))
            return failure({error->code, withLine(error->detail)});
        warn();
        ParsedFeed feed = m_builder.take();
        feed.isTruncated = m_outcome.isTruncatedInput;
        return feed;
    }

private:
    void readRepaired()
    {
        const RepairedXml repaired =
            repairXml(m_document.body(), m_document.prolog.entities, m_limits);
        m_repairs = repaired.repairs;
        if (!repaired.exceededLimit.isEmpty()) {
            m_outcome.exceededLimit = repaired.exceededLimit;
            return;
        }
        // The first reading has added items up to its fault.
        m_builder = FeedBuilder(m_limits);
        m_outcome = readXml(repaired.text, m_source, m_limits, m_builder, OnSyntaxError::Continue);
        m_outcome.isTruncatedInput |= repaired.isTruncatedInput;
    }

    void warn()
    {
        if (m_document.prolog.hasJunk)
            m_repairs |= Repair::LeadingJunk;
        if (m_outcome.hasTrailingJunk)
            m_repairs |= Repair::TrailingJunk;
        for (const QString &warning : m_document.warnings + toWarnings(m_repairs))
            m_builder.warn(warning);
        for (const QString &warning : std::as_const(m_outcome.namespaceWarnings))
            m_builder.warn(warning);
        if (m_outcome.hasUndeclaredPrefix)
            m_builder.warn(u"repaired: prefixes that are not declared"_s);
        if (m_outcome.isTruncatedInput)
            m_builder.warn(u"the document ends in the middle"_s);
        if (!m_outcome.firstFault.isEmpty())
            m_builder.warn("the first fault is at "_L1 + withLine(m_outcome.firstFault));
    }

    /// Returns "line:column: reason" with the line of the whole document instead of the body.
    [[nodiscard]] QString withLine(const QString &fault) const
    {
        const qsizetype colon = fault.indexOf(u':');
        bool isLine = false;
        const int line = fault.left(colon).toInt(&isLine);
        return isLine ? QString::number(m_document.lineOf(line)) + fault.mid(colon) : fault;
    }

    const XmlDocument &m_document;
    const QUrl &m_source;
    const ParseLimits &m_limits;
    FeedBuilder m_builder;
    SaxOutcome m_outcome;
    Repairs m_repairs;
};

} // namespace

Result<ParsedFeed> parseFeed(const QByteArray &document,
                             const QUrl &source,
                             const ParseLimits &limits,
                             const QByteArray &contentType)
{
    // Before the format is determined, because packed JSON looks like neither format.
    const Result<QByteArray> unpacked = unpack(document, limits.maxBytes);
    if (!unpacked)
        return failure(unpacked.error());
    if (unpacked->size() <= limits.maxBytes && looksLikeJson(*unpacked))
        return parseJsonFeed(*unpacked, source, limits, contentType);
    const Result<XmlDocument> xml = openXml(*unpacked, contentType, limits);
    if (!xml)
        return failure(xml.error());
    return XmlFeedReader(*xml, source, limits).read();
}

} // namespace dogear::feed
