// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Declares the readers of the Podcasting 2.0 namespace by subject; podcast.cpp calls them.

#include "handlers.h"

namespace dogear::feed {

/// Reads an element of an item, or of the channel, that is kept in the extras.
void readItemExtra(const Element &element, FeedBuilder &builder);
void readChannelExtra(const Element &element, FeedBuilder &builder);

/// Reads an element inside another one of this namespace.
void readNested(const Element &element, FeedBuilder &builder);

// podcast_media.cpp
[[nodiscard]] std::optional<domain::Soundbite> toSoundbite(const Element &element);
[[nodiscard]] std::optional<domain::Trailer> toTrailer(const Element &element);
[[nodiscard]] QList<domain::SizedImage> toImages(const Element &element);
[[nodiscard]] std::optional<domain::MediaSource> toSource(const Element &element);
/// Moves the nested sources and integrity into the result.
[[nodiscard]] domain::AlternateEnclosure toAlternateEnclosure(const Element &element,
                                                              Nested &nested);
[[nodiscard]] domain::LiveItem toLiveItem(const Element &element);

// podcast_value.cpp
/// Moves the nested values into the result.
[[nodiscard]] domain::Value toValue(const Element &element, Nested &nested);
[[nodiscard]] domain::ValueTimeSplit toTimeSplit(const Element &element, Nested &nested);
[[nodiscard]] std::optional<domain::ValueRecipient> toRecipient(const Element &element);
[[nodiscard]] std::optional<domain::RemoteItem> toRemoteItem(const Element &element);

// podcast_social.cpp
[[nodiscard]] std::optional<domain::Location> toLocation(const Element &element);
[[nodiscard]] std::optional<domain::License> toLicense(const Element &element);
[[nodiscard]] std::optional<domain::SocialInteract> toSocialInteract(const Element &element);
[[nodiscard]] std::optional<domain::Chat> toChat(const Element &element);
[[nodiscard]] std::optional<domain::Txt> toTxt(const Element &element);
[[nodiscard]] std::optional<domain::UpdateFrequency> toUpdateFrequency(const Element &element);

} // namespace dogear::feed
