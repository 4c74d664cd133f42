// SPDX-License-Identifier: GPL-3.0-or-later
#include "back_end.h"

#include "cbr_mp3_parser.h"
#include "fragmented_mp4.h"
#include "http_source_timeouts.h"
#include "ogg_parts.h"
#include "speech_sink_bin.h"

#include <base/workers.h>

#include <QLoggingCategory>
#include <QThreadPool>

#include <array>
#include <gst/gst.h>

using namespace Qt::StringLiterals;

namespace dogear::audio_qt {

namespace {

Q_LOGGING_CATEGORY(lcBackEnd, "dogear.audio")

/// Selects GStreamer, the default before Qt 6.5; only its seeks can be made exact.
QByteArray choose()
{
    if (qEnvironmentVariableIsEmpty("QT_MEDIA_BACKEND"))
        qputenv("QT_MEDIA_BACKEND", "gstreamer");
    return qgetenv("QT_MEDIA_BACKEND");
}

/// May be called on any thread; a second caller waits until the first one has finished.
void startOnce(const QByteArray &name)
{
    // C++ guarantees that a local static is initialised once, with other threads waiting.
    static const bool isStarted = [&] {
        const bool hasBin = name == "gstreamer" && registerSpeechSinkBin();
        if (hasBin && !registerHttpSourceWithoutTimeout())
            qCWarning(lcBackEnd) << "no souphttpsrc: streams end where the network breaks off";
        if (hasBin && !registerCbrMp3Parser())
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

/// Loads the plugins that play nearly every episode. GStreamer would load each at its first use, so
/// that the first sound would wait. Plugins that are not installed are skipped.
void preloadPlugins()
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

Future<bool> startBackEndInBackground()
{
    const auto started = std::make_shared<QPromise<bool>>();
    started->start();
    workers()->start([started, name = choose()] {
        startOnce(name);
        if (name == "gstreamer")
            preloadPlugins();
        started->addResult(true);
        started->finish();
    });
    return started->future();
}

QString gstreamerVersion()
{
    guint major = 0;
    guint minor = 0;
    guint micro = 0;
    guint nano = 0;
    gst_version(&major, &minor, &micro, &nano);
    return u"%1.%2.%3"_s.arg(major).arg(minor).arg(micro);
}

} // namespace dogear::audio_qt
