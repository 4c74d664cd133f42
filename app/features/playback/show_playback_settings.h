// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows and stores the playback settings of the show on the detail page.
///
/// Threads: GUI thread.
/// Owner:   the DetailController; collaborators outlive it.
/// Tests:   tests/gui/tst_preferences.cpp

#include <base/ids.h>
#include <domain/show_playback.h>

#include <QObject>

namespace dogear::listening {
class PlaybackPreferences;
class ShowPlaybacks;
} // namespace dogear::listening

namespace dogear::widgets {
class DetailPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;

class ShowPlaybackSettings final : public QObject
{
    Q_OBJECT

public:
    ShowPlaybackSettings(listening::ShowPlaybacks &shows,
                         listening::PlaybackPreferences &preferences,
                         DetailController &details,
                         widgets::MessageBar &messages);

private:
    /// Reads the settings of \a show and shows them.
    void read(PodcastId show);
    void fill(PodcastId show, const domain::ShowPlayback &playback);

    listening::ShowPlaybacks &m_shows;
    listening::PlaybackPreferences &m_preferences;
    widgets::DetailPage &m_page;
    widgets::MessageBar &m_messages;
    domain::PlaybackEffects m_named; ///< the defaults for all shows that the page displays
};

} // namespace dogear
