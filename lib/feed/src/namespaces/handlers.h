// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One handler per vocabulary: what an element that just closed means.
///
/// A new vocabulary is a new file here, a line in Vocabulary and one in vocabularies.cpp.

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

/// The vocabulary behind a namespace URI; without one (\a uri null) behind the usual \a prefix.
[[nodiscard]] Vocabulary findVocabulary(const char *uri, const char *prefix);

/// What an element of that name is, standing in \a parent.
[[nodiscard]] Where findPlace(Vocabulary vocabulary, QByteArrayView name, Where parent);

/// Whether it is an item wherever it stands, even in a text that was not closed.
[[nodiscard]] bool beginsItem(Vocabulary vocabulary, QByteArrayView name);

/// An item begins: what its own attributes say.
void readItemStart(const Element &element, FeedBuilder &builder);

void readElement(const Element &element, FeedBuilder &builder);

/// The date that \a element holds; warns of one that is doubtful or cannot be read.
[[nodiscard]] std::optional<QDateTime> dateOf(const Element &element, FeedBuilder &builder);

} // namespace dogear::feed
