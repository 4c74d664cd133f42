// SPDX-License-Identifier: GPL-3.0-or-later
#include "exact_seek.h"

#include "cbr_mp3_parser.h"

#include <cstring>

namespace dogear::audio_qt {

namespace {

/// Demuxers of tags, such as ID3, have "Metadata" in their class and are no containers.
bool isContainer(GstElement *element)
{
    const char *kind = gst_element_get_metadata(element, GST_ELEMENT_METADATA_KLASS);
    return kind && std::strstr(kind, "Demuxer") && !std::strstr(kind, "Metadata");
}

bool hasElement(GstPipeline *pipeline, bool (*isWanted)(GstElement *))
{
    GstIterator *elements = gst_bin_iterate_recurse(GST_BIN(pipeline));
    GValue item = G_VALUE_INIT;
    bool isFound = false;
    while (!isFound && gst_iterator_next(elements, &item) == GST_ITERATOR_OK) {
        isFound = isWanted(static_cast<GstElement *>(g_value_get_object(&item)));
        g_value_reset(&item);
    }
    g_value_unset(&item);
    gst_iterator_free(elements);
    return isFound;
}

/// A container finds a time by its index or by bisection. Bare frames, as in MP3, must be counted
/// from the first one for an exact seek. For a stream this is skipped if all frames so far have the
/// same bit rate: counting takes seconds per hour of sound, as all bytes come from a server.
bool mayBeExact(GstPipeline *pipeline, gint64 start, const SpeechControls &controls)
{
    if (!pipeline || hasElement(pipeline, isContainer) || controls.isExactEverywhere())
        return true;
    return controls.isExact(SpeechControls::nanoseconds(start))
           && !hasElement(pipeline, isConstantBitRate);
}

} // namespace

GstEvent *exactSeek(GstEvent *event, GstPipeline *pipeline, const SpeechControls &controls)
{
    gdouble rate = 1;
    GstFormat format = GST_FORMAT_TIME;
    GstSeekFlags flags = GST_SEEK_FLAG_NONE;
    GstSeekType startType = GST_SEEK_TYPE_NONE;
    GstSeekType stopType = GST_SEEK_TYPE_NONE;
    gint64 start = 0;
    gint64 stop = 0;
    gst_event_parse_seek(event, &rate, &format, &flags, &startType, &start, &stopType, &stop);
    int wanted = int(flags) & ~int(GST_SEEK_FLAG_KEY_UNIT) & ~int(GST_SEEK_FLAG_ACCURATE);
    if (mayBeExact(pipeline, start, controls))
        wanted |= int(GST_SEEK_FLAG_ACCURATE);
    // No end, because the duration that Qt sets here may be too short.
    if (rate > 0) {
        stopType = GST_SEEK_TYPE_SET;
        stop = gint64(GST_CLOCK_TIME_NONE);
    }
    GstEvent *seek =
        gst_event_new_seek(rate, format, GstSeekFlags(wanted), startType, start, stopType, stop);
    gst_event_set_seqnum(seek, gst_event_get_seqnum(event));
    gst_event_unref(event);
    return seek;
}

} // namespace dogear::audio_qt
