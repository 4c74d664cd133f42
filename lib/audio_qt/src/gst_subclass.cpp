// SPDX-License-Identifier: GPL-3.0-or-later
#include "gst_subclass.h"

namespace dogear::audio_qt {

bool registerInsteadOf(const char *original, const char *element, const GstSubclass &subclass)
{
    GstElement *before = gst_element_factory_make(original, nullptr); // loads its plugin
    if (!before)
        return false;
    // The plugin's structs are private, so their sizes are queried at run time.
    GTypeQuery query{};
    g_type_query(G_OBJECT_TYPE(before), &query);
    const guint rank =
        gst_plugin_feature_get_rank(GST_PLUGIN_FEATURE(gst_element_get_factory(before)));
    gst_object_unref(before);
    GTypeInfo info{};
    info.class_size = guint16(query.class_size);
    info.instance_size = guint16(query.instance_size);
    info.class_init = subclass.initClass;
    info.instance_init = subclass.initInstance;
    const GType type = g_type_register_static(query.type, subclass.name, &info, GTypeFlags(0));
    return gst_element_register(nullptr, element, rank + 1, type);
}

} // namespace dogear::audio_qt
