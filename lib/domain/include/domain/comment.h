// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A reply in the thread of an episode, as another server sent it.
///
/// Threads: values; any thread.

#include <QDateTime>
#include <QString>
#include <QUrl>

#include <optional>

namespace dogear::domain {

struct Comment
{
    QString author;                ///< the name that the author chose; may be empty
    QString account;               ///< "ada" or "ada@example.org"
    QString text;                  ///< without markup, may have several lines; foreign
    std::optional<QDateTime> time; ///< UTC
    QUrl link;                     ///< the page of the reply
    int depth = 0;                 ///< 0: it replies to the post of the episode itself

    friend bool operator==(const Comment &, const Comment &) = default;
};

} // namespace dogear::domain
