// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Registers a subclass of a GStreamer element that is preferred to the original.
///
/// Threads: any.

#include <gst/gst.h>

namespace dogear::audio_qt {

struct GstSubclass
{
    const char *name;
    GClassInitFunc initClass = nullptr;
    GInstanceInitFunc initInstance = nullptr;
};

/// Registers \a element as a \a subclass of the element \a original, with a higher rank, so that
/// autoplugging selects it first. \pre gst_init() was called
/// \return whether \a original is installed
bool registerInsteadOf(const char *original, const char *element, const GstSubclass &subclass);

} // namespace dogear::audio_qt
