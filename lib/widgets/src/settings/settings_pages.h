// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates the pages of the settings dialog, in the order of its list.
///
/// Tests: tests/gui/tst_settings_dialog.cpp

#include "settings_page.h"

#include <memory>

namespace dogear::widgets {

struct SettingsContext;

/// Creates page number \a index, from 0 to settingsPageCount - 1 (settings_index.h).
[[nodiscard]] std::unique_ptr<SettingsPage> createSettingsPage(int index,
                                                               const SettingsContext &context);

} // namespace dogear::widgets
