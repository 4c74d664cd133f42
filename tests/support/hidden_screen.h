// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs a virtual X server (Xvfb) for tests that depend on the platform plugin.
///
/// With the plugin "offscreen" Qt has no GLib event loop and polls GStreamer's messages four times
/// a second; on a desktop they arrive immediately. Tests that measure tenths of a second use this
/// screen.

#include <QProcess>

namespace dogear::test {

class HiddenScreen final
{
public:
    /// Starts Xvfb and waits until it accepts clients.
    HiddenScreen();
    ~HiddenScreen();
    Q_DISABLE_COPY_MOVE(HiddenScreen)

    [[nodiscard]] static bool isPossible();
    /// Makes a program that is started with \a environment show its windows on this screen.
    void useIn(QProcessEnvironment &environment) const;
    /// Presses \a keys, "ctrl+w". No window manager gives a window the focus: the program must have
    /// asked for it. \return whether that was possible; it needs xdotool
    [[nodiscard]] bool press(const QString &keys) const;
    [[nodiscard]] bool isRunning() const { return !m_display.isEmpty(); }

private:
    QProcess m_process;
    QString m_display;
};

} // namespace dogear::test
