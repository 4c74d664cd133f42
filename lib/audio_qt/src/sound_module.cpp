// SPDX-License-Identifier: GPL-3.0-or-later
#include <audio_qt/loudness_reader.h>
#include <audio_qt/qt_audio_output.h>

#include <qt_media/sound_facts.h>
#include <qt_media/sound_module.h>

#include <gst/gst.h>

using namespace Qt::StringLiterals;

namespace dogear::audio_qt {

namespace {

playback::SoundDevice makeDevice()
{
    auto output = std::make_unique<QtAudioOutput>();
    playback::VideoOutput &video = output->video();
    return {.audio = std::move(output), .video = &video};
}

QStringList describe()
{
    guint major = 0;
    guint minor = 0;
    guint micro = 0;
    guint nano = 0;
    gst_version(&major, &minor, &micro, &nano);
    return QStringList{u"GStreamer %1.%2.%3"_s.arg(major).arg(minor).arg(micro)}
           + qt_media::soundFacts();
}

} // namespace

} // namespace dogear::audio_qt

extern "C" Q_DECL_EXPORT const dogear::qt_media::SoundModule *dogearSoundModule()
{
    using namespace dogear::audio_qt;
    static constexpr dogear::qt_media::SoundModule module = {
        .makeDevice = makeDevice, .readLoudness = readLoudness, .describe = describe};
    return &module;
}
