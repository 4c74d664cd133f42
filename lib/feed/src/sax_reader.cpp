// SPDX-License-Identifier: GPL-3.0-or-later
#include "sax_reader.h"

#include "markup.h"
#include "namespaces/handlers.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <limits>
#include <memory>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

struct FreeContext
{
    void operator()(xmlParserCtxt *context) const
    {
        xmlFreeDoc(context->myDoc); // made for declarations of entities, and never freed with it
        xmlFreeParserCtxt(context);
    }
};

const char *chars(const xmlChar *text)
{
    return reinterpret_cast<const char *>(text);
}

/// What the callbacks share. libxml2 is C: each callback gets this as its first argument.
class Reading
{
public:
    Reading(const QUrl &source, const ParseLimits &limits, FeedBuilder &builder)
        : m_source(source)
        , m_limits(limits)
        , m_builder(builder)
    {}

    void run(const QByteArray &document)
    {
        xmlSAXHandler handler{};
        handler.initialized = XML_SAX2_MAGIC;
        handler.startElementNs = &Reading::start;
        handler.endElementNs = &Reading::end;
        handler.characters = &Reading::characters;
        handler.ignorableWhitespace = &Reading::characters;
        handler.cdataBlock = &Reading::characters;
        handler.serror = &Reading::fault;
        m_context.reset(xmlCreatePushParserCtxt(&handler, this, nullptr, 0, nullptr));
        // RECOVER reads on after a fault; NONET and no DTD loading: nothing but these bytes is
        // read.
        xmlCtxtUseOptions(m_context.get(), XML_PARSE_RECOVER | XML_PARSE_NONET | XML_PARSE_NOCDATA);
        constexpr qsizetype chunk = 1024 * 1024;
        for (qsizetype at = 0; at < document.size() && !isStopped(); at += chunk) {
            const int size = int(std::min(chunk, document.size() - at));
            xmlParseChunk(m_context.get(), document.constData() + at, size, 0);
        }
        if (!isStopped())
            xmlParseChunk(m_context.get(), nullptr, 0, 1);
        finish(document);
    }

    SaxOutcome outcome;

private:
    static Reading &self(void *context) { return *static_cast<Reading *>(context); }

    [[nodiscard]] bool isStopped() const { return !outcome.brokenLimit.isEmpty(); }

    void stop(const QString &limit)
    {
        outcome.brokenLimit = limit;
        xmlStopParser(m_context.get());
    }

    static void start(void *context,
                      const xmlChar *name,
                      const xmlChar *prefix,
                      const xmlChar *uri,
                      int /*namespaceCount*/,
                      const xmlChar ** /*namespaces*/,
                      int attributeCount,
                      int /*defaultedCount*/,
                      const xmlChar **attributes)
    {
        self(context).open(name, prefix, uri, attributeCount, attributes);
    }

    void open(const xmlChar *name,
              const xmlChar *prefix,
              const xmlChar *uri,
              int attributeCount,
              const xmlChar **attributes)
    {
        if (isStopped())
            return;
        if (int(m_depth) >= m_limits.maxElementDepth)
            return stop(u"depth of elements"_s);
        if (attributeCount > maxAttributes)
            return stop(u"attributes of an element"_s);
        if (m_depth == m_stack.size())
            m_stack.emplace_back();
        Element &element = m_stack[m_depth];
        const Element *parent = m_depth > 0 ? &m_stack[m_depth - 1] : nullptr;
        ++m_depth;

        element.name = QByteArray(chars(name));
        if (!outcome.hasRoot && !uri && !prefix && element.name == "feed")
            m_known.push_back({nullptr, nullptr, Vocabulary::Atom}); // Atom without its namespace
        element.vocabulary = vocabulary(uri, prefix);
        element.text.resize(0); // keeps its memory for the next element at this depth
        element.attributes.clear();
        element.base = parent ? parent->base : m_source;
        element.parent = parent ? parent->self : Where::Document;
        element.isInItem = parent && parent->isInItem;
        readAttributes(element, attributeCount, attributes);
        place(element);
        if (!outcome.hasRoot) {
            outcome.hasRoot = true;
            outcome.rootName = element.name;
        }
    }

