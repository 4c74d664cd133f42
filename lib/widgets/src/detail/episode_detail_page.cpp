// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_list.h"
#include "detail_header.h"
#include "download_button.h"
#include "episode_details.h"
#include "list_button.h"
#include "parts/filled_button.h"
#include "state_button.h"
#include "transcript/transcript_page.h"
#include "video/video_pane.h"

#include <itemmodels/chapter_list_model.h>
#include <itemmodels/transcript_model.h>
#include <widgets/artwork_images.h>
#include <widgets/detail_tabs.h>
#include <widgets/episode_detail_page.h>
#include <widgets/icons.h>
#include <widgets/key_command.h>
#include <widgets/key_hints.h>
#include <widgets/metrics.h>
#include <widgets/notes_view.h>
#include <widgets/tab_order.h>
#include <widgets/tool_button.h>
#include <words/episode_facts.h>
#include <words/format.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr int chaptersTab = int(EpisodeTab::Chapters);
constexpr int transcriptTab = int(EpisodeTab::Transcript);
constexpr int detailsTab = int(EpisodeTab::Details);

/// Whether the enclosure is on the web: a file of this computer needs no download.
bool isOfTheWeb(const domain::EpisodeDetail &episode)
{
    return episode.episode.enclosure
           && episode.episode.enclosure->url.scheme().startsWith("http"_L1);
}

/// Base of relative links in the notes: the page of the episode, else the feed.
QUrl baseOf(const domain::EpisodeDetail &episode)
{
    return episode.episode.link.isEmpty() ? episode.podcastUrl : episode.episode.link;
}

} // namespace

EpisodeDetailPage::EpisodeDetailPage(ArtworkImages &images, QWidget *parent)
    : QWidget(parent)
    , m_header(new DetailHeader(images, u"detailTitle"_s, this))
    , m_video(new VideoPane(this))
    , m_notes(new NotesView(this))
{
    setObjectName(u"episodeDetail"_s);
    createActions();
    createPictures(images);
    createTabs(images);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_video);
    column->addWidget(m_tabs, 1);
    m_header->setSecondActivatable(tr("Go to this show"));
    connect(m_header, &DetailHeader::secondActivated, this, [this] {
        emit showRequested(m_episode.summary.podcastId);
    });
    tabInLayoutOrder(*this);
    connect(m_notes, &NotesView::linkActivated, this, &EpisodeDetailPage::linkActivated);
    connect(m_notes, &NotesView::timeActivated, this, [this](std::chrono::milliseconds position) {
        emit timeActivated(episode(), position);
    });
}

/// Creates the tabs, in the order of EpisodeTab.
void EpisodeDetailPage::createTabs(ArtworkImages &images)
{
    m_chapters = new ChapterList(images, this);
    m_transcript = new TranscriptPage(this);
    m_details = new EpisodeDetails(this);
    m_tabs = new DetailTabs(u"detailTabs"_s, this);
    m_tabs->addPage(createNotes(), tr("Notes"));
    m_tabs->addPage(m_chapters, tr("Chapters"));
    m_tabs->addPage(m_transcript, tr("Transcript"));
    m_tabs->addPage(m_details, tr("Details"));
    const auto play = [this](std::chrono::milliseconds start) {
        emit timeActivated(episode(), start);
    };
    connect(m_transcript, &TranscriptPage::timeActivated, this, play);
    connect(m_chapters, &ChapterList::chapterActivated, this, play);
    m_searchTranscript = new QAction(tr("Search in the transcript"), this);
    m_searchTranscript->setObjectName(u"actionSearchTranscript"_s);
    m_searchTranscript->setShortcut(QKeySequence(u"Ctrl+Shift+F"_s));
    m_searchTranscript->setStatusTip(tr("Possible for an episode with a transcript."));
    m_searchTranscript->setEnabled(false);
    addAction(m_searchTranscript);
    connect(m_searchTranscript, &QAction::triggered, this, &EpisodeDetailPage::searchTranscript);
    connect(m_chapters, &ChapterList::linkActivated, this, &EpisodeDetailPage::linkActivated);
    connect(m_chapters, &ChapterList::titleSkipRequested, this, [this](const QString &title) {
        emit titleSkipRequested(m_episode.summary.podcastId, title);
    });
    connectDetails();
}

void EpisodeDetailPage::connectDetails()
{
    connect(m_details, &EpisodeDetails::linkActivated, this, &EpisodeDetailPage::linkActivated);
    connect(m_details, &EpisodeDetails::personActivated, this, &EpisodeDetailPage::personActivated);
    connect(
        m_details, &EpisodeDetails::excerptActivated, this, [this](const words::Excerpt &excerpt) {
            emit excerptActivated(episode(), excerpt.start, excerpt.duration);
        });
    connect(m_details, &EpisodeDetails::versionChosen, this, [this](const QUrl &source) {
        emit versionChosen(episode(), source);
    });
    connect(
        m_details, &EpisodeDetails::repliesRequested, this, &EpisodeDetailPage::repliesRequested);
}

