// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the transcript of the open episode on the detail page, and marks the cue at the
///        playback position.
///
/// Threads: GUI thread.
/// Owner:   the DetailController; collaborators outlive it.
/// Tests:   tests/gui/tst_transcript_flow.cpp

#include <itemmodels/transcript_model.h>

#include <QObject>

namespace dogear::documents {
class Transcripts;
} // namespace dogear::documents

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;

class TranscriptController final : public QObject
{
    Q_OBJECT

public:
    TranscriptController(documents::Transcripts &transcripts,
                         listening::PlaybackSession &session,
                         DetailController &details,
                         widgets::MessageBar &messages);

    [[nodiscard]] itemmodels::TranscriptModel &model() { return m_model; }

private:
    void updateFromPlayer();

    documents::Transcripts &m_transcripts;
    listening::PlaybackSession &m_session;
    itemmodels::TranscriptModel m_model;
};

} // namespace dogear
