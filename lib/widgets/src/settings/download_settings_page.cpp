// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_settings_page.h"

#include "folder_field.h"
#include "parts/wheel_filter.h"
#include "settings_form.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QTimeEdit>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

// Limits of settings/settings.h, which reads values beyond them as the nearest one within.
constexpr int maxDaysAfterPlaying = 365;
constexpr int maxDays = 3650;
constexpr int maxPerShow = 1000;
constexpr int minReadAhead = 30;
constexpr int maxReadAhead = 3600;

} // namespace

DownloadSettingsPage::DownloadSettingsPage(const QString &defaultFolder, QWidget *parent)
    : SettingsPage(u"settingsDownloads"_s, u"download"_s, tr("Downloads"), parent)
{
    SettingsForm form(*this);
    addFolder(form, defaultFolder);
    addHours(form);
    addRemoving(form);
    addStreaming(form);
    new WheelFilter(*this); // after all fields: it watches those that exist now
    setSettings({});
}

void DownloadSettingsPage::addFolder(SettingsForm &form, const QString &defaultFolder)
{
    form.addHeading(tr("Downloads"));
    auto *folder = new FolderField(this);
    folder->setDefaultFolder(defaultFolder);
    form.addWideField(u"settingsFolder"_s,
                      tr("Folder"),
                      tr("Where the files are; those that are there already move along"),
                      folder);
    form.alsoFoundBy(tr("path directory disk storage", "words that find the folder of downloads"));
    const Member<QString> member = [](Settings &all) -> QString & { return all.downloads.folder; };
    // Not a default to restore: that would move all files. The field has a button for it.
    addShown<QString>(member, [folder](const QString &path) { folder->setFolder(path); });
    connect(folder, &FolderField::folderChosen, this, [this, member](const QString &path) {
        set(member, path);
    });
    QDoubleSpinBox *free =
        form.addGigabytes(u"settingsFree"_s,
                          tr("Keep free"),
                          tr("Downloads wait while the disk has less room than this"));
    form.alsoFoundBy(tr("space full", "words that find the room that stays free"));
    free->setSpecialValueText(tr("Nothing"));
    bindGigabytes(*free, [](Settings &all) -> int & { return all.downloads.keepFreeMegabytes; });
}

void DownloadSettingsPage::addHours(SettingsForm &form)
{
    // The time fields come first, because they are part of the row of the switch.
    m_from = createTime(u"settingsFrom"_s, tr("From"), tr("When downloads may begin"));
    m_to = createTime(
        u"settingsTo"_s, tr("To"), tr("When they end; before the other hour: on the next day"));
    QCheckBox *timed =
        form.addSwitch(u"settingsTimed"_s,
                       tr("Only from", "an hour to another"),
                       tr("Downloads wait until these hours begin"),
                       {m_from, new QLabel(tr("to", "between two hours"), this), m_to});
    form.alsoFoundBy(tr("time night schedule", "words that find the hours of downloads"));
    // The label continues in the next fields; read aloud without them, it makes no sense.
    timed->setAccessibleName(tr("Only at certain hours"));
    bind(*timed, [](Settings &all) -> bool & { return all.downloads.isTimed; });
    bind(*m_from, [](Settings &all) -> QTime & { return all.downloads.from; });
    bind(*m_to, [](Settings &all) -> QTime & { return all.downloads.to; });
    const QPushButton *network =
        form.addButton(u"settingsToNetwork"_s,
                       tr("Limits of the network…"),
                       tr("Speed limit, parallel downloads and metered networks"));
    connect(
        network, &QPushButton::clicked, this, [this] { emit fieldRequested(u"settingsLimit"_s); });
}

QTimeEdit *DownloadSettingsPage::createTime(const QString &name,
                                            const QString &text,
                                            const QString &tip)
{
    auto *box = new QTimeEdit(this);
    box->setObjectName(name);
    box->setAccessibleName(text);
    box->setToolTip(tip);
    box->setDisplayFormat(box->displayFormat().remove(u":ss"_s)); // some locales show seconds
    box->setKeyboardTracking(false); // downloads must not start at a half-typed hour
    return box;
}

