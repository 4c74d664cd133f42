// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_thread.h"

#include <QThread>

using namespace Qt::StringLiterals;

namespace dogear::audio_buffers {

namespace {

class SoundThread final : public QThread
{
public:
    SoundThread()
    {
        setObjectName(u"sound"_s);
        start(TimeCriticalPriority); // must write before the device buffer of 100 ms is empty
    }
    ~SoundThread() override
    {
        quit();
        wait();
    }
};

} // namespace

QThread &soundThread()
{
    static SoundThread thread;
    return thread;
}

} // namespace dogear::audio_buffers
