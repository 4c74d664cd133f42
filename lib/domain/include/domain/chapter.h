// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Places in an episode that have a name, and words that have a time.
///
/// Threads: values; any thread.

#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::domain {

struct Chapter
{
    std::chrono::milliseconds start{};
    std::optional<std::chrono::milliseconds> end;
    QString title;
    QUrl link;
    QUrl image;
    bool isListed = true; ///< false: its picture is shown, its title is not (`toc: false`)

    friend bool operator==(const Chapter &, const Chapter &) = default;
};

/// One piece of a transcript.
struct Cue
{
    std::chrono::milliseconds start{};
    std::chrono::milliseconds end{};
    QString speaker;
    QString text;

    friend bool operator==(const Cue &, const Cue &) = default;
};

} // namespace dogear::domain
