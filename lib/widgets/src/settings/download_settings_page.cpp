// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_settings_page.h"

#include "folder_field.h"
#include "parts/wheel_filter.h"
#include "settings_form.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QScopedValueRollback>
#include <QTimeEdit>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

// Limits of settings/settings.h, which reads values beyond them as the nearest one within.
constexpr int maxConcurrentLimit = 3;
constexpr int maxKilobytes = 1'000'000;
constexpr int maxDaysAfterPlaying = 365;
constexpr int maxDays = 3650;
constexpr int maxPerShow = 1000;
constexpr int minReadAhead = 30;
constexpr int maxReadAhead = 3600;

constexpr int kilobytesStep = 100;
constexpr double megabytesOfOne = 1000; // megabytes of one gigabyte

int inMegabytes(double gigabytes)
{
    return qRound(gigabytes * megabytesOfOne);
}

double inGigabytes(int megabytes)
{
    return megabytes / megabytesOfOne;
}

} // namespace

DownloadSettingsPage::DownloadSettingsPage(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"settingsDownloads"_s);
    SettingsForm form(*this);
    addFetching(form);
    addHours(form);
    addRemoving(form);
    addStreaming(form);
    new WheelFilter(*this); // after all fields: it watches those that exist now
    setDownloads({}, {});
    setCache({});
}

void DownloadSettingsPage::addFetching(SettingsForm &form)
{
    form.addHeading(tr("Downloads"));
    m_folder = new FolderField(this);
    form.addField(u"settingsFolder"_s,
                  tr("Folder"),
                  tr("Where the files are; those that are there already move along"),
                  m_folder);
    connect(m_folder, &FolderField::folderChosen, this, [this](const QString &folder) {
        m_downloads.folder = folder;
        emitChanged();
    });
    m_maxConcurrent = form.addNumber(u"settingsAtOnce"_s,
                                     tr("Parallel downloads"),
                                     tr("How many episodes are downloaded at the same time"),
                                     1,
                                     maxConcurrentLimit,
                                     {});
    follow(m_maxConcurrent, &Settings::maxConcurrent);
    m_limit = form.addNumber(u"settingsLimit"_s,
                             tr("Speed limit"),
                             tr("How fast all downloads together may be"),
                             0,
                             maxKilobytes,
                             tr(" kB/s", "kilobytes a second, after a number"));
    m_limit->setSingleStep(kilobytesStep);
    m_limit->setSpecialValueText(tr("None"));
    follow(m_limit, &Settings::limitKilobytes);
    m_free = form.addGigabytes(u"settingsFree"_s,
                               tr("Keep free"),
                               tr("Downloads wait while the disk has less room than this"));
    m_free->setSpecialValueText(tr("Nothing"));
    follow(m_free, &Settings::keepFreeMegabytes);
    m_metered =
        form.addSwitch(u"settingsMetered"_s,
                       tr("Download on metered networks"),
                       tr("Where data costs money, as on a phone, downloads wait otherwise"));
    follow(m_metered, &Settings::allowsMetered);
}

void DownloadSettingsPage::addHours(SettingsForm &form)
{
    // The time fields come first, because they are part of the row of the switch.
    m_from =
        createTime(u"settingsFrom"_s, tr("From"), tr("When downloads may begin"), &Settings::from);
    m_to = createTime(u"settingsTo"_s,
                      tr("To"),
                      tr("When they end; before the other hour: on the next day"),
                      &Settings::to);
    m_timed = form.addSwitch(u"settingsTimed"_s,
                             tr("Only from", "an hour to another"),
                             tr("Downloads wait until these hours begin"),
                             {m_from, new QLabel(tr("to", "between two hours"), this), m_to});
    // The label continues in the next fields; read aloud without them, it makes no sense.
    m_timed->setAccessibleName(tr("Only at certain hours"));
    follow(m_timed, &Settings::isTimed);
    connect(m_timed, &QCheckBox::toggled, this, &DownloadSettingsPage::updateEnabledFields);
}

QTimeEdit *DownloadSettingsPage::createTime(const QString &name,
                                            const QString &text,
                                            const QString &tip,
                                            QTime Settings::*field)
{
    auto *box = new QTimeEdit(this);
    box->setObjectName(name);
    box->setAccessibleName(text);
    box->setToolTip(tip);
    box->setDisplayFormat(box->displayFormat().remove(u":ss"_s)); // some locales show seconds
    box->setKeyboardTracking(false); // downloads must not start at a half-typed hour
    connect(box, &QTimeEdit::timeChanged, this, [this, field](QTime time) {
        m_downloads.*field = time;
        emitChanged();
    });
    return box;
}

