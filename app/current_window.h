// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Leads to the window that is open at the moment, for parts that outlive it: MPRIS, tray,
///        notifications, and main().
///
/// A change of the language replaces the window. Such parts keep this object instead of the window,
/// and connect to its functions.
///
/// Threads: GUI thread.
/// Owner:   Application, which sets the window; the window outlives every call.
/// Tests:   tests/gui/tst_language_switch.cpp, tests/gui/tst_desktop.cpp

#include <base/error.h>
#include <base/ids.h>

#include <QObject>
#include <QStringList>
#include <QUrl>

namespace dogear {

class LibraryWindow;
class MainWindow;

class CurrentWindow final : public QObject
{
    Q_OBJECT

public:
    /// Leads to \a window from now on.
    void set(LibraryWindow &window);
    /// \pre set() was called
    [[nodiscard]] MainWindow &window() const;

    /// Shows the window, also if it is minimised or hidden, and gives it the focus.
    void bringToFront();
    void showError(const Error &error);
    /// Shows \a sentence in the message bar.
    void showMessage(const QString &sentence);
    /// Follows the feeds, lists and folders among \a inputs (addresses and paths) and plays the
    /// media files; relative paths start at \a workingDirectory.
    void open(const QStringList &inputs, const QString &workingDirectory);
    /// Shows the page of an episode, or of a show with its list.
    void showEpisode(EpisodeId id);
    void showShow(PodcastId id);

signals:
    /// Emitted when another window took the place of the previous one, which is deleted soon.
    void replaced();

private:
    LibraryWindow *m_window = nullptr;
};

} // namespace dogear
