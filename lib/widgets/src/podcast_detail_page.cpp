// SPDX-License-Identifier: GPL-3.0-or-later
#include "podcast_detail_page.h"

#include "detail_header.h"

#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <widgets/notes_view.h>
#include <words/error_text.h>
#include <words/format.h>

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

PodcastDetailPage::PodcastDetailPage(ArtworkImages &images, QWidget *parent)
    : QWidget(parent)
    , m_header(new DetailHeader(images, u"podcastTitle"_s, this))
    , m_problem(new QLabel(this))
    , m_retry(
          new QPushButton(themedIcon(u"refresh"_s, QPalette::ButtonText), tr("Try again"), this))
    , m_about(new NotesView(this))
    , m_information(new QFormLayout)
{
    setObjectName(u"podcastDetail"_s);
    m_about->setObjectName(u"podcastAbout"_s);
    m_problem->setObjectName(u"podcastProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_header->actions().addWidget(m_problem, 1);
    m_header->actions().addWidget(m_retry);
    const int margin = units(font(), 4);
    m_information->setContentsMargins(margin, margin, margin, margin);
    m_information->setHorizontalSpacing(margin);
    m_information->setVerticalSpacing(units(font(), 1));
    m_information->setLabelAlignment(Qt::AlignLeading | Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_about, 1);
    column->addLayout(m_information);
    connect(m_about, &NotesView::linkActivated, this, &PodcastDetailPage::linkActivated);
    connect(m_retry, &QPushButton::clicked, this, [this] { emit retryRequested(m_podcast.id); });
}

void PodcastDetailPage::setPodcast(const domain::FollowedPodcast &podcast)
{
    m_podcast = podcast;
    m_header->setImage(podcast.podcast.image, podcast.podcast.title);
    m_header->setTexts(
        podcast.podcast.title, podcast.podcast.author, podcast.podcast.categories.join(u" · "_s));
    const auto &error = podcast.fetch.lastError;
    m_problem->setVisible(error.has_value());
    m_retry->setVisible(error.has_value());
    if (error)
        m_problem->setText(words::refreshErrorSentence(*error, podcast.episodeCount > 0));
    m_about->setNotes({podcast.podcast.descriptionHtml, podcast.podcast.link, {}});
    fillInformation();
}

void PodcastDetailPage::addFact(const QString &name, const QString &value)
{
    if (value.isEmpty())
        return;
    auto *label = new QLabel(value, this);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *caption = new QLabel(name, this);
    caption->setFont(secondaryFont(font()));
    m_information->addRow(caption, label);
}

void PodcastDetailPage::fillInformation()
{
    while (m_information->rowCount() > 0)
        m_information->removeRow(0);
    const domain::Podcast &podcast = m_podcast.podcast;
    const QLocale language(podcast.language);
    addFact(tr("Episodes"), QLocale().toString(m_podcast.episodeCount));
    addFact(tr("Language"),
            language == QLocale::c() ? podcast.language : language.nativeLanguageName());
    addFact(tr("Copyright"), podcast.copyright);
    if (podcast.isExplicit)
        addFact(tr("Rating"), *podcast.isExplicit ? tr("Explicit") : tr("Clean"));
    addFact(tr("Page"), podcast.link.toDisplayString());
    addFact(tr("Feed"), m_podcast.url.toDisplayString());
    if (m_podcast.fetch.lastSuccess)
        addFact(tr("Last read"), words::formatDateTime(*m_podcast.fetch.lastSuccess));
}

} // namespace dogear::widgets
