// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_page_controller.h"

#include "features/details/detail_controller.h"
#include "show_controller.h"

#include <episodes/show_outlines.h>
#include <listening/playback_session.h>
#include <widgets/detail_page.h>
#include <widgets/message_bar.h>

namespace dogear {

using widgets::DetailPage;

ShowPageController::ShowPageController(episodes::ShowOutlines &outlines,
                                       DetailController &details,
                                       ShowController &shows,
                                       listening::PlaybackSession &session,
                                       widgets::MessageBar &messages)
    : QObject(&details.page())
    , m_outlines(outlines)
    , m_details(details)
    , m_shows(shows)
    , m_session(session)
    , m_messages(messages)
{
    connect(&details, &DetailController::podcastShown, this, &ShowPageController::update);
    connectPage();
}

void ShowPageController::connectPage()
{
    const DetailPage &page = m_details.page();
    connect(&page, &DetailPage::followRequested, this, [this](const QUrl &feed) {
        m_shows.follow({feed});
    });
    connect(&page, &DetailPage::exportRequested, &m_shows, &ShowController::exportShow);
    connect(&page, &DetailPage::showRequested, this, &ShowPageController::showWanted);
    connect(&page, &DetailPage::episodeRequested, &m_details, &DetailController::showEpisode);
    connect(&page, &DetailPage::playRequested, &m_session, &listening::PlaybackSession::play);
}

void ShowPageController::update(PodcastId id)
{
    if (!id.isValid() || id != m_details.page().podcast())
        return;
    m_outlines.span(id).then(this, [this, id](const Result<domain::ShowSpan> &span) {
        if (span)
            m_details.page().updateSpan(id, *span);
        else
            m_messages.showError(span.error());
    });
    m_outlines.othersOfAuthor(id).then(
        this, [this, id](const Result<QList<domain::ShowName>> &shows) {
            if (shows) // the first request has reported an unreadable database
                m_details.page().updateOthersOfAuthor(id, *shows);
        });
}

} // namespace dogear
