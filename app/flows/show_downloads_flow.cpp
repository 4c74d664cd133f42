// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_downloads_flow.h"

#include "detail_flow.h"

#include <library/downloads.h>
#include <widgets/detail_page.h>

namespace dogear {

using domain::ShowDownloads;

ShowDownloadsFlow::ShowDownloadsFlow(library::Downloads &downloads,
                                     widgets::DetailPage &page,
                                     DetailFlow &details)
    : QObject(&details)
    , m_downloads(downloads)
    , m_page(page)
{
    connect(&details, &DetailFlow::podcastShown, this, &ShowDownloadsFlow::read);
    connect(&page, &widgets::DetailPage::downloadsChanged, this, &ShowDownloadsFlow::store);
}

void ShowDownloadsFlow::read(PodcastId show)
{
    const LatestRequest::Ticket ticket = m_changes.latest();
    m_downloads.show(show).then(this, [this, show, ticket](const Result<ShowDownloads> &found) {
        if (found && m_changes.isLatest(ticket))
            m_page.updateDownloads(show, *found);
        else if (!found)
            emit failed(found.error());
    });
}

void ShowDownloadsFlow::store(PodcastId show, const ShowDownloads &chosen)
{
    m_changes.begin();
    m_downloads.setShow(show, chosen).then(this, [this, show](const Result<> &stored) {
        if (stored)
            return;
        emit failed(stored.error());
        read(show); // the page says what holds
    });
}

} // namespace dogear
