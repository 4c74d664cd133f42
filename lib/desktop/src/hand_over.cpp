// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_over.h"

#include <QFile>

#include <array>
#include <cerrno>
#include <cstring>
#include <optional>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>

namespace dogear::desktop {

using std::chrono::milliseconds;
using SteadyClock = std::chrono::steady_clock;

namespace {

constexpr milliseconds retryInterval{20};

/// The end of a connection to the first process.
class Connection
{
public:
    Connection(const QByteArray &path, SteadyClock::time_point end)
        : m_end(end)
        , m_socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0))
    {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        if (m_socket < 0 || path.isEmpty() || size_t(path.size()) >= sizeof address.sun_path)
            return;
        std::memcpy(&address.sun_path, path.constData(), size_t(path.size()));
        // The C interface takes every kind of address as a sockaddr.
        const auto *any = static_cast<const sockaddr *>(static_cast<const void *>(&address));
        m_isConnected = ::connect(m_socket, any, sizeof address) == 0;
    }
    ~Connection()
    {
        if (m_socket >= 0)
            ::close(m_socket);
    }
    Q_DISABLE_COPY_MOVE(Connection)

    [[nodiscard]] bool isConnected() const { return m_isConnected; }

    [[nodiscard]] bool send(QByteArrayView bytes) const
    {
        while (!bytes.isEmpty()) {
            if (!waitFor(POLLOUT))
                return false;
            // Without MSG_NOSIGNAL a first process that ends now would end this one by SIGPIPE.
            const ssize_t sent = ::send(m_socket, bytes.data(), size_t(bytes.size()), MSG_NOSIGNAL);
            if (sent >= 0)
                bytes = bytes.sliced(qsizetype(sent));
            else if (errno != EAGAIN && errno != EINTR)
                return false;
        }
        return true;
    }

    /// Returns the bytes up to a line feed or the end of the connection; nullopt in case of an
    /// error.
    [[nodiscard]] std::optional<QByteArray> readLine() const
    {
        QByteArray line;
        while (!line.endsWith('\n')) {
            std::array<char, 64> buffer{};
            if (!waitFor(POLLIN))
                return std::nullopt;
            const ssize_t got = ::recv(m_socket, buffer.data(), buffer.size(), 0);
            if (got == 0)
                break;
            if (got > 0)
                line.append(buffer.data(), qsizetype(got));
            else if (errno != EAGAIN && errno != EINTR)
                return std::nullopt;
        }
        return line;
    }

private:
    [[nodiscard]] bool waitFor(short event) const
    {
        for (;;) {
            const auto left =
                std::chrono::duration_cast<milliseconds>(m_end - SteadyClock::now()).count();
            if (left <= 0)
                return false;
            pollfd state{m_socket, event, 0};
            const int ready = ::poll(&state, 1, int(left));
            if (ready > 0)
                return true;
            if (ready == 0 || errno != EINTR)
                return false;
        }
    }

    SteadyClock::time_point m_end;
    int m_socket;
    bool m_isConnected = false;
};

} // namespace

bool handOver(const QString &socket, const QByteArray &line, milliseconds timeout)
{
    const QByteArray path = QFile::encodeName(socket);
    const SteadyClock::time_point end = SteadyClock::now() + timeout;
    while (!path.isEmpty()) {
        const Connection connection(path, end);
        if (connection.isConnected())
            return connection.send(line) && connection.readLine() == takenAnswer;
        // The first process may have taken its lock a moment ago and not listen yet.
        if (SteadyClock::now() + retryInterval >= end)
            break;
        std::this_thread::sleep_for(retryInterval);
    }
    return false;
}

} // namespace dogear::desktop
