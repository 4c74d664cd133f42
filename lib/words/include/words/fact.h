// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Represents what a feed says as captions, texts and links, before widgets show it.
///
/// Texts are single lines without controls, see plain_text.h: show them with Qt::PlainText. Only
/// addresses that a browser or a mail program opens are links; any other address is text.
///
/// Threads: values; any thread.

#include <QList>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::words {

/// A part of the recording that can be played.
struct Excerpt
{
    std::chrono::milliseconds start{};
    std::chrono::milliseconds duration{};

    friend bool operator==(const Excerpt &, const Excerpt &) = default;
};

struct Fact
{
    QString name = {};       ///< caption: "Season"; a role, a time or a recipient in some groups
    QString text = {};       ///< empty: the address of the link is the text
    QUrl link = {};          ///< opens in the browser; see openableLink()
    QUrl secondLink = {};    ///< another address, for example of a person's picture
    QString secondText = {}; ///< caption of the second link
    // A row can offer more than links. At most one of these is set.
    QString search = {};              ///< of a person: the search for all their episodes
    std::optional<Excerpt> excerpt{}; ///< can be played
    QUrl source = {};                 ///< of a version of an episode that can be played
    QUrl thread = {};                 ///< of a post whose replies can be loaded
    QString feedAddress = {};         ///< of the feed: the user can copy and change it

    friend bool operator==(const Fact &, const Fact &) = default;
};

/// Facts below a heading.
struct FactGroup
{
    QString title; ///< may be empty
    QList<Fact> facts;

    friend bool operator==(const FactGroup &, const FactGroup &) = default;
};

/// Maximum number of facts in a group; a further one says how many are left out.
inline constexpr qsizetype maxFactsOfGroup = 100;

} // namespace dogear::words
