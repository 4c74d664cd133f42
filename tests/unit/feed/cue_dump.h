// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Formats cues as lines of text for comparisons; support/chapter_dump.h does it for
/// chapters.

#include <support/chapter_dump.h>

#include <QList>
#include <QStringList>

namespace dogear {

/// \return a line "12-20 Speaker| text" for each cue, without "Speaker|" if the cue has no speaker
inline QString dump(const QList<domain::Cue> &cues)
{
    QStringList lines;
    for (const domain::Cue &cue : cues)
        lines.append(secondsOf(cue.start) + u'-' + secondsOf(cue.end) + u' '
                     + (cue.speaker.isEmpty() ? QString() : cue.speaker + QLatin1StringView("| "))
                     + cue.text);
    return lines.join(u'\n');
}

} // namespace dogear
