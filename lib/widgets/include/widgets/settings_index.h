// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the pages and the fields of the settings dialog, so that they are found by name
///        without opening it.
///
/// The labels are those of the real fields: each page is created once for that and deleted again.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_settings_dialog.cpp

#include <QList>
#include <QString>

namespace dogear::widgets {

/// A field of the settings dialog, or one of its pages.
struct SettingsField
{
    QString name; ///< object name, for SettingsDialog::goTo()
    QString text; ///< label, or title of the page
    QString page; ///< title of the page of a field; empty for a page

    friend bool operator==(const SettingsField &, const SettingsField &) = default;
};

inline constexpr int settingsPageCount = 9;

/// Lists page number \a page, from 0 on, and its fields. Takes some milliseconds.
[[nodiscard]] QList<SettingsField> settingsFields(int page);

} // namespace dogear::widgets
