// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Comment threads, chats, update frequency, trailers and live links of a show.
///
/// Threads: values; any thread.
/// Spec:    https://github.com/Podcastindex-org/podcast-namespace, docs/tags, one file per element
/// Tests:   tests/unit/feed/tst_podcasting20.cpp

#include <QDateTime>
#include <QString>
#include <QUrl>

#include <optional>

namespace dogear::domain {

/// The social media post whose replies are the comments.
struct SocialInteract
{
    QString protocol; ///< lower case; "disabled" forbids comments
    QUrl uri;
    QString accountId;
    QUrl accountUrl;
    std::optional<int> priority; ///< the smallest number is shown first

    friend bool operator==(const SocialInteract &, const SocialInteract &) = default;
};

struct Chat
{
    QString server;
    QString protocol; ///< lower case
    QString accountId;
    QString space;

    friend bool operator==(const Chat &, const Chat &) = default;
};

struct UpdateFrequency
{
    QString text;                   ///< for people
    QString rrule;                  ///< RFC 5545 section 3.3.10
    std::optional<QDateTime> start; ///< UTC; `dtstart`
    bool isComplete = false;        ///< the show is finished: no further episodes

    friend bool operator==(const UpdateFrequency &, const UpdateFrequency &) = default;
};

struct Trailer
{
    QString title;
    QUrl url;
    std::optional<QDateTime> published; ///< UTC
    QString type;                       ///< MIME type, lower case
    std::optional<qint64> length;
    std::optional<int> season;

    friend bool operator==(const Trailer &, const Trailer &) = default;
};

/// Another address of a live stream.
struct ContentLink
{
    QUrl url;
    QString text;

    friend bool operator==(const ContentLink &, const ContentLink &) = default;
};

} // namespace dogear::domain
