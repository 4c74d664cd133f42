// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_decoder.h"

#include <QFile>
#include <QUrl>
#include <qt_media/readable_file.h>

#include <audio_buffers/loudness_reader.h>
#include <speech/loudness_meter.h>

namespace dogear::audio_buffers {

Result<std::optional<double>> readLoudness(const QString &path, const std::atomic_bool &isStopped)
{
    const QUrl url = QUrl::fromLocalFile(path);
    if (!QFile::exists(path))
        return failure({ErrorCode::MediaUnreadable, path, url});
    qt_media::ReadableFile file;
    SoundDecoder decoder;
    if (const auto problem = decoder.open(file.open(path)))
        return failure({ErrorCode::MediaUnsupported, *problem, url});
    speech::LoudnessMeter meter(decoder.format());
    while (const auto samples = decoder.next()) {
        if (isStopped)
            return std::optional<double>();
        meter.add(*samples);
    }
    return meter.integrated();
}

} // namespace dogear::audio_buffers
