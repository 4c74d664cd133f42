// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Represents one fact of an episode, as the tab Details shows it.
///
/// Threads: values; any thread.

#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::words {

/// Groups in the order of the list.
enum class FactGroup {
    About, ///< subtitle, kind, rating, names of season and episode
    Persons,
    Excerpts,
    Versions,
    Comments,
    Support,
    Place,
    Licence,
    Value,
    Chat,
    Documents,
    Pictures,
    Texts,
};

/// A part of the recording that can be played.
struct Excerpt
{
    std::chrono::milliseconds start{};
    std::chrono::milliseconds duration{};

    friend bool operator==(const Excerpt &, const Excerpt &) = default;
};

struct EpisodeFact
{
    FactGroup group = FactGroup::About;
    QString name = {}; ///< of the value: "Season"; a role or a time in some groups
    QString text = {};
    QUrl link = {};                   ///< opens in the browser; see openableLink()
    QString search = {};              ///< of a person: the search for all their episodes
    std::optional<Excerpt> excerpt{}; ///< of FactGroup::Excerpts
    QUrl source = {};                 ///< of a version that can be played
    QUrl thread = {};                 ///< of a post whose replies can be loaded

    friend bool operator==(const EpisodeFact &, const EpisodeFact &) = default;
};

} // namespace dogear::words
