// SPDX-License-Identifier: GPL-3.0-or-later
#include "media_opener.h"

#include "show_controller.h"

#include <base/feed_url.h>
#include <episodes/episodes.h>
#include <listening/playback_session.h>

namespace dogear {

MediaOpener::MediaOpener(episodes::Episodes &episodes,
                         listening::PlaybackSession &session,
                         ShowController &shows,
                         QObject *parent)
    : QObject(parent)
    , m_episodes(episodes)
    , m_session(session)
    , m_shows(shows)
{}

void MediaOpener::open(const QStringList &inputs, const QString &workingDirectory)
{
    if (inputs.isEmpty())
        return;
    // Announced before the lookups, so that the order of the calls counts, not that of the answers.
    const LatestRequest::Ticket request = m_session.beginPlayRequest();
    for (const QString &input : inputs) {
        const Result<QUrl> url = feedUrlFromUserInput(input, workingDirectory);
        if (!url) { // a link or words, or an error, which it reports
            m_shows.followInputs({input}, workingDirectory);
            continue;
        }
        m_episodes.findEnclosure(*url).then(
            this, [=, this, url = *url](const Result<std::optional<EpisodeId>> &episode) {
                // A known enclosure plays. Any other local file is followed first: only reading it
                // shows whether it is a media file, a feed or a list.
                if (episode && *episode)
                    playAndShow(**episode, request);
                else if (url.isLocalFile())
                    followFile(url, request);
                else
                    m_shows.followInputs({input}, workingDirectory);
            });
    }
}

void MediaOpener::followFile(const QUrl &file, LatestRequest::Ticket request)
{
    m_shows.followThen(file,
                       [this, file, request](PodcastId show) { playIfMedia(show, file, request); });
}

void MediaOpener::playAndShow(EpisodeId id, LatestRequest::Ticket request)
{
    m_session.playIfLatest(id, request);
    m_episodes.detail(id).then(this, [this](const Result<domain::EpisodeDetail> &episode) {
        if (episode)
            m_shows.goTo(episode->summary.podcastId);
    });
}

/// Plays the episode of \a show whose enclosure is \a file: the only one of a media file. The
/// episodes of a feed file have other enclosures, and nothing plays.
void MediaOpener::playIfMedia(PodcastId show, const QUrl &file, LatestRequest::Ticket request)
{
    const auto find = [this, file, request](const Result<QList<domain::EpisodeSummary>> &episodes) {
        if (!episodes || episodes->isEmpty())
            return;
        m_episodes.detail(episodes->constFirst().id)
            .then(this, [this, file, request](const Result<domain::EpisodeDetail> &episode) {
                const bool isMedia = episode && episode->episode.enclosure
                                     && episode->episode.enclosure->url == file;
                if (isMedia)
                    m_session.playIfLatest(episode->summary.id, request);
            });
    };
    m_episodes.list({.podcast = show, .limit = 1}).then(this, find);
}

} // namespace dogear
