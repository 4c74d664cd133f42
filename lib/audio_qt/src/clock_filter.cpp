// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock_filter.h"

#include "monotonic_position.h"

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
struct ClockFilter
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
    MonotonicPosition steady;
    StreamStart start;
    GstClockTime offset; ///< from the stream's time to the clock's
};

bool isRunning(const GstAudioBaseSink *sink)
{
    GstAudioRingBuffer *buffer = sink->ringbuffer; // an atomic read wants it without const
    return buffer && g_atomic_int_get(&buffer->state) == GST_AUDIO_RING_BUFFER_STATE_STARTED;
}

/// Time to report while the stream does not know its own; absent if it knows.
std::optional<GstClockTime> timeOfStart(ClockFilter &filter,
                                        GstClock *clock,
                                        std::chrono::nanoseconds now)
{
    const std::lock_guard lock(filter.mutex);
    // A sink that makes another stream resets the clock, which changes the offset.
    const GstClockTime offset = gst_audio_clock_adjust(GST_AUDIO_CLOCK(clock), 0);
    if (std::exchange(filter.offset, offset) != offset) {
        filter.steady.restart();
        filter.start.restart();
    }
    const auto passed = filter.start.take(isRunning(filter.sink), now);
    if (!passed)
        return std::nullopt;
    return GstClockTime((filter.steady.last() + *passed).count());
}

GstClockTime filteredTime(GstClock *clock, gpointer data)
{
    using std::chrono::nanoseconds;
    auto &filter = *static_cast<ClockFilter *>(data);
    const nanoseconds now = std::chrono::steady_clock::now().time_since_epoch();
    if (const auto time = timeOfStart(filter, clock, now))
        return *time;
    const GstClockTime reported = filter.ask(clock, filter.userData);
    if (!GST_CLOCK_TIME_IS_VALID(reported))
        return reported;
    // A time that does not fit into a signed number is a jump, too.
    const auto most = GstClockTime(nanoseconds::max().count());
    std::unique_lock lock(filter.mutex);
    const bool hadJumped = filter.steady.hasJumped();
    const nanoseconds time = filter.steady.take(nanoseconds(std::min(reported, most)), now);
    const bool leaps = filter.steady.hasJumped() && !hadJumped;
    lock.unlock(); // not held while logging
    if (leaps) {
        qCInfo(lcClock) << "the clock of the device leapt to" << reported << "from" << time.count();
        filter.controls->setClockBroken();
    }
    return GstClockTime(time.count());
}

void destroyClockFilter(gpointer data)
{
    const std::unique_ptr<ClockFilter> filter(static_cast<ClockFilter *>(data));
    if (filter->destroy)
        filter->destroy(filter->userData);
}

} // namespace

void installClockFilter(GstElement *sink, std::shared_ptr<SpeechControls> controls)
{
    if (!GST_IS_AUDIO_BASE_SINK(sink))
        return;
    GstClock *provided = GST_AUDIO_BASE_SINK(sink)->provided_clock;
    if (!GST_IS_AUDIO_CLOCK(provided))
        return;
    auto *clock = GST_AUDIO_CLOCK(provided);
    auto filter = std::make_unique<ClockFilter>();
    filter->sink = GST_AUDIO_BASE_SINK(sink);
    filter->ask = clock->func;
    filter->userData = clock->user_data;
    filter->destroy = clock->destroy_notify;
    filter->controls = std::move(controls);
    // GstAudioClock has no function to replace these; the sink is not running yet, so none of its
    // threads reads them now.
    clock->func = filteredTime;
    clock->user_data = filter.release();
    clock->destroy_notify = destroyClockFilter;
}

} // namespace dogear::audio_qt
