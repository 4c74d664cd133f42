// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the settings of downloads (folder, limits, hours, automatic removal) and of the
///        stream cache.
///
/// Tests: tests/gui/tst_download_settings.cpp

#include <settings/settings.h>

#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QSpinBox;
class QTimeEdit;

namespace dogear::widgets {

class FolderField;
class SettingsForm;

class DownloadSettingsPage final : public QWidget
{
    Q_OBJECT

public:
    explicit DownloadSettingsPage(QWidget *parent = nullptr);

    /// Fills the fields without a signal, as does setCache(). \a defaultFolder is the default
    /// folder.
    void setDownloads(const settings::DownloadSettings &downloads, const QString &defaultFolder);
    void setCache(const settings::CacheSettings &cache);

signals:
    void downloadsChanged(const dogear::settings::DownloadSettings &downloads);
    void cacheChanged(const dogear::settings::CacheSettings &cache);

private:
    using Settings = settings::DownloadSettings;

    void addFetching(SettingsForm &form);
    void addHours(SettingsForm &form);
    void addRemoving(SettingsForm &form);
    void addStreaming(SettingsForm &form);
    [[nodiscard]] QTimeEdit *createTime(const QString &name,
                                        const QString &text,
                                        const QString &tip,
                                        QTime Settings::*field);
    /// Writes each change of \a box into the member \a field and emits downloadsChanged().
    void follow(QCheckBox *box, bool Settings::*field);
    void follow(QSpinBox *box, int Settings::*field);
    void follow(QDoubleSpinBox *box, int Settings::*megabytes);
    void updateEnabledFields();
    void emitChanged();
    void emitCacheChanged();

    Settings m_downloads;
    settings::CacheSettings m_cache;
    bool m_isFilling = false; ///< the program sets the fields; their signals are ignored
    FolderField *m_folder = nullptr;
    QSpinBox *m_maxConcurrent = nullptr;
    QSpinBox *m_limit = nullptr;
    QCheckBox *m_timed = nullptr;
    QTimeEdit *m_from = nullptr;
    QTimeEdit *m_to = nullptr;
    QCheckBox *m_metered = nullptr;
    QDoubleSpinBox *m_free = nullptr;
    QCheckBox *m_played = nullptr;
    QSpinBox *m_playedAfter = nullptr;
    QSpinBox *m_older = nullptr;
    QSpinBox *m_newest = nullptr;
    QDoubleSpinBox *m_total = nullptr;
    QCheckBox *m_favourites = nullptr;
    QDoubleSpinBox *m_kept = nullptr;
    QSpinBox *m_ahead = nullptr;
};

} // namespace dogear::widgets
