// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes the elements of the Podcasting 2.0 namespace as facts.
///
/// Values and their recipients are information: Dogear sends no payments.
///
/// Spec:  https://github.com/Podcastindex-org/podcast-namespace, docs/tags
/// Tests: tests/gui/tst_show_page.cpp

#include "facts.h"

#include <domain/extras.h>
#include <domain/person.h>

#include <optional>

namespace dogear::widgets {

// Each adds its facts to \a facts; nothing is added for empty values.
void addLocations(QList<Fact> &facts, const QList<domain::Location> &locations);
void addLicense(QList<Fact> &facts, const std::optional<domain::License> &license);
void addFundings(QList<Fact> &facts, const QList<domain::Funding> &fundings);
void addPersons(QList<Fact> &facts, const QList<domain::Person> &persons);
void addComments(QList<Fact> &facts, const QList<domain::SocialInteract> &comments);
void addChat(QList<Fact> &facts, const std::optional<domain::Chat> &chat);
void addTxts(QList<Fact> &facts, const QList<domain::Txt> &txts);
void addImages(QList<Fact> &facts, const QList<domain::SizedImage> &images);
void addTrailers(QList<Fact> &facts, const QList<domain::Trailer> &trailers);
void addLocked(QList<Fact> &facts, const std::optional<domain::Locked> &locked);
void addBlocks(QList<Fact> &facts, const QList<domain::Block> &blocks);
void addFrequency(QList<Fact> &facts, const std::optional<domain::UpdateFrequency> &frequency);
void addValues(QList<Fact> &facts, const QList<domain::Value> &values);

/// Describes what a live item says in addition to its title, its state, its start and its notes.
[[nodiscard]] QList<Fact> liveItemFacts(const domain::LiveItem &item);

/// Describes a reference to another feed: its title comes first, else its address or its guid.
[[nodiscard]] QStringList remoteItemTexts(const domain::RemoteItem &item);

} // namespace dogear::widgets
