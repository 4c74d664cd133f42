// SPDX-License-Identifier: GPL-3.0-or-later
#include "preview_opener.h"

#include "features/details/detail_controller.h"
#include "preview_reader.h"

#include <discovery/show_list.h>
#include <subscriptions/previews.h>
#include <widgets/detail_page.h>
#include <widgets/message_bar.h>

namespace dogear {

PreviewOpener::PreviewOpener(PreviewReader &reader,
                             subscriptions::Previews &previews,
                             DetailController &details,
                             widgets::MessageBar &messages)
    : QObject(&details.page())
    , m_reader(reader)
    , m_details(details)
    , m_messages(messages)
{
    // Also a preview that is opened from Up next, or that stayed on the page for days, is in use.
    connect(&details, &DetailController::podcastShown, this, [&previews](PodcastId show) {
        previews.use(show);
    });
}

void PreviewOpener::open(const discovery::ListedShow &show)
{
    m_reader.read(show).then(
        this, [this, key = show.key, ticket = m_requests.begin()](const ReadPreview &preview) {
            const bool isShown = m_details.page().directoryShow() == key;
            m_details.page().endPreview(key);
            // The user may have opened another show since; a sentence would be about nothing
            // visible.
            if (!m_requests.isLatest(ticket))
                return;
            if (!preview.problem.isEmpty())
                m_messages.show(preview.problem);
            else if (isShown)
                m_details.showPodcast(preview.show);
        });
}

} // namespace dogear
