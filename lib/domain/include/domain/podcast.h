// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A show as its feed describes it.
///
/// Threads: values; any thread.
/// Spec:    RSS 2.0, "Required channel elements" and "Optional channel elements"; Apple's
///          "A Podcaster's Guide to RSS"; Podcasting 2.0 namespace.

#include <domain/extras.h>
#include <domain/funding.h>
#include <domain/person.h>
#include <domain/sparse.h>

#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace dogear::domain {

/// `itunes:type`: an episodic show is played newest first, a serial one from its first episode on.
enum class ShowType { Episodic, Serial };

struct Podcast
{
    QString title;
    QString author;
    QUrl link;               ///< the show's web page
    QString descriptionHtml; ///< as in the feed; sanitise before showing
    QUrl image;
    QString language; ///< as in the feed, for example "en-us"
    QString copyright;
    QString ownerName;
    QStringList categories; ///< "Technology", "Arts/Books"; no duplicates
    ShowType type = ShowType::Episodic;
    std::optional<bool> isExplicit;
    QUrl selfLink;   ///< `atom:link rel="self"`: the feed's address according to the feed
    QUrl newFeedUrl; ///< `itunes:new-feed-url`
    QString guid;    ///< `podcast:guid`
    QString generator;
    QList<Funding> fundings;
    QList<Person> persons;
    Sparse<PodcastExtras> extras;

    friend bool operator==(const Podcast &, const Podcast &) = default;
};

} // namespace dogear::domain
