// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogg_parts.h"

#include <algorithm>
#include <gst/gst.h>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace dogear::audio_qt {

namespace {

/// A ghost pad, which stays for all parts, and the stream that goes through it.
struct Place
{
    GstPad *ghost; ///< owned by the bin
    std::string kind;
    bool isTaken;            ///< connected to a pad of the part that begins
    bool isNew = true;       ///< no segment has arrived from that pad yet
    guint64 begin = 0;       ///< start of the part in the file, ns
    GstSegment segment = {}; ///< last one passed on; its format is 0 before the first
};

/// A part that was played before, remembered for seeks back into it.
struct Part
{
    GstCaps *caps = nullptr; ///< owned
    guint64 begin = 0;       ///< in the file, ns
};
using Parts = std::map<std::string, Part>; ///< by the name of the pad

struct OggParts
{
    GstBin parent;
    std::vector<Place> *places; ///< used only by the thread that holds the stream lock
    Parts *parts;
    bool isFirstPart;
};

struct OggPartsClass
{
    GstBinClass parent;
};

gpointer parentClass = nullptr; // GObject's idiom for calling the inherited method

OggParts &self(gpointer object)
{
    return *static_cast<OggParts *>(object);
}

/// Media type, for example "audio/x-opus".
std::string kindOf(const GstCaps *caps)
{
    const bool isNamed = caps && !gst_caps_is_empty(caps) && !gst_caps_is_any(caps);
    return isNamed ? gst_structure_get_name(gst_caps_get_structure(caps, 0)) : "";
}

/// Caps of \a pad, or those that the same part had before if the pad has none yet.
GstCaps *capsOf(GstPad *pad, Parts &parts)
{
    Part &part = parts[GST_PAD_NAME(pad)];
    if (GstCaps *caps = gst_pad_get_current_caps(pad)) {
        gst_clear_caps(&part.caps);
        part.caps = caps;
    }
    return part.caps;
}

void forget(Parts &parts)
{
    for (auto &[name, part] : parts)
        gst_clear_caps(&part.caps);
    parts.clear();
}

gboolean copyEvent(GstPad * /*pad*/, GstEvent **event, gpointer ghost)
{
    gst_pad_store_sticky_event(static_cast<GstPad *>(ghost), *event);
    return TRUE;
}

std::string targetName(GstPad *ghost)
{
    std::string name;
    if (GstPad *target = gst_ghost_pad_get_target(GST_GHOST_PAD(ghost))) {
        name = GST_PAD_NAME(target);
        gst_object_unref(target);
    }
    return name;
}

/// Corrects two faults of oggdemux 1.22 in the segment of a part. At a joint it takes the position
/// of the joint as running time, even after a seek, so that the sink waits for a time that has
/// passed. After a seek into a later part, whose timestamps begin at 0, it starts the segment at
/// the position in the file, so that the sink drops all buffers of the part.
void mend(GstSegment &segment, Place &place, Parts &parts)
{
    // At a joint the timestamps begin again while the position in the file continues.
    const bool isJoint = segment.time > segment.start;
    if (place.isNew) {
        Part &part = parts[targetName(place.ghost)];
        if (isJoint)
            part.begin = segment.time - segment.start;
        place.begin = part.begin;
        place.isNew = false;
    }
    const GstSegment &before = place.segment;
    // The new part continues at the running time at which the previous segment ended.
    if (isJoint && segment.base == segment.time && before.format == GST_FORMAT_TIME) {
        const guint64 end = gst_segment_to_running_time(&before, GST_FORMAT_TIME, before.stop);
        if (end != GST_CLOCK_TIME_NONE)
            segment.base = end;
    } else if (!isJoint && segment.start >= place.begin) {
        segment.start -= place.begin;
        segment.position = segment.start;
    }
    place.segment = segment;
}

GstPadProbeReturn correctSegment(GstPad *ghost, GstPadProbeInfo *info, gpointer data)
{
    GstEvent *event = GST_PAD_PROBE_INFO_EVENT(info);
    if (GST_EVENT_TYPE(event) != GST_EVENT_SEGMENT)
        return GST_PAD_PROBE_OK;
    OggParts &bin = self(data);
    const auto place =
        std::ranges::find_if(*bin.places, [ghost](const Place &one) { return one.ghost == ghost; });
    GstSegment segment;
    gst_event_copy_segment(event, &segment);
    if (place == bin.places->end() || segment.format != GST_FORMAT_TIME)
        return GST_PAD_PROBE_OK;
    mend(segment, *place, *bin.parts);
    GstEvent *repaired = gst_event_new_segment(&segment);
    gst_event_set_seqnum(repaired, gst_event_get_seqnum(event));
    gst_event_unref(event);
    GST_PAD_PROBE_INFO_DATA(info) = repaired;
    return GST_PAD_PROBE_OK;
}

void addPlace(OggParts &bin, GstPad *pad)
{
    GstPadTemplate *shape =
        gst_element_class_get_pad_template(GST_ELEMENT_GET_CLASS(&bin), "src_%08x");
    GstPad *ghost = gst_ghost_pad_new_from_template(GST_PAD_NAME(pad), pad, shape);
    bin.places->push_back(
        {.ghost = ghost, .kind = kindOf(capsOf(pad, *bin.parts)), .isTaken = true});
    gst_pad_add_probe(ghost, GST_PAD_PROBE_TYPE_EVENT_DOWNSTREAM, correctSegment, &bin, nullptr);
    gst_pad_set_active(ghost, TRUE);
    // Decoders are selected as soon as the pad is added, so its caps must be known before.
    gst_pad_sticky_events_foreach(pad, copyEvent, ghost);
    gst_element_add_pad(GST_ELEMENT(&bin), ghost);
}

/// Ends flushing on \a pad. At a seek oggdemux 1.22 starts to flush the pads of all parts, but ends
/// it only for those of the playing part, so later buffers of another part would be refused.
void stopFlushing(GstPad *pad)
{
    gst_pad_push_event(pad, gst_event_new_flush_stop(FALSE));
}

void takePad(GstElement * /*demuxer*/, GstPad *pad, gpointer data)
{
    OggParts &bin = self(data);
    stopFlushing(pad); // before an element downstream is connected, which would flush, too
    GstCaps *caps = capsOf(pad, *bin.parts);
    const std::string kind = kindOf(caps);
    for (Place &place : *bin.places) {
        if (place.isTaken || place.kind != kind)
            continue;
        place.isTaken = true;
        place.isNew = true;
        // oggdemux sends the end of the previous part to its old pad afterwards, which is unlinked.
        gst_ghost_pad_set_target(GST_GHOST_PAD(place.ghost), pad);
        if (!gst_pad_has_current_caps(pad)) // a seek led back into a part played before
            gst_pad_push_event(pad, gst_event_new_caps(caps));
        return;
    }
    // Elements downstream are set up for the first part; sound of another kind cannot be played.
    if (bin.isFirstPart)
        addPlace(bin, pad);
    else if (kind.starts_with("audio/"))
        GST_ELEMENT_ERROR(&bin, STREAM, WRONG_TYPE, (nullptr), ("parts of several kinds"));
}

void endPads(GstElement * /*demuxer*/, gpointer data)
{
    OggParts &bin = self(data);
    // All pads of this part exist; those of the next part may take the places.
    for (Place &place : *bin.places)
        place.isTaken = false;
    if (std::exchange(bin.isFirstPart, false))
        gst_element_no_more_pads(GST_ELEMENT(&bin));
}

GstStateChangeReturn changeState(GstElement *element, GstStateChange change)
{
    const GstStateChangeReturn result =
        GST_ELEMENT_CLASS(parentClass)->change_state(element, change);
    if (change == GST_STATE_CHANGE_PAUSED_TO_READY) {
        OggParts &bin = self(element);
        for (const Place &place : std::exchange(*bin.places, {})) {
            gst_pad_set_active(place.ghost, FALSE);
            gst_element_remove_pad(element, place.ghost);
        }
        forget(*bin.parts);
        bin.isFirstPart = true;
    }
    return result;
}

void initInstance(GTypeInstance *instance, gpointer /*instanceClass*/)
{
    auto *bin = reinterpret_cast<OggParts *>(instance);
    bin->places = new std::vector<Place>;
    bin->parts = new Parts;
    bin->isFirstPart = true;
    GstElement *demuxer = gst_element_factory_make("oggdemux", nullptr); // never null, see below
    gst_bin_add(&bin->parent, demuxer);
    GstPad *sink = gst_element_get_static_pad(demuxer, "sink");
    gst_element_add_pad(
        GST_ELEMENT(bin),
        gst_ghost_pad_new_from_template(
            "sink", sink, gst_element_class_get_pad_template(GST_ELEMENT_GET_CLASS(bin), "sink")));
    gst_object_unref(sink);
    g_signal_connect(demuxer, "pad-added", G_CALLBACK(takePad), bin);
    g_signal_connect(demuxer, "no-more-pads", G_CALLBACK(endPads), bin);
}

void finalize(GObject *object)
{
    delete std::exchange(self(object).places, nullptr);
    forget(*self(object).parts);
    delete std::exchange(self(object).parts, nullptr);
    G_OBJECT_CLASS(parentClass)->finalize(object);
}

/// Copies the template of the sink pad from \a data, the class of oggdemux.
void initClass(gpointer instanceClass, gpointer data)
{
    parentClass = g_type_class_peek_parent(instanceClass);
    G_OBJECT_CLASS(instanceClass)->finalize = finalize;
    auto *elementClass = GST_ELEMENT_CLASS(instanceClass);
    elementClass->change_state = changeState;
    GstPadTemplate *sink =
        gst_element_class_get_pad_template(static_cast<GstElementClass *>(data), "sink");
    gst_element_class_add_pad_template(
        elementClass,
        gst_pad_template_new("sink", GST_PAD_SINK, GST_PAD_ALWAYS, GST_PAD_TEMPLATE_CAPS(sink)));
    static GstStaticPadTemplate source =
        GST_STATIC_PAD_TEMPLATE("src_%08x", GST_PAD_SRC, GST_PAD_SOMETIMES, GST_STATIC_CAPS_ANY);
    gst_element_class_add_static_pad_template(elementClass, &source);
    gst_element_class_set_static_metadata(
        elementClass, "Ogg of several parts", "Codec/Demuxer", "Pads stay at joints", "Dogear");
}

} // namespace

bool registerOggParts()
{
    GstElement *demuxer = gst_element_factory_make("oggdemux", nullptr); // loads its plugin
    if (!demuxer)
        return false;
    const guint rank =
        gst_plugin_feature_get_rank(GST_PLUGIN_FEATURE(gst_element_get_factory(demuxer)));
    GTypeInfo info{};
    info.class_size = sizeof(OggPartsClass);
    info.class_init = initClass;
    info.class_data = g_type_class_ref(G_OBJECT_TYPE(demuxer)); // kept until the process ends
    info.instance_size = sizeof(OggParts);
    info.instance_init = initInstance;
    gst_object_unref(demuxer);
    const GType type = g_type_register_static(GST_TYPE_BIN, "DogearOggParts", &info, GTypeFlags(0));
    return gst_element_register(nullptr, "dogearoggdemux", rank + 1, type);
}

} // namespace dogear::audio_qt
