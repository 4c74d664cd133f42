// SPDX-License-Identifier: GPL-3.0-or-later
#include "back_end.h"

#include <audio_qt/loudness_reader.h>
#include <audio_qt/qt_audio_output.h>

#include <qt_media/sound_facts.h>
#include <qt_media/sound_module.h>

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
    return QStringList{u"GStreamer "_s + gstreamerVersion()} + qt_media::soundFacts();
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
