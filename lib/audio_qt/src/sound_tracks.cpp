// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_tracks.h"

#include <algorithm>
#include <vector>

namespace dogear::audio_qt {

namespace {

GstStreamFlags flagsOf(GstPad *pad)
{
    GstStreamFlags flags = GST_STREAM_FLAG_NONE;
    if (GstEvent *event = gst_pad_get_sticky_event(pad, GST_EVENT_STREAM_START, 0)) {
        gst_event_parse_stream_flags(event, &flags);
        gst_event_unref(event);
    }
    return flags;
}

/// Flags of each track, in the order in which Qt's back end received them and numbers them.
std::vector<GstStreamFlags> flagsOfTracks(GstElement *sink)
{
    GstObject *top = GST_OBJECT(sink);
    while (GST_OBJECT_PARENT(top))
        top = GST_OBJECT_PARENT(top);
    std::vector<GstStreamFlags> flags;
    // The name is private to Qt 6.4; without this element there is nothing to choose.
    GstElement *selector =
        GST_IS_BIN(top) ? gst_bin_get_by_name(GST_BIN(top), "audioInputSelector") : nullptr;
    if (!selector)
        return flags;
    GST_OBJECT_LOCK(selector);
    for (GList *pad = selector->sinkpads; pad; pad = pad->next)
        flags.push_back(flagsOf(GST_PAD(pad->data)));
    GST_OBJECT_UNLOCK(selector);
    gst_object_unref(selector);
    return flags;
}

} // namespace

int defaultSoundTrack(const SpeechControls &controls)
{
    GstElement *sink = controls.sink();
    if (!sink)
        return -1;
    const std::vector<GstStreamFlags> tracks = flagsOfTracks(sink);
    gst_object_unref(sink);
    if (tracks.size() < 2)
        return -1;
    // Demuxers set these flags from the properties of the tracks in the file.
    const auto isDefault = [](GstStreamFlags flags) {
        return (flags & GST_STREAM_FLAG_SELECT) != 0;
    };
    const auto isOff = [](GstStreamFlags flags) { return (flags & GST_STREAM_FLAG_UNSELECT) != 0; };
    auto track = std::ranges::find_if(tracks, isDefault);
    if (track == tracks.end())
        track = std::ranges::find_if_not(tracks, isOff);
    return track == tracks.end() ? 0 : int(track - tracks.begin());
}

} // namespace dogear::audio_qt
