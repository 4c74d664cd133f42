// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects the panel of devices in the open settings dialog with sync.
///
/// Threads: GUI thread.
/// Owner:   the dialog; collaborators outlive it.
/// Tests:   tests/gui/tst_sync_window.cpp

#include <base/error.h>

#include <QObject>

#include <devices/device_accounts.h>
#include <devices/device_states.h>

namespace dogear::devices {
class Devices;
} // namespace dogear::devices

namespace dogear::widgets {
class DevicesPanel;
class MessageBar;
class SettingsDialog;
} // namespace dogear::widgets

namespace dogear {

class DevicePanelController final : public QObject
{
    Q_OBJECT

public:
    DevicePanelController(devices::Devices &devices, widgets::SettingsDialog &dialog);
    /// Ends a login in the browser that is under way.
    ~DevicePanelController() override;

private:
    void connectSetUp();
    void connectAccounts();
    void connectRuns();
    void refresh();
    void connectToFolder(const QString &path);
    void take(const QString &server, const Result<devices::ConnectedServer> &connected);
    void group(domain::SyncTargetId target);
    void logOut(domain::SyncTargetId target);
    void askAbout(domain::SyncTargetId target, devices::RemovalQuestion question);
    [[nodiscard]] const devices::TargetState *find(domain::SyncTargetId target) const;
    void reportDone(const Future<Result<>> &change);

    devices::Devices &m_devices;
    widgets::SettingsDialog &m_dialog;
    widgets::DevicesPanel &m_panel;
    devices::DevicesState m_state; ///< as shown
};

} // namespace dogear
