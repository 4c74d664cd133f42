// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the library for calls, and closes it when none came for a while.
///
/// A client keeps its server running all day. While the library is open, no program can restore a
/// backup.
///
/// Threads: GUI thread, here the main thread.
/// Owner:   the command mcp.
/// Tests:   tests/integration/tst_dogearctl_mcp.cpp

#include <base/clock.h>
#include <base/result.h>
#include <library/library.h>
#include <net/network_http_client.h>
#include <settings/data_folders.h>

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>

namespace dogear::ctl::mcp {

class LibrarySession final : public QObject
{
    Q_OBJECT

public:
    /// Time without a call after which the library is closed.
    static constexpr std::chrono::seconds idleTimeout{5};

    explicit LibrarySession(const settings::DataFolders &folders, QObject *parent = nullptr);

    /// Opens the library unless it is open. It stays open until after release().
    /// \return the library, or the reason why a prepared restore cannot be completed
    [[nodiscard]] Result<library::Library *> open();
    /// Allows to close the library; no future of it is unfinished.
    void release();

private:
    settings::DataFolders m_folders;
    // In this order: the library is destroyed before the clock and the client, which it uses.
    SystemClock m_clock;
    net::NetworkHttpClient m_http; ///< required by the library; no tool sends a request
    std::unique_ptr<library::Library> m_library;
    QTimer m_idleTimer;
};

} // namespace dogear::ctl::mcp
