// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds what the doubles of directories list (directory_doubles.h).

#include <QString>
#include <QUrl>

namespace dogear::test {

/// A show as all directories list it.
struct DoubleHit
{
    QString title;
    QUrl feed = {}; ///< empty: the directory names none
    qint64 appleId = 0;
    QString author = QStringLiteral("Ann Example");
    QUrl artwork = {};
};

/// An episode as Apple and fyyd list it.
struct DoubleEpisode
{
    qint64 id = 0; ///< at Apple the number after "?i="
    QString title;
    QString guid = {};
    QUrl enclosure = {};
    QString published = QStringLiteral("2024-08-09T10:00:00Z");
};

} // namespace dogear::test
