// SPDX-License-Identifier: GPL-3.0-or-later
#include "document_settings_page.h"

#include "parts/clear_button.h"
#include "parts/placeholder_filter.h"
#include "settings_form.h"

#include <widgets/metrics.h>

#include <QCheckBox>
#include <QLineEdit>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr int commandUnits = 96;

} // namespace

DocumentSettingsPage::DocumentSettingsPage(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"settingsDocumentsPage"_s);
    SettingsForm form(*this);
    form.addHeading(tr("Chapters and transcripts of shows"));
    m_readsAll = form.addSwitch(u"settingsReadsAll"_s,
                                tr("Fetch for all episodes"),
                                tr("One episode after another, while the network costs nothing"));
    connect(m_readsAll, &QCheckBox::toggled, this, [this](bool isOn) {
        m_documents.readsAll = isOn;
        emitChanged();
    });
    form.addNote(tr("Makes their words searchable, even in episodes you never opened."));
    addCommand(form);
    setDocuments({});
}

void DocumentSettingsPage::addCommand(SettingsForm &form)
{
    form.addHeading(tr("Transcripts made on this computer"));
    m_command = new QLineEdit(this);
    m_command->setMinimumWidth(units(font(), commandUnits));
    addClearButton(*m_command, u"settingsTranscriptClear"_s);
    new PlaceholderFilter(*m_command);
    m_command->setPlaceholderText(u"whisper-cli -m model.bin -osrt -of {output} {file}"_s);
    form.addField(u"settingsCommand"_s,
                  tr("Command"),
                  tr("A program that makes subtitles (SRT, VTT) of sound"),
                  m_command);
    // editingFinished(), not textChanged(): a half-typed command must not run on a download.
    connect(m_command, &QLineEdit::editingFinished, this, [this] {
        const QString command = m_command->text().trimmed();
        if (command == m_documents.command)
            return; // also emitted when the field loses the focus without a change
        m_documents.command = command;
        emitChanged();
    });
    form.addNote(
        tr("Runs for each episode that was downloaded and has no transcript. {file} is the "
           "download, {output} is where the subtitles go, without .srt or .vtt; what the "
           "program prints is taken as well."));
}

void DocumentSettingsPage::emitChanged()
{
    if (!m_isFilling)
        emit documentsChanged(m_documents);
}

void DocumentSettingsPage::setDocuments(const settings::DocumentSettings &documents)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_readsAll->setChecked(documents.readsAll);
    m_command->setText(documents.command);
    m_documents = documents; // last: the fields' signals write into it
}

} // namespace dogear::widgets
