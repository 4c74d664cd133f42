// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts chapters to lines of text, which failing tests can print, and back.

#include <domain/chapter.h>

#include <QList>
#include <QRegularExpression>
#include <QStringList>

namespace dogear {

/// Returns \a time in seconds without trailing zeros: "63.5".
inline QString secondsOf(std::chrono::milliseconds time)
{
    return QString::number(double(time.count()) / 1000, 'g', 15);
}

/// Returns a line "12 Title" for each chapter, with "-20" after the start for an end, "(hidden)"
/// if it is not listed, and "[link]" and "{image}".
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

/// Parses lines as dump() writes them, without links and images.
inline QList<domain::Chapter> chaptersOf(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("^(-?[0-9.]+)(?:-([0-9.]+))? (.*?)( \\(hidden\\))?$"));
    const auto time = [](const QString &seconds) {
        return std::chrono::milliseconds(qRound64(seconds.toDouble() * 1000));
    };
    QList<domain::Chapter> chapters;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const auto match = form.match(line);
        domain::Chapter chapter{.start = time(match.captured(1)),
                                .end = {},
                                .title = match.captured(3),
                                .link = {},
                                .image = {},
                                .isListed = !match.hasCaptured(4)};
        if (match.capturedLength(2) > 0)
            chapter.end = time(match.captured(2));
        chapters.append(chapter);
    }
    return chapters;
}

} // namespace dogear
