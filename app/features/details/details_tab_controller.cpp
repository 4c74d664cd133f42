// SPDX-License-Identifier: GPL-3.0-or-later
#include "details_tab_controller.h"

#include "detail_controller.h"

#include <listening/media_source_resolver.h>
#include <listening/playback_session.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>

namespace dogear {

using listening::ExcerptPlayer;
using widgets::EpisodeDetailPage;

DetailsTabController::DetailsTabController(listening::PlaybackSession &session,
                                           listening::MediaSourceResolver &media,
                                           net::HttpClient &http,
                                           DetailController &details)
    : QObject(&details)
    , m_excerpts(session)
    , m_comments(http)
{
    EpisodeDetailPage &page = details.page().episodePage();
    connect(&page, &EpisodeDetailPage::excerptActivated, &m_excerpts, &ExcerptPlayer::play);
    connect(&page,
            &EpisodeDetailPage::versionChosen,
            this,
            [&session, &media](EpisodeId id, const QUrl &source) {
                media.chooseVersion(id, source);
                session.reopen(id);
            });
    connect(&page, &EpisodeDetailPage::repliesRequested, this, [this, &page](const QUrl &thread) {
        m_comments.load(thread).then(
            this, [&page, thread](const Result<QList<domain::Comment>> &replies) {
                page.setReplies(thread, replies);
            });
    });
    connect(&details,
            &DetailController::episodeShown,
            this,
            [&page, &media](const domain::EpisodeDetail &episode) {
                page.updateVersion(episode.summary.id, media.version(episode.summary.id));
            });
}

} // namespace dogear
