// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Declares one handler per vocabulary, which reads an element that has just closed.
///
/// A new vocabulary needs a file here, a line in Vocabulary and one in vocabularies.cpp.

#include "../element.h"
#include "../feed_builder.h"

namespace dogear::feed {

void readRss(const Element &element, FeedBuilder &builder);
void readAtom(const Element &element, FeedBuilder &builder);
void readItunes(const Element &element, FeedBuilder &builder);
void readGooglePlay(const Element &element, FeedBuilder &builder);
void readContent(const Element &element, FeedBuilder &builder);
void readPodcast(const Element &element, FeedBuilder &builder);
void readPodlove(const Element &element, FeedBuilder &builder);
void readMedia(const Element &element, FeedBuilder &builder);
void readDublinCore(const Element &element, FeedBuilder &builder);
void readXhtml(const Element &element, FeedBuilder &builder);

/// Returns the vocabulary of a namespace URI; if \a uri is null, that of the usual \a prefix.
[[nodiscard]] Vocabulary findVocabulary(const char *uri, const char *prefix);

/// Returns the place of an element \a name whose parent is \a parent.
[[nodiscard]] ElementContext findContext(Vocabulary vocabulary,
                                         QByteArrayView name,
                                         ElementContext parent);

/// Tells whether the element is an item in any place, even in a text that was not closed.
[[nodiscard]] bool beginsItem(Vocabulary vocabulary, QByteArrayView name);

/// Begins an item and reads its attributes.
void readItemStart(const Element &element, FeedBuilder &builder);

void readElement(const Element &element, FeedBuilder &builder);

/// Reads the date in \a element; warns of one that is doubtful or cannot be read.
[[nodiscard]] std::optional<QDateTime> dateOf(const Element &element, FeedBuilder &builder);

} // namespace dogear::feed
