// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/future.h>
#include <base/workers.h>
#include <files/atomic_file.h>
#include <widgets/metrics.h>
#include <widgets/report_dialog.h>
#include <words/error_text.h>

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

ReportDialog::ReportDialog(const QString &name, const QString &title, QWidget *parent)
    : QDialog(parent)
    , m_note(new QLabel(this))
    , m_text(new QTextBrowser(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setObjectName(name);
    setWindowTitle(title);
    m_note->setObjectName(u"reportNote"_s);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->hide();
    m_text->setObjectName(u"reportText"_s);
    m_text->setAccessibleName(title);
    m_text->setOpenLinks(false);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_note);
    column->addWidget(m_text, 1);
    column->addWidget(m_buttons);
    resize(units(font(), 160), units(font(), 140));
}

void ReportDialog::setMarkdown(const QString &document)
{
    m_text->setMarkdown(document);
    m_text->moveCursor(QTextCursor::Start);
}

void ReportDialog::setPlainText(const QString &text)
{
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setPlainText(text);
}

void ReportDialog::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void ReportDialog::addSharing(const QString &fileName)
{
    QPushButton *copy = m_buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy->setObjectName(u"reportCopy"_s);
    connect(copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_text->toPlainText());
    });
    QPushButton *save = m_buttons->addButton(tr("Save…"), QDialogButtonBox::ActionRole);
    save->setObjectName(u"reportSave"_s);
    connect(save, &QPushButton::clicked, this, [this, fileName] {
        const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
        auto *dialog = new QFileDialog(this, tr("Save"), documents.path());
        dialog->setObjectName(u"reportFileDialog"_s);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setNameFilters({tr("Text (*.txt)"), tr("All files (*)")});
        dialog->setDefaultSuffix(u"txt"_s);
        dialog->selectFile(fileName);
        connect(dialog, &QFileDialog::fileSelected, this, &ReportDialog::saveTo);
        dialog->open();
    });
}

void ReportDialog::saveTo(const QString &path)
{
    const QByteArray report = m_text->toPlainText().toUtf8().append('\n');
    // In the pool: a disk of the network may be slow.
    Future<Result<>>(QtConcurrent::run(workers(), files::writeAtomically, path, report))
        .then(this, [this, path](const Result<> &saved) {
            setNote(saved ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                          : words::errorSentence(saved.error()));
        });
}

} // namespace dogear::widgets
