// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads lines from standard input while the event loop runs, and writes lines to standard
///        output.
///
/// Threads: GUI thread, here the main thread. A reader of standard output that does not read makes
///          write() wait.
/// Owner:   the command mcp.
/// Spec:    Model Context Protocol, "Transports", "stdio"
/// Tests:   tests/integration/tst_dogearctl_mcp.cpp

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>

namespace dogear::ctl::mcp {

class StdioLines final : public QObject
{
    Q_OBJECT

public:
    /// Maximum length of a line.
    static constexpr qint64 maxBytes = qint64{4} * 1024 * 1024;

    explicit StdioLines(QObject *parent = nullptr);

    /// Begins to read. Lines are reported from the event loop.
    void start();
    /// Writes \a line and a line break at once. \return whether that was possible
    [[nodiscard]] static bool write(const QByteArray &line);

signals:
    /// Emitted for each line, without its line break; also for a last line that has none.
    void lineRead(const QByteArray &line);
    /// Emitted instead for a line that is longer than `maxBytes`.
    void lineRefused();
    /// Emitted once, after the last line.
    void ended();

private:
    void readBytes();
    void split(const QByteArray &bytes);
    void endLine();

    QSocketNotifier m_notifier;
    QByteArray m_line;     ///< the line so far
    bool m_isLong = false; ///< the rest of the line is left out
};

} // namespace dogear::ctl::mcp
