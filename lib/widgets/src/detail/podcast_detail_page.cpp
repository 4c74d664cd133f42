// SPDX-License-Identifier: GPL-3.0-or-later
#include "podcast_detail_page.h"

#include "detail_header.h"
#include "feed_health.h"
#include "parts/elided_label.h"
#include "parts/placeholder_filter.h"
#include "show_downloads_form.h"
#include "show_playback_form.h"

#include <accounts/accounts.h>
#include <domain/chapter_skips.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <widgets/notes_view.h>
#include <widgets/tab_order.h>
#include <widgets/tool_button.h>
#include <words/error_text.h>
#include <words/format.h>

#include <QApplication>
#include <QClipboard>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

PodcastDetailPage::PodcastDetailPage(ArtworkImages &images, QWidget *parent)
    : QWidget(parent)
    , m_header(new DetailHeader(images, u"podcastTitle"_s, this))
    , m_about(new NotesView(this))
    , m_playback(new ShowPlaybackForm(this))
    , m_downloads(new ShowDownloadsForm(this))
    , m_information(new QFormLayout)
    , m_health(new FeedHealth(this))
{
    setObjectName(u"podcastDetail"_s);
    createActions();
    m_problem = createProblem();
    createInformation();
    createScrollArea();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_scroll);
    connectParts();
}

