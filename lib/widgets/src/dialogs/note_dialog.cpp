// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts/elided_label.h"

#include <widgets/metrics.h>
#include <widgets/note_dialog.h>

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr int maxSubjectLines = 2;
constexpr int noteLines = 5;
constexpr double widthUnits = 100;

} // namespace

NoteDialog::NoteDialog(const QString &subject, QWidget *parent)
    : QDialog(parent)
    , m_subject(subject)
    , m_note(new QPlainTextEdit(this))
{
    setWindowTitle(tr("Bookmark"));
    auto *label = new ElidedLabel(this);
    label->setObjectName(u"noteSubject"_s);
    label->setMaxLines(maxSubjectLines);
    label->setText(subject);
    m_note->setObjectName(u"noteText"_s);
    m_note->setAccessibleName(subject);
    m_note->setTabChangesFocus(true); // Tab leads to the buttons; notes need no tabulators
    m_note->setMinimumHeight(m_note->fontMetrics().lineSpacing() * noteLines);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    save->setObjectName(u"noteSave"_s);
    save->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(units(font(), 2));
    column->addWidget(label);
    column->addWidget(m_note, 1);
    column->addWidget(buttons);
    setMinimumWidth(units(font(), widthUnits));
    m_note->setFocus();

    // Return inserts a line break into the note, so Ctrl+Return saves.
    const auto *enter = new QShortcut(QKeySequence(u"Ctrl+Return"_s), this);
    connect(enter, &QShortcut::activated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString NoteDialog::subject() const
{
    return m_subject;
}

void NoteDialog::setNote(const QString &note)
{
    m_note->setPlainText(note);
    m_note->moveCursor(QTextCursor::End); // the user adds to the note
}

QString NoteDialog::note() const
{
    return m_note->toPlainText();
}

} // namespace dogear::widgets
