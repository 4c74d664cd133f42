// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock_guard.h"

#include "steady_time.h"

#include <QLoggingCategory>

#include <gst/audio/audio.h>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace dogear::audio_qt {

namespace {

Q_LOGGING_CATEGORY(lcClock, "dogear.audio.clock")

/// The original time function of the clock and the state of the filter in front of it.
struct Guard
{
    GstAudioBaseSink *sink; ///< the owner of the clock
    GstAudioClockGetTimeFunc ask;
    gpointer userData;
    GDestroyNotify destroy;
    std::shared_ptr<SpeechControls> controls;
    /// Several threads read the clock at a time. The lock of the clock itself cannot be used,
    /// because a thread that waits for a time reads the clock with that lock held.
    std::mutex mutex;
    // Guarded by `mutex`.
    SteadyTime steady;
    StreamStart start;
    GstClockTime offset; ///< from the stream's time to the clock's
};

bool isRunning(const GstAudioBaseSink *sink)
{
    const GstAudioRingBuffer *buffer = sink->ringbuffer;
    return buffer && g_atomic_int_get(&buffer->state) == GST_AUDIO_RING_BUFFER_STATE_STARTED;
}

/// Time to report while the stream does not know its own; absent if it knows.
std::optional<GstClockTime> timeOfStart(Guard &guard, GstClock *clock, std::chrono::nanoseconds now)
{
    const std::lock_guard lock(guard.mutex);
    // A sink that makes another stream resets the clock, which changes the offset.
    const GstClockTime offset = gst_audio_clock_adjust(GST_AUDIO_CLOCK(clock), 0);
    if (std::exchange(guard.offset, offset) != offset) {
        guard.steady.restart();
        guard.start.restart();
    }
    const auto passed = guard.start.take(isRunning(guard.sink), now);
    if (!passed)
        return std::nullopt;
    return GstClockTime((guard.steady.last() + *passed).count());
}

GstClockTime tellTime(GstClock *clock, gpointer data)
{
    using std::chrono::nanoseconds;
    auto &guard = *static_cast<Guard *>(data);
    const nanoseconds now = std::chrono::steady_clock::now().time_since_epoch();
    if (const auto time = timeOfStart(guard, clock, now))
        return *time;
    const GstClockTime told = guard.ask(clock, guard.userData);
    if (!GST_CLOCK_TIME_IS_VALID(told))
        return told;
    // A time that does not fit into a signed number is a jump, too.
    const auto most = GstClockTime(nanoseconds::max().count());
    std::unique_lock lock(guard.mutex);
    const bool hadLeapt = guard.steady.hasLeapt();
    const nanoseconds time = guard.steady.take(nanoseconds(std::min(told, most)), now);
    const bool leaps = guard.steady.hasLeapt() && !hadLeapt;
    lock.unlock(); // not held while logging
    if (leaps) {
        qCInfo(lcClock) << "the clock of the device leapt to" << told << "from" << time.count();
        guard.controls->setClockBroken();
    }
    return GstClockTime(time.count());
}

void destroyGuard(gpointer data)
{
    const std::unique_ptr<Guard> guard(static_cast<Guard *>(data));
    if (guard->destroy)
        guard->destroy(guard->userData);
}

} // namespace

void guardClock(GstElement *sink, std::shared_ptr<SpeechControls> controls)
{
    if (!GST_IS_AUDIO_BASE_SINK(sink))
        return;
    GstClock *provided = GST_AUDIO_BASE_SINK(sink)->provided_clock;
    if (!GST_IS_AUDIO_CLOCK(provided))
        return;
    auto *clock = GST_AUDIO_CLOCK(provided);
    auto guard = std::make_unique<Guard>();
    guard->sink = GST_AUDIO_BASE_SINK(sink);
    guard->ask = clock->func;
    guard->userData = clock->user_data;
    guard->destroy = clock->destroy_notify;
    guard->controls = std::move(controls);
    // GstAudioClock has no function to replace these; the sink is not running yet, so none of its
    // threads reads them now.
    clock->func = tellTime;
    clock->user_data = guard.release();
    clock->destroy_notify = destroyGuard;
}

} // namespace dogear::audio_qt
