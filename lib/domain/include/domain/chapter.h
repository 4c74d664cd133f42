// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Timed parts of an episode: chapters with a title, and transcript cues with a text.
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
    bool isListed = true; ///< false: only its picture is shown, not its title (`toc: false`)

    friend bool operator==(const Chapter &, const Chapter &) = default;
};

/// One timed piece of a transcript.
struct Cue
{
    std::chrono::milliseconds start{};
    std::chrono::milliseconds end{};
    QString speaker;
    QString text;

    friend bool operator==(const Cue &, const Cue &) = default;
};

} // namespace dogear::domain
