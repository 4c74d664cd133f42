// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chapters as lines that a failing test can show, and back.

#include <domain/chapter.h>

#include <QList>
#include <QRegularExpression>
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

/// Chapters from lines as dump() writes them, without links and pictures.
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
