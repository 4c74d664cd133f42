// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech_sink_bin.h"

#include <audio_qt/qt_audio_output.h>

#include <QLoggingCategory>

namespace dogear::audio_qt {

namespace {

Q_LOGGING_CATEGORY(lcAudio, "dogear.audio")

} // namespace

void prepareAudio()
{
    static const bool isPrepared = [] {
        // Before Qt 6.5 GStreamer is the default back end, and the only one that can be made exact.
        if (qEnvironmentVariableIsEmpty("QT_MEDIA_BACKEND"))
            qputenv("QT_MEDIA_BACKEND", "gstreamer");
        const bool hasBin = qgetenv("QT_MEDIA_BACKEND") == "gstreamer" && registerSpeechSinkBin();
        qCInfo(lcAudio) << "back end" << qgetenv("QT_MEDIA_BACKEND")
                        << (hasBin ? "with the speech sink" : "as it is");
        return true;
    }();
    Q_UNUSED(isPrepared)
}

} // namespace dogear::audio_qt