    /// Tells what the element is; an item that begins inside an unclosed one closes that first.
    void place(Element &element)
    {
        element.isMarkup =
            element.parent == Where::Markup && !beginsItem(element.vocabulary, element.name);
        element.self = element.isMarkup
                           ? Where::Markup
                           : findPlace(element.vocabulary, element.name, element.parent);
        outcome.hasChannel |= element.self == Where::Channel || element.self == Where::Item
                              || element.self == Where::Redirect;
        if (element.self != Where::Item)
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
            Attribute attribute{QByteArray(chars(attributes[0])), QString::fromUtf8(begin, size)};
            attribute.value.replace("&#38;"_L1, "&"_L1); // SAX2 hands "&amp;" over like this
            const bool isBase = attribute.name == "base" && attributes[1]
                                && QByteArrayView(chars(attributes[1])) == "xml";
            if (isBase)
                element.base = element.base.resolved(QUrl(attribute.value.trimmed()));
            element.attributes.push_back(std::move(attribute));
        }
    }

    static void end(void *context, const xmlChar *, const xmlChar *, const xmlChar *)
    {
        self(context).close();
    }

    void close()
    {
        if (isStopped() || m_depth == 0)
            return;
        const Element &element = m_stack[m_depth - 1];
        if (element.isMarkup)
            foldMarkup(element, m_stack[m_depth - 2]);
        else if (element.self == Where::Item && m_isItemOpen && m_itemDepth == m_depth)
            closeItem();
        else if (element.vocabulary != Vocabulary::Other && (!isItemField(element) || m_isItemOpen))
            readElement(element, m_builder);
        --m_depth;
    }

    static bool isItemField(const Element &element)
    {
        return element.parent == Where::Item || element.parent == Where::Group;
    }

    void closeItem()
    {
        m_isItemOpen = false;
        m_builder.endItem();
        if (m_builder.isOverLimit())
            stop(u"episodes"_s);
    }

    static void characters(void *context, const xmlChar *text, int size)
    {
        Reading &reading = self(context);
        if (reading.m_depth == 0 || reading.isStopped())
            return;
        Element &element = reading.m_stack[reading.m_depth - 1];
        if (element.isMarkup)
            appendEscaped(element.text, QByteArrayView(chars(text), size));
        else
            element.text.append(chars(text), size);
    }

    static void fault(void *context, xmlErrorPtr error)
    {
        Reading &reading = self(context);
        switch (error->code) {
        case XML_ERR_NAME_REQUIRED:
        case XML_ERR_ENTITYREF_SEMICOL_MISSING:
        case XML_ERR_UNDECLARED_ENTITY:
        case XML_WAR_UNDECLARED_ENTITY:
            reading.outcome.hasBadReference = true;
            break;
        case XML_NS_ERR_UNDEFINED_NAMESPACE:
            return; // found by prefix; nothing is lost
        default:
            break;
        }
        if (reading.outcome.firstFault.isEmpty() && error->level >= XML_ERR_ERROR) {
            reading.outcome.firstFault = u"%1:%2: %3"_s.arg(error->line)
                                             .arg(error->int2)
                                             .arg(QString::fromUtf8(error->message).simplified());
        }
    }

    /// URIs are interned by libxml2: the same pointer is the same text.
    Vocabulary vocabulary(const xmlChar *uri, const xmlChar *prefix)
    {
        for (const Known &known : m_known) {
            if (known.uri == uri && known.prefix == prefix)
                return known.vocabulary;
        }
        const Vocabulary found =
            findVocabulary(uri ? chars(uri) : nullptr, prefix ? chars(prefix) : nullptr);
        m_known.push_back({uri, prefix, found});
        return found;
    }

    /// Elements that are open at the end: cut off, or left open by mismatched tags before the end
    /// tag of the root.
    void finish(const QByteArray &document)
    {
        if (isStopped() || m_depth == 0)
            return;
        const qsizetype lastTag = document.lastIndexOf('<');
        const QByteArray tail = lastTag < 0 ? QByteArray() : document.mid(lastTag);
        const bool hasRootEnd = tail.startsWith("</") && tail.contains('>')
                                && QByteArrayView(tail).sliced(2).startsWith(m_stack.front().name);
        outcome.isCutOff = !hasRootEnd;
        if (hasRootEnd && m_isItemOpen)
            closeItem();
    }

    struct Known
    {
        const xmlChar *uri;
        const xmlChar *prefix;
        Vocabulary vocabulary;
    };

    static constexpr int maxAttributes = 256;

    const QUrl &m_source;
    const ParseLimits &m_limits;
    FeedBuilder &m_builder;
    std::unique_ptr<xmlParserCtxt, FreeContext> m_context;
    std::vector<Element> m_stack; ///< the first m_depth are open; the others lend their memory
    size_t m_depth = 0;
    size_t m_itemDepth = 0;
    bool m_isItemOpen = false;
    std::vector<Known> m_known;
};

} // namespace

SaxOutcome readXml(const QByteArray &document,
                   const QUrl &source,
                   const ParseLimits &limits,
                   FeedBuilder &builder)
{
    Reading reading(source, limits, builder);
    reading.run(document);
    return reading.outcome;
}

} // namespace dogear::feed