void EpisodeDetailPage::setChapterModel(itemmodels::ChapterListModel &model)
{
    m_chapters->setModel(model);
    const auto follow = [this, &model] { m_tabs->setShown(chaptersTab, model.rowCount() > 0); };
    connect(&model, &QAbstractItemModel::rowsInserted, this, follow);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, follow);
    follow();
}

void EpisodeDetailPage::setVideoActions(const QList<QAction *> &actions)
{
    m_video->setActions(actions, m_header->actions());
}

void EpisodeDetailPage::setVideo(EpisodeId id, QWidget *view)
{
    m_video->setVideo(id, view);
}

void EpisodeDetailPage::setTranscriptModel(itemmodels::TranscriptModel &model)
{
    m_transcript->setModel(model);
    const auto follow = [this, &model] {
        const bool hasTranscript = model.state() != itemmodels::TranscriptState::None;
        m_tabs->setShown(transcriptTab, hasTranscript);
        m_searchTranscript->setEnabled(hasTranscript);
    };
    connect(&model, &itemmodels::TranscriptModel::stateChanged, this, follow);
    follow();
}

void EpisodeDetailPage::searchTranscript()
{
    m_tabs->open(transcriptTab);
    m_transcript->beginSearch();
}

void EpisodeDetailPage::createActions()
{
    m_play = new FilledButton(this);
    m_play->setObjectName(u"detailPlay"_s);
    m_playKey = new KeyToolTip(*m_play, {u"actionPlay"_s});
    connect(m_header, &DetailHeader::artworkColorChanged, m_play, &FilledButton::setArtworkColor);
    QHBoxLayout &row = m_header->actions();
    row.addWidget(m_play);
    const auto add =
        [&](QToolButton *tool, const QString &name, const QString &icon, const QString &text) {
            setUpTool(*tool, name, icon);
            setIconUnits(*tool, headerIconUnits);
            tool->setToolTip(text);
            tool->setAccessibleName(text);
            row.addWidget(tool);
            return tool;
        };
    m_queue = add(new StateButton(this), u"detailQueue"_s, u"queue"_s, tr("Add to Up next"));
    m_list = new ListButton(this);
    add(m_list, u"detailList"_s, u"list"_s, tr("Add to list"));
    connect(m_list, &ListButton::chosen, this, [this](PlaylistId list) {
        emit listAddRequested(episode(), list);
    });
    createDownload(row);
    m_favourite = add(new StateButton(this), u"detailFavourite"_s, u"favourite"_s, tr("Favourite"));
    m_played = add(new StateButton(this), u"detailPlayed"_s, u"check"_s, tr("Mark as played"));
    new KeyToolTip(*m_favourite, {u"actionFavourite"_s});
    new KeyToolTip(*m_played, {u"actionMarkPlayed"_s});
    m_copyLink = add(new QToolButton(this),
                     u"detailCopyLink"_s,
                     u"link"_s,
                     tr("Copy the link to the episode's page"));
    row.addStretch();

    connect(m_play, &QPushButton::clicked, this, [this] {
        if (m_isPlaying)
            emit pauseRequested();
        else
            emit playRequested(episode());
    });
    connect(m_queue, &QToolButton::clicked, this, [this](bool isWanted) {
        emit queueChangeRequested(episode(),
                                  isWanted ? QueueChange::PlayLast : QueueChange::Remove);
    });
    connect(m_favourite, &QToolButton::clicked, this, [this] {
        emit favouriteChangeRequested(episode(), !m_episode.summary.state.isFavourite);
    });
    connect(m_played, &QToolButton::clicked, this, [this] {
        emit playedChangeRequested(episode(), !m_episode.summary.state.isPlayed);
    });
    connect(m_copyLink, &QToolButton::clicked, this, [this] {
        QApplication::clipboard()->setText(QString::fromUtf8(m_episode.episode.link.toEncoded()));
    });
}

void EpisodeDetailPage::setLists(const QList<domain::Playlist> &lists)
{
    m_list->setLists(lists);
}

void EpisodeDetailPage::createDownload(QHBoxLayout &row)
{
    m_download = new DownloadButton(this);
    row.addWidget(m_download);
    const auto ask = [this](DownloadChange change) {
        emit downloadChangeRequested(episode(), change);
    };
    connect(m_download, &DownloadButton::changeRequested, this, ask);
    // The same command as in the list of episodes, so both have the same key.
    const KeyCommandInfo command{
        u"listDownload"_s, tr("In the list of episodes"), tr("Download"), {Qt::Key_D}};
    new KeyCommand(command, *this, [this, ask] {
        // The key never removes: pressed twice, it must not cancel the download that it started.
        const bool canAsk =
            m_download->isEnabled() && m_download->change() != DownloadChange::Remove;
        if (canAsk)
            ask(m_download->change());
        return canAsk;
    });
}

