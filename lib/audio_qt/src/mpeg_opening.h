// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Looks through an MP3 before its first frame is parsed: is its header true, how long is
///        it, and where are its frames.
///
/// GStreamer believes the header in the first frame. Hosts put an advertisement in front of an
/// episode, header and all, so that the length of the advertisement is told for the whole; other
/// headers were never true. Without a header, a length is guessed from the first seconds. And each
/// seek reads all frames between the place and the nearest one that was played.
///
/// So the frames of a file are counted when it is opened, which takes some milliseconds an hour,
/// and the parser gets an index of them. Of a stream only the numbers in the header can be
/// compared.
///
/// Threads: GStreamer's streaming thread.
/// Tests:   tests/integration/tst_odd_files.cpp; tests/unit/tags/tst_mpeg_sound.cpp counts

#include <gst/base/gstbaseparse.h>

namespace dogear::audio_qt {

/// What is done once for each file that a parser gets.
class MpegOpening
{
public:
    /// To be called before \a parse handles \a frame, until it has pushed its first one. Hides the
    /// header in \a frame if it is not true, tells \a parse the length and the index.
    GstFlowReturn look(GstBaseParse *parse, GstBaseParseFrame *frame);
    /// Another file comes.
    void restart() { *this = MpegOpening(); }

private:
    enum class Verdict { Unknown, Keep, Hide };

    GstFlowReturn countFrames(GstBaseParse *parse, GstBaseParseFrame *frame);

    Verdict m_verdict = Verdict::Unknown;
};

} // namespace dogear::audio_qt
