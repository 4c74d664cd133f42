// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reports whether the system has a network connection and whether it is metered.
///
/// The system's answer is a hint: it decides when downloads wait, but never makes a fetch fail.
/// Without an answer (no NetworkManager, no portal) the status is online and not metered.
///
/// Threads: the GUI thread.
/// Tests:   tests/unit/net/tst_network_status.cpp

#include <QObject>

namespace dogear::net {

class NetworkStatus final : public QObject
{
    Q_OBJECT

public:
    explicit NetworkStatus(QObject *parent = nullptr);

    /// Begins to follow the system's status. May wait for the system bus, so it is called after the
    /// window is shown. A second call has no effect.
    void start();

    /// False only without any connection: one that reaches only the local network may be enough.
    [[nodiscard]] bool isOnline() const { return m_isOnline; }
    [[nodiscard]] bool isMetered() const { return m_isMetered; }

    /// Sets the status as the system reports it; for start() and for tests.
    void take(bool isOnline, bool isMetered);

signals:
    void changed();

private:
    bool m_isStarted = false;
    bool m_isOnline = true;
    bool m_isMetered = false;
};

} // namespace dogear::net
