// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_playback_settings.h"

#include "features/details/detail_controller.h"

#include <listening/playback_preferences.h>
#include <listening/show_playbacks.h>
#include <widgets/detail_page.h>
#include <widgets/message_bar.h>

namespace dogear {

using domain::ShowPlayback;
using listening::PlaybackPreferences;
using listening::ShowPlaybacks;

ShowPlaybackSettings::ShowPlaybackSettings(ShowPlaybacks &shows,
                                           PlaybackPreferences &preferences,
                                           DetailController &details,
                                           widgets::MessageBar &messages)
    : QObject(&details)
    , m_shows(shows)
    , m_preferences(preferences)
    , m_page(details.page())
    , m_messages(messages)
{
    connect(&details, &DetailController::podcastShown, this, &ShowPlaybackSettings::read);
    connect(&m_page, &widgets::DetailPage::playbackChanged, &shows, &ShowPlaybacks::set);
    // Also emitted when the user changes them in the player bar during playback.
    connect(&shows, &ShowPlaybacks::changed, this, &ShowPlaybackSettings::fill);
    connect(&shows, &ShowPlaybacks::failed, &messages, &widgets::MessageBar::showError);
    connect(&preferences, &PlaybackPreferences::changed, this, [this] {
        // Emitted on every change of the current show, too; only new defaults concern the page.
        if (m_page.podcast().isValid() && m_preferences.forAllShows() != m_named)
            read(m_page.podcast());
    });
}

void ShowPlaybackSettings::read(PodcastId show)
{
    m_shows.find(show).then(this, [this, show](const Result<ShowPlayback> &found) {
        if (found)
            fill(show, *found);
        else
            m_messages.showError(found.error());
    });
}

void ShowPlaybackSettings::fill(PodcastId show, const ShowPlayback &playback)
{
    m_named = m_preferences.forAllShows();
    m_page.updatePlayback(show, playback, m_named);
}

} // namespace dogear
