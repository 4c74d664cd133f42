// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Quits the event loop regularly on SIGTERM, SIGINT and SIGHUP.
///
/// Threads: GUI thread; at most one object exists at a time.
/// Spec:    signal-safety(7): the handler only writes to a socket
/// Tests:   tests/gui/tst_resume.cpp

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
