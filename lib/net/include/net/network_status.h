// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Whether there is a network, and whether its data costs money, as the system says.
///
/// What the system says is a hint: it decides when downloads wait, never that a fetch fails. Where
/// it says nothing (no NetworkManager, no portal), there is a network and it costs nothing.
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

    /// Asks the system from now on. May wait for the system's bus, so the window comes first. A
    /// second call does nothing.
    void start();

    /// False only if there is no connection at all: one that reaches only this house may be enough.
    [[nodiscard]] bool isOnline() const { return m_isOnline; }
    [[nodiscard]] bool isMetered() const { return m_isMetered; }

    /// What a system says; for start() and for tests.
    void take(bool isOnline, bool isMetered);

signals:
    void changed();

private:
    bool m_isStarted = false;
    bool m_isOnline = true;
    bool m_isMetered = false;
};

} // namespace dogear::net
