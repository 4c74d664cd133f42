// SPDX-License-Identifier: GPL-3.0-or-later
#include "now_playing_line.h"

#include "parts/elided_label.h"

#include <widgets/metrics.h>

#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

NowPlayingLine::NowPlayingLine(QWidget *parent)
    : QWidget(parent)
    , m_title(new ElidedLabel(this))
{
    setObjectName(u"nowPlaying"_s);
    auto *caption = new QLabel(tr("Now playing"), this);
    caption->setFont(secondaryFont(font()));
    m_title->setObjectName(u"nowPlayingTitle"_s);
    m_title->setActivatable(true);
    m_title->setToolTip(tr("Show this episode"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 2));
    row->addWidget(caption);
    row->addWidget(m_title, 1);
    connect(m_title, &ElidedLabel::activated, this, [this] { emit activated(m_id); });
    hide();
}

void NowPlayingLine::setEpisode(const std::optional<domain::EpisodeSummary> &episode)
{
    m_id = episode ? episode->id : EpisodeId();
    m_title->setText(episode ? episode->title : QString());
    m_title->setAccessibleName(tr("Now playing: %1").arg(m_title->text()));
    setVisible(m_isWanted && m_id.isValid());
}

void NowPlayingLine::setWanted(bool isWanted)
{
    m_isWanted = isWanted;
    setVisible(m_isWanted && m_id.isValid());
}

} // namespace dogear::widgets
