// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits what servers learn of the user, and leads to the list of hosts that are contacted.
///
/// Tests: tests/gui/tst_settings_dialog.cpp

#include "settings_page.h"

namespace dogear::widgets {

class PrivacySettingsPage final : public SettingsPage
{
    Q_OBJECT

public:
    explicit PrivacySettingsPage(QWidget *parent = nullptr);

signals:
    /// Emitted when the user wants to see which hosts are contacted, when and why.
    void hostsRequested();
};

} // namespace dogear::widgets