void DownloadSettingsPage::addRemoving(SettingsForm &form)
{
    form.addHeading(tr("Removing downloads"));
    m_playedAfter = form.createDays(u"settingsPlayedAfter"_s,
                                    tr("Days after playing"),
                                    tr("How long they stay after they were played"),
                                    maxDaysAfterPlaying);
    follow(m_playedAfter, &Settings::removesPlayedAfterDays);
    m_played = form.addSwitch(u"settingsPlayed"_s,
                              tr("Remove played after", "so many days"),
                              tr("What was heard to its end needs no room"),
                              {m_playedAfter});
    m_played->setAccessibleName(tr("Remove played")); // the label continues in the next field
    follow(m_played, &Settings::removesPlayed);
    connect(m_played, &QCheckBox::toggled, this, &DownloadSettingsPage::updateEnabledFields);
    m_older = form.addDays(u"settingsOlder"_s,
                           tr("Remove all after"),
                           tr("How long downloads stay, played or not"),
                           maxDays);
    m_older->setSpecialValueText(tr("Never"));
    follow(m_older, &Settings::removesOlderThanDays);
    m_newest =
        form.addNumber(u"settingsNewest"_s,
                       tr("Keep newest per show"),
                       tr("Keeps this many automatic downloads of each show; your own all stay"),
                       0,
                       maxPerShow,
                       {});
    m_newest->setSpecialValueText(tr("All"));
    follow(m_newest, &Settings::keepsNewest);
    m_total = form.addGigabytes(
        u"settingsTotal"_s,
        tr("Total size limit"),
        tr("When they need more room than this, played ones go first, then the oldest"));
    m_total->setSpecialValueText(tr("No limit"));
    follow(m_total, &Settings::totalMegabytes);
    m_favourites = form.addSwitch(
        u"settingsFavourites"_s, tr("Keep favourites"), tr("Only you remove favourites"));
    follow(m_favourites, &Settings::protectsFavourites);
    form.addNote(tr("What plays or is up next always stays."));
}

void DownloadSettingsPage::addStreaming(SettingsForm &form)
{
    form.addHeading(tr("Streaming"));
    m_kept = form.addGigabytes(u"settingsKept"_s,
                               tr("Stream cache"),
                               tr("Kept so it isn't downloaded again; oldest first out"));
    m_kept->setSpecialValueText(tr("Nothing"));
    connect(m_kept, &QDoubleSpinBox::valueChanged, this, [this](double gigabytes) {
        m_cache.megabytes = inMegabytes(gigabytes);
        emitCacheChanged();
    });
    m_ahead = form.addNumber(u"settingsAhead"_s,
                             tr("Buffer"),
                             tr("Loaded ahead of playback, to bridge a bad connection"),
                             minReadAhead,
                             maxReadAhead,
                             tr(" s", "seconds, after a number"));
    m_ahead->setSingleStep(minReadAhead);
    connect(m_ahead, &QSpinBox::valueChanged, this, [this](int length) {
        m_cache.readAheadSeconds = length;
        emitCacheChanged();
    });
}

void DownloadSettingsPage::follow(QCheckBox *box, bool Settings::*field)
{
    connect(box, &QCheckBox::toggled, this, [this, field](bool isOn) {
        m_downloads.*field = isOn;
        emitChanged();
    });
}

void DownloadSettingsPage::follow(QSpinBox *box, int Settings::*field)
{
    connect(box, &QSpinBox::valueChanged, this, [this, field](int value) {
        m_downloads.*field = value;
        emitChanged();
    });
}

void DownloadSettingsPage::follow(QDoubleSpinBox *box, int Settings::*megabytes)
{
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, megabytes](double gigabytes) {
        m_downloads.*megabytes = inMegabytes(gigabytes);
        emitChanged();
    });
}

/// Disables the fields whose switch is off.
void DownloadSettingsPage::updateEnabledFields()
{
    m_from->setEnabled(m_timed->isChecked());
    m_to->setEnabled(m_timed->isChecked());
    m_playedAfter->setEnabled(m_played->isChecked());
}

void DownloadSettingsPage::emitChanged()
{
    if (!m_isFilling)
        emit downloadsChanged(m_downloads);
}

void DownloadSettingsPage::emitCacheChanged()
{
    if (!m_isFilling)
        emit cacheChanged(m_cache);
}

void DownloadSettingsPage::setDownloads(const Settings &downloads, const QString &defaultFolder)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_folder->setDefaultFolder(defaultFolder);
    m_folder->setFolder(downloads.folder);
    m_maxConcurrent->setValue(downloads.maxConcurrent);
    m_limit->setValue(downloads.limitKilobytes);
    m_timed->setChecked(downloads.isTimed);
    m_from->setTime(downloads.from);
    m_to->setTime(downloads.to);
    m_metered->setChecked(downloads.allowsMetered);
    m_free->setValue(inGigabytes(downloads.keepFreeMegabytes));
    m_played->setChecked(downloads.removesPlayed);
    m_playedAfter->setValue(downloads.removesPlayedAfterDays);
    m_older->setValue(downloads.removesOlderThanDays);
    m_newest->setValue(downloads.keepsNewest);
    m_total->setValue(inGigabytes(downloads.totalMegabytes));
    m_favourites->setChecked(downloads.protectsFavourites);
    // Last: the fields' signals have written rounded values into it. A field shows tenths of a
    // gigabyte, the setting has megabytes.
    m_downloads = downloads;
    updateEnabledFields();
}

void DownloadSettingsPage::setCache(const settings::CacheSettings &cache)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_kept->setValue(inGigabytes(cache.megabytes));
    m_ahead->setValue(cache.readAheadSeconds);
    m_cache = cache;
}

} // namespace dogear::widgets
