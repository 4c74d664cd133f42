// SPDX-License-Identifier: GPL-3.0-or-later
// Podcasting 2.0: location, license, socialInteract, chat, txt, updateFrequency
#include "../field_readers.h"
#include "podcast.h"

using namespace Qt::StringLiterals;

namespace dogear::feed {

std::optional<domain::Location> toLocation(const Element &element)
{
    // "subject" is the default of the specification.
    const QString rel = element.attribute("rel").trimmed().toLower();
    domain::Location location{element.label(),
                              rel.isEmpty() ? u"subject"_s : rel,
                              element.attribute("geo").trimmed(),
                              element.attribute("osm").trimmed(),
                              element.attribute("country").trimmed().toLower()};
    // An element without any content is left out here and below.
    if (location.name.isEmpty() && location.geo.isEmpty() && location.osm.isEmpty())
        return std::nullopt;
    return location;
}

std::optional<domain::License> toLicense(const Element &element)
{
    domain::License license{element.string().simplified(),
                            readUrl(element.attribute("url"), element.base)};
    if (license.id.isEmpty() && license.url.isEmpty())
        return std::nullopt;
    return license;
}

std::optional<domain::SocialInteract> toSocialInteract(const Element &element)
{
    domain::SocialInteract interact{element.attribute("protocol").trimmed().toLower(),
                                    readUrl(element.attribute("uri"), element.base),
                                    element.attribute("accountId").trimmed(),
                                    readUrl(element.attribute("accountUrl"), element.base),
                                    readCount(element.attribute("priority"))};
    if (interact.protocol.isEmpty() && interact.uri.isEmpty())
        return std::nullopt;
    return interact;
}

std::optional<domain::Chat> toChat(const Element &element)
{
    domain::Chat chat{element.attribute("server").trimmed(),
                      element.attribute("protocol").trimmed().toLower(),
                      element.attribute("accountId").trimmed(),
                      element.attribute("space").trimmed()};
    if (chat.server.isEmpty())
        return std::nullopt;
    return chat;
}

std::optional<domain::Txt> toTxt(const Element &element)
{
    domain::Txt txt{element.attribute("purpose").trimmed(), element.trimmed()};
    if (txt.text.isEmpty())
        return std::nullopt;
    return txt;
}

std::optional<domain::UpdateFrequency> toUpdateFrequency(const Element &element)
{
    domain::UpdateFrequency frequency{element.string().simplified(),
                                      element.attribute("rrule").trimmed(),
                                      readDate(element.attribute("dtstart")),
                                      readExplicit(element.attribute("complete")).value_or(false)};
    if (frequency == domain::UpdateFrequency{})
        return std::nullopt;
    return frequency;
}

} // namespace dogear::feed
