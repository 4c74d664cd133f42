// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the settings of playback, refreshing, downloads and transcripts; changes take
///        effect immediately.
///
/// Open it with open(), not exec(): the window runs no nested event loop.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_settings_dialog.cpp, tst_download_settings.cpp, tst_preferences.cpp

#include <settings/settings.h>

#include <QDialog>

namespace dogear::widgets {

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

    /// The setters fill the pages without a signal. Fields of the structs that no page shows are
    /// kept and passed on unchanged by the signals.
    void setPlayback(const settings::PlaybackSettings &playback);
    void setInterface(const settings::InterfaceSettings &interface);
    void setRefresh(const settings::RefreshSettings &refresh);
    /// \a defaultFolder is the default folder of downloads.
    void setDownloads(const settings::DownloadSettings &downloads, const QString &defaultFolder);
    void setCache(const settings::CacheSettings &cache);
    void setDocuments(const settings::DocumentSettings &documents);

signals:
    /// Emitted when the user changed a field.
    void playbackChanged(const dogear::settings::PlaybackSettings &playback);
    void interfaceChanged(const dogear::settings::InterfaceSettings &interface);
    void refreshChanged(const dogear::settings::RefreshSettings &refresh);
    void downloadsChanged(const dogear::settings::DownloadSettings &downloads);
    void cacheChanged(const dogear::settings::CacheSettings &cache);
    void documentsChanged(const dogear::settings::DocumentSettings &documents);

private:
    PlaybackSettingsPage *m_playback;
    RefreshSettingsPage *m_refresh;
    DownloadSettingsPage *m_downloads;
    DocumentSettingsPage *m_documents;
};

} // namespace dogear::widgets
