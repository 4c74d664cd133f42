// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Rows of tables of links: a text, the link it is understood as, and the number of
/// requests.

#include <discovery/show_link.h>

#include <QStringList>
#include <QTest>

#include <array>
#include <utility>

namespace dogear::discovery {

inline QString kindName(ShowLink::Kind kind)
{
    using namespace Qt::StringLiterals;
    static const std::array names{u"Feed"_s,
                                  u"AppleShow"_s,
                                  u"FyydShow"_s,
                                  u"FyydEpisode"_s,
                                  u"PodcastIndexShow"_s,
                                  u"YouTubeFeed"_s,
                                  u"YouTubePage"_s,
                                  u"SoundCloudPage"_s,
                                  u"Closed"_s,
                                  u"Words"_s};
    return names.at(size_t(kind));
}

/// Returns the kind and every member that is set: "AppleShow apple=100 country=de".
inline QString dump(const ShowLink &link)
{
    using namespace Qt::StringLiterals;
    const auto digits = [](qint64 number) {
        return number == 0 ? QString() : QString::number(number);
    };
    const std::array<std::pair<QString, QString>, 12> members{{
        {u"feed"_s, link.feedUrl.toString(QUrl::FullyEncoded)},
        {u"http"_s, link.httpFallback.toString(QUrl::FullyEncoded)},
        {u"page"_s, link.page.toString(QUrl::FullyEncoded)},
        {u"apple"_s, digits(link.appleId)},
        {u"episode"_s, digits(link.appleEpisode)},
        {u"country"_s, link.country},
        {u"slug"_s, link.slug},
        {u"id"_s, digits(link.id)},
        {u"guid"_s, link.podcastGuid},
        {u"item"_s, link.episodeGuid},
        {u"service"_s, link.service},
        {u"words"_s, link.words},
    }};
    QStringList parts{kindName(link.kind)};
    for (const auto &[name, value] : members) {
        if (!value.isEmpty())
            parts.append(name + u'=' + value);
    }
    if (link.start)
        parts.append(u"start=%1"_s.arg(link.start->count()));
    return parts.join(u' ');
}

/// Declares the columns, and returns a function that adds a row.
inline auto addLinkRows()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("link");
    QTest::addColumn<int>("requests");
    return [](const char *name, const QString &text, const QString &link, int requests) {
        QTest::newRow(name) << text << link << requests;
    };
}

/// Compares the link of a row.
inline void compareLink()
{
    QFETCH(const QString, text);
    QFETCH(const QString, link);
    QFETCH(const int, requests);
    const ShowLink read = readLink(text);
    QCOMPARE(dump(read), link);
    QCOMPARE(requestsFor(read), requests);
}

} // namespace dogear::discovery
