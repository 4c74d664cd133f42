// SPDX-License-Identifier: GPL-3.0-or-later
#include "back_end.h"

#include "speech_sink_bin.h"

#include <QLoggingCategory>
#include <QThreadPool>

namespace dogear::audio_qt {

namespace {

Q_LOGGING_CATEGORY(lcBackEnd, "dogear.audio")

/// Before Qt 6.5 GStreamer is the default back end, and the only one that can be made exact.
QByteArray choose()
{
    if (qEnvironmentVariableIsEmpty("QT_MEDIA_BACKEND"))
        qputenv("QT_MEDIA_BACKEND", "gstreamer");
    return qgetenv("QT_MEDIA_BACKEND");
}

/// From any thread; whoever comes second waits for the first.
void startOnce(const QByteArray &name)
{
    static const bool isStarted = [&] {
        const bool hasBin = name == "gstreamer" && registerSpeechSinkBin();
        qCInfo(lcBackEnd) << "back end" << name << (hasBin ? "with the speech sink" : "as it is");
        return true;
    }();
    Q_UNUSED(isStarted)
}

} // namespace

void startBackEnd()
{
    startOnce(choose());
}

Future<bool> startBackEndBeside()
{
    const auto started = std::make_shared<QPromise<bool>>();
    started->start();
    QThreadPool::globalInstance()->start([started, name = choose()] {
        startOnce(name);
        started->addResult(true);
        started->finish();
    });
    return started->future();
}

} // namespace dogear::audio_qt
