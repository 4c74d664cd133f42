// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads what the page of a show tells about its episodes and its author, and executes the
///        requests of that page.
///
/// Threads: GUI thread.
/// Owner:   the detail page; collaborators outlive it.
/// Tests:   tests/gui/tst_show_page_flow.cpp

#include <base/ids.h>

#include <QObject>

namespace dogear::episodes {
class ShowOutlines;
} // namespace dogear::episodes

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::widgets {
class DetailPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;
class ShowController;

class ShowPageController final : public QObject
{
    Q_OBJECT

public:
    ShowPageController(episodes::ShowOutlines &outlines,
                       DetailController &details,
                       ShowController &shows,
                       listening::PlaybackSession &session,
                       widgets::MessageBar &messages);

    /// Reads the data of the show \a id again if it is the one on the page.
    void update(PodcastId id);

signals:
    /// Emitted when the user wants to go to the show \a id.
    void showWanted(dogear::PodcastId id);

private:
    void connectPage();

    episodes::ShowOutlines &m_outlines;
    DetailController &m_details;
    ShowController &m_shows;
    listening::PlaybackSession &m_session;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
