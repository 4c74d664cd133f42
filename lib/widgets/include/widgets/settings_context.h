// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds what the settings dialog shows and the settings file does not have.
///
/// Threads: GUI thread.

#include <widgets/shortcut_row.h>
#include <words/language_choice.h>

namespace dogear::widgets {

struct SettingsContext
{
    QString downloadsFolder = {}; ///< default folder of downloads
    QString country = {};         ///< of charts and searches, if the settings name none
    // From the keychain; empty if there is none.
    QString indexKey = {};    ///< of Podcast Index
    QString indexSecret = {}; ///< of Podcast Index
    QString proxyPassword = {};
    QList<words::LanguageChoice> languages = {}; ///< in the order in which they are offered
    QList<ShortcutRow> shortcuts = {};           ///< all actions, group by group
};

} // namespace dogear::widgets
