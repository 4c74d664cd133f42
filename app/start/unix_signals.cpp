// SPDX-License-Identifier: GPL-3.0-or-later
#include "unix_signals.h"

#include <QCoreApplication>

#include <array>
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace dogear {

namespace {

constexpr std::array quitSignals = {SIGTERM, SIGINT, SIGHUP};

// A signal handler can access only statics. The write end, then the read end.
std::array<int, 2> sockets = {-1, -1};

void handle(int /*signal*/)
{
    const char wake = 1;
    // A handler cannot handle an error; a full socket has woken the event loop already.
    [[maybe_unused]] const auto written = ::write(sockets[0], &wake, sizeof wake);
}

} // namespace

UnixSignals::UnixSignals()
{
    // Without a socket the signals keep their default action and end the program at once.
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, sockets.data()) != 0)
        return;
    m_notifier = std::make_unique<QSocketNotifier>(sockets[1], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        // The byte is never read, so the notifier would be activated again and again.
        m_notifier->setEnabled(false);
        QCoreApplication::quit();
    });
    for (const int signal : quitSignals)
        std::signal(signal, handle);
}

UnixSignals::~UnixSignals()
{
    // First the default actions, so that no handler writes to a closed socket.
    for (const int signal : quitSignals)
        std::signal(signal, SIG_DFL);
    for (int &socket : sockets) {
        if (socket >= 0)
            ::close(socket);
        socket = -1;
    }
}

} // namespace dogear
