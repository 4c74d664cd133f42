// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fills Up next with episodes of a list or a station that last as long as the user wishes,
///        with undo.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_lists.cpp

#include <domain/play_source.h>
#include <listening/time_filler.h>

#include <QObject>

class QWidget;

namespace dogear::listening {
class PlaybackPreferences;
class PlaybackSession;
class Queue;
} // namespace dogear::listening

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class FillController final : public QObject
{
    Q_OBJECT

public:
    FillController(listening::TimeFiller &filler,
                   listening::Queue &queue,
                   listening::PlaybackPreferences &preferences,
                   listening::PlaybackSession &session,
                   widgets::MessageBar &messages,
                   QWidget &window);

    /// Puts episodes of \a source that last \a count minutes in front of Up next; 0: asks for the
    /// length.
    void fill(const domain::PlaySource &source, int count);

signals:
    /// Emitted when Up next was filled and should be shown.
    void viewRequested();

private:
    using Choice = listening::TimeFiller::Choice;

    void ask(const domain::PlaySource &source);
    void putInQueue(const Choice &choice, std::chrono::milliseconds wish);

    listening::TimeFiller &m_filler;
    listening::Queue &m_queue;
    listening::PlaybackPreferences &m_preferences;
    listening::PlaybackSession &m_session;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
};

} // namespace dogear
