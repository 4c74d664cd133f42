// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio_lines.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <unistd.h>
#include <utility>

namespace dogear::ctl::mcp {

StdioLines::StdioLines(QObject *parent)
    : QObject(parent)
    , m_notifier(STDIN_FILENO, QSocketNotifier::Read)
{
    m_notifier.setEnabled(false);
    connect(&m_notifier, &QSocketNotifier::activated, this, &StdioLines::readBytes);
}

void StdioLines::start()
{
    m_notifier.setEnabled(true);
}

bool StdioLines::write(const QByteArray &line)
{
    const bool isWritten =
        std::fwrite(line.constData(), 1, size_t(line.size()), stdout) == size_t(line.size())
        && std::fputc('\n', stdout) != EOF;
    // The client waits for the answer.
    return isWritten && std::fflush(stdout) == 0;
}

/// Reads once per notification, so that the call does not wait for more input.
void StdioLines::readBytes()
{
    std::array<char, 64 * 1024> buffer;
    const auto count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (count > 0) {
        split(QByteArray(buffer.data(), count));
        return;
    }
    if (count < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    // The end of the input, or an input that cannot be read, which would be reported for ever.
    m_notifier.setEnabled(false);
    endLine();
    emit ended();
}

void StdioLines::split(const QByteArray &bytes)
{
    qsizetype begin = 0;
    while (begin < bytes.size()) {
        const qsizetype lineBreak = bytes.indexOf('\n', begin);
        const qsizetype end = lineBreak < 0 ? bytes.size() : lineBreak;
        m_isLong = m_isLong || m_line.size() + end - begin > maxBytes;
        if (m_isLong)
            m_line.clear();
        else
            m_line.append(bytes.constData() + begin, end - begin);
        if (lineBreak >= 0)
            endLine();
        begin = end + 1;
    }
}

void StdioLines::endLine()
{
    const QByteArray line = std::exchange(m_line, {});
    if (std::exchange(m_isLong, false))
        emit lineRefused();
    else if (!line.isEmpty())
        emit lineRead(line);
}

} // namespace dogear::ctl::mcp
