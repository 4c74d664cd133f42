// SPDX-License-Identifier: GPL-3.0-or-later
#include <qt_media/sound_module.h>

#include <audio_buffers/buffered_audio_output.h>
#include <audio_buffers/loudness_reader.h>

namespace dogear::audio_buffers {

namespace {

playback::SoundDevice makeDevice()
{
    auto output = std::make_unique<BufferedAudioOutput>();
    playback::VideoOutput &video = output->video();
    return {.audio = std::move(output), .video = &video};
}

} // namespace

} // namespace dogear::audio_buffers

extern "C" Q_DECL_EXPORT const dogear::qt_media::SoundModule *dogearSoundModule()
{
    using namespace dogear::audio_buffers;
    static constexpr dogear::qt_media::SoundModule module = {.makeDevice = makeDevice,
                                                             .readLoudness = readLoudness};
    return &module;
}
