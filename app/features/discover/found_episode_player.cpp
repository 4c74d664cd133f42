// SPDX-License-Identifier: GPL-3.0-or-later
#include "found_episode_player.h"

#include "features/details/detail_controller.h"
#include "preview_reader.h"
#include "services/link_finder.h"

#include <discovery/show_list.h>
#include <episodes/linked_episodes.h>
#include <listening/playback_session.h>
#include <widgets/detail_page.h>
#include <widgets/message_bar.h>
#include <words/subscribe_text.h>

namespace dogear {

struct FoundEpisodePlayer::Attempt
{
    discovery::ListedShow hit;
    LatestRequest::Ticket request; ///< of PlaybackSession
};

FoundEpisodePlayer::FoundEpisodePlayer(PreviewReader &reader,
                                       episodes::LinkedEpisodes &episodes,
                                       listening::PlaybackSession &session,
                                       DetailController &details,
                                       widgets::MessageBar &messages)
    : QObject(&details.page())
    , m_reader(reader)
    , m_episodes(episodes)
    , m_session(session)
    , m_details(details)
    , m_messages(messages)
{}

void FoundEpisodePlayer::play(const discovery::ListedShow &hit)
{
    const Attempt attempt{.hit = hit, .request = m_session.beginPlayRequest()};
    emit openingChanged(hit.key, true);
    m_details.showListed(hit); // replaced by the page of the episode, if it is still shown then
    m_reader.read(hit).then(this, [this, attempt](const ReadPreview &preview) {
        if (preview.problem.isEmpty()) {
            find(attempt, preview.show);
            return;
        }
        end(attempt);
        m_messages.show(preview.problem);
    });
}

void FoundEpisodePlayer::find(const Attempt &attempt, PodcastId show)
{
    m_episodes.find(show, cluesOf(*attempt.hit.episode))
        .then(this,
              [this, attempt, show](const Result<std::optional<domain::EpisodeSummary>> &episode) {
                  if (episode) {
                      open(attempt, show, *episode ? (*episode)->id : EpisodeId());
                      return;
                  }
                  end(attempt);
                  m_messages.showError(episode.error());
              });
}

/// Opens and plays \a episode; only opens \a show if its feed does not contain it.
void FoundEpisodePlayer::open(const Attempt &attempt, PodcastId show, EpisodeId episode)
{
    const discovery::ListedShow &hit = attempt.hit;
    const bool isShown = m_details.page().directoryShow() == hit.key;
    end(attempt);
    if (episode.isValid()) {
        if (isShown)
            m_details.showEpisode(episode);
        m_session.playIfLatest(episode, attempt.request);
        return;
    }
    if (isShown)
        m_details.showPodcast(show);
    m_messages.show(words::missingEpisodeSentence(hit.show.title, hit.episode->title));
}

void FoundEpisodePlayer::end(const Attempt &attempt)
{
    m_details.page().endPreview(attempt.hit.key);
    emit openingChanged(attempt.hit.key, false);
}

} // namespace dogear
