// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Structured values of the Podcasting 2.0 namespace.
///
/// Texts are the trimmed texts of the feed unless a comment says more.
///
/// Threads: values; any thread.
/// Spec:    https://github.com/Podcastindex-org/podcast-namespace, docs/tags, one file per element
/// Tests:   tests/unit/feed/tst_podcasting20.cpp

#include <QDateTime>
#include <QList>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::domain {

/// An excerpt that advertises the episode.
struct Soundbite
{
    std::chrono::milliseconds start{};
    std::chrono::milliseconds duration{};
    QString title; ///< empty: the episode's

    friend bool operator==(const Soundbite &, const Soundbite &) = default;
};

struct Location
{
    QString name;
    QString rel; ///< "subject" (the default) or "creator"
    QString geo; ///< RFC 5870, for example "geo:30.2672,97.7431"
    QString osm; ///< OpenStreetMap object, for example "R113314"
    QString country;

    friend bool operator==(const Location &, const Location &) = default;
};

struct License
{
    QString id; ///< SPDX identifier in lower case, or a name that the owner chose
    QUrl url;

    friend bool operator==(const License &, const License &) = default;
};

/// Whether other hosting platforms may import the feed.
struct Locked
{
    bool isLocked = false;
    QString owner;

    friend bool operator==(const Locked &, const Locked &) = default;
};

/// Whether a directory may list the feed.
struct Block
{
    QString id; ///< service slug; empty: all directories
    bool isBlocked = false;

    friend bool operator==(const Block &, const Block &) = default;
};

struct Txt
{
    QString purpose;
    QString text;

    friend bool operator==(const Txt &, const Txt &) = default;
};

/// `podcast:source` of an alternate enclosure.
struct MediaSource
{
    QString uri; ///< absolute; not a QUrl, which would lower the case of "ipfs://Qm…"
    QString type;

    friend bool operator==(const MediaSource &, const MediaSource &) = default;
};

struct Integrity
{
    QString type; ///< "sri" or "pgp-signature"
    QString value;

    friend bool operator==(const Integrity &, const Integrity &) = default;
};

/// Another encoding of the same content.
struct AlternateEnclosure
{
    QString type; ///< MIME type, lower case
    std::optional<qint64> length;
    std::optional<double> bitsPerSecond;
    std::optional<int> height; ///< of a video, pixels
    QString language;
    QString title;
    QString rel;
    QString codecs;
    bool isDefault = false;
    QList<MediaSource> sources;
    std::optional<Integrity> integrity;

    friend bool operator==(const AlternateEnclosure &, const AlternateEnclosure &) = default;
};

/// Reference to another feed, or to an episode of it.
struct RemoteItem
{
    QString feedGuid;
    QUrl feedUrl;
    QString itemGuid;
    QString medium;
    QString title;

    friend bool operator==(const RemoteItem &, const RemoteItem &) = default;
};

struct ValueRecipient
{
    QString name;
    QString type;
    QString address;
    QString customKey;
    QString customValue;
    std::optional<int> split; ///< number of shares, not percent
    bool isFee = false;

    friend bool operator==(const ValueRecipient &, const ValueRecipient &) = default;
};

/// A part of an episode whose payments go to other recipients.
struct ValueTimeSplit
{
    std::chrono::milliseconds start{};
    std::optional<std::chrono::milliseconds> duration;
    std::optional<std::chrono::milliseconds> remoteStart;
    std::optional<double> remotePercentage;
    std::optional<RemoteItem> remoteItem;
    QList<ValueRecipient> recipients;

    friend bool operator==(const ValueTimeSplit &, const ValueTimeSplit &) = default;
};

struct Value
{
    QString type;
    QString method;
    QString suggested; ///< a decimal number as text, so that no digit is lost
    QList<ValueRecipient> recipients;
    QList<ValueTimeSplit> timeSplits;

    friend bool operator==(const Value &, const Value &) = default;
};

/// `podcast:image`, or one candidate of `podcast:images srcset`.
struct SizedImage
{
    QUrl url;
    std::optional<int> width;
    std::optional<int> height;
    QString type;
    QString alt;
    QString aspectRatio;
    QString purpose;

    friend bool operator==(const SizedImage &, const SizedImage &) = default;
};

} // namespace dogear::domain
