// SPDX-License-Identifier: GPL-3.0-or-later
#include "newest_episode_line.h"

#include "parts/elided_label.h"
#include "parts/filled_button.h"

#include <widgets/metrics.h>
#include <words/format.h>

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

NewestEpisodeLine::NewestEpisodeLine(QWidget *parent)
    : QWidget(parent)
    , m_play(new FilledButton(this))
    , m_title(new ElidedLabel(this))
    , m_facts(new ElidedLabel(this))
{
    setObjectName(u"newestEpisode"_s);
    m_play->setObjectName(u"newestPlay"_s);
    m_play->setText(tr("Play"));
    m_play->setThemedIcon(u"play"_s);
    m_title->setObjectName(u"newestTitle"_s);
    m_title->setActivatable(true);
    m_title->setToolTip(tr("Go to the newest episode"));
    m_facts->setFont(secondaryFont(font()));
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_title);
    texts->addWidget(m_facts);
    auto *row = new QHBoxLayout(this);
    const int margin = units(font(), 4);
    row->setContentsMargins(margin, 0, margin, units(font(), 2));
    row->setSpacing(units(font(), 2));
    row->addWidget(m_play);
    row->addLayout(texts, 1);
    connect(m_play, &QPushButton::clicked, this, [this] { emit playRequested(m_id); });
    connect(m_title, &ElidedLabel::activated, this, [this] { emit episodeRequested(m_id); });
    hide();
}

void NewestEpisodeLine::setArtworkColor(const QColor &color)
{
    m_play->setArtworkColor(color);
}

void NewestEpisodeLine::setEpisode(const std::optional<domain::EpisodeSummary> &episode)
{
    setVisible(episode.has_value());
    if (!episode)
        return;
    m_id = episode->id;
    m_title->setText(episode->title);
    m_play->setEnabled(episode->hasEnclosure);
    m_play->setToolTip(episode->hasEnclosure ? tr("Play the newest episode")
                                             : tr("The newest episode has nothing to play"));
    m_play->setAccessibleName(m_play->toolTip());
    QStringList facts{tr("Newest episode")};
    if (episode->published)
        facts.append(words::formatDate(*episode->published, QDateTime::currentDateTimeUtc()));
    facts.append(words::formatLength(episode->duration));
    m_facts->setText(words::joinedFacts(facts));
}

} // namespace dogear::widgets
