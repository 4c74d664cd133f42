// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the settings of playback, refreshing, downloads, transcripts and directories;
///        changes take effect immediately.
///
/// Open it with open(), not exec(): the window runs no nested event loop.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_settings_dialog.cpp, tst_download_settings.cpp, tst_preferences.cpp

#include <settings/settings.h>

#include <QDialog>

class QTabWidget;

namespace dogear::widgets {

class DirectorySettingsPage;
class DocumentSettingsPage;
class DownloadSettingsPage;
class PlaybackSettingsPage;
class RefreshSettingsPage;

class SettingsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit SettingsDialog(QWidget *parent = nullptr);
    ~SettingsDialog() override;

    /// Opens the page of the field \a name (settings_index.h) and gives it the focus; the name of a
    /// page opens that page.
    void goTo(const QString &name);

    /// The setters fill the pages without a signal. Fields of the structs that no page shows are
    /// kept and passed on unchanged by the signals.
    void setPlayback(const settings::PlaybackSettings &playback);
    void setInterface(const settings::InterfaceSettings &interface);
    void setRefresh(const settings::RefreshSettings &refresh);
    /// \a defaultFolder is the default folder of downloads.
    void setDownloads(const settings::DownloadSettings &downloads, const QString &defaultFolder);
    void setCache(const settings::CacheSettings &cache);
    void setDocuments(const settings::DocumentSettings &documents);
    /// \a country is the one that is used if \a directories names none.
    void setDirectories(const settings::DirectorySettings &directories, const QString &country);
    void setPodcastIndexKey(const QString &key, const QString &secret);

signals:
    /// Emitted when the user changed a field.
    void playbackChanged(const dogear::settings::PlaybackSettings &playback);
    void interfaceChanged(const dogear::settings::InterfaceSettings &interface);
    void refreshChanged(const dogear::settings::RefreshSettings &refresh);
    void downloadsChanged(const dogear::settings::DownloadSettings &downloads);
    void cacheChanged(const dogear::settings::CacheSettings &cache);
    void documentsChanged(const dogear::settings::DocumentSettings &documents);
    void directoriesChanged(const dogear::settings::DirectorySettings &directories);
    /// Emitted with both parts, or with none if the user removed the key.
    void podcastIndexKeyChanged(const QString &key, const QString &secret);

private:
    QTabWidget *m_tabs;
    PlaybackSettingsPage *m_playback;
    RefreshSettingsPage *m_refresh;
    DownloadSettingsPage *m_downloads;
    DocumentSettingsPage *m_documents;
    DirectorySettingsPage *m_directories;
};

} // namespace dogear::widgets
