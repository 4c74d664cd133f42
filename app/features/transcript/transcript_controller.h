// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Brings the transcript of what is open to the page, and lets it follow what is heard.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_transcript_flow.cpp

#include <itemmodels/transcript_model.h>

#include <QObject>

namespace dogear::library {
class PlaybackSession;
class Transcripts;
} // namespace dogear::library

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;

class TranscriptController final : public QObject
{
    Q_OBJECT

public:
    TranscriptController(library::Transcripts &transcripts,
                         library::PlaybackSession &session,
                         DetailController &details,
                         widgets::MessageBar &messages);

    [[nodiscard]] itemmodels::TranscriptModel &model() { return m_model; }

private:
    void followPlayer();

    library::Transcripts &m_transcripts;
    library::PlaybackSession &m_session;
    itemmodels::TranscriptModel m_model;
};

} // namespace dogear
