// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects to the session bus and the system bus, without starting a bus.
///
/// If there is no bus, an unconnected QDBusConnection is returned; calls on it fail at once.
///
/// Threads: GUI thread. Connecting takes a few milliseconds, so call it after the window is shown.

#include <QDBusConnection>

namespace dogear::desktop {

/// Unlike libdbus, does not start a bus on a machine that has none.
[[nodiscard]] QDBusConnection sessionBus();
[[nodiscard]] QDBusConnection systemBus();

} // namespace dogear::desktop
