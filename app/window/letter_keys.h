// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Switches the shortcuts of the window off that are one character without Ctrl or Alt.
///
/// Who dictates, or types where no field has the focus, plays or skips with each word otherwise
/// (WCAG 2.1, 2.1.4). Keys of a list, which act only in it, stay.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_letter_keys.cpp

#include <QHash>
#include <QKeySequence>
#include <QObject>

class QAction;
class QWidget;

namespace dogear {

class LetterKeys final : public QObject
{
    Q_OBJECT

public:
    explicit LetterKeys(QWidget &window);

    /// For all actions that the window has by now.
    void setEnabled(bool isEnabled);

    /// "N" and "[" are; "Space", "Left", "Ctrl+N" and nothing are not.
    [[nodiscard]] static bool isLetter(const QKeySequence &key);

private:
    QWidget &m_window;
    QHash<QAction *, QKeySequence> m_taken;
};

} // namespace dogear