void PodcastDetailPage::createInformation()
{
    m_about->setObjectName(u"podcastAbout"_s);
    m_about->setAccessibleName(tr("About the show"));
    m_about->setPlaceholderText({});
    m_about->setGrowing();
    const int margin = units(font(), 4);
    m_information->setContentsMargins(margin, margin, margin, margin);
    m_information->setHorizontalSpacing(margin);
    m_information->setVerticalSpacing(units(font(), 1));
    m_information->setLabelAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_information->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

void PodcastDetailPage::createScrollArea()
{
    auto *content = new QWidget(this);
    auto *inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(0);
    inner->addWidget(m_header);
    inner->addWidget(m_problem);
    inner->addWidget(m_about);
    inner->addLayout(m_information);
    m_playback->setEnabled(false); // until setPlayback() brings the settings
    inner->addWidget(m_playback);
    inner->addWidget(createSkips());
    inner->addWidget(m_downloads);
    inner->addWidget(m_health);
    inner->addStretch();
    m_scroll = new QScrollArea(this);
    m_scroll->setAccessibleName(tr("Page of the show"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(content);
    for (QWidget *paper : {content, m_scroll->viewport()})
        paper->setBackgroundRole(QPalette::Base);
}

void PodcastDetailPage::connectParts()
{
    connect(m_health, &FeedHealth::unfolded, this, [this] {
        m_scroll->ensureWidgetVisible(m_health, 0, 0);
        // Shows its top if it is taller than the page.
        QScrollBar *bar = m_scroll->verticalScrollBar();
        bar->setValue(std::min(bar->value(), m_health->y()));
    });
    connect(m_playback,
            &ShowPlaybackForm::playbackChanged,
            this,
            [this](const domain::ShowPlayback &playback) {
                emit playbackChanged(m_podcast.id, playback);
            });
    connect(m_downloads,
            &ShowDownloadsForm::downloadsChanged,
            this,
            [this](const domain::ShowDownloads &downloads) {
                emit downloadsChanged(m_podcast.id, downloads);
            });
    connect(m_about, &NotesView::linkActivated, this, &PodcastDetailPage::linkActivated);
    connect(m_retry, &QPushButton::clicked, this, [this] {
        if (isPasswordWanted())
            emit passwordRequested(m_podcast.id);
        else
            emit retryRequested(m_podcast.id);
    });
}

void PodcastDetailPage::createActions()
{
    const auto add = [this](const QString &name, const QString &icon, const QString &text) {
        auto *tool = new QToolButton(this);
        setUpTool(*tool, name, icon);
        setIconUnits(*tool, headerIconUnits);
        tool->setText(text);
        tool->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_header->actions().addWidget(tool);
        return tool;
    };
    const auto *refresh = add(u"podcastRefresh"_s, u"refresh"_s, tr("Refresh"));
    const auto *stop = add(u"podcastStopFollowing"_s, u"remove"_s, tr("Stop following"));
    m_header->actions().addStretch();
    connect(refresh, &QToolButton::clicked, this, [this] { emit retryRequested(m_podcast.id); });
    connect(
        stop, &QToolButton::clicked, this, [this] { emit stopFollowingRequested(m_podcast.id); });
}

QWidget *PodcastDetailPage::createProblem()
{
    auto *problem = new QWidget(this);
    problem->setObjectName(u"podcastProblem"_s);
    m_problemText = new QLabel(problem);
    m_problemText->setObjectName(u"podcastProblemText"_s);
    m_problemText->setWordWrap(true);
    m_problemText->setTextFormat(Qt::PlainText); // the sentence may quote a server
    m_retry =
        new QPushButton(themedIcon(u"refresh"_s, QPalette::ButtonText), tr("Try again"), problem);
    m_retry->setObjectName(u"podcastRetry"_s);
    m_retry->setToolTip(tr("Read the feed again"));
    auto *row = new QHBoxLayout(problem);
    const int margin = units(font(), 4);
    row->setContentsMargins(margin, 0, margin, 0);
    row->setSpacing(margin);
    row->addWidget(m_problemText, 1);
    row->addWidget(m_retry);
    return problem;
}

QWidget *PodcastDetailPage::createSkips()
{
    auto *box = new QWidget(this);
    auto *label = new QLabel(tr("Always skip chapters that match"), box);
    m_skips = new QLineEdit(box);
    m_skips->setObjectName(u"podcastSkips"_s);
    new PlaceholderFilter(*m_skips);
    m_skips->setPlaceholderText(tr("For example: ad, sponsor*"));
    m_skips->setToolTip(
        tr("Words of chapter titles, with commas between them. A * stands for any letters."));
    m_skips->setAccessibleName(label->text());
    label->setBuddy(m_skips);
    auto *column = new QVBoxLayout(box);
    const int margin = units(font(), 4);
    column->setContentsMargins(margin, 0, margin, margin);
    column->setSpacing(units(font(), 1));
    column->addWidget(label);
    column->addWidget(m_skips);
    connect(m_skips, &QLineEdit::editingFinished, this, [this] {
        const QStringList patterns = domain::toPatterns(m_skips->text());
        // setText() also resets isModified(), so setSkipPatterns() may change the text again.
        m_skips->setText(domain::toText(patterns));
        if (patterns == m_patterns) // editingFinished() is emitted without a change, too
            return;
        m_patterns = patterns;
        emit skipPatternsChanged(m_podcast.id, patterns);
    });
    return box;
}

void PodcastDetailPage::setSkipPatterns(const QStringList &patterns)
{
    m_patterns = patterns;
    if (!m_skips->isModified())
        m_skips->setText(domain::toText(patterns));
}

void PodcastDetailPage::setPlayback(const domain::ShowPlayback &playback,
                                    const domain::PlaybackEffects &allShows)
{
    m_playback->setForAllShows(allShows);
    m_playback->setPlayback(playback);
    m_playback->setEnabled(true);
}

void PodcastDetailPage::setDownloads(const domain::ShowDownloads &downloads)
{
    m_downloads->setDownloads(downloads);
}

void PodcastDetailPage::setTextFont(const QFont &font)
{
    m_about->setFont(font);
}

bool PodcastDetailPage::isPasswordWanted() const
{
    const auto &error = m_podcast.fetch.lastError;
    return error && accounts::asksForPassword(*error, m_podcast.url);
}

void PodcastDetailPage::setPodcast(const domain::FollowedPodcast &podcast)
{
    const bool isSameText = podcast.id == m_podcast.id
                            && podcast.podcast.descriptionHtml == m_podcast.podcast.descriptionHtml
                            && podcast.podcast.link == m_podcast.podcast.link;
    if (podcast.id != m_podcast.id) {
        m_nextRefresh.reset();
        m_patterns.clear();
        m_skips->setText({}); // also resets isModified()
        // The settings of the new show are read from the library and arrive later; until then the
        // forms must neither show nor change those of the previous show.
        m_playback->setEnabled(false);
        m_playback->setPlayback({});
        m_downloads->clear();
        m_scroll->verticalScrollBar()->setValue(0);
    }
    m_podcast = podcast;
    m_header->setImage(podcast.image(), podcast.title());
    m_header->setTexts(
        podcast.title(), podcast.podcast.author, podcast.podcast.categories.join(u" · "_s));
    explainProblem();
    if (!isSameText) // a refresh must not scroll the text that the user reads
        m_about->setNotes({podcast.podcast.descriptionHtml, podcast.podcast.link, {}});
    m_about->setVisible(!podcast.podcast.descriptionHtml.isEmpty());
    fillInformation();
    m_health->setPodcast(podcast);
    m_health->setNextRefresh(m_nextRefresh);
}

void PodcastDetailPage::setNextRefresh(const std::optional<QDateTime> &time)
{
    m_nextRefresh = time;
    m_health->setNextRefresh(time);
    explainProblem();
}

void PodcastDetailPage::explainProblem()
{
    const auto &error = m_podcast.fetch.lastError;
    m_problem->setVisible(error.has_value());
    m_retry->setText(isPasswordWanted() ? tr("Enter password…") : tr("Try again"));
    if (!error)
        return;
    const QString sentence = words::refreshErrorSentence(*error, m_podcast.episodeCount > 0);
    // A time that has passed is not shown: the feed is being read right now.
    const QDateTime now = QDateTime::currentDateTimeUtc();
    m_problemText->setText(m_nextRefresh && *m_nextRefresh > now
                               ? tr("%1\nNext try: %2", "sentence, time")
                                     .arg(sentence, words::formatMoment(*m_nextRefresh, now))
                               : sentence);
}

void PodcastDetailPage::addRow(const QString &name, QWidget *value)
{
    auto *caption = new QLabel(name, this);
    caption->setFont(secondaryFont(font()));
    m_information->addRow(caption, value);
}

void PodcastDetailPage::addFact(const QString &name, const QString &value)
{
    if (value.isEmpty())
        return;
    auto *label = new QLabel(value, this);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    addRow(name, label);
}

void PodcastDetailPage::addAddress(const QString &name, const QUrl &url, QWidget *button)
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(units(font(), 1));
    auto *address = new ElidedLabel(row);
    address->setText(url.toDisplayString());
    address->setAccessibleName(name);
    // No wider than the address, so that the button directly follows the text.
    address->setMaximumWidth(address->fontMetrics().horizontalAdvance(address->text())
                             + units(font(), 1));
    layout->addWidget(address, 1);
    if (button)
        layout->addWidget(button);
    layout->addStretch(0);
    if (!button) {
        address->setActivatable(true);
        address->setToolTip(tr("Open in the browser"));
        connect(address, &ElidedLabel::activated, this, [this, url] { emit linkActivated(url); });
    }
    addRow(name, row);
}

QWidget *PodcastDetailPage::createFeedButtons(const QUrl &url)
{
    auto *buttons = new QWidget(this);
    auto *layout = new QHBoxLayout(buttons);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(units(font(), 1));
    layout->addWidget(createCopyButton(url));
    auto *change = new QPushButton(tr("Change…"), buttons);
    change->setObjectName(u"podcastChangeFeed"_s);
    change->setToolTip(tr("Change the address of the feed"));
    change->setAccessibleName(change->toolTip());
    connect(
        change, &QPushButton::clicked, this, [this] { emit addressChangeRequested(m_podcast.id); });
    layout->addWidget(change);
    return buttons;
}

QWidget *PodcastDetailPage::createCopyButton(const QUrl &url)
{
    auto *button = new QToolButton(this);
    button->setObjectName(u"podcastCopyFeed"_s);
    button->setIcon(themedIcon(u"copy"_s));
    button->setAutoRaise(true);
    button->setToolTip(tr("Copy the address of the feed"));
    button->setAccessibleName(button->toolTip());
    // Addresses in the library contain no password (lib/README.md, 18), so none is copied.
    connect(button, &QToolButton::clicked, this, [url] {
        QApplication::clipboard()->setText(QString::fromUtf8(url.toEncoded()));
    });
    return button;
}

void PodcastDetailPage::fillInformation()
{
    while (m_information->rowCount() > 0)
        m_information->removeRow(0);
    const domain::Podcast &podcast = m_podcast.podcast;
    const QLocale language(podcast.language);
    addFact(tr("Creator"), podcast.ownerName.isEmpty() ? podcast.author : podcast.ownerName);
    addFact(tr("Episodes"), QLocale().toString(m_podcast.episodeCount));
    // For a code that it does not know, QLocale is the C locale; then the feed's code is shown.
    addFact(tr("Language"),
            language == QLocale::c() ? podcast.language : language.nativeLanguageName());
    addFact(tr("Copyright"), podcast.copyright);
    if (podcast.isExplicit)
        addFact(tr("Rating"), *podcast.isExplicit ? tr("Explicit") : tr("Clean"));
    if (!podcast.link.isEmpty())
        addAddress(tr("Page"), podcast.link);
    if (m_podcast.url.scheme() != "qrc"_L1) // the Dogear Guide is part of the program
        addAddress(tr("Feed"), m_podcast.url, createFeedButtons(m_podcast.url));
    if (m_podcast.fetch.lastSuccess)
        addFact(tr("Last read"), words::formatDateTime(*m_podcast.fetch.lastSuccess));
    tabInLayoutOrder(*this); // the rows are new widgets, which Tab would reach last
}

} // namespace dogear::widgets
