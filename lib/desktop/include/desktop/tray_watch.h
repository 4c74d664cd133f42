// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells whether the desktop has a tray that shows StatusNotifierItems.
///
/// Qt asks once per process, and blocks while it asks. At login a tray often appears after Dogear,
/// and the program that has it may crash.
///
/// Threads: GUI thread; no call waits for an answer.
/// Owner:   the composition root.
/// Spec: https://www.freedesktop.org/wiki/Specifications/StatusNotifierItem/StatusNotifierWatcher/
/// Tests:   tests/integration/tst_tray_watch.cpp

#include <QDBusConnection>
#include <QDBusServiceWatcher>
#include <QObject>

namespace dogear::desktop {

class TrayWatch final : public QObject
{
    Q_OBJECT

public:
    explicit TrayWatch(const QDBusConnection &bus, QObject *parent = nullptr);

    /// False until the first answer, and without a bus.
    [[nodiscard]] bool isTrayThere() const { return m_isTrayThere; }
    /// Whether the first answer has come, also the one that there is none.
    [[nodiscard]] bool isKnown() const { return m_isKnown; }

signals:
    /// Emitted with the first answer, and when it changes.
    void changed(bool isTrayThere);

private slots:
    void ask(); // a slot, because QtDBus connects it by name

private:
    void set(bool isTrayThere);

    QDBusConnection m_bus;
    QDBusServiceWatcher m_watcher;
    bool m_isTrayThere = false;
    bool m_isKnown = false;
};

} // namespace dogear::desktop
