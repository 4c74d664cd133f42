// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes the sound device and the formats that can be decoded, for a report about the
///        program.
///
/// Threads: GUI thread, once the back end runs; before, it would be started.

#include <QStringList>

namespace dogear::qt_media {

/// Returns lines such as "device: Built-in Audio". Untranslated. A Bluetooth device has no name
/// there, because that is often the name of its owner.
[[nodiscard]] QStringList soundFacts();

} // namespace dogear::qt_media
