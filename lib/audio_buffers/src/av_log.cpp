// SPDX-License-Identifier: GPL-3.0-or-later
#include "av_log.h"

#include <QtEnvironmentVariables>

extern "C" {
#include <libavutil/log.h>
}

namespace dogear::audio_buffers {

void silenceFfmpeg()
{
    // Qt enables FFmpeg's log with this variable (Qt 6.8, qffmpeg.cpp).
    if (!qEnvironmentVariableIsSet("QT_FFMPEG_DEBUG"))
        av_log_set_level(AV_LOG_QUIET);
}

} // namespace dogear::audio_buffers
