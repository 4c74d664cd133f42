// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Somebody who is heard in, or makes, a show or an episode.
///
/// Threads: values; any thread.
/// Spec:    Podcasting 2.0 namespace, `podcast:person`.

#include <QString>
#include <QUrl>

namespace dogear::domain {

struct Person
{
    QString name;
    QString role;  ///< lower case; "host" if the feed says nothing
    QString group; ///< lower case; "cast" if the feed says nothing
    QUrl image;
    QUrl link;

    friend bool operator==(const Person &, const Person &) = default;
};

} // namespace dogear::domain
