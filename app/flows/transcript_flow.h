// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Brings the transcript of what is open to the page, and lets it follow what is heard.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_transcript_flow.cpp

#include <base/error.h>
#include <itemmodels/transcript_model.h>

#include <QObject>

namespace dogear::library {
class PlaybackSession;
class Transcripts;
} // namespace dogear::library

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::widgets {
class DetailPage;
} // namespace dogear::widgets

namespace dogear {

class DetailFlow;

struct TranscriptFlowParts
{
    library::Transcripts &transcripts;
    playback::Player &player;
    library::PlaybackSession &session;
};

class TranscriptFlow final : public QObject
{
    Q_OBJECT

public:
    TranscriptFlow(const TranscriptFlowParts &parts,
                   widgets::DetailPage &page,
                   DetailFlow &details);

    [[nodiscard]] itemmodels::TranscriptModel &model() { return m_model; }

signals:
    void failed(const dogear::Error &error);

private:
    void followPlayer();

    TranscriptFlowParts m_parts;
    itemmodels::TranscriptModel m_model;
};

} // namespace dogear
