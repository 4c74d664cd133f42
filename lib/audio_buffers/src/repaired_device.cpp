// SPDX-License-Identifier: GPL-3.0-or-later
#include "repaired_device.h"

#include "mpeg_device.h"
#include "ogg_device.h"

namespace dogear::audio_buffers {

std::shared_ptr<QIODevice> repairedDevice(const QString &path)
{
    if (auto mpeg = MpegDevice::make(path))
        return mpeg;
    return OggDevice::make(path);
}

} // namespace dogear::audio_buffers
