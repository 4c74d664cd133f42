// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens addresses and files from the command line, a file manager or MPRIS: plays an
///        episode or a media file from its saved position, and follows a feed, list or folder.
///
/// A file that belongs to no show yet is first followed as a show of its own. If several files are
/// opened one after another, the last one plays, however long each of them takes.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_open_media.cpp, tests/gui/tst_second_start.cpp

#include <base/ids.h>
#include <base/latest_request.h>
#include <base/result.h>

#include <QObject>
#include <QStringList>
#include <QUrl>

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear {

class ShowController;

class MediaOpener final : public QObject
{
    Q_OBJECT

public:
    MediaOpener(episodes::Episodes &episodes,
                listening::PlaybackSession &session,
                ShowController &shows,
                QObject *parent);

    /// Opens addresses and paths; relative paths start at \a workingDirectory. If there are several
    /// files in one call, the first one that is ready plays.
    void open(const QStringList &inputs, const QString &workingDirectory);

private:
    // A wish is the ticket of the request to play; a later request of the user makes it outdated.
    void followFile(const QUrl &file, LatestRequest::Ticket request);
    void playAndShow(EpisodeId id, LatestRequest::Ticket request);
    void playIfMedia(PodcastId show, const QUrl &file, LatestRequest::Ticket request);

    episodes::Episodes &m_episodes;
    listening::PlaybackSession &m_session;
    ShowController &m_shows;
};

} // namespace dogear
