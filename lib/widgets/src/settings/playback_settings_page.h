// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the playback settings of all shows that have none of their own.
///
/// Tests: tests/gui/tst_settings_dialog.cpp

#include "settings_page.h"

namespace dogear::widgets {

class SettingsForm;

class PlaybackSettingsPage final : public SettingsPage
{
    Q_OBJECT

public:
    explicit PlaybackSettingsPage(QWidget *parent = nullptr);

private:
    void addEffects(SettingsForm &form);
    void addBalance(SettingsForm &form);
    void addSkips(SettingsForm &form);
    void addEnd(SettingsForm &form);
};

} // namespace dogear::widgets
