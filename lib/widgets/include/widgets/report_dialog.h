// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows a long text that the user can select: the release notes, or a report that can also
///        be copied and saved.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_release_notes.cpp, tests/gui/tst_diagnostics.cpp

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QTextBrowser;

namespace dogear::widgets {

class ReportDialog final : public QDialog
{
    Q_OBJECT

public:
    /// \a name is the object name of the dialog.
    ReportDialog(const QString &name, const QString &title, QWidget *parent = nullptr);

    /// Shows \a document, without following its links.
    void setMarkdown(const QString &document);
    /// Shows \a text in a font of fixed width.
    void setPlainText(const QString &text);
    /// Explains the text, above it.
    void setNote(const QString &note);
    /// Adds buttons that copy the text and save it, at first as \a fileName.
    void addSharing(const QString &fileName);
    /// Saves the text; a failure is shown instead of the note.
    void saveTo(const QString &path);

private:
    QLabel *m_note;
    QTextBrowser *m_text;
    QDialogButtonBox *m_buttons;
};

} // namespace dogear::widgets
