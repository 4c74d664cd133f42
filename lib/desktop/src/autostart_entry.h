// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the entry that starts Dogear with the session, and reads whether it is switched
/// off.
///
/// Threads: pure; any thread.
/// Spec:    https://specifications.freedesktop.org/desktop-entry-spec/1.5/
/// Tests:   tests/unit/desktop/tst_autostart_entry.cpp

#include <QByteArray>
#include <QString>

namespace dogear::desktop {

/// Returns the entry for \a program: a name that is found in PATH, or an absolute path.
[[nodiscard]] QByteArray makeAutostartEntry(const QString &program);

/// Whether a desktop executes \a entry: false if the user or a settings program has switched it off
/// (Hidden, X-GNOME-Autostart-enabled, X-MATE-Autostart-enabled).
[[nodiscard]] bool isSwitchedOn(const QByteArray &entry);

} // namespace dogear::desktop
