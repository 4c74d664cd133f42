// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Presses keys as a user does, and counts them: the window that has the focus gets them,
/// and
///        its menu if one is open.

#include <support/timeouts.h>

#include <QApplication>
#include <QKeySequence>
#include <QTest>
#include <QWidget>
#include <QWindow>

#include <utility>

namespace dogear::test {

class Keyboard final
{
public:
    /// Presses \a keys one after another: "Ctrl+F", "Down Down Return".
    void press(const QString &keys)
    {
        for (const QString &each : keys.split(u' ', Qt::SkipEmptyParts)) {
            const QKeyCombination key = QKeySequence::fromString(each)[0];
            send([&](QWindow *window) {
                QTest::keyClick(window, key.key(), key.keyboardModifiers());
            });
        }
    }

    /// Types \a text, which is ASCII.
    void type(const QString &text)
    {
        for (const QChar letter : text)
            send([&](QWindow *window) { QTest::keyClick(window, letter.toLatin1()); });
    }

    /// The number of keys that were pressed since the last call.
    [[nodiscard]] int takeCount() { return std::exchange(m_count, 0); }

private:
    template<typename Press>
    void send(const Press &press)
    {
        QTRY_VERIFY(QGuiApplication::focusWindow());
        QWindow *window = QGuiApplication::focusWindow();
        // The offscreen platform leaves the focus with a list of completions that was closed.
        if (!window->isVisible() && QApplication::activeWindow())
            window = QApplication::activeWindow()->windowHandle();
        press(window);
        ++m_count;
    }

    int m_count = 0;
};

} // namespace dogear::test
