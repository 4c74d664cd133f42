// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/add_podcast_dialog.h>

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

AddPodcastDialog::AddPodcastDialog(QWidget *parent)
    : QDialog(parent)
    , m_label(
          new QLabel(tr("Name, link or feed address of a show, OPML list, folder or audio file:"),
                     this))
    , m_field(new QLineEdit(this))
    , m_accept(new QPushButton(tr("Follow"), this))
    , m_problem(new QLabel(this))
{
    setObjectName(u"addPodcastDialog"_s);
    setWindowTitle(tr("Add a show"));
    m_label->setBuddy(m_field);
    m_field->setObjectName(u"addPodcastField"_s);
    m_field->setPlaceholderText(u"https://example.org/feed.xml"_s);
    m_field->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    m_problem->setObjectName(u"addPodcastProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText); // the caller's sentence may quote the typed address
    m_problem->hide();
    auto *browseButton = new QPushButton(tr("Browse…"), this);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_accept, QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(u"addPodcastAccept"_s);
    m_accept->setDefault(true);
    m_accept->setEnabled(false);

    auto *row = new QHBoxLayout;
    row->addWidget(m_field, 1);
    row->addWidget(browseButton);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_label);
    column->addLayout(row);
    column->addWidget(m_problem);
    column->addWidget(buttons);

    connect(m_field, &QLineEdit::textChanged, m_accept, [this](const QString &text) {
        m_accept->setEnabled(!text.trimmed().isEmpty());
    });
    connect(browseButton, &QPushButton::clicked, this, &AddPodcastDialog::browse);
    connect(buttons, &QDialogButtonBox::accepted, this, &AddPodcastDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void AddPodcastDialog::setWords(const QString &title,
                                const QString &label,
                                const QString &acceptText)
{
    setWindowTitle(title);
    m_label->setText(label);
    m_accept->setText(acceptText);
}

QString AddPodcastDialog::text() const
{
    return m_field->text().trimmed();
}

void AddPodcastDialog::setText(const QString &text)
{
    m_field->setText(text);
}

void AddPodcastDialog::suggest(const QString &text)
{
    if (!m_field->text().isEmpty())
        return;
    m_field->setText(text);
    m_field->selectAll();
}

void AddPodcastDialog::setProblem(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_field->setAccessibleDescription(problem); // a screen reader reads it with the field
}

void AddPodcastDialog::accept()
{
    // A mistyped address stays in the open dialog, so that the user can correct it.
    const QString problem = m_check ? m_check(text()) : QString();
    setProblem(problem);
    if (problem.isEmpty())
        QDialog::accept();
    else
        m_field->setFocus();
}

void AddPodcastDialog::browse()
{
    // open(), not exec(): the GUI thread never runs a nested event loop (lib/README.md, Threads).
    auto *dialog = new QFileDialog(this, tr("Choose a feed, a list of shows, audio or video"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, m_field, &QLineEdit::setText);
    dialog->open();
}

} // namespace dogear::widgets
