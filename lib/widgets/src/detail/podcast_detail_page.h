// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Presents a show: header, description, facts, playback, downloads and feed health.
///
/// Tests: tests/gui/tst_detail_page.cpp

#include <domain/download.h>
#include <domain/library.h>
#include <domain/show_playback.h>

#include <QWidget>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace dogear::widgets {

class ArtworkImages;
class DetailHeader;
class ElidedLabel;
class FeedHealth;
class NotesView;
class ShowDownloadsForm;
class ShowPlaybackForm;

class PodcastDetailPage final : public QWidget
{
    Q_OBJECT

public:
    PodcastDetailPage(ArtworkImages &images, QWidget *parent);

    void setPodcast(const domain::FollowedPodcast &podcast);
    /// Sets the time of the next scheduled read of the feed; nullopt: none is scheduled.
    void setNextRefresh(const std::optional<QDateTime> &time);
    /// Sets the title patterns of chapters that are always skipped. Text that the user is typing
    /// stays.
    void setSkipPatterns(const QStringList &patterns);
    /// Sets the playback settings of the show itself, and the defaults of all shows.
    void setPlayback(const domain::ShowPlayback &playback, const domain::PlaybackEffects &allShows);
    /// Sets which episodes of the show are downloaded automatically.
    void setDownloads(const domain::ShowDownloads &downloads);
    /// Sets the font of the description.
    void setTextFont(const QFont &font);
    [[nodiscard]] PodcastId podcast() const { return m_podcast.id; }
    [[nodiscard]] FeedHealth &health() { return *m_health; }

signals:
    void linkActivated(const QUrl &url);
    void retryRequested(dogear::PodcastId id);
    void passwordRequested(dogear::PodcastId id);
    void addressChangeRequested(dogear::PodcastId id);
    void stopFollowingRequested(dogear::PodcastId id);
    void skipPatternsChanged(dogear::PodcastId id, const QStringList &patterns);
    void playbackChanged(dogear::PodcastId id, const dogear::domain::ShowPlayback &playback);
    void downloadsChanged(dogear::PodcastId id, const dogear::domain::ShowDownloads &downloads);

private:
    void createActions();
    void createInformation();
    void createScrollArea();
    void connectParts();
    [[nodiscard]] QWidget *createProblem();
    [[nodiscard]] QWidget *createSkips();
    [[nodiscard]] bool isPasswordWanted() const;
    void explainProblem();
    void fillInformation();
    void addFact(const QString &name, const QString &value);
    void addAddress(const QString &name, const QUrl &url, QWidget *button = nullptr);
    void addRow(const QString &name, QWidget *value);
    [[nodiscard]] QWidget *createFeedButtons(const QUrl &url);
    [[nodiscard]] QWidget *createCopyButton(const QUrl &url);

    domain::FollowedPodcast m_podcast;
    DetailHeader *m_header;
    QWidget *m_problem = nullptr;
    QLabel *m_problemText = nullptr;
    QPushButton *m_retry = nullptr;
    NotesView *m_about;
    ShowPlaybackForm *m_playback;
    ShowDownloadsForm *m_downloads;
    QLineEdit *m_skips = nullptr;
    QStringList m_patterns;
    QScrollArea *m_scroll = nullptr;
    QFormLayout *m_information;
    FeedHealth *m_health;
    std::optional<QDateTime> m_nextRefresh;
};

} // namespace dogear::widgets
