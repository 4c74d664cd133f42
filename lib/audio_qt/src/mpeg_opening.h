// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Scans an MP3 before its first frame is parsed: verifies its header, measures its length
///        and indexes its frames.
///
/// GStreamer trusts the header in the first frame. Hosts put an advertisement with its own header
/// in front of an episode, so that the length of the advertisement is reported for the whole; other
/// headers were never true. Without a header GStreamer guesses the length from the first seconds.
/// And each seek reads all frames between the target and the nearest position that was played.
///
/// So the frames of a file are counted when it is opened, which takes some milliseconds per hour of
/// sound, and the parser receives an index of them. For a stream only the numbers in the header are
/// compared with its size.
///
/// Threads: GStreamer's streaming thread.
/// Tests:   tests/integration/tst_odd_files.cpp; tests/unit/tags/tst_mpeg_sound.cpp counts

#include <gst/base/gstbaseparse.h>

namespace dogear::audio_qt {

/// Does this once for each file that a parser opens.
class MpegOpening
{
public:
    /// Call before \a parse handles \a frame, until it has pushed its first frame. Hides the header
    /// in \a frame if it is false, and gives \a parse the length and the index.
    GstFlowReturn look(GstBaseParse *parse, GstBaseParseFrame *frame);
    /// Starts again for another file.
    void restart() { *this = MpegOpening(); }

private:
    enum class Verdict { Unknown, Keep, Hide };

    GstFlowReturn countFrames(GstBaseParse *parse, GstBaseParseFrame *frame);

    Verdict m_verdict = Verdict::Unknown;
};

} // namespace dogear::audio_qt
