// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Turns SIGTERM, SIGINT and SIGHUP into a regular quit of the event loop.
///
/// Threads: GUI thread; one at a time.
/// Spec:    signal-safety(7): the handler only writes to a socket

#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace dogear {

class UnixSignals final : public QObject
{
    Q_OBJECT

public:
    UnixSignals();
    ~UnixSignals() override;

private:
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace dogear
