// SPDX-License-Identifier: GPL-3.0-or-later
#include "back_end.h"

#include "fragmented_mp4.h"
#include "ogg_parts.h"
#include "patient_source.h"
#include "speech_sink_bin.h"
#include "steady_parser.h"

#include <base/workers.h>

#include <QLoggingCategory>
#include <QThreadPool>

#include <array>
#include <gst/gst.h>

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
        if (hasBin && !registerPatientSource())
            qCWarning(lcBackEnd) << "no souphttpsrc: streams end where the network breaks off";
        if (hasBin && !registerSteadyParser())
            qCWarning(lcBackEnd) << "no mpegaudioparse: MP3 cannot be played";
        if (hasBin && !registerOggParts())
            qCWarning(lcBackEnd) << "no oggdemux: Ogg cannot be played";
        if (hasBin && !registerFragmentedMp4())
            qCWarning(lcBackEnd) << "no qtdemux: M4A cannot be played";
        qCInfo(lcBackEnd) << "back end" << name << (hasBin ? "with the speech sink" : "as it is");
        return true;
    }();
    Q_UNUSED(isStarted)
}

/// A plugin is loaded when it is first used, and the first sound waits for it: what plays nearly
/// every episode is loaded beforehand. What is not installed is passed over.
void loadUsualPlugins()
{
    constexpr std::array usual = {
        "filesrc",    "souphttpsrc", "uridecodebin",   "decodebin",      "typefind",
        "multiqueue", "id3demux",    "mpegaudioparse", "mpg123audiodec", "qtdemux",
        "aacparse",   "avdec_aac",   "oggdemux",       "opusparse",      "opusdec",
        "vorbisdec",  "pulsesink",   "audioconvert",   "audioresample",  "scaletempo"};
    for (const char *name : usual) {
        GstElementFactory *factory = gst_element_factory_find(name);
        if (!factory)
            continue;
        if (GstPluginFeature *loaded = gst_plugin_feature_load(GST_PLUGIN_FEATURE(factory)))
            gst_object_unref(loaded);
        gst_object_unref(factory);
    }
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
    workers()->start([started, name = choose()] {
        startOnce(name);
        if (name == "gstreamer")
            loadUsualPlugins();
        started->addResult(true);
        started->finish();
    });
    return started->future();
}

} // namespace dogear::audio_qt
