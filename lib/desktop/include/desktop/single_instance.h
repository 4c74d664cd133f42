// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One window on a library: a second start hands over what it was asked to open, and ends.
///
/// Two windows would each have a place in the same episode, and each save its own. Who starts
/// Dogear again wants to see it, or to open something in it.
///
/// A lock beside the library tells who is the first, also after a crash; a socket of this user
/// takes what the others want.
///
/// Threads: GUI thread; start() of a second one blocks for as long as the first takes to answer.
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
        First,      ///< requested() tells what later starts want
        Second,     ///< the first one has taken over
        Unanswered, ///< there is a first one, which does not answer
    };

    /// \a database: the file of the library, whose folder is there.
    explicit SingleInstance(const QString &database, QObject *parent = nullptr);
    ~SingleInstance() override;

    /// \a inputs, relative to \a workingDirectory, are what this start was asked to open.
    [[nodiscard]] Role start(const QStringList &inputs,
                             const QString &workingDirectory,
                             std::chrono::milliseconds patience = std::chrono::seconds(10));

signals:
    /// Emitted when a later start handed over what it was asked to open; nothing: it was just
    /// started.
    void requested(const QStringList &inputs, const QString &workingDirectory);

private:
    void listen();
    void read(QLocalSocket &socket);

    QString m_socket; ///< path
    QLockFile m_lock;
    QLocalServer m_server;
};

} // namespace dogear::desktop
