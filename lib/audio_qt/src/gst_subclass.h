// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief An element of GStreamer with one thing done otherwise, chosen before the original.
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

/// Registers \a element, whose class is that of \a original (of its plugin) made \a subclass, and
/// which elements that look for their like by rank take first. After gst_init.
/// \return whether this machine has \a original
bool registerInsteadOf(const char *original, const char *element, const GstSubclass &subclass);

} // namespace dogear::audio_qt
