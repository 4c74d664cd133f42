// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the shortcuts of one action, each with a button that removes it, and records
///        another.
///
/// Tests: tests/gui/tst_shortcut_settings.cpp

#include <widgets/shortcut_row.h>

#include <QWidget>

class QLabel;
class QPushButton;

namespace dogear::widgets {

class KeyRecorder;
class WrapLayout;

class ShortcutEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit ShortcutEditor(QWidget *parent = nullptr);

    /// Shows the action of \a row; without one, nothing can be edited.
    void setRow(const ShortcutRow *row);
    /// Says that the action called \a owner has \a key, and offers to take the key from it.
    void offerTakeover(const QKeySequence &key, const QString &owner);
    /// Gives the focus to the field that records.
    void beginRecording();

signals:
    /// Emitted when the user pressed \a key.
    void recorded(const QKeySequence &key);
    /// Emitted when the user wants \a key although another action has it.
    void takeoverChosen(const QKeySequence &key);
    void removeRequested(const QKeySequence &key);
    void resetRequested();

private:
    void createConflict();
    void addKey(const QKeySequence &key);
    void endConflict();

    QLabel *m_title;
    QWidget *m_keys; ///< a button for each shortcut
    WrapLayout *m_keyLayout;
    QLabel *m_none;
    KeyRecorder *m_recorder;
    QPushButton *m_reset;
    QWidget *m_conflict;
    QLabel *m_conflictText;
    QKeySequence m_wanted; ///< the key of the conflict
};

} // namespace dogear::widgets
