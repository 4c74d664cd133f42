// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows messages and opens inputs in the window of the moment, for parts that outlive it.
///
/// A change of the language replaces the window. Such parts keep this object instead of the window,
/// and use it as the context of their connections.
///
/// Threads: GUI thread.
/// Owner:   Application, which sets the window; the window outlives every call.
/// Tests:   tests/gui/tst_language_switch.cpp, tests/gui/tst_desktop.cpp

#include <base/error.h>

#include <QObject>
#include <QStringList>

namespace dogear {

class LibraryWindow;

class CurrentWindow final : public QObject
{
    Q_OBJECT

public:
    /// Leads to \a window from now on. Call it before any other function.
    void set(LibraryWindow &window) { m_window = &window; }

    void showError(const Error &error);
    /// Shows \a sentence in the message bar.
    void showMessage(const QString &sentence);
    /// Follows the feeds, lists and folders among \a inputs (addresses and paths) and plays the
    /// media files; relative paths start at \a workingDirectory.
    void open(const QStringList &inputs, const QString &workingDirectory);

private:
    LibraryWindow *m_window = nullptr;
};

} // namespace dogear
