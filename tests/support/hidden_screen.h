// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A screen that nobody sees, for tests in which the platform matters.
///
/// Offscreen, Qt has no GLib event loop, and looks for GStreamer's messages four times a second; on
/// a desktop they come at once. What is timed to the tenth of a second is timed there.

#include <QProcess>

namespace dogear::test {

class HiddenScreen final
{
public:
    /// Starts Xvfb and waits until it takes clients.
    HiddenScreen();
    ~HiddenScreen();
    Q_DISABLE_COPY_MOVE(HiddenScreen)

    [[nodiscard]] static bool isPossible();
    /// Lets a program that is started with \a environment show its windows here.
    void useIn(QProcessEnvironment &environment) const;
    [[nodiscard]] bool isRunning() const { return !m_display.isEmpty(); }

private:
    QProcess m_process;
    QString m_display;
};

} // namespace dogear::test
