// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the note of a bookmark: several lines, wide enough for a sentence.
///
/// Not modal: the episode goes on, and so does the window. Ctrl+Return saves.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_bookmarking.cpp

#include <QDialog>

class QPlainTextEdit;

namespace dogear::widgets {

class NoteDialog final : public QDialog
{
    Q_OBJECT

public:
    /// \a subject, shown letter for letter above the note, says what it is about.
    explicit NoteDialog(const QString &subject, QWidget *parent = nullptr);

    [[nodiscard]] QString subject() const;
    void setNote(const QString &note);
    [[nodiscard]] QString note() const;

private:
    QString m_subject;
    QPlainTextEdit *m_note;
};

} // namespace dogear::widgets
