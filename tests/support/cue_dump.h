// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts cues to lines of text, which failing tests can print, and back.

#include <domain/chapter.h>

#include <QList>
#include <QRegularExpression>
#include <QStringList>

namespace dogear {

/// Parses lines "0-2.5 Ann: Text" or "0-2.5 Text", times in seconds.
inline QList<domain::Cue> cuesOf(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^([0-9.]+)-([0-9.]+) (?:(\\w+): )?(.*)$"));
    const auto time = [](const QString &seconds) {
        return std::chrono::milliseconds(qRound64(seconds.toDouble() * 1000));
    };
    QList<domain::Cue> cues;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const auto match = form.match(line);
        cues.append({time(match.captured(1)),
                     time(match.captured(2)),
                     match.captured(3),
                     match.captured(4)});
    }
    return cues;
}

/// Returns a line for each cue, as cuesOf() parses them.
inline QString dump(const QList<domain::Cue> &cues)
{
    const auto seconds = [](std::chrono::milliseconds time) {
        return QString::number(double(time.count()) / 1000, 'g', 15);
    };
    QStringList lines;
    for (const domain::Cue &cue : cues) {
        const QString speaker =
            cue.speaker.isEmpty() ? QString() : cue.speaker + QLatin1StringView(": ");
        lines.append(seconds(cue.start) + u'-' + seconds(cue.end) + u' ' + speaker + cue.text);
    }
    return lines.join(u'\n');
}

} // namespace dogear
