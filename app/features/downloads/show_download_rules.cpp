// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_download_rules.h"

#include "features/details/detail_controller.h"

#include <downloads/automatic_downloads.h>
#include <widgets/detail_page.h>
#include <widgets/message_bar.h>

namespace dogear {

using domain::ShowDownloads;

ShowDownloadRules::ShowDownloadRules(downloads::AutomaticDownloads &downloads,
                                     DetailController &details,
                                     widgets::MessageBar &messages)
    : QObject(&details)
    , m_downloads(downloads)
    , m_page(details.page())
    , m_messages(messages)
{
    connect(&details, &DetailController::podcastShown, this, &ShowDownloadRules::read);
    connect(&m_page, &widgets::DetailPage::downloadsChanged, this, &ShowDownloadRules::store);
}

void ShowDownloadRules::read(PodcastId show)
{
    const LatestRequest::Ticket ticket = m_changes.latest();
    m_downloads.find(show).then(this, [this, show, ticket](const Result<ShowDownloads> &found) {
        // Settings that were read before a change of the user would undo it on the page.
        if (found && m_changes.isLatest(ticket))
            m_page.updateDownloads(show, *found);
        else if (!found)
            m_messages.showError(found.error());
    });
}

void ShowDownloadRules::store(PodcastId show, const ShowDownloads &chosen)
{
    m_changes.begin();
    m_downloads.set(show, chosen).then(this, [this, show](const Result<> &stored) {
        if (stored)
            return;
        m_messages.showError(stored.error());
        read(show); // the page shows the stored settings again
    });
}

} // namespace dogear
