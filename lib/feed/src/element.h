// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One element of a feed, as the namespace handlers see it when it closes.

#include "plain_label.h"

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <vector>

namespace dogear::feed {

/// The vocabularies that have a handler; found by URI, or by the usual prefix if that is
/// undeclared.
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

/// What an element stands in, or is.
enum class Where {
    Document,
    Root,               ///< rss, rdf:RDF, and what stands there instead of a channel
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
    Redirect,           ///< a document that only says where the feed is
    Markup,             ///< a text that may hold elements: they are kept as text
    Elsewhere,
};

struct Attribute
{
    QByteArray name; ///< without prefix
    QString value;
};

struct Element
{
    Vocabulary vocabulary = Vocabulary::Other;
    QByteArray name; ///< without prefix
    Where parent = Where::Document;
    Where self = Where::Elsewhere; ///< what its children stand in
    bool isInItem = false;
    int namespaceCount = 0; ///< that it declares
    bool isMarkup = false;  ///< stands in a text: part of it, no field
    std::vector<Attribute> attributes;
    QByteArray text; ///< UTF-8, directly inside, entities resolved
    QUrl base;       ///< xml:base, else the source

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
    /// Of a title or name: in one line, without references.
    [[nodiscard]] QString label() const { return toLabel(string()); }
};

} // namespace dogear::feed
