// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows an episode: header with actions, video, and tabs with notes, chapters, transcript
///        and details.
///
/// Threads: GUI thread.
/// Owner:   the DetailPage; images and models outlive it.
/// Tests:   tests/gui/tst_detail_page.cpp

#include <base/result.h>
#include <domain/comment.h>
#include <domain/library.h>
#include <domain/playlist.h>
#include <widgets/download_change.h>
#include <widgets/download_text.h>
#include <widgets/queue_change.h>

#include <QWidget>
#include <query/query.h>

class QAction;
class QHBoxLayout;
class QToolButton;

namespace dogear::itemmodels {
class ChapterListModel;
class TranscriptModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class ArtworkImages;
class ChapterList;
class DetailHeader;
class DetailTabs;
class DownloadButton;
class EpisodeDetails;
class FilledButton;
class KeyToolTip;
class ListButton;
class NotesView;
class TranscriptPage;
class VideoPane;

/// Tabs of the page, below its header.
enum class EpisodeTab { Notes, Chapters, Transcript, Details };

class EpisodeDetailPage final : public QWidget
{
    Q_OBJECT

public:
    EpisodeDetailPage(ArtworkImages &images, QWidget *parent);

    void setEpisode(const domain::EpisodeDetail &episode);
    /// Updates the state on the page; does nothing if the page has another episode than \a id.
    void updateState(EpisodeId id, const domain::EpisodeState &state);
    void updateQueued(EpisodeId id, bool isQueued);
    /// Sets the lists to which the episode can be added.
    void setLists(const QList<domain::Playlist> &lists);
    void updateDownload(EpisodeId id, const DownloadStatus &status);
    /// Marks the version of \a id from \a source as the one that is played; empty: the standard.
    void updateVersion(EpisodeId id, const QUrl &source);
    /// Answers repliesRequested(). Ignored if the page does not show \a thread any more.
    void setReplies(const QUrl &thread, const Result<QList<domain::Comment>> &replies);
    /// The episode \a id is in the player; \a isPlaying is false while it is paused.
    void updatePlaying(EpisodeId id, bool isPlaying);
    /// Highlights the matches of \a query in the notes and in the transcript.
    void setSearched(const query::Query &query);
    /// Sets the font of notes and transcript.
    void setTextFont(const QFont &font);
    /// Sets whether the pictures of notes are fetched without a click.
    void setLoadsPictures(bool loads);
    /// The tabs, in the order of EpisodeTab.
    [[nodiscard]] DetailTabs &tabs() const { return *m_tabs; }

    /// Sets the chapters; their tab is visible while \a model has rows.
    void setChapterModel(itemmodels::ChapterListModel &model);
    void setTranscriptModel(itemmodels::TranscriptModel &model);
    /// Sets the actions that an episode with video has as buttons.
    void setVideoActions(const QList<QAction *> &actions);
    /// Sets the episode \a id that has video; its page shows \a view. nullptr: the video is shown
    /// in another place, such as its own window. An invalid \a id: no episode has video.
    void setVideo(EpisodeId id, QWidget *view);
    /// The episode that setEpisode() set last, also while the page is hidden.
    [[nodiscard]] EpisodeId episode() const { return m_episode.summary.id; }

signals:
    void playRequested(dogear::EpisodeId id);
    void pauseRequested();
    void showRequested(dogear::PodcastId id); ///< to open the page and the episodes of a show
    void playedChangeRequested(dogear::EpisodeId id, bool isPlayed);
    void favouriteChangeRequested(dogear::EpisodeId id, bool isFavourite);
    void queueChangeRequested(dogear::EpisodeId id, dogear::widgets::QueueChange change);
    /// Emitted when the user wants to add \a id to \a list; with an invalid one, to a new list.
    void listAddRequested(dogear::EpisodeId id, dogear::PlaylistId list);
    void downloadChangeRequested(dogear::EpisodeId id, dogear::widgets::DownloadChange change);
    void linkActivated(const QUrl &url);
    void timeActivated(dogear::EpisodeId id, std::chrono::milliseconds position);
    /// Emitted when the user wants to hear a part of \a id.
    void excerptActivated(dogear::EpisodeId id,
                          std::chrono::milliseconds start,
                          std::chrono::milliseconds duration);
    /// Emitted when the user has chosen the file of \a id at \a source; it may be its enclosure.
    void versionChosen(dogear::EpisodeId id, const QUrl &source);
    /// Emitted when the user wants all episodes of a person; \a search finds them.
    void personActivated(const QString &search);
    /// Emitted when the user wants to read the replies to the post \a thread.
    void repliesRequested(const QUrl &thread);
    /// Emitted when the user wants chapters with this title to be skipped in the whole show.
    void titleSkipRequested(dogear::PodcastId id, const QString &title);

private:
    void createActions();
    void createDownload(QHBoxLayout &row);
    void createPictures(ArtworkImages &images);
    /// Fetches the pictures of the notes, or offers to.
    void offerPictures();
    [[nodiscard]] QWidget *createNotes();
    void createTabs(ArtworkImages &images);
    void connectDetails();
    void searchTranscript();
    void showState();
    [[nodiscard]] QString facts() const;

    domain::EpisodeDetail m_episode;
    bool m_isPlaying = false;
    DetailHeader *m_header;
    VideoPane *m_video;
    NotesView *m_notes;
    DetailTabs *m_tabs = nullptr;
    ChapterList *m_chapters = nullptr;
    TranscriptPage *m_transcript = nullptr;
    EpisodeDetails *m_details = nullptr;
    QAction *m_searchTranscript = nullptr;
    FilledButton *m_play = nullptr;
    KeyToolTip *m_playKey = nullptr;
    QToolButton *m_queue = nullptr;
    ListButton *m_list = nullptr;
    DownloadButton *m_download = nullptr;
    QToolButton *m_favourite = nullptr;
    QToolButton *m_played = nullptr;
    QToolButton *m_copyLink = nullptr;
    QToolButton *m_pictures = nullptr;
    bool m_loadsPictures = false;
};

} // namespace dogear::widgets
