// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes one element of a feed, as a namespace handler gets it when it closes.

#include "plain_label.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <vector>

namespace dogear::feed {

/// The vocabularies that have a handler; found by URI, or by the usual prefix if it is undeclared.
enum class Vocabulary {
    Rss,
    Atom,
    Itunes,
    GooglePlay,
    Content,
    Podcast,
    Podlove,
    Media,
    DublinCore,
    Xhtml,
    Other,
};

/// The place that an element is, or is in.
enum class ElementContext {
    Document,
    Root,               ///< rss, rdf:RDF, and elements in the place of a channel
    Channel,            ///< RSS channel, Atom feed
    Item,               ///< RSS item, Atom entry, podcast:liveItem
    Image,              ///< RSS image of the channel
    Owner,              ///< itunes:owner of the channel
    Author,             ///< Atom author of the feed or the entry
    Group,              ///< media:group of an item
    Category,           ///< itunes:category of the channel
    AlternateEnclosure, ///< podcast:alternateEnclosure of an item
    Value,              ///< podcast:value
    TimeSplit,          ///< podcast:valueTimeSplit of a value
    Podroll,            ///< podcast:podroll of the channel
    Publisher,          ///< podcast:publisher of the channel
    Chapters,           ///< psc:chapters of an item
    Redirect,           ///< a document that only gives the new address of the feed
    Markup,             ///< a text that may contain elements, which are kept as text
    Elsewhere,
};

/// An attribute with its references resolved.
struct Attribute
{
    QByteArray name; ///< without prefix
    QString value;
};

/// An element with everything that a handler needs.
struct Element
{
    Vocabulary vocabulary = Vocabulary::Other;
    QByteArray name; ///< without prefix
    ElementContext parent = ElementContext::Document;
    ElementContext self = ElementContext::Elsewhere; ///< the place of its children
    bool isInItem = false;
    int namespaceCount = 0; ///< number of declarations on this element
    bool isMarkup = false;  ///< is inside a text, so it is a part of the text and not a field
    std::vector<Attribute> attributes;
    QByteArray text; ///< UTF-8, directly inside, references resolved
    QUrl base;       ///< xml:base, else the address of the document

    [[nodiscard]] QString attribute(QByteArrayView wanted) const
    {
        for (const Attribute &candidate : attributes) {
            if (candidate.name == wanted)
                return candidate.value;
        }
        return {};
    }
    [[nodiscard]] QString string() const { return QString::fromUtf8(text); }
    [[nodiscard]] QString trimmed() const { return string().trimmed(); }
    /// Returns the text of a title or name: as one line, with references resolved.
    [[nodiscard]] QString label() const { return toLabel(string()); }
};

} // namespace dogear::feed