void EpisodeDetailPage::setTextFont(const QFont &font)
{
    m_notes->setFont(font);
    m_transcript->setFont(font);
}

QString EpisodeDetailPage::facts() const
{
    const domain::EpisodeSummary &summary = m_episode.summary;
    QStringList parts;
    if (summary.published)
        parts.append(words::formatDate(*summary.published, QDateTime::currentDateTimeUtc()));
    parts.append(words::formatDuration(summary.duration));
    parts.append(words::formatNumbers(m_episode.episode.season, m_episode.episode.number));
    if (m_episode.isRemoved)
        parts.append(tr("No longer in the feed"));
    return words::joinedFacts(parts);
}

void EpisodeDetailPage::setEpisode(const domain::EpisodeDetail &episode)
{
    // A refresh sets the same episode again, and new notes scroll to the top. The duration counts
    // because it decides which times in the notes become links.
    const bool isAnother = episode.summary.id != m_episode.summary.id
                           || episode.episode.notesHtml != m_episode.episode.notesHtml
                           || baseOf(episode) != baseOf(m_episode)
                           || episode.summary.duration != m_episode.summary.duration;
    if (episode.summary.id != m_episode.summary.id)
        m_isPlaying = false;
    m_download->setStatus(
        {.state = episode.summary.download, .presence = episode.summary.presence});
    m_episode = episode;
    m_video->setEpisode(episode.summary.id);
    const domain::EpisodeSummary &summary = episode.summary;
    m_header->setImage(summary.image, summary.podcastTitle);
    m_header->setTexts(summary.title, summary.podcastTitle, facts());
    if (isAnother) {
        m_notes->setNotes({episode.episode.notesHtml, baseOf(episode), summary.duration});
        offerPictures();
    }
    m_copyLink->setVisible(!episode.episode.link.isEmpty());
    m_transcript->setEpisode(episode);
    const QList<words::FactGroup> facts = words::episodeFacts(episode);
    m_details->setFacts(facts);
    m_tabs->setShown(detailsTab, !facts.isEmpty());
    showState();
}

void EpisodeDetailPage::updateState(EpisodeId id, const domain::EpisodeState &state)
{
    if (id != episode())
        return;
    m_episode.summary.state = state;
    showState();
}

void EpisodeDetailPage::updatePlaying(EpisodeId id, bool isPlaying)
{
    // Not ignored for another id: another episode that begins to play ends this one.
    m_isPlaying = isPlaying && id == episode();
    showState();
}

void EpisodeDetailPage::setSearched(const query::Query &query)
{
    m_notes->setSearched(query);
    m_transcript->setSearched(query);
}

void EpisodeDetailPage::updateQueued(EpisodeId id, bool isQueued)
{
    if (id != episode())
        return;
    m_queue->setChecked(isQueued);
    m_queue->setToolTip(isQueued ? tr("Remove from Up next") : tr("Add to Up next"));
    m_queue->setAccessibleName(m_queue->toolTip());
}

void EpisodeDetailPage::updateVersion(EpisodeId id, const QUrl &source)
{
    if (id == episode())
        m_details->setChosenVersion(source);
}

void EpisodeDetailPage::setReplies(const QUrl &thread,
                                   const Result<QList<domain::Comment>> &replies)
{
    m_details->setReplies(thread, replies);
}

void EpisodeDetailPage::updateDownload(EpisodeId id, const DownloadStatus &status)
{
    if (id == episode())
        m_download->setStatus(status);
}

void EpisodeDetailPage::showState()
{
    const domain::EpisodeState &state = m_episode.summary.state;
    m_play->setEnabled(m_episode.episode.enclosure.has_value());
    m_queue->setEnabled(m_episode.episode.enclosure.has_value());
    m_download->setDownloadable(isOfTheWeb(m_episode));
    if (m_isPlaying)
        m_play->setText(tr("Pause"));
    else if (!m_episode.episode.enclosure)
        m_play->setText(tr("Nothing to play"));
    else if (state.isStarted())
        m_play->setText(tr("Resume at %1").arg(words::formatPosition(state.position)));
    else
        m_play->setText(tr("Play"));
    m_play->setThemedIcon(m_isPlaying ? u"pause"_s : u"play"_s);
    m_play->setToolTip(m_isPlaying ? tr("Pause") : tr("Play this episode"));
    m_playKey->setShown(m_isPlaying); // the key plays the episode in the player
    m_favourite->setIcon(themedIcon(state.isFavourite ? u"favourite-filled"_s : u"favourite"_s));
    m_favourite->setChecked(state.isFavourite);
    m_favourite->setToolTip(state.isFavourite ? tr("Remove from favourites")
                                              : tr("Add to favourites"));
    m_favourite->setAccessibleName(m_favourite->toolTip());
    m_played->setChecked(state.isPlayed);
    m_played->setToolTip(state.isPlayed ? tr("Mark as unplayed") : tr("Mark as played"));
    m_played->setAccessibleName(m_played->toolTip());
}

} // namespace dogear::widgets
