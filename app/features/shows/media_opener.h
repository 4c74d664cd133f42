// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens what the command line, a file manager or MPRIS names: plays an episode or a media
///        file from where it was left, and follows a feed, list or folder.
///
/// A file that is in no show yet is followed as a show of its own first. Of several things that are
/// opened one after the other the last one plays, however long each takes.
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

namespace dogear::library {
class Episodes;
class PlaybackSession;
} // namespace dogear::library

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class ShowController;

class MediaOpener final : public QObject
{
    Q_OBJECT

public:
    MediaOpener(library::Episodes &episodes,
                library::PlaybackSession &session,
                ShowController &shows,
                widgets::MessageBar &messages,
                QObject *parent);

    /// As given on the command line; relative files are meant from \a workingDirectory. Of several
    /// files the first one plays.
    void open(const QStringList &inputs, const QString &workingDirectory);

private:
    void followFile(const QUrl &file, LatestRequest::Ticket wish);
    void playAndShow(EpisodeId id, LatestRequest::Ticket wish);
    void playIfMedia(PodcastId show, const QUrl &file, LatestRequest::Ticket wish);

    library::Episodes &m_episodes;
    library::PlaybackSession &m_session;
    ShowController &m_shows;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
