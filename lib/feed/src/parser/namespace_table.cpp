// SPDX-License-Identifier: GPL-3.0-or-later
#include "namespace_table.h"

#include "namespaces/handlers.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// Number of namespaces that are cached; others are looked up for each element.
constexpr size_t maxKnownNamespaces = 64;

template<size_t size>
bool isAmong(const std::array<QByteArrayView, size> &words, QByteArrayView name)
{
    return std::ranges::find(words, name) != words.end();
}

bool isRssRoot(QByteArrayView name)
{
    static constexpr std::array<QByteArrayView, 5> names = {
        "rss", "RDF", "channel", "Channel", "item"};
    return isAmong(names, name);
}

/// Tells whether \a name is in RSS 0.90 to 2.0; words only of image and textInput are left out.
bool isRssWord(QByteArrayView name)
{
    static constexpr std::array<QByteArrayView, 25> names = {
        "rss",          "RDF",      "channel", "Channel",        "item",      "items",
        "title",        "link",     "url",     "description",    "language",  "copyright",
        "generator",    "category", "author",  "managingEditor", "enclosure", "guid",
        "pubDate",      "image",    "source",  "comments",       "ttl",       "textInput",
        "lastBuildDate"};
    return isAmong(names, name);
}

/// Tells whether \a name is in RFC 4287 or the draft called 0.3.
bool isAtomWord(QByteArrayView name)
{
    static constexpr std::array<QByteArrayView, 24> names = {
        "feed",      "entry",    "title",    "link",   "id",      "author",
        "name",      "uri",      "email",    "icon",   "logo",    "category",
        "content",   "summary",  "subtitle", "rights", "updated", "published",
        "generator", "modified", "issued",   "source", "tagline", "copyright"};
    return isAmong(names, name);
}

} // namespace

Vocabulary NamespaceTable::vocabulary(const char *uri,
                                      const char *prefix,
                                      QByteArrayView name,
                                      ElementContext parent)
{
    Known &known = find(uri, prefix);
    if (parent == ElementContext::Document)
        readRoot(known, name);
    // Only a wrong default namespace is forgiven: an element with a prefix keeps its vocabulary.
    else if (!prefix && known.vocabulary != m_own && isFrame(name, parent))
        adopt(known);
    if (!known.isAdopted)
        return known.vocabulary;
    // "duration" in a default namespace of iTunes is not a word of RSS and keeps its meaning there.
    const bool isOwnWord = m_own == Vocabulary::Atom ? isAtomWord(name) : isRssWord(name);
    return isOwnWord || known.other == Vocabulary::Other ? known.vocabulary : known.other;
}

void NamespaceTable::readRoot(Known &known, QByteArrayView name)
{
    // An "entry" alone is Atom only by its namespace; no other format has a root called "feed".
    const bool isAtom = name == "feed" || (name == "entry" && known.vocabulary == Vocabulary::Atom);
    m_own = isAtom ? Vocabulary::Atom : Vocabulary::Rss;
    if (known.vocabulary != m_own && (name == "feed" || isRssRoot(name)))
        adopt(known);
}

/// Tells whether the element is one that contains the fields of the document's own format.
bool NamespaceTable::isFrame(QByteArrayView name, ElementContext parent) const
{
    if (parent != ElementContext::Root && parent != ElementContext::Channel)
        return false;
    if (m_own == Vocabulary::Atom)
        return name == "entry";
    return name == "item" || name == "items" || (parent == ElementContext::Root && isRssRoot(name));
}

void NamespaceTable::adopt(Known &known)
{
    known.other = known.vocabulary;
    known.vocabulary = m_own;
    known.isAdopted = true;
    const QString warning = u"repaired: a default namespace that is not the format's"_s;
    // Without any namespace nothing is wrong: feeds of RSS have none.
    if (known.uri && !m_warnings.contains(warning))
        m_warnings.append(warning);
}

NamespaceTable::Known &NamespaceTable::find(const char *uri, const char *prefix)
{
    for (Known &known : m_known) {
        // Addresses are compared, not texts: libxml2 interns both (namespace_table.h).
        if (known.uri == uri && known.prefix == prefix)
            return known;
    }
    const Known found{uri, prefix, look(uri, prefix)};
    if (m_known.size() < maxKnownNamespaces)
        return m_known.emplace_back(found);
    // The table is full: the result is used once and not kept.
    m_passing = found;
    return m_passing;
}

Vocabulary NamespaceTable::look(const char *uri, const char *prefix)
{
    const Vocabulary found = findVocabulary(uri, prefix);
    // An unknown URI under a usual prefix is a spelling that vocabularies.cpp does not list.
    if (found != Vocabulary::Other || !uri || !prefix)
        return found;
    const Vocabulary usual = findVocabulary(nullptr, prefix);
    if (usual != Vocabulary::Other) {
        const QString warning =
            "repaired: the namespace of the prefix %1 is not known, read as usual"_L1.arg(
                QString::fromUtf8(prefix).left(40));
        if (!m_warnings.contains(warning))
            m_warnings.append(warning);
    }
    return usual;
}

} // namespace dogear::feed
