// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Takes what the user has before their eyes from one window to the window that replaces it:
///        page, search, selection, scroll positions, tabs, focus, and the open dialogs that can be
///        opened again.
///
/// View, episode and sizes are in the settings, which also serve the next session.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_language_switch.cpp

#include "features/shows/live_reminders.h"

#include <base/ids.h>
#include <itemmodels/list_search.h>

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

class QDialog;

namespace dogear {

class LibraryWindow;
class MainWindow;

struct WindowPlace
{
    bool isVisible = true; ///< false: the window is hidden, as in the tray
    bool isMinimised = false;
    bool isActive = false;         ///< it, or one of its dialogs, has the focus
    QSet<QString> hiddenPanes;     ///< names of the actions that show them
    PodcastId show;                ///< whose page is open
    itemmodels::ListSearch search; ///< of the list
    QList<EpisodeId> selected;     ///< rows of the list
    QHash<QString, QString> texts; ///< of the other search fields, by name
    QHash<QString, int> tabs;      ///< by name of the tab bar
    QHash<QString, int> scrolled;  ///< in pixels, by scrollName() (place_restorer.h)
    QString focus;                 ///< name of the focused widget
    bool hasSettings = false;      ///< the settings are open, and `focus` is in them
    bool hasStatistics = false;
    bool hasHosts = false;      ///< the list of contacted hosts is open
    QSet<QString> settledLinks; ///< ClipboardOffer::settledTexts()
    QList<LiveReminders::Reminder> reminders;
};

/// Returns an open dialog of \a window that cannot be opened again with what the user has typed or
/// can undo there; nullptr if there is none.
[[nodiscard]] QDialog *dialogToWaitFor(const MainWindow &window);

/// Saves what the settings store, closes the dialogs and returns the rest.
[[nodiscard]] WindowPlace leave(LibraryWindow &from);

/// Shows \a place in \a to. What the library has to read first follows when it was read, unless the
/// user does something else before.
void enter(LibraryWindow &to, const WindowPlace &place);

} // namespace dogear
