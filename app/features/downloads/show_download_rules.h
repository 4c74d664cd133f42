// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows and stores the settings of automatic downloads of the show on the detail page.
///
/// Threads: GUI thread.
/// Owner:   the DetailController; collaborators outlive it.
/// Tests:   tests/gui/tst_show_downloads_flow.cpp

#include <base/ids.h>
#include <base/latest_request.h>
#include <domain/download.h>

#include <QObject>

namespace dogear::downloads {
class AutomaticDownloads;
} // namespace dogear::downloads

namespace dogear::widgets {
class DetailPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;

class ShowDownloadRules final : public QObject
{
    Q_OBJECT

public:
    ShowDownloadRules(downloads::AutomaticDownloads &downloads,
                      DetailController &details,
                      widgets::MessageBar &messages);

private:
    void read(PodcastId show);
    void store(PodcastId show, const domain::ShowDownloads &chosen);

    downloads::AutomaticDownloads &m_downloads;
    widgets::DetailPage &m_page;
    widgets::MessageBar &m_messages;
    LatestRequest m_changes; ///< changes by the user make settings outdated that were read before
};

} // namespace dogear
