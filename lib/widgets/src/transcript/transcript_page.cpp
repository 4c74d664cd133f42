// SPDX-License-Identifier: GPL-3.0-or-later
#include "transcript_page.h"

#include "find_bar.h"
#include "transcript_view.h"

#include <base/future.h>
#include <base/workers.h>
#include <itemmodels/transcript_model.h>
#include <widgets/empty_state.h>
#include <widgets/icons.h>
#include <widgets/literal_text.h>
#include <widgets/metrics.h>
#include <words/transcript_text.h>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::TranscriptModel;
using itemmodels::TranscriptState;

TranscriptPage::TranscriptPage(QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget(this))
    , m_nothing(new EmptyState(this))
    , m_view(new TranscriptView(this))
    , m_follow(new QPushButton(tr("Follow"), m_view))
{
    setObjectName(u"transcriptPage"_s);
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(m_view);
    m_top = createTop();
    m_notice = createNotice();
    m_follow->setObjectName(u"transcriptFollow"_s);
    m_follow->setToolTip(tr("Scroll along with what is heard"));
    m_follow->setCursor(Qt::ArrowCursor); // not the text cursor of the view below it
    m_follow->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_top);
    column->addWidget(m_notice);
    column->addWidget(m_pages, 1);
    connectView();
    createActions();
}

void TranscriptPage::createActions()
{
    m_next = new QAction(tr("Next hit in the transcript"), this);
    m_next->setObjectName(u"actionNextHit"_s);
    m_next->setShortcut(QKeySequence::FindNext);
    m_previous = new QAction(tr("Previous hit in the transcript"), this);
    m_previous->setObjectName(u"actionPreviousHit"_s);
    m_previous->setShortcut(QKeySequence::FindPrevious);
    connect(m_next, &QAction::triggered, this, [this] { goToHit(1); });
    connect(m_previous, &QAction::triggered, this, [this] { goToHit(-1); });
    for (QAction *action : {m_next, m_previous}) {
        action->setStatusTip(tr("Possible after a search in a transcript."));
        action->setEnabled(false);
    }
    addActions({m_next, m_previous});
}

QWidget *TranscriptPage::createTop()
{
    auto *top = new QWidget(this);
    m_find = new FindBar(top);
    m_chooser = new QToolButton(top);
    m_chooser->setObjectName(u"transcriptChooser"_s);
    m_chooser->setPopupMode(QToolButton::InstantPopup);
    m_chooser->setAutoRaise(true);
    m_chooser->setFont(secondaryFont(font()));
    m_chooser->setToolTip(tr("There are several transcripts: read another one"));
    m_chooser->setMenu(new QMenu(m_chooser));
    m_chooser->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto *column = new QVBoxLayout(top);
    const int margin = units(font(), 4);
    column->setContentsMargins(margin, units(font(), 2), margin, units(font(), 1));
    column->setSpacing(units(font(), 1));
    column->addWidget(m_find);
    column->addWidget(m_chooser);
    connect(m_find, &FindBar::wordsChanged, this, &TranscriptPage::search);
    connect(m_find, &FindBar::nextRequested, this, [this] { goToHit(1); });
    connect(m_find, &FindBar::previousRequested, this, [this] { goToHit(-1); });
    connect(m_find, &FindBar::left, m_view, [this] { m_view->setFocus(Qt::OtherFocusReason); });
    return top;
}

/// Creates the line above the text that shows a problem or explains a transcript without times.
QWidget *TranscriptPage::createNotice()
{
    auto *notice = new QWidget(this);
    notice->setObjectName(u"transcriptNotice"_s);
    m_noticeText = new QLabel(notice);
    m_noticeText->setObjectName(u"transcriptNoticeText"_s);
    m_noticeText->setFont(secondaryFont(font()));
    m_noticeText->setWordWrap(true);
    m_noticeText->setTextFormat(Qt::PlainText);
    m_retry = new QPushButton(tr("Try again"), notice);
    m_retry->setObjectName(u"transcriptRetry"_s);
    auto *row = new QHBoxLayout(notice);
    const int margin = units(font(), 4);
    row->setContentsMargins(margin, units(font(), 1), margin, units(font(), 1));
    row->setSpacing(units(font(), 2));
    row->addWidget(m_noticeText, 1);
    row->addWidget(m_retry);
    connect(m_retry, &QPushButton::clicked, this, [this] { m_model->retry(); });
    return notice;
}

void TranscriptPage::connectView()
{
    connect(m_view, &TranscriptView::timeActivated, this, &TranscriptPage::timeActivated);
    connect(m_view, &TranscriptView::followingChanged, this, &TranscriptPage::showFollow);
    connect(m_view, &TranscriptView::copyRequested, this, &TranscriptPage::copy);
    connect(m_view,
            &TranscriptView::quoteRequested,
            this,
            [this](const QString &text, std::chrono::milliseconds start) {
                domain::Bookmark place = m_place;
                place.position = start;
                copy(words::quoteText(text, place));
            });
    connect(m_nothing, &EmptyState::activated, this, [this] { m_model->retry(); });
    connect(m_follow, &QPushButton::clicked, this, [this] { m_view->setFollowing(true); });
    m_view->installEventFilter(this);
}

