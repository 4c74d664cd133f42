// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Switches those shortcuts of the window on or off that are one character without Ctrl or
///        Alt.
///
/// Otherwise a user who dictates, or who types while no text field has the focus, triggers such
/// shortcuts by accident. Keys that act only in a list that has the focus remain.
///
/// Threads: GUI thread.
/// Owner:   the window.
/// Spec:    WCAG 2.1, success criterion 2.1.4
/// Tests:   tests/gui/tst_letter_shortcuts.cpp

#include <QHash>
#include <QKeySequence>
#include <QObject>

class QAction;
class QWidget;

namespace dogear {

class LetterShortcuts final : public QObject
{
    Q_OBJECT

public:
    explicit LetterShortcuts(QWidget &window);

    /// Applies to all actions that the window has at the time of the call.
    void setEnabled(bool isEnabled);

    /// Whether \a key is one character: "N" and "[" are; "Space", "Left", "Ctrl+N" and an empty
    /// sequence are not.
    [[nodiscard]] static bool isLetter(const QKeySequence &key);

private:
    QWidget &m_window;
    QHash<QAction *, QKeySequence> m_taken; ///< the shortcuts that were switched off
};

} // namespace dogear
