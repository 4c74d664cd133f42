// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A person who appears in, or produces, a show or an episode.
///
/// Threads: values; any thread.
/// Spec:    Podcasting 2.0 namespace, `podcast:person`.

#include <QString>
#include <QUrl>

namespace dogear::domain {

struct Person
{
    QString name;
    QString role;  ///< lower case; default "host"
    QString group; ///< lower case; default "cast"
    QUrl image;
    QUrl link;

    friend bool operator==(const Person &, const Person &) = default;
};

} // namespace dogear::domain
