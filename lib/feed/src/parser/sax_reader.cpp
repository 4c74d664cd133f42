// SPDX-License-Identifier: GPL-3.0-or-later
#include "sax_reader.h"

#include "markup.h"
#include "namespace_table.h"
#include "namespaces/handlers.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <limits>
#include <memory>
#include <mutex>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

struct FreeContext
{
    void operator()(xmlParserCtxt *context) const
    {
        xmlFreeDoc(context->myDoc); // made for declarations; xmlFreeParserCtxt() does not free it
        xmlFreeParserCtxt(context);
    }
};

// xmlParseChunk() takes an int, and a stop is only noticed between two chunks.
constexpr qsizetype chunkBytes = qsizetype{1024} * 1024;

const char *chars(const xmlChar *text)
{
    return reinterpret_cast<const char *>(text);
}

/// Initialises libxml2 on one thread: it builds its tables without a lock, and twice if two threads
/// begin at the same time.
void initialiseOnce()
{
    static std::once_flag isDone;
    std::call_once(isDone, xmlInitParser);
}

/// Returns \a name without a copy: libxml2 keeps names as long as its context, beyond any element.
QByteArray nameOf(const xmlChar *name)
{
    return QByteArray::fromRawData(chars(name), qsizetype(qstrlen(chars(name))));
}

/// State of one reading. libxml2 is C: each callback gets this object as its first argument.
class Reading
{
public:
    Reading(const QUrl &source,
            const ParseLimits &limits,
            FeedBuilder &builder,
            OnSyntaxError onFault)
        : m_source(source)
        , m_limits(limits)
        , m_builder(builder)
        , m_onFault(onFault)
    {}

    void run(QByteArrayView text)
    {
        initialiseOnce();
        xmlSAXHandler handler{};
        handler.initialized = XML_SAX2_MAGIC;
        handler.startElementNs = &Reading::start;
        handler.endElementNs = &Reading::end;
        handler.characters = &Reading::characters;
        handler.ignorableWhitespace = &Reading::characters;
        handler.cdataBlock = &Reading::characters;
        // Since libxml2 2.12 the error is const.
        handler.serror = [](void *context, auto *error) { self(context).fault(*error); };
        m_context.reset(xmlCreatePushParserCtxt(&handler, this, nullptr, 0, nullptr));
        // RECOVER continues after a fault; NONET and no DTD loading: only these bytes are read.
        xmlCtxtUseOptions(m_context.get(),
                          XML_PARSE_RECOVER | XML_PARSE_NONET | XML_PARSE_NOCDATA
                              | XML_PARSE_IGNORE_ENC);
        // Otherwise libxml2 would derive another encoding from the first four bytes.
        xmlSwitchEncoding(m_context.get(), XML_CHAR_ENCODING_UTF8);
        for (qsizetype at = 0; at < text.size() && !isStopped(); at += chunkBytes) {
            const int size = int(std::min(chunkBytes, text.size() - at));
            xmlParseChunk(m_context.get(), text.data() + at, size, 0);
        }
        if (!isStopped())
            xmlParseChunk(m_context.get(), nullptr, 0, 1);
        outcome.isTruncatedInput = m_depth > 0;
        outcome.namespaceWarnings = m_namespaceTable.warnings();
    }

    SaxOutcome outcome;

private:
    static Reading &self(void *context) { return *static_cast<Reading *>(context); }

    [[nodiscard]] bool isStopped() const { return m_isStopped; }

    void stop(const QString &limit)
    {
        if (m_isStopped)
            return;
        outcome.exceededLimit = limit;
        halt();
    }

    /// Stops the parser. Before version 2.12 xmlStopParser() also frees the input, which the caller
    /// of the callback may still read.
    void halt()
    {
        m_isStopped = true;
#if LIBXML_VERSION < 21200
        m_context->instate = XML_PARSER_EOF;
        m_context->disableSAX = 1;
#else
        xmlStopParser(m_context.get());
#endif
    }

    // NOLINTNEXTLINE(readability-function-size): the signature is that of libxml2
    static void start(void *context,
                      const xmlChar *name,
                      const xmlChar *prefix,
                      const xmlChar *uri,
                      int namespaceCount,
                      const xmlChar ** /*namespaces*/,
                      int attributeCount,
                      int /*defaultedCount*/,
                      const xmlChar **attributes)
    {
        Reading &reading = self(context);
        if (reading.isStopped() || !reading.isWithinLimits(name, namespaceCount, attributeCount))
            return;
        reading.open(name, prefix, uri, attributeCount, attributes);
        // After open(), which resets the element.
        reading.m_stack[reading.m_depth - 1].namespaceCount = namespaceCount;
    }

