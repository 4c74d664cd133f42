// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A source of HTTP that waits for as long as it takes, if the server is on this machine.
///
/// souphttpsrc gives up after 15 s without a byte. On this machine it is Dogear that makes it wait,
/// while it tries to reach the origin again.
///
/// Threads: any.

namespace dogear::audio_qt {

/// From now on http:// is read by it. After gst_init.
/// \return whether this machine has souphttpsrc
bool registerPatientSource();

} // namespace dogear::audio_qt
