// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chapters and cues as lines that a failing test can show.

#include <domain/chapter.h>

#include <QList>
#include <QStringList>

namespace dogear {

/// Seconds without needless zeros: "63.5".
inline QString secondsOf(std::chrono::milliseconds time)
{
    return QString::number(double(time.count()) / 1000, 'g', 15);
}

/// "12 Title" each, with "-20" after the start for an end, "(hidden)", and "[link]" and "{image}".
inline QString dump(const QList<domain::Chapter> &chapters)
{
    QStringList lines;
    for (const domain::Chapter &chapter : chapters) {
        QString line = secondsOf(chapter.start);
        if (chapter.end)
            line += u'-' + secondsOf(*chapter.end);
        line += u' ' + chapter.title;
        if (!chapter.isListed)
            line += QLatin1StringView(" (hidden)");
        if (!chapter.link.isEmpty())
            line += QLatin1StringView(" [") + QString::fromUtf8(chapter.link.toEncoded()) + u']';
        if (!chapter.image.isEmpty())
            line += QLatin1StringView(" {") + QString::fromUtf8(chapter.image.toEncoded()) + u'}';
        lines.append(line);
    }
    return lines.join(u'\n');
}

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