    bool isWithinLimits(const xmlChar *name, int namespaceCount, int attributeCount)
    {
        // libxml2 searches the declarations of all open elements for each prefix.
        m_namespaces += namespaceCount;
        if (int(m_depth) >= m_limits.maxElementDepth)
            stopForDepth();
        else if (attributeCount + namespaceCount > m_limits.maxAttributes)
            stop(u"attributes of an element"_s);
        else if (m_namespaces > m_limits.maxNamespaces)
            stop(u"namespaces"_s);
        else if (++m_elements > m_limits.maxElements)
            stop(u"elements"_s);
        else if (qsizetype(qstrlen(chars(name))) > m_limits.maxNameBytes)
            stop(u"length of a name"_s);
        return !isStopped();
    }

    /// Stops at the depth limit. Elements that were not closed also add depth, so the document is
    /// repaired and read again before it is refused.
    void stopForDepth()
    {
        outcome.isStoppedByFault = m_onFault == OnSyntaxError::Stop;
        stop(u"depth of elements"_s);
    }

    void open(const xmlChar *name,
              const xmlChar *prefix,
              const xmlChar *uri,
              int attributeCount,
              const xmlChar **attributes)
    {
        if (m_depth == m_stack.size())
            m_stack.emplace_back();
        // A pointer only after emplace_back(), which may move the elements.
        Element &element = m_stack[m_depth];
        const Element *parent = m_depth > 0 ? &m_stack[m_depth - 1] : nullptr;
        ++m_depth;

        element.name = nameOf(name);
        element.namespaceCount = 0;
        element.text.resize(0); // keeps its memory for the next element at this depth
        element.attributes.clear();
        // Children inherit the base (XML Base section 3.1), and an element may change its own.
        element.base = parent ? parent->base : m_source;
        element.parent = parent ? parent->self : ElementContext::Document;
        element.vocabulary =
            m_namespaceTable.vocabulary(chars(uri), chars(prefix), element.name, element.parent);
        element.isInItem = parent && parent->isInItem;
        readAttributes(element, attributeCount, attributes);
        place(element);
        if (!outcome.hasRoot) {
            outcome.hasRoot = true;
            outcome.rootName = QByteArray(chars(name)); // a copy: the name must outlive the context
        }
    }

    /// Determines the place of the element. An item that begins inside an unclosed one closes it.
    void place(Element &element)
    {
        // An item inside a text means that the text was not closed.
        element.isMarkup = element.parent == ElementContext::Markup
                           && !beginsItem(element.vocabulary, element.name);
        element.self = element.isMarkup
                           ? ElementContext::Markup
                           : findContext(element.vocabulary, element.name, element.parent);
        outcome.hasChannel |= element.self == ElementContext::Channel
                              || element.self == ElementContext::Item
                              || element.self == ElementContext::Redirect;
        if (element.self != ElementContext::Item)
            return;
        if (m_isItemOpen)
            closeItem();
        element.isInItem = true;
        m_isItemOpen = true;
        m_itemDepth = m_depth;
        readItemStart(element, m_builder);
    }

    void readAttributes(Element &element, int count, const xmlChar **attributes)
    {
        // Five pointers each: name, prefix, URI, begin and end of the value (parser.h, SAX2).
        for (int i = 0; i < count; ++i, attributes += 5) {
            const char *begin = chars(attributes[3]);
            const qsizetype size = attributes[4] - attributes[3];
            Attribute attribute{nameOf(attributes[0]), QString::fromUtf8(begin, size)};
            if (QByteArrayView(begin, size).contains('&'))
                attribute.value.replace("&#38;"_L1, "&"_L1); // SAX2 passes "&amp;" as "&#38;"
            const bool isBase = attribute.name == "base" && attributes[1]
                                && QByteArrayView(chars(attributes[1])) == "xml";
            if (isBase)
                rebase(element, QUrl(attribute.value.trimmed()));
            element.attributes.push_back(std::move(attribute));
        }
    }

