// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/audio_output.h>
#include <playback/saved_time.h>

namespace dogear::playback {

SavedTime::SavedTime(AudioOutput &output, QObject *parent)
    : QObject(parent)
{
    connect(&output, &AudioOutput::trimmed, this, [this](std::chrono::milliseconds saved) {
        m_total += saved;
        emit increased(saved);
    });
}

} // namespace dogear::playback
