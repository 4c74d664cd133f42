// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_settings_page.h"

#include "discover/chart_choice.h"
#include "parts/clear_button.h"
#include "parts/placeholder_filter.h"
#include "parts/wheel_filter.h"
#include "settings_form.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using settings::RefreshMode;

namespace {

/// Limit of settings/settings.h, which reads values beyond it as the nearest one within.
constexpr int maxHours = 168;

} // namespace

LibrarySettingsPage::LibrarySettingsPage(const QString &country,
                                         const IndexKey &key,
                                         QWidget *parent)
    : SettingsPage(u"settingsLibrary"_s, u"show"_s, tr("Library"), parent)
    , m_storedKey(key)
{
    SettingsForm form(*this);
    addRefreshing(form);
    addDocuments(form);
    addDirectories(form, country);
    addIndexKey(form);
    new WheelFilter(*this); // after all fields: it watches those that exist now
    setSettings({});
}

void LibrarySettingsPage::addRefreshing(SettingsForm &form)
{
    form.addHeading(tr("New episodes"));
    QComboBox *mode = form.addChoice(
        u"settingsMode"_s, tr("Check"), tr("How often Dogear checks shows by itself"));
    form.alsoFoundBy(
        tr("refresh update rss feed interval automatic", "words that find refreshing of shows"));
    mode->addItem(tr("As often as each show publishes"), int(RefreshMode::Automatic));
    mode->addItem(tr("At a fixed interval"), int(RefreshMode::EveryHours));
    mode->addItem(tr("Only manually"), int(RefreshMode::Manual));
    bindEnum<RefreshMode>(*mode, [](Settings &all) -> RefreshMode & { return all.refresh.mode; });
    m_hours = form.addNumber(u"settingsHours"_s,
                             tr("Every"),
                             tr("How long Dogear waits before it checks again"),
                             1,
                             maxHours,
                             tr(" h", "hours, after a number"));
    form.alsoFoundBy(tr("refresh rss feed interval hours", "words that find the interval"));
    bind(*m_hours, [](Settings &all) -> int & { return all.refresh.hours; });
}

void LibrarySettingsPage::addDocuments(SettingsForm &form)
{
    form.addHeading(tr("Chapters and transcripts of shows"));
    QCheckBox *readsAll =
        form.addSwitch(u"settingsReadsAll"_s,
                       tr("Fetch for all episodes"),
                       tr("One episode after another, while the network costs nothing"));
    form.alsoFoundBy(tr("subtitles text search index", "words that find fetching of transcripts"));
    bind(*readsAll, [](Settings &all) -> bool & { return all.documents.readsAll; });
    form.addNote(tr("Makes their words searchable, even in episodes you never opened."));

    form.addHeading(tr("Transcripts made on this computer"));
    auto *command = new QLineEdit(this);
    addClearButton(*command, u"settingsTranscriptClear"_s);
    new PlaceholderFilter(*command);
    command->setPlaceholderText(u"whisper-cli -m model.bin -osrt -of {output} {file}"_s);
    form.addWideField(u"settingsCommand"_s,
                      tr("Command"),
                      tr("A program that makes subtitles (SRT, VTT) of sound"),
                      command);
    form.alsoFoundBy(tr("whisper speech recognition", "words that find the making of transcripts"));
    bind(*command, [](Settings &all) -> QString & { return all.documents.command; });
    form.addNote(
        tr("Runs for each episode that was downloaded and has no transcript. {file} is the "
           "download, {output} is where the subtitles go, without .srt or .vtt; what the "
           "program prints is taken as well."));
}

void LibrarySettingsPage::addDirectories(SettingsForm &form, const QString &country)
{
    form.addHeading(tr("Charts and searches"));
    QComboBox *box = form.addChoice(u"settingsCountry"_s,
                                    tr("Country"),
                                    tr("Whose charts are shown, and whose shows Apple lists"));
    form.alsoFoundBy(tr("discover region itunes store", "words that find the country of charts"));
    addChartCountries(*box);
    const Member<QString> member = [](Settings &all) -> QString & {
        return all.directories.country;
    };
    addMember<QString>(member, [box, country](const QString &chosen) {
        box->setCurrentIndex(box->findData(chosen.isEmpty() ? country : chosen));
    });
    connect(box, &QComboBox::currentIndexChanged, this, [this, box, member] {
        set(member, box->currentData().toString());
    });
    QCheckBox *fyyd = form.addSwitch(u"settingsFyyd"_s,
                                     tr("Also ask fyyd"),
                                     tr("A directory with many German shows, and sometimes slow"));
    form.alsoFoundBy(tr("discover", "words that find the directory fyyd"));
    bind(*fyyd, [](Settings &all) -> bool & { return all.directories.asksFyyd; });
}

void LibrarySettingsPage::addIndexKey(SettingsForm &form)
{
    form.addHeading(tr("Podcast Index"));
    m_key = form.addLine(
        u"settingsIndexKey"_s, tr("Key"), tr("The key that podcastindex.org gave you"));
    form.alsoFoundBy(tr("discover api account", "words that find the key of Podcast Index"));
    m_secret = form.addLine(u"settingsIndexSecret"_s,
                            tr("Secret"),
                            tr("The secret that podcastindex.org gave you with the key"));
    form.alsoFoundBy(tr("discover api password", "words that find the secret of Podcast Index"));
    m_secret->setEchoMode(QLineEdit::Password);
    form.addNote(tr("Podcast Index is also asked without a key, and then finds less. Both are kept "
                    "in your keychain."));
    m_key->setText(m_storedKey.key);
    m_secret->setText(m_storedKey.secret);
    for (const QLineEdit *field : {m_key, m_secret})
        connect(field, &QLineEdit::editingFinished, this, &LibrarySettingsPage::emitKey);
}

/// Half a key is not emitted: the user is about to fill in the other field.
void LibrarySettingsPage::emitKey()
{
    const IndexKey key{m_key->text().trimmed(), m_secret->text().trimmed()};
    if (key == m_storedKey || key.key.isEmpty() != key.secret.isEmpty())
        return;
    m_storedKey = key;
    emit indexKeyChanged(key.key, key.secret);
}

void LibrarySettingsPage::updateFields(const Settings &settings)
{
    m_hours->setEnabled(settings.refresh.mode == RefreshMode::EveryHours);
}

} // namespace dogear::widgets