void TranscriptPage::setModel(TranscriptModel &model)
{
    m_model = &model;
    m_view->setModel(model);
    connect(&model, &TranscriptModel::stateChanged, this, &TranscriptPage::showState);
    connect(&model, &TranscriptModel::currentChanged, this, &TranscriptPage::showFollow);
    // The model replaces its text by removing all rows and inserting the new ones.
    connect(&model, &QAbstractItemModel::rowsInserted, this, &TranscriptPage::search);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, [this] {
        ++m_search; // drops the hits of a search that still runs on the old text
        handleHits({});
    });
    showState();
}

void TranscriptPage::setEpisode(const domain::EpisodeDetail &episode)
{
    if (episode.summary.id != m_place.episode)
        m_find->clear();
    m_place = domain::bookmarkAt(episode, {});
}

void TranscriptPage::showState()
{
    const bool isReady = m_model->state() == TranscriptState::Ready;
    m_pages->setCurrentWidget(isReady ? static_cast<QWidget *>(m_view) : m_nothing);
    m_find->setVisible(isReady);
    fillChooser();
    m_top->setVisible(isReady || m_model->choices().size() > 1);
    explain();
    showFollow();
}

void TranscriptPage::explain()
{
    const TranscriptState state = m_model->state();
    const bool isReady = state == TranscriptState::Ready;
    // An older text stays readable if a newer one could not be fetched; the problem is above it.
    const QString problem =
        m_model->error() ? words::transcriptErrorSentence(*m_model->error(), isReady) : QString();
    const QString untimed =
        isReady && !m_model->isTimed()
            ? tr("This transcript has no times, so it does not follow the sound.")
            : QString();
    m_noticeText->setText(problem.isEmpty() ? untimed : problem);
    m_retry->setVisible(!problem.isEmpty());
    m_notice->setVisible(isReady && !m_noticeText->text().isEmpty());
    if (state == TranscriptState::Failed)
        m_nothing->setContent(u"warning"_s, problem, tr("Try again"));
    else if (state == TranscriptState::Empty)
        m_nothing->setContent(
            u"guide"_s, tr("There are no words in this transcript."), tr("Try again"));
    else
        m_nothing->setContent(u"guide"_s, tr("The transcript is being fetched…"));
}

void TranscriptPage::fillChooser()
{
    const QStringList names = words::transcriptNames(m_model->choices());
    m_chooser->setVisible(names.size() > 1);
    if (names.size() < 2)
        return;
    QMenu *menu = m_chooser->menu();
    menu->clear();
    auto *group = new QActionGroup(menu);
    for (int i = 0; i < names.size(); ++i) {
        QAction *action =
            menu->addAction(literalLabel(names.at(i)), this, [this, i] { m_model->choose(i); });
        action->setCheckable(true);
        action->setChecked(i == m_model->chosen());
        group->addAction(action);
    }
    const QString chosen = names.value(m_model->chosen());
    m_chooser->setText(literalLabel(chosen));
    m_chooser->setAccessibleName(tr("Transcript: %1").arg(chosen));
}

void TranscriptPage::setSearched(const query::Query &query)
{
    m_view->setSearched(query);
}

void TranscriptPage::beginSearch()
{
    m_find->begin();
}

/// Searches on a thread of the pool: the transcript of a whole day takes longer than the window may
/// block.
void TranscriptPage::search()
{
    const quint64 search = ++m_search;
    const QString words = m_find->words();
    if (words.trimmed().isEmpty() || !m_model) {
        handleHits({});
        return;
    }
    Future<QList<TranscriptHit>>(
        QtConcurrent::run(workers(), findInTranscript, m_model->paragraphs(), words))
        .then(this, [this, search](const QList<TranscriptHit> &hits) {
            if (search == m_search)
                handleHits(hits);
        });
}

void TranscriptPage::handleHits(const QList<TranscriptHit> &hits)
{
    m_hits = hits;
    // Starts with the first hit on the visible page, so that typing scrolls little.
    m_currentHit = hits.isEmpty() ? -1 : m_view->hitFromHere(hits);
    m_view->setHits(m_hits, m_currentHit);
    m_find->setHits(int(m_hits.size()), m_currentHit);
    m_next->setEnabled(!hits.isEmpty());
    m_previous->setEnabled(!hits.isEmpty());
}

/// Goes \a step hits forward, and wraps around at both ends.
void TranscriptPage::goToHit(int step)
{
    const int count = int(m_hits.size());
    if (count == 0)
        return;
    m_currentHit = (m_currentHit + step + count) % count;
    m_view->setHits(m_hits, m_currentHit);
    m_find->setHits(count, m_currentHit);
}

void TranscriptPage::showFollow()
{
    const bool isWanted = m_model && m_model->isHeard() && !m_view->isFollowing()
                          && m_model->state() == TranscriptState::Ready && m_model->isTimed();
    m_follow->setVisible(isWanted);
    if (!isWanted)
        return;
    // The button lies over the text and is in no layout.
    const QSize size = m_follow->sizeHint();
    m_follow->setGeometry((m_view->viewport()->width() - size.width()) / 2,
                          m_view->height() - size.height() - units(font(), 3),
                          size.width(),
                          size.height());
    m_follow->raise();
}

bool TranscriptPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::Resize)
        showFollow();
    return QWidget::eventFilter(watched, event);
}

void TranscriptPage::copy(const QString &text)
{
    QApplication::clipboard()->setText(text);
}

} // namespace dogear::widgets
