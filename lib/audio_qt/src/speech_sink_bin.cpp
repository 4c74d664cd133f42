// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech_sink_bin.h"

#include "clock_filter.h"
#include "exact_seek.h"
#include "speech_element.h"

#include <QLoggingCategory>

#include <array>
#include <gst/gst.h>
#include <memory>
#include <utility>

namespace dogear::audio_qt {

namespace {

Q_LOGGING_CATEGORY(lcSink, "dogear.audio.sink")

struct Unref
{
    void operator()(gpointer object) const { gst_object_unref(object); }
};
using ElementPtr = std::unique_ptr<GstElement, Unref>;

struct SpeechSinkBin
{
    GstBin parent;
    // Owned by the bin.
    GstElement *convert; ///< before the tempo
    GstElement *tempo;
    GstElement *speech;
    GstElement *sink; ///< the real sink
    bool wasStarted;
    gint64 deviceReadAt; ///< microseconds of the monotonic clock
    std::shared_ptr<SpeechControls> *controls;
};

struct SpeechSinkBinClass
{
    GstBinClass parent;
    GType sinkType; ///< type of the real sink, registered before under the same name
};

enum Property { DeviceProperty = 1 };

gpointer parentClass = nullptr; // GObject's idiom for calling the inherited method

/// GStreamer factories take no user data, hence this static, the only one in Dogear.
std::shared_ptr<SpeechControls> &controlsForNewBins()
{
    static std::shared_ptr<SpeechControls> controls = std::make_shared<SpeechControls>();
    return controls;
}

SpeechSinkBin *self(gpointer object)
{
    return static_cast<SpeechSinkBin *>(object);
}

bool hasDevice(GstElement *sink)
{
    return sink && g_object_class_find_property(G_OBJECT_GET_CLASS(sink), "current-device");
}

/// Ignores the device that Qt sets. The sound server then plays on its default device, and moves
/// the stream itself when the default changes or is removed.
void setProperty(GObject *object, guint id, const GValue *, GParamSpec *spec)
{
    if (id != DeviceProperty)
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
}

void getProperty(GObject *object, guint id, GValue *, GParamSpec *spec)
{
    if (id != DeviceProperty)
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
}

/// Asks the sound server for the device; runs on a thread that may block. Changes of the state wait
/// meanwhile: pulsesink aborts the program if the connection is closed while it asks.
void readDevice(GstElement *sink, gpointer data)
{
    if (!GST_STATE_TRYLOCK(sink))
        return; // it is changing; the next query asks again
    gchar *name = nullptr;
    if (GST_STATE(sink) == GST_STATE_PLAYING)
        g_object_get(sink, "current-device", &name, nullptr);
    GST_STATE_UNLOCK(sink);
    if (name)
        (*static_cast<std::shared_ptr<SpeechControls> *>(data))->setDevice(name);
    g_free(name);
}

/// Reads the device once a second; position queries, which call this, are more frequent.
void watchDevice(SpeechSinkBin &bin)
{
    const gint64 now = g_get_monotonic_time();
    if (now - bin.deviceReadAt < G_USEC_PER_SEC || GST_STATE(bin.sink) != GST_STATE_PLAYING
        || !hasDevice(bin.sink))
        return;
    bin.deviceReadAt = now;
    gst_element_call_async(
        bin.sink,
        readDevice,
        new std::shared_ptr<SpeechControls>(*bin.controls),
        [](gpointer data) { delete static_cast<std::shared_ptr<SpeechControls> *>(data); });
}

GstPipeline *topPipeline(GstElement *element)
{
    GstObject *top = GST_OBJECT(element);
    while (GST_OBJECT_PARENT(top))
        top = GST_OBJECT_PARENT(top);
    return GST_IS_PIPELINE(top) ? GST_PIPELINE(top) : nullptr;
}

/// Qt seeks when it releases a source, which may still be loading. Such a seek has no effect, but
/// waits for the loading thread, while that one waits to start this element: a deadlock.
bool isLoading(GstElement *element)
{
    return GST_STATE(self(element)->sink) < GST_STATE_PAUSED;
}

gboolean sendEvent(GstElement *element, GstEvent *event)
{
    if (GST_EVENT_TYPE(event) != GST_EVENT_SEEK)
        return GST_ELEMENT_CLASS(parentClass)->send_event(element, event);
    if (isLoading(element)) {
        gst_event_unref(event);
        return FALSE;
    }
    return GST_ELEMENT_CLASS(parentClass)
        ->send_event(element, exactSeek(event, topPipeline(element), **self(element)->controls));
}

/// Replaces scaletempo: version 1.22, started a second time, reads samples that it has freed.
void renewTempo(SpeechSinkBin &bin)
{
    gst_element_unlink_many(bin.convert, bin.tempo, bin.speech, nullptr);
    gst_element_set_state(bin.tempo, GST_STATE_NULL);
    gst_bin_remove(&bin.parent, bin.tempo);
    bin.tempo = gst_element_factory_make("scaletempo", nullptr);
    gst_bin_add(&bin.parent, bin.tempo);
    gst_element_link_many(bin.convert, bin.tempo, bin.speech, nullptr);
    gst_element_sync_state_with_parent(bin.tempo);
}

GstStateChangeReturn changeState(GstElement *element, GstStateChange change)
{
    if (change == GST_STATE_CHANGE_READY_TO_PAUSED) {
        // Undoes Qt's choice of the system clock, which conflicts with the clock of the sink.
        if (GstPipeline *pipeline = topPipeline(element))
            gst_pipeline_auto_clock(pipeline);
        if (std::exchange(self(element)->wasStarted, true))
            renewTempo(*self(element));
    }
    return GST_ELEMENT_CLASS(parentClass)->change_state(element, change);
}

/// Adds the cuts to the position, so that it is the position in the file. Reports no latency: files
/// are not live, and a latency delays the first sound, by 130 ms with PulseAudio.
gboolean query(GstElement *element, GstQuery *query)
{
    if (!GST_ELEMENT_CLASS(parentClass)->query(element, query))
        return FALSE;
    if (GST_QUERY_TYPE(query) == GST_QUERY_LATENCY)
        gst_query_set_latency(query, FALSE, 0, GST_CLOCK_TIME_NONE);
    if (GST_QUERY_TYPE(query) == GST_QUERY_POSITION) {
        GstFormat format = GST_FORMAT_UNDEFINED;
        gint64 position = 0;
        gst_query_parse_position(query, &format, &position);
        watchDevice(*self(element));
        if (format == GST_FORMAT_TIME)
            gst_query_set_position(
                query, format, position + cutBefore(self(element)->speech, position));
    }
    return TRUE;
}

/// An error of the sink means that the device or its server failed, whatever its text says.
void handleMessage(GstBin *bin, GstMessage *message)
{
    if (GST_MESSAGE_TYPE(message) == GST_MESSAGE_ERROR)
        (*self(bin)->controls)->setDeviceFailed();
    GST_BIN_CLASS(parentClass)->handle_message(bin, message);
}

void finalize(GObject *object)
{
    delete std::exchange(self(object)->controls, nullptr);
    G_OBJECT_CLASS(parentClass)->finalize(object);
}

void initInstance(GTypeInstance *instance, gpointer instanceClass)
{
    auto *bin = reinterpret_cast<SpeechSinkBin *>(instance);
    const GType sinkType = static_cast<SpeechSinkBinClass *>(instanceClass)->sinkType;
    bin->convert = gst_element_factory_make("audioconvert", nullptr);
    bin->tempo = gst_element_factory_make("scaletempo", nullptr);
    bin->speech = makeSpeechElement(controlsForNewBins());
    bin->sink = GST_ELEMENT(g_object_new(sinkType, nullptr));
    bin->wasStarted = false;
    bin->deviceReadAt = 0;
    bin->controls = new std::shared_ptr<SpeechControls>(controlsForNewBins());
    controlsForNewBins()->setSink(GST_ELEMENT(bin));
    installClockFilter(bin->sink, controlsForNewBins());
    const std::array elements = {bin->convert,
                                 bin->tempo,
                                 bin->speech,
                                 gst_element_factory_make("audioconvert", nullptr),
                                 gst_element_factory_make("audioresample", nullptr),
                                 bin->sink};
    GstElement *before = nullptr;
    for (GstElement *element : elements) {
        gst_bin_add(&bin->parent, element); // never null: registerSpeechSinkBin() has checked
        if (before)
            gst_element_link(before, element);
        else {
            GstPad *pad = gst_element_get_static_pad(element, "sink");
            gst_element_add_pad(GST_ELEMENT(bin), gst_ghost_pad_new("sink", pad));
            gst_object_unref(pad);
        }
        before = element;
    }
    GST_OBJECT_FLAG_SET(bin, GST_ELEMENT_FLAG_SINK);
}

void initClass(gpointer instanceClass, gpointer data)
{
    auto *binClass = static_cast<SpeechSinkBinClass *>(instanceClass);
    binClass->sinkType = static_cast<GType>(reinterpret_cast<quintptr>(data));
    // Both bins derive from GstBin directly, so one parent class serves both.
    parentClass = g_type_class_peek_parent(instanceClass);

    auto *objectClass = G_OBJECT_CLASS(instanceClass);
    objectClass->set_property = setProperty;
    objectClass->get_property = getProperty;
    objectClass->finalize = finalize;
    g_object_class_install_property(
        objectClass,
        DeviceProperty,
        g_param_spec_string(
            "device", "Device", "Taken and left alone", nullptr, G_PARAM_READWRITE));

    GST_BIN_CLASS(instanceClass)->handle_message = handleMessage;

    auto *elementClass = GST_ELEMENT_CLASS(instanceClass);
    elementClass->send_event = sendEvent;
    elementClass->change_state = changeState;
    elementClass->query = query;
    gst_element_class_set_static_metadata(
        elementClass, "Speech sink", "Sink/Audio", "Exact seeks, pitch kept", "Dogear");
    static GstStaticPadTemplate sinkTemplate = GST_STATIC_PAD_TEMPLATE(
        "sink", GST_PAD_SINK, GST_PAD_ALWAYS, GST_STATIC_CAPS("audio/x-raw"));
    gst_element_class_add_static_pad_template(elementClass, &sinkTemplate);
}

/// Type of the elements that the factory \a name creates; creating one loads its plugin.
GType typeBehind(const char *name)
{
    const ElementPtr element(gst_element_factory_make(name, nullptr));
    return element ? G_OBJECT_TYPE(element.get()) : G_TYPE_INVALID;
}

bool replaceFactory(const char *name, const char *typeName)
{
    const GType sinkType = typeBehind(name);
    if (sinkType == G_TYPE_INVALID)
        return false;
    g_type_class_ref(sinkType); // keeps the class loaded for the life of the process
    GTypeInfo info{};
    info.class_size = sizeof(SpeechSinkBinClass);
    info.class_init = initClass;
    // A GType is a number or a pointer, and class_data a pointer.
    // NOLINTNEXTLINE(performance-no-int-to-ptr)
    info.class_data = reinterpret_cast<gconstpointer>(static_cast<quintptr>(sinkType));
    info.instance_size = sizeof(SpeechSinkBin);
    info.instance_init = initInstance;
    const GType type = g_type_register_static(GST_TYPE_BIN, typeName, &info, GTypeFlags(0));
    return gst_element_register(nullptr, name, GST_RANK_NONE, type);
}

bool canBuildChain()
{
    for (const char *name : {"audioconvert", "scaletempo", "audioresample"}) {
        const ElementPtr element(gst_element_factory_make(name, nullptr));
        if (!element) {
            qCWarning(lcSink) << "GStreamer has no" << name;
            return false;
        }
    }
    return true;
}

} // namespace

void setControlsForNewBins(std::shared_ptr<SpeechControls> controls)
{
    controlsForNewBins() = std::move(controls);
}

bool canReachSoundServer()
{
    const ElementPtr sink(gst_element_factory_make("pulsesink", nullptr));
    if (!sink)
        return false;
    // pulsesink connects to the server when it becomes ready.
    const bool isOpen =
        gst_element_set_state(sink.get(), GST_STATE_READY) == GST_STATE_CHANGE_SUCCESS;
    gst_element_set_state(sink.get(), GST_STATE_NULL);
    return isOpen;
}

bool registerSpeechSinkBin()
{
    if (!gst_init_check(nullptr, nullptr, nullptr) || !canBuildChain())
        return false;
    const bool hasPulse = replaceFactory("pulsesink", "DogearPulseSink");
    const bool hasAuto = replaceFactory("autoaudiosink", "DogearAutoSink");
    return hasPulse || hasAuto;
}

} // namespace dogear::audio_qt
