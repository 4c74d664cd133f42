// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the episode that Play starts while nothing is in the player.
///
/// The selected one, else the one that is read, else the first of Up next, else the newest that is
/// unplayed.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_navigation.cpp

#include <base/ids.h>

#include <QObject>

namespace dogear::library {
class Episodes;
class PlaybackSession;
class Queue;
} // namespace dogear::library

namespace dogear::widgets {
class DetailPage;
class EpisodeListPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

struct StartFlowParts
{
    library::Episodes &episodes;
    library::Queue &queue;
    library::PlaybackSession &session;
    widgets::EpisodeListPage &list;
    widgets::DetailPage &detail;
    widgets::MessageBar &messages;
};

class StartFlow final : public QObject
{
    Q_OBJECT

public:
    StartFlow(const StartFlowParts &parts, QObject *parent);

    void start();

private:
    [[nodiscard]] EpisodeId choice() const;
    void startNewest();

    StartFlowParts m_parts;
};

} // namespace dogear
