// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Answers like Apple, Podcast Index without a key, and fyyd, on 127.0.0.1; each is a server
///        of its own, because requests are limited per server.
///
/// Spec: lib/discovery/README.md names the documents from which the shapes are taken.

#include "double_hits.h"

#include <settings/data_folders.h>
#include <settings/settings.h>
#include <support/local_http_server.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace dogear::test {

class DirectoryDoubles
{
public:
    enum Source { Apple, PodcastIndex, Fyyd };
    static constexpr std::array sources{Apple, PodcastIndex, Fyyd};

    DirectoryDoubles()
    {
        for (const Source source : sources)
            setHits(source, {});
        setChart({});
        setLookup({});
    }

    /// The settings that lead to these servers, instead of the directories themselves.
    [[nodiscard]] settings::DirectorySettings settings() const
    {
        return {.country = text("de"),
                .apple = apple.url({}),
                .appleCharts = charts.url({}),
                .podcastIndex = index.url({}),
                .fyyd = fyyd.url({})};
    }
    /// Stores them for the library in \a dataDir.
    void prepare(const QString &dataDir) const
    {
        settings::Settings(settings::DataFolders::create(dataDir)->settings)
            .setDirectories(settings());
    }

    void setHits(Source source, const QList<DoubleHit> &hits, std::chrono::milliseconds delay = {})
    {
        ServerAnswer answer{.body = source == Fyyd ? fyydBody(hits) : appleBody(hits)};
        answer.delay = delay;
        setAnswer(source, answer);
    }
    void setAnswer(Source source, const ServerAnswer &answer)
    {
        serverOf(source).setRoute(searchPath(source),
                                  [answer](const ServerRequest &) { return answer; });
    }
    /// The chart of all shows, in Germany.
    void setChart(const QList<DoubleHit> &hits) { setChartAnswer({.body = chartBody(hits)}); }
    void setChartAnswer(const ServerAnswer &answer)
    {
        charts.setRoute(chartPath(text("de")), [answer](const ServerRequest &) { return answer; });
    }
    /// What Apple answers to each lookup; \a episodes are those of the first show.
    void setLookup(const QList<DoubleHit> &hits, const QList<DoubleEpisode> &episodes = {})
    {
        apple.setBody(text("/lookup"), appleBody(hits, episodes));
    }
    /// What fyyd answers to each lookup of an episode, and of its show.
    void setFyydEpisode(const DoubleHit &show, const DoubleEpisode &episode)
    {
        const QJsonArray data{QJsonObject{{text("title"), episode.title},
                                          {text("id"), episode.id},
                                          {text("podcast_id"), show.appleId + 1000},
                                          {text("guid"), episode.guid},
                                          {text("enclosure"), episode.enclosure.toString()},
                                          {text("pubdate"), episode.published}}};
        fyyd.setBody(text("/episode"), fyydAnswer(data));
        fyyd.setBody(text("/podcast"), fyydBody({show}));
    }
    /// The number of requests that all directories received.
    [[nodiscard]] qsizetype requests() const
    {
        return apple.requests().size() + charts.requests().size() + index.requests().size()
               + fyyd.requests().size();
    }
    [[nodiscard]] LocalHttpServer &serverOf(Source source)
    {
        return source == Apple ? apple : source == PodcastIndex ? index : fyyd;
    }
    [[nodiscard]] qsizetype searches(Source source)
    {
        return serverOf(source).requestsFor(searchPath(source)).size();
    }
    [[nodiscard]] static QString chartPath(const QString &country)
    {
        return text("/api/v2/%1/podcasts/top/100/podcasts.json").arg(country);
    }

    [[nodiscard]] static QByteArray appleBody(const QList<DoubleHit> &hits,
                                              const QList<DoubleEpisode> &episodes = {})
    {
        QJsonArray results;
        for (const DoubleHit &hit : hits) {
            QJsonObject show{{text("wrapperType"), text("track")},
                             {text("kind"), text("podcast")},
                             {text("collectionId"), hit.appleId},
                             {text("trackId"), hit.appleId},
                             {text("artistName"), hit.author},
                             {text("collectionName"), hit.title},
                             {text("trackName"), hit.title},
                             {text("artworkUrl600"), hit.artwork.toString()},
                             {text("trackCount"), 12},
                             {text("country"), text("DEU")},
                             {text("primaryGenreName"), text("Technology")},
                             {text("releaseDate"), text("2026-11-20T08:00:00Z")},
                             {text("genres"), QJsonArray{text("Technology"), text("Podcasts")}}};
            if (!hit.feed.isEmpty())
                show.insert(text("feedUrl"), hit.feed.toString());
            results.append(show);
        }
        for (const DoubleEpisode &episode : episodes)
            results.append(QJsonObject{{text("wrapperType"), text("podcastEpisode")},
                                       {text("kind"), text("podcast-episode")},
                                       {text("collectionId"), hits.constFirst().appleId},
                                       {text("trackId"), episode.id},
                                       {text("trackName"), episode.title},
                                       {text("episodeGuid"), episode.guid},
                                       {text("episodeUrl"), episode.enclosure.toString()},
                                       {text("releaseDate"), episode.published}});
        const QJsonObject answer{{text("resultCount"), results.size()}, {text("results"), results}};
        return "\n\n\n" + QJsonDocument(answer).toJson();
    }

    [[nodiscard]] static QByteArray fyydBody(const QList<DoubleHit> &hits)
    {
        QJsonArray data;
        for (const DoubleHit &hit : hits)
            data.append(QJsonObject{{text("title"), hit.title},
                                    {text("id"), hit.appleId + 1000},
                                    {text("xmlURL"), hit.feed.toString()},
                                    {text("imgURL"), hit.artwork.toString()},
                                    {text("status"), 200},
                                    {text("language"), text("en")},
                                    {text("lastpub"), text("2026-11-21T08:00:00+01:00")},
                                    {text("episode_count"), text("12")},
                                    {text("author"), hit.author}});
        return fyydAnswer(data);
    }
    [[nodiscard]] static QByteArray fyydAnswer(const QJsonArray &data)
    {
        return QJsonDocument(QJsonObject{{text("status"), 1}, {text("data"), data}}).toJson();
    }

    [[nodiscard]] static QByteArray chartBody(const QList<DoubleHit> &hits)
    {
        QJsonArray results;
        for (const DoubleHit &hit : hits)
            results.append(QJsonObject{
                {text("artistName"), hit.author},
                {text("id"), QString::number(hit.appleId)},
                {text("name"), hit.title},
                {text("kind"), text("podcasts")},
                {text("artworkUrl100"), hit.artwork.toString()},
                {text("genres"), QJsonArray()},
                {text("url"),
                 text("https://podcasts.apple.com/de/podcast/x/id%1").arg(hit.appleId)}});
        return QJsonDocument(QJsonObject{{text("feed"), QJsonObject{{text("results"), results}}}})
            .toJson();
    }

    LocalHttpServer apple;
    LocalHttpServer charts;
    LocalHttpServer index;
    LocalHttpServer fyyd;
    LocalHttpServer server; ///< for feeds

private:
    [[nodiscard]] static QString searchPath(Source source)
    {
        return source == Fyyd ? text("/search/podcast") : text("/search");
    }
    [[nodiscard]] static QString text(const char *ascii) { return QString::fromLatin1(ascii); }
};

} // namespace dogear::test
