// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects the facts of an episode, group by group; for episodeFacts().
///
/// Threads: pure; any thread.

#include <domain/library.h>
#include <words/episode_fact.h>

#include <QList>
#include <QString>

namespace dogear::words {

using Facts = QList<EpisodeFact>;

/// Returns \a fact with \a url as its link. An address that a click may not open is added to the
/// text instead, so that people can read and copy it.
[[nodiscard]] EpisodeFact linked(EpisodeFact fact, const QUrl &url);

/// Returns "Deutsch" for "de"; \a tag itself if Qt does not know it.
[[nodiscard]] QString languageName(const QString &tag);

void addPersons(Facts &facts, const domain::Episode &episode);
/// \a episodeTitle: name of an excerpt that has none.
void addExcerpts(Facts &facts, const domain::EpisodeExtras &extras, const QString &episodeTitle);
void addVersions(Facts &facts, const domain::Episode &episode);
void addComments(Facts &facts, const domain::EpisodeExtras &extras);
void addSupport(Facts &facts, const domain::EpisodeExtras &extras);
void addPlaces(Facts &facts, const domain::EpisodeExtras &extras);
void addLicence(Facts &facts, const domain::EpisodeExtras &extras);
void addValues(Facts &facts, const domain::EpisodeExtras &extras);
void addChat(Facts &facts, const domain::EpisodeExtras &extras);
void addDocuments(Facts &facts, const domain::Episode &episode);
void addPictures(Facts &facts, const domain::EpisodeExtras &extras);
void addTexts(Facts &facts, const domain::EpisodeExtras &extras);

} // namespace dogear::words
