// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits colours, text size and language of the window.
///
/// Tests: tests/gui/tst_settings_dialog.cpp

#include "settings_page.h"

#include <words/language_choice.h>

namespace dogear::widgets {

class AppearanceSettingsPage final : public SettingsPage
{
    Q_OBJECT

public:
    /// \a languages are offered in this order, after that of the desktop.
    explicit AppearanceSettingsPage(const QList<words::LanguageChoice> &languages,
                                    QWidget *parent = nullptr);
};

} // namespace dogear::widgets
