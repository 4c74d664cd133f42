// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the note of a bookmark in a text field of several lines.
///
/// Not modal: playback continues and the window stays usable. Ctrl+Return saves.
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
    /// \a subject names what the note is about; it is shown literally above the note.
    explicit NoteDialog(const QString &subject, QWidget *parent = nullptr);

    [[nodiscard]] QString subject() const;
    void setNote(const QString &note);
    [[nodiscard]] QString note() const;

private:
    QString m_subject;
    QPlainTextEdit *m_note;
};

} // namespace dogear::widgets
