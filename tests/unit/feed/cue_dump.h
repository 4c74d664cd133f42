// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Cues as lines that a failing test can show; chapters are in support/chapter_dump.h.

#include <support/chapter_dump.h>

#include <QList>
#include <QStringList>

namespace dogear {

/// "12-20 Speaker| text" each, without "Speaker|" if there is none.
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
