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
    , m_field(new QLineEdit(this))
{
    setObjectName(u"addPodcastDialog"_s);
    setWindowTitle(tr("Add a show"));
    auto *label = new QLabel(
        tr("Address or file of a feed, a list of shows (OPML), a folder, or a file to hear:"),
        this);
    label->setBuddy(m_field);
    m_field->setObjectName(u"addPodcastField"_s);
    m_field->setPlaceholderText(u"https://example.org/feed.xml"_s);
    m_field->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    auto *browseButton = new QPushButton(tr("Browse…"), this);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *add = buttons->addButton(tr("Follow"), QDialogButtonBox::AcceptRole);
    add->setObjectName(u"addPodcastAccept"_s);
    add->setDefault(true);
    add->setEnabled(false);

    auto *row = new QHBoxLayout;
    row->addWidget(m_field, 1);
    row->addWidget(browseButton);
    auto *column = new QVBoxLayout(this);
    column->addWidget(label);
    column->addLayout(row);
    column->addWidget(buttons);

    connect(m_field, &QLineEdit::textChanged, add, [add](const QString &text) {
        add->setEnabled(!text.trimmed().isEmpty());
    });
    connect(browseButton, &QPushButton::clicked, this, &AddPodcastDialog::browse);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString AddPodcastDialog::text() const
{
    return m_field->text().trimmed();
}

void AddPodcastDialog::browse()
{
    auto *dialog = new QFileDialog(this, tr("Choose a feed, a list of shows, audio or video"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, m_field, &QLineEdit::setText);
    dialog->open();
}

} // namespace dogear::widgets