void DownloadSettingsPage::addRemoving(SettingsForm &form)
{
    form.addHeading(tr("Removing downloads"));
    m_playedAfter = form.createDays(u"settingsPlayedAfter"_s,
                                    tr("Days after playing"),
                                    tr("How long they stay after they were played"),
                                    maxDaysAfterPlaying);
    QCheckBox *played = form.addSwitch(u"settingsPlayed"_s,
                                       tr("Remove played after", "so many days"),
                                       tr("What was heard to its end needs no room"),
                                       {m_playedAfter});
    form.alsoFoundBy(tr("delete clean up", "words that find automatic removal"));
    played->setAccessibleName(tr("Remove played")); // the label continues in the next field
    bind(*played, [](Settings &all) -> bool & { return all.downloads.removesPlayed; });
    bind(*m_playedAfter,
         [](Settings &all) -> int & { return all.downloads.removesPlayedAfterDays; });
    QSpinBox *older = form.addDays(u"settingsOlder"_s,
                                   tr("Remove all after"),
                                   tr("How long downloads stay, played or not"),
                                   maxDays);
    form.alsoFoundBy(tr("delete old age", "words that find removal by age"));
    older->setSpecialValueText(tr("Never"));
    bind(*older, [](Settings &all) -> int & { return all.downloads.removesOlderThanDays; });
    QSpinBox *newest =
        form.addNumber(u"settingsNewest"_s,
                       tr("Keep newest per show"),
                       tr("Keeps this many automatic downloads of each show; your own all stay"),
                       0,
                       maxPerShow,
                       {});
    form.alsoFoundBy(tr("delete number episodes", "words that find removal by number"));
    newest->setSpecialValueText(tr("All"));
    bind(*newest, [](Settings &all) -> int & { return all.downloads.keepsNewest; });
    QDoubleSpinBox *total = form.addGigabytes(
        u"settingsTotal"_s,
        tr("Total size limit"),
        tr("When they need more room than this, played ones go first, then the oldest"));
    form.alsoFoundBy(tr("delete disk space quota", "words that find removal by size"));
    total->setSpecialValueText(tr("No limit"));
    bindGigabytes(*total, [](Settings &all) -> int & { return all.downloads.totalMegabytes; });
    QCheckBox *favourites = form.addSwitch(
        u"settingsFavourites"_s, tr("Keep favourites"), tr("Only you remove favourites"));
    form.alsoFoundBy(tr("star protect", "words that find the protection of favourites"));
    bind(*favourites, [](Settings &all) -> bool & { return all.downloads.protectsFavourites; });
    form.addNote(tr("What plays or is up next always stays."));
}

void DownloadSettingsPage::addStreaming(SettingsForm &form)
{
    form.addHeading(tr("Streaming"));
    QDoubleSpinBox *kept =
        form.addGigabytes(u"settingsKept"_s,
                          tr("Stream cache"),
                          tr("Kept so it isn't downloaded again; oldest first out"));
    form.alsoFoundBy(tr("temporary disk space", "words that find the size of the cache"));
    kept->setSpecialValueText(tr("Nothing"));
    bindGigabytes(*kept, [](Settings &all) -> int & { return all.cache.megabytes; });
    QSpinBox *ahead = form.addNumber(u"settingsAhead"_s,
                                     tr("Buffer"),
                                     tr("Loaded ahead of playback, to bridge a bad connection"),
                                     minReadAhead,
                                     maxReadAhead,
                                     tr(" s", "seconds, after a number"));
    form.alsoFoundBy(tr("stutter interruption train tunnel", "words that find the buffer"));
    ahead->setSingleStep(minReadAhead);
    bind(*ahead, [](Settings &all) -> int & { return all.cache.readAheadSeconds; });
}

/// Disables the fields whose switch is off.
void DownloadSettingsPage::updateFields(const Settings &settings)
{
    m_from->setEnabled(settings.downloads.isTimed);
    m_to->setEnabled(settings.downloads.isTimed);
    m_playedAfter->setEnabled(settings.downloads.removesPlayed);
}

} // namespace dogear::widgets
