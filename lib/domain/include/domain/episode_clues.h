// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds what a link or a directory says about an episode, by which a show may contain it.
///
/// Threads: values; any thread.

#include <QDateTime>
#include <QString>
#include <QUrl>

namespace dogear::domain {

/// Every member may be missing. Which of them decides: storage/linked_episode_store.h.
struct EpisodeClues
{
    QString guid = {};
    QUrl enclosure = {};
    QString title = {};       ///< plain text
    QDateTime published = {}; ///< UTC

    /// Whether nothing names an episode; a date alone does not.
    [[nodiscard]] bool isEmpty() const
    {
        return guid.isEmpty() && enclosure.isEmpty() && title.isEmpty();
    }
    friend bool operator==(const EpisodeClues &, const EpisodeClues &) = default;
};

} // namespace dogear::domain
