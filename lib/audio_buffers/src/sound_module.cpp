// SPDX-License-Identifier: GPL-3.0-or-later
#include <qt_media/sound_facts.h>
#include <qt_media/sound_module.h>

#include <audio_buffers/buffered_audio_output.h>
#include <audio_buffers/loudness_reader.h>

extern "C" {
#include <libavutil/avutil.h>
}

using namespace Qt::StringLiterals;

namespace dogear::audio_buffers {

namespace {

playback::SoundDevice makeDevice()
{
    auto output = std::make_unique<BufferedAudioOutput>();
    playback::VideoOutput &video = output->video();
    return {.audio = std::move(output), .video = &video};
}

QStringList describe()
{
    return QStringList{u"FFmpeg %1, %2"_s.arg(QString::fromUtf8(av_version_info()),
                                              QString::fromUtf8(avutil_license()))}
           + qt_media::soundFacts();
}

} // namespace

} // namespace dogear::audio_buffers

extern "C" Q_DECL_EXPORT const dogear::qt_media::SoundModule *dogearSoundModule()
{
    using namespace dogear::audio_buffers;
    static constexpr dogear::qt_media::SoundModule module = {
        .makeDevice = makeDevice, .readLoudness = readLoudness, .describe = describe};
    return &module;
}
