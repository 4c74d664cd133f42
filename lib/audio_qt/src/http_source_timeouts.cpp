// SPDX-License-Identifier: GPL-3.0-or-later
#include "http_source_timeouts.h"

#include "gst_subclass.h"

#include <string_view>

namespace dogear::audio_qt {

namespace {

GstElementClass *parentClass = nullptr;

/// Dogear's own server is at this address, and keeps the source waiting while its origin is away.
bool isOnThisMachine(GObject *source)
{
    gchar *location = nullptr;
    g_object_get(source, "location", &location, nullptr);
    const bool isHere = location && std::string_view(location).starts_with("http://127.0.0.1:");
    g_free(location);
    return isHere;
}

GstStateChangeReturn changeState(GstElement *element, GstStateChange transition)
{
    // The location is known now and no connection is open yet; a timeout of 0 means none.
    if (transition == GST_STATE_CHANGE_NULL_TO_READY && isOnThisMachine(G_OBJECT(element)))
        g_object_set(element, "timeout", 0U, "proxy", "", nullptr);
    return parentClass->change_state(element, transition);
}

void initClass(gpointer instanceClass, gpointer /*data*/)
{
    parentClass = GST_ELEMENT_CLASS(g_type_class_peek_parent(instanceClass));
    GST_ELEMENT_CLASS(instanceClass)->change_state = changeState;
}

} // namespace

bool registerHttpSourceWithoutTimeout()
{
    return registerInsteadOf(
        "souphttpsrc", "dogearhttpsrc", {.name = "DogearHttpSource", .initClass = initClass});
}

} // namespace dogear::audio_qt
