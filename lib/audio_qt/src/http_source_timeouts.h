// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads HTTP without a read timeout and a proxy if the server is on this machine.
///
/// souphttpsrc gives up after 15 s without a byte. The server on this machine is Dogear itself,
/// which lets the source wait while it tries to reach the origin again. With http_proxy in the
/// environment, souphttpsrc would ask that proxy for it, whatever no_proxy says.
///
/// Threads: any.

namespace dogear::audio_qt {

/// Registers the element that reads http:// from now on. \pre gst_init() was called
/// \return whether souphttpsrc is installed
bool registerHttpSourceWithoutTimeout();

} // namespace dogear::audio_qt
