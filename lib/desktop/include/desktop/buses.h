// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The two buses of a desktop, without starting one that is not there.
///
/// A connection that could not be made is returned as it is: calls on it fail at once.
///
/// Threads: GUI thread. Connecting takes a few milliseconds; so not before the window is shown.

#include <QDBusConnection>

namespace dogear::desktop {

/// libdbus would start a bus on a desktop that has none; this does not.
[[nodiscard]] QDBusConnection sessionBus();
[[nodiscard]] QDBusConnection systemBus();

} // namespace dogear::desktop
