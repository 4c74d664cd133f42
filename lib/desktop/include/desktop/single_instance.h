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
/// Threads: GUI thread; start() of a second process blocks until the first answers.
/// Tests:   tests/integration/tst_single_instance.cpp, tests/gui/tst_second_start.cpp

#include <QLocalServer>
#include <QLockFile>
#include <QObject>
#include <QStringList>

#include <chrono>

class QLocalSocket;

namespace dogear::desktop {

class SingleInstance final : public QObject
{
    Q_OBJECT

public:
    enum class Role {
        First,      ///< requested() reports the arguments of later starts
        Second,     ///< the first process has received the arguments
        Unanswered, ///< another process has the lock and does not answer
    };

    /// \a database: the file of the library. \pre its folder exists
    explicit SingleInstance(const QString &database, QObject *parent = nullptr);
    ~SingleInstance() override;

    /// Becomes the first process, or passes \a inputs to it: files and addresses to open, relative
    /// to \a workingDirectory. Waits at most \a timeout.
    [[nodiscard]] Role start(const QStringList &inputs,
                             const QString &workingDirectory,
                             std::chrono::milliseconds timeout = std::chrono::seconds(10));

signals:
    /// Emitted when a later process passed its arguments; \a inputs is empty if it had none.
    void requested(const QStringList &inputs, const QString &workingDirectory);

private:
    void listen();
    void read(QLocalSocket &socket);

    QString m_socket; ///< path
    QLockFile m_lock;
    QLocalServer m_server;
};

} // namespace dogear::desktop