    /// Applies xml:base (XML Base section 3.1); an invalid one is ignored.
    static void rebase(Element &element, const QUrl &base)
    {
        const QUrl resolved = element.base.resolved(base);
        if (base.isValid() && resolved.isValid())
            element.base = resolved;
    }

    static void end(void *context, const xmlChar *, const xmlChar *, const xmlChar *)
    {
        self(context).close();
    }

    void close()
    {
        if (isStopped() || m_depth == 0)
            return;
        // Handlers get an element when it closes, because only then its text is complete.
        const Element &element = m_stack[m_depth - 1];
        if (element.isMarkup)
            fold(element, m_stack[m_depth - 2]);
        // An item that a nested item closed is finished, so its end tag must not close another one.
        else if (element.self == ElementContext::Item && m_isItemOpen && m_itemDepth == m_depth)
            closeItem();
        // Fields that follow a nested item belong to an item that is finished.
        else if (element.vocabulary != Vocabulary::Other && (!isItemField(element) || m_isItemOpen))
            readElement(element, m_builder);
        m_namespaces -= element.namespaceCount;
        --m_depth;
    }

    void fold(const Element &markup, Element &around)
    {
        foldMarkup(markup, around);
        if (around.text.size() > m_limits.maxTextBytes)
            stop(u"text of an element"_s);
    }

    static bool isItemField(const Element &element)
    {
        return element.parent == ElementContext::Item || element.parent == ElementContext::Group;
    }

    void closeItem()
    {
        m_isItemOpen = false;
        m_builder.endItem();
        // Checked after each item: a flood of items must not fill the memory first.
        if (m_builder.isOverLimit())
            stop(u"episodes"_s);
    }

    static void characters(void *context, const xmlChar *text, int size)
    {
        Reading &reading = self(context);
        // White space and text outside of the root element belong to no element.
        if (reading.m_depth == 0 || reading.isStopped())
            return;
        Element &element = reading.m_stack[reading.m_depth - 1];
        if (element.text.size() + size > reading.m_limits.maxTextBytes)
            reading.stop(u"text of an element"_s);
        else if (element.isMarkup)
            appendEscaped(element.text, QByteArrayView(chars(text), size));
        else
            element.text.append(chars(text), size);
    }

    void fault(const xmlError &error)
    {
        if (isStopped())
            return;
        if (++m_faults > m_limits.maxFaults)
            return stop(u"faults"_s);
        if (error.code == XML_NS_ERR_UNDEFINED_NAMESPACE)
            outcome.hasUndeclaredPrefix = true; // the prefix tells the vocabulary
        // Faults of namespaces do no harm: names and prefixes are reported as written.
        if (error.level < XML_ERR_ERROR || error.domain == XML_FROM_NAMESPACE)
            return;
        // After the root element the feed is complete; libxml2 reports the text as a fault.
        if (error.code == XML_ERR_DOCUMENT_END && outcome.hasRoot && m_depth == 0) {
            outcome.hasTrailingJunk = true;
            return;
        }
        // Only the first fault: the others often follow from it.
        if (outcome.firstFault.isEmpty()) {
            outcome.firstFault = u"%1:%2: %3"_s.arg(error.line)
                                     .arg(error.int2)
                                     .arg(QString::fromUtf8(error.message).simplified());
        }
        if (m_onFault == OnSyntaxError::Stop) {
            outcome.isStoppedByFault = true;
            halt();
        }
    }

    const QUrl &m_source;
    const ParseLimits &m_limits;
    FeedBuilder &m_builder;
    OnSyntaxError m_onFault;
    bool m_isStopped = false;
    int m_faults = 0;
    int m_namespaces = 0; ///< declared by all open elements
    qsizetype m_elements = 0;
    std::unique_ptr<xmlParserCtxt, FreeContext> m_context;
    std::vector<Element> m_stack; ///< the first m_depth are open; the others only keep their memory
    size_t m_depth = 0;
    size_t m_itemDepth = 0;
    bool m_isItemOpen = false;
    NamespaceTable m_namespaceTable;
};

} // namespace

SaxOutcome readXml(QByteArrayView text,
                   const QUrl &source,
                   const ParseLimits &limits,
                   FeedBuilder &builder,
                   OnSyntaxError onFault)
{
    Reading reading(source, limits, builder, onFault);
    reading.run(text);
    return reading.outcome;
}

} // namespace dogear::feed
