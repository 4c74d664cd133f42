// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Has the action Sync now, and reports what runs of sync did.
///
/// What the user asked for is always answered. A run by itself is silent, unless it needs the user
/// or changed a lot: a refused password, removed shows, many episodes marked as played.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_sync_window.cpp

#include <QObject>
#include <QSet>
#include <QTimer>

#include <devices/sync_runner.h>

class QAction;
class QWidget;

namespace dogear::devices {
class Devices;
} // namespace dogear::devices

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class SettingsController;

class DevicesController final : public QObject
{
    Q_OBJECT

public:
    DevicesController(devices::Devices &devices,
                      SettingsController &settings,
                      widgets::MessageBar &messages,
                      QWidget &window);

    /// The entry of the Library menu. Opens the settings if nothing is set up yet.
    [[nodiscard]] QAction *sync() const { return m_sync; }

private:
    void syncNow();
    void showRunning();
    void report(const devices::RunSummary &summary);
    void reportEnd(const Error &error);
    [[nodiscard]] bool reportFailure(const devices::RunSummary &summary);
    [[nodiscard]] bool reportQuestion(const devices::RunSummary &summary);
    [[nodiscard]] bool reportChanges(const devices::RunSummary &summary);
    [[nodiscard]] bool reportFolders(const devices::RunSummary &summary);

    devices::Devices &m_devices;
    SettingsController &m_settings;
    widgets::MessageBar &m_messages;
    QAction *m_sync;
    QTimer m_delay;          ///< a short run needs no message
    QString m_runningText;   ///< of the message about a run; empty if there is none
    QSet<qint64> m_reported; ///< targets whose failure was reported, until they succeed
};

} // namespace dogear
