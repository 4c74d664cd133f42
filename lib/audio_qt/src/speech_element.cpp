// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech_element.h"

#include "cut_times.h"

#include <gst/audio/audio.h>
#include <optional>
#include <speech/speech_chain.h>
#include <utility>

namespace dogear::audio_qt {

namespace {

using std::chrono::nanoseconds;

/// A jump between the timestamps of two input buffers that is more than rounding.
constexpr GstClockTimeDiff discontinuity = 40 * GST_MSECOND;
/// Longer than the sound that decoders drop after a seek.
constexpr GstClockTime longGap = 500 * GST_MSECOND;
/// Silence is played in buffers of 50 ms.
constexpr std::size_t silencesPerSecond = 20;

/// State of the element; used on the streaming thread only, except for the cuts.
struct Work
{
    std::shared_ptr<SpeechControls> controls;
    std::optional<speech::SpeechChain> chain;
    int media = 0; ///< SpeechControls::media() of the media whose loudness the chain measures
    GstSegment segment{};
    GstClockTime expected = GST_CLOCK_TIME_NONE; ///< time of the next input buffer
    GstClockTime base = GST_CLOCK_TIME_NONE;     ///< time of the first output frame
    guint64 given = 0;                           ///< frames given out since base
    GstClockTime lost = 0;                       ///< time cut out since the segment began
    CutTimes cuts;                               ///< guarded by the element's object lock
};

struct SpeechElement
{
    GstElement parent;
    GstPad *sink;
    GstPad *src;
    Work *work;
};

struct SpeechElementClass
{
    GstElementClass parent;
};

gpointer parentClass = nullptr; // GObject's idiom for calling the inherited method

#define DOGEAR_SPEECH_CAPS "audio/x-raw, format=(string)" GST_AUDIO_NE(F32) ", layout=interleaved"
GstStaticPadTemplate sinkTemplate = GST_STATIC_PAD_TEMPLATE("sink",
                                                            GST_PAD_SINK,
                                                            GST_PAD_ALWAYS,
                                                            GST_STATIC_CAPS(DOGEAR_SPEECH_CAPS));
GstStaticPadTemplate srcTemplate = GST_STATIC_PAD_TEMPLATE("src",
                                                           GST_PAD_SRC,
                                                           GST_PAD_ALWAYS,
                                                           GST_STATIC_CAPS(DOGEAR_SPEECH_CAPS));
#undef DOGEAR_SPEECH_CAPS

SpeechElement &self(gpointer object)
{
    return *static_cast<SpeechElement *>(object);
}

GstClockTime duration(const Work &work, guint64 frames)
{
    return gst_util_uint64_scale(frames, GST_SECOND, guint64(work.chain->format().rate));
}

/// Records the cuts in the output since \c Work::base, converted to stream time.
void recordCuts(SpeechElement &element)
{
    Work &work = *element.work;
    for (const speech::SilenceTrimmer::Cut &cut : work.chain->takeCuts()) {
        const GstClockTime length = duration(work, guint64(cut.frames));
        const GstClockTime at = work.base + duration(work, guint64(cut.at));
        const guint64 streamAt = gst_segment_to_stream_time(&work.segment, GST_FORMAT_TIME, at);
        // After a tempo of 2 a second of sound is two seconds of the media.
        const double speed = work.segment.applied_rate > 0 ? work.segment.applied_rate : 1;
        work.lost += length;
        work.controls->addTrimmed(nanoseconds(length));
        GST_OBJECT_LOCK(&element.parent);
        work.cuts.add(nanoseconds(streamAt), nanoseconds(gint64(double(length) * speed)));
        GST_OBJECT_UNLOCK(&element.parent);
    }
}

GstFlowReturn give(SpeechElement &element, const std::vector<float> &samples)
{
    recordCuts(element);
    if (samples.empty())
        return GST_FLOW_OK;
    Work &work = *element.work;
    const gsize bytes = samples.size() * sizeof(float);
    GstBuffer *buffer = gst_buffer_new_allocate(nullptr, bytes, nullptr);
    gst_buffer_fill(buffer, 0, samples.data(), bytes);
    const guint64 frames = samples.size() / std::size_t(work.chain->format().channels);
    GST_BUFFER_PTS(buffer) = work.base + duration(work, work.given);
    GST_BUFFER_DURATION(buffer) =
        work.base + duration(work, work.given + frames) - GST_BUFFER_PTS(buffer);
    if (work.given == 0)
        GST_BUFFER_FLAG_SET(buffer, GST_BUFFER_FLAG_DISCONT);
    work.given += frames;
    return gst_pad_push(element.src, buffer);
}

/// Gives out the samples held back by the chain, and resets it.
void drain(SpeechElement &element)
{
    Work &work = *element.work;
    if (work.chain && GST_CLOCK_TIME_IS_VALID(work.base)) {
        std::vector<float> rest;
        work.chain->finish(rest);
        give(element, rest);
    }
    work.base = GST_CLOCK_TIME_NONE;
    work.expected = GST_CLOCK_TIME_NONE;
    if (work.chain)
        work.chain->reset();
}

void forget(SpeechElement &element)
{
    Work &work = *element.work;
    if (work.chain)
        work.chain->reset();
    work.base = GST_CLOCK_TIME_NONE;
    work.expected = GST_CLOCK_TIME_NONE;
    work.lost = 0;
    work.controls->setReached(nanoseconds(0));
    GST_OBJECT_LOCK(&element.parent);
    work.cuts.clear();
    GST_OBJECT_UNLOCK(&element.parent);
}

/// Sets the time of the next output frame if the input at \a time does not follow the last one.
void beginAt(SpeechElement &element, GstClockTime time)
{
    Work &work = *element.work;
    const bool isNext = GST_CLOCK_TIME_IS_VALID(work.expected)
                        && std::abs(GST_CLOCK_DIFF(work.expected, time)) < discontinuity;
    if (isNext)
        return;
    drain(element);
    // Earlier cuts have moved all later sound forward.
    work.base = time - std::min(work.lost, time);
    work.expected = time;
    work.given = 0;
}

void recordReached(const Work &work)
{
    const guint64 place = gst_segment_to_stream_time(&work.segment, GST_FORMAT_TIME, work.expected);
    if (GST_CLOCK_TIME_IS_VALID(place))
        work.controls->setReached(nanoseconds(place));
}

GstFlowReturn process(SpeechElement &element, std::span<const float> samples)
{
    Work &work = *element.work;
    work.chain->setSpeechSettings(
        work.controls->speechSettings()); // settings may change at every buffer
    std::vector<float> out;
    work.chain->process(samples, out);
    work.expected += duration(work, samples.size() / std::size_t(work.chain->format().channels));
    recordReached(work);
    return give(element, out);
}

/// Plays silence from \a from to \a until, because sound may begin late, for example after the
/// opening credits of a video. A sink without data would report the time of the first sound
/// meanwhile, ahead of the video.
GstFlowReturn playSilence(SpeechElement &element, GstClockTime from, GstClockTime until)
{
    Work &work = *element.work;
    beginAt(element, from);
    const speech::AudioFormat format = work.chain->format();
    const auto frames = std::size_t(format.rate) / silencesPerSecond;
    const std::vector<float> silence(frames * std::size_t(format.channels));
    // Stops up to one buffer early; beginAt() leaves the remaining gap when the sound follows.
    while (work.expected + duration(work, frames) < until) {
        const GstFlowReturn flow = process(element, silence);
        if (flow != GST_FLOW_OK)
            return flow;
    }
    return GST_FLOW_OK;
}

/// Fills the beginning of a segment with silence if its first sound, at \a time, comes late.
GstFlowReturn fillBeginning(SpeechElement &element, GstClockTime time)
{
    const Work &work = *element.work;
    const bool isFirst = !GST_CLOCK_TIME_IS_VALID(work.expected);
    if (!isFirst || time < work.segment.start + longGap)
        return GST_FLOW_OK;
    return playSilence(element, work.segment.start, time);
}

/// Fills a gap announced by the demuxer with silence, if it is long.
/// \return whether \a event was handled and must not be passed on
bool fillGap(SpeechElement &element, GstEvent *event)
{
    GstClockTime from = GST_CLOCK_TIME_NONE;
    GstClockTime length = GST_CLOCK_TIME_NONE;
    gst_event_parse_gap(event, &from, &length);
    if (!element.work->chain || !GST_CLOCK_TIME_IS_VALID(from) || !GST_CLOCK_TIME_IS_VALID(length)
        || length < longGap)
        return false;
    playSilence(element, from, from + length);
    return true;
}

GstFlowReturn takeBuffer(GstPad * /*pad*/, GstObject *parent, GstBuffer *buffer)
{
    SpeechElement &element = self(parent);
    Work &work = *element.work;
    const GstClockTime time = GST_BUFFER_PTS(buffer);
    GstMapInfo map;
    if (!work.chain || !gst_buffer_map(buffer, &map, GST_MAP_READ)) {
        gst_buffer_unref(buffer);
        return GST_FLOW_NOT_NEGOTIATED;
    }
    const GstFlowReturn filled =
        GST_CLOCK_TIME_IS_VALID(time) ? fillBeginning(element, time) : GST_FLOW_OK;
    if (filled != GST_FLOW_OK) {
        gst_buffer_unmap(buffer, &map);
        gst_buffer_unref(buffer);
        return filled;
    }
    if (GST_CLOCK_TIME_IS_VALID(time))
        beginAt(element, time);
    else if (!GST_CLOCK_TIME_IS_VALID(work.base))
        beginAt(element, work.segment.start);
    const std::span<const float> samples(reinterpret_cast<const float *>(map.data),
                                         map.size / sizeof(float));
    const GstFlowReturn flow = process(element, samples);
    gst_buffer_unmap(buffer, &map);
    gst_buffer_unref(buffer);
    return flow;
}

void takeCaps(SpeechElement &element, GstEvent *event)
{
    GstCaps *caps = nullptr;
    gst_event_parse_caps(event, &caps);
    GstAudioInfo info;
    if (!gst_audio_info_from_caps(&info, caps))
        return;
    Work &work = *element.work;
    const speech::AudioFormat format{.rate = info.rate, .channels = info.channels};
    const int media = work.controls->media();
    // The bin, and with it this element, stays when Qt opens another source.
    const bool isOtherMedia = std::exchange(work.media, media) != media;
    if (work.chain && work.chain->format() == format) {
        if (isOtherMedia)
            work.chain->beginMedia();
        return;
    }
    drain(element); // the old format must be given out before the new caps are passed on
    work.chain.emplace(format);
}

gboolean takeEvent(GstPad *pad, GstObject *parent, GstEvent *event)
{
    SpeechElement &element = self(parent);
    switch (GST_EVENT_TYPE(event)) {
    case GST_EVENT_CAPS:
        takeCaps(element, event);
        break;
    case GST_EVENT_SEGMENT:
        drain(element); // still belongs to the old segment
        forget(element);
        gst_event_copy_segment(event, &element.work->segment);
        break;
    case GST_EVENT_FLUSH_STOP:
        forget(element);
        break;
    case GST_EVENT_GAP:
        if (fillGap(element, event)) {
            gst_event_unref(event);
            return TRUE;
        }
        break;
    case GST_EVENT_EOS:
        drain(element);
        break;
    default:
        break;
    }
    return gst_pad_event_default(pad, parent, event);
}

/// Discards the samples held back when the stream ends. In the next stream they would come before
/// its segment, which GStreamer reports as an internal data flow error.
GstStateChangeReturn changeState(GstElement *element, GstStateChange change)
{
    // The parent first: it stops the streaming thread, which uses the same state.
    const GstStateChangeReturn result =
        GST_ELEMENT_CLASS(parentClass)->change_state(element, change);
    if (change == GST_STATE_CHANGE_PAUSED_TO_READY)
        forget(self(element));
    return result;
}

void initInstance(GTypeInstance *instance, gpointer /*instanceClass*/)
{
    auto *element = reinterpret_cast<SpeechElement *>(instance);
    element->work = new Work; // GObject runs no C++ constructors
    gst_segment_init(&element->work->segment, GST_FORMAT_TIME);
    element->sink = gst_pad_new_from_static_template(&sinkTemplate, "sink");
    gst_pad_set_chain_function(element->sink, takeBuffer);
    gst_pad_set_event_function(element->sink, takeEvent);
    GST_PAD_SET_PROXY_CAPS(element->sink);
    gst_element_add_pad(&element->parent, element->sink);
    element->src = gst_pad_new_from_static_template(&srcTemplate, "src");
    GST_PAD_SET_PROXY_CAPS(element->src);
    gst_element_add_pad(&element->parent, element->src);
}

void finalize(GObject *object)
{
    delete self(object).work;
    G_OBJECT_CLASS(parentClass)->finalize(object);
}

void initClass(gpointer instanceClass, gpointer /*data*/)
{
    parentClass = g_type_class_peek_parent(instanceClass);
    G_OBJECT_CLASS(instanceClass)->finalize = finalize;
    auto *elementClass = GST_ELEMENT_CLASS(instanceClass);
    elementClass->change_state = changeState;
    gst_element_class_set_static_metadata(
        elementClass, "Speech", "Filter/Audio", "Pauses, loudness, ears, limiter", "Dogear");
    gst_element_class_add_static_pad_template(elementClass, &sinkTemplate);
    gst_element_class_add_static_pad_template(elementClass, &srcTemplate);
}

GType speechElementType()
{
    static const GType type = [] {
        GTypeInfo info{};
        info.class_size = sizeof(SpeechElementClass);
        info.class_init = initClass;
        info.instance_size = sizeof(SpeechElement);
        info.instance_init = initInstance;
        return g_type_register_static(GST_TYPE_ELEMENT, "DogearSpeech", &info, GTypeFlags(0));
    }();
    return type;
}

} // namespace

GstElement *makeSpeechElement(std::shared_ptr<SpeechControls> controls)
{
    auto *element = GST_ELEMENT(g_object_new(speechElementType(), nullptr));
    self(element).work->controls = std::move(controls);
    return element;
}

std::int64_t cutBefore(GstElement *speechElement, std::int64_t position)
{
    GST_OBJECT_LOCK(speechElement);
    const nanoseconds cut = self(speechElement).work->cuts.before(nanoseconds(position));
    GST_OBJECT_UNLOCK(speechElement);
    return cut.count();
}

} // namespace dogear::audio_qt
