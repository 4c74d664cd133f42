// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tab of a show's page: its playback, the chapters that are skipped, its downloads, and
///        whether new episodes are announced.
///
/// Tests: tests/gui/tst_chapter_list.cpp, tst_show_playback_form.cpp, tst_show_downloads_form.cpp

#include <domain/download.h>
#include <domain/show_playback.h>

#include <QScrollArea>
#include <QStringList>

class QCheckBox;
class QLineEdit;

namespace dogear::widgets {

class ShowDownloadsForm;
class ShowPlaybackForm;

class ShowSettings final : public QScrollArea
{
    Q_OBJECT

public:
    explicit ShowSettings(QWidget *parent);

    /// Empties the forms until the settings of another show were read: they must neither show nor
    /// change those of the previous one.
    void clear();
    /// Sets the title patterns of chapters that are always skipped. Text that the user is typing
    /// stays.
    void setSkipPatterns(const QStringList &patterns);
    /// Sets the playback settings of the show itself, and the defaults of all shows.
    void setPlayback(const domain::ShowPlayback &playback, const domain::PlaybackEffects &allShows);
    /// Sets which episodes of the show are downloaded automatically.
    void setDownloads(const domain::ShowDownloads &downloads);
    /// Sets whether new episodes of the show are announced by the desktop.
    void setAnnounced(bool isAnnounced);

signals:
    void skipPatternsChanged(const QStringList &patterns);
    void playbackChanged(const dogear::domain::ShowPlayback &playback);
    void downloadsChanged(const dogear::domain::ShowDownloads &downloads);
    void announcedChanged(bool isAnnounced);

private:
    [[nodiscard]] QWidget *createSkips();
    [[nodiscard]] QWidget *createAnnounced();

    ShowPlaybackForm *m_playback;
    ShowDownloadsForm *m_downloads;
    QLineEdit *m_skips = nullptr;
    QCheckBox *m_announced = nullptr;
    QStringList m_patterns;
};

} // namespace dogear::widgets
