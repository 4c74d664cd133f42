// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Allows one window per library: a second start passes its arguments to the first, and
/// ends.
///
/// Two windows would each save their own position in the same episode. A user who starts Dogear
/// again wants to see its window, or to open something in it.
///
/// A lock next to the library decides which process is the first, also after a crash; the first
/// process receives the arguments of later ones through a socket of this user.
///
/// Threads: GUI thread; start() of a second process blocks until the first answers. start() needs
/// no
///          application object, so that a second start ends before it has made one.
/// Tests:   tests/integration/tst_single_instance.cpp, tests/gui/tst_second_start.cpp

#include <desktop/start_request.h>

#include <QLockFile>
#include <QObject>

#include <chrono>
#include <memory>

class QLocalServer;
class QLocalSocket;

namespace dogear::desktop {

class SingleInstance final : public QObject
{
    Q_OBJECT

public:
    enum class Role {
        First,      ///< after listen(), requested() reports the requests of later starts
        Second,     ///< the first process has received the request
        Unanswered, ///< another process has the lock and does not answer
    };

    /// \a database: the file of the library. \pre its folder exists
    explicit SingleInstance(const QString &database, QObject *parent = nullptr);
    ~SingleInstance() override;

    /// Becomes the first process, or passes \a request to it. Waits at most \a timeout.
    [[nodiscard]] Role start(const StartRequest &request,
                             std::chrono::milliseconds timeout = std::chrono::seconds(10));
    /// Receives the requests of later starts, which wait until then.
    /// \pre start() returned First, and there is an application object
    void listen();

signals:
    /// Emitted when a later process passed its request.
    void requested(const dogear::desktop::StartRequest &request);

private:
    void read(QLocalSocket &socket);

    QString m_socket; ///< path
    QLockFile m_lock;
    std::unique_ptr<QLocalServer> m_server; ///< from listen() on: it needs an event loop
};

} // namespace dogear::desktop
