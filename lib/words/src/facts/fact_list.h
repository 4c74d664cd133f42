// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the facts of single elements of a feed, for episodes, shows and live streams.
///
/// Threads: pure; any thread.

#include <domain/episode.h>
#include <domain/podcast.h>
#include <words/fact.h>

#include <QCoreApplication>
#include <QStringList>

namespace dogear::words {

/// Context of the translations of this folder, as its functions belong to no class.
struct FeedFacts
{
    Q_DECLARE_TR_FUNCTIONS(FeedFacts)
};

/// Makes a fact of \a parts, which are cleaned and joined. An address that a click may not open is
/// added to the text instead, so that people can read and copy it.
[[nodiscard]] Fact toFact(const QString &name, const QStringList &parts, const QUrl &link = {});
/// Adds \a url to \a fact likewise, if there is one.
void addSecondLink(Fact &fact, const QString &text, const QUrl &url);

/// Appends toFact() to \a facts, unless there would be neither a text nor a link.
void addFact(QList<Fact> &facts,
             const QString &name,
             const QStringList &parts,
             const QUrl &link = {});
/// Appends a group unless it is empty, with its first facts and the number of the others.
void addGroup(QList<FactGroup> &groups, const QString &title, QList<Fact> facts);

/// Returns \a foreign as a plain line; \a otherwise if nothing is left of it.
[[nodiscard]] QString plainOr(const QString &foreign, const QString &otherwise);
/// Returns "12:00–14:00", or "From 12:00" if the end is unknown.
[[nodiscard]] QString timesText(std::chrono::milliseconds start,
                                std::optional<std::chrono::milliseconds> end);

/// \a author is listed if \a persons do not have that name.
[[nodiscard]] QList<Fact> personFacts(const QList<domain::Person> &persons,
                                      const QString &author = {});
[[nodiscard]] QList<Fact> supportFacts(const QList<domain::Funding> &fundings);
[[nodiscard]] QList<Fact> threadFacts(QList<domain::SocialInteract> interacts);
[[nodiscard]] QList<Fact> chatFacts(const std::optional<domain::Chat> &chat);
[[nodiscard]] QList<Fact> placeFacts(const QList<domain::Location> &places);
[[nodiscard]] QList<Fact> licenceFacts(const std::optional<domain::License> &license);
[[nodiscard]] QList<Fact> textFacts(const QList<domain::Txt> &txts);
[[nodiscard]] QList<Fact> paymentFacts(const QList<domain::Value> &values);
[[nodiscard]] QList<Fact> chapterFacts(const QList<domain::Chapter> &chapters);
/// \a otherTitle names the excerpts that have no title.
[[nodiscard]] QList<Fact> excerptFacts(const QList<domain::Soundbite> &soundbites,
                                       const QString &otherTitle);
/// The enclosure \a standard is a version, too: the one to return to.
[[nodiscard]] QList<Fact> versionFacts(const QList<domain::AlternateEnclosure> &versions,
                                       const std::optional<domain::Enclosure> &standard);
[[nodiscard]] QList<Fact> documentFacts(const domain::Episode &episode);
[[nodiscard]] QList<Fact> pictureFacts(const QList<domain::SizedImage> &images);
[[nodiscard]] QList<Fact> trailerFacts(const QList<domain::Trailer> &trailers);

/// Adds the groups of the elements that shows, episodes and live streams have alike.
template<typename Extras>
void addCommonGroups(QList<FactGroup> &groups, const Extras &extras)
{
    addGroup(groups, FeedFacts::tr("Comments"), threadFacts(extras.socialInteracts));
    addGroup(groups, FeedFacts::tr("Chat"), chatFacts(extras.chat));
    addGroup(groups, FeedFacts::tr("Payments"), paymentFacts(extras.values));
    addGroup(groups, FeedFacts::tr("Pictures"), pictureFacts(extras.images));
    addGroup(groups, FeedFacts::tr("Further texts"), textFacts(extras.txts));
}

} // namespace dogear::words
