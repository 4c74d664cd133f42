// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_settings.h"

#include "parts/paper.h"
#include "parts/placeholder_filter.h"
#include "show_downloads_form.h"
#include "show_form.h"
#include "show_playback_form.h"

#include <domain/chapter_skips.h>
#include <widgets/metrics.h>

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

ShowSettings::ShowSettings(QWidget *parent)
    : QScrollArea(parent)
    , m_playback(new ShowPlaybackForm(this))
    , m_downloads(new ShowDownloadsForm(this))
{
    setObjectName(u"showSettings"_s);
    setAccessibleName(tr("Settings of the show"));
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, units(font(), 4), 0, 0);
    column->setSpacing(0);
    m_playback->setEnabled(false); // until setPlayback() brings the settings
    column->addWidget(m_playback);
    column->addWidget(createSkips());
    column->addWidget(m_downloads);
    column->addWidget(createAnnounced());
    column->addStretch();
    setUpPaper(*this, *content);
    connect(m_playback, &ShowPlaybackForm::playbackChanged, this, &ShowSettings::playbackChanged);
    connect(
        m_downloads, &ShowDownloadsForm::downloadsChanged, this, &ShowSettings::downloadsChanged);
}

QWidget *ShowSettings::createSkips()
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
        emit skipPatternsChanged(patterns);
    });
    return box;
}

QWidget *ShowSettings::createAnnounced()
{
    auto *box = new QWidget(this);
    QFormLayout *form = createShowForm(*box, tr("Notifications"));
    m_announced = new QCheckBox(tr("Notify me of new episodes"), box);
    m_announced->setObjectName(u"showAnnounced"_s);
    m_announced->setAccessibleName(m_announced->text());
    m_announced->setToolTip(
        tr("The desktop shows new episodes of this show while you do something else"));
    form->addRow(m_announced);
    // clicked, not toggled: setAnnounced() is no choice of the user.
    connect(m_announced, &QCheckBox::clicked, this, &ShowSettings::announcedChanged);
    return box;
}

void ShowSettings::clear()
{
    m_patterns.clear();
    m_skips->setText({}); // also resets isModified()
    m_playback->setEnabled(false);
    m_playback->setPlayback({});
    m_downloads->clear();
    verticalScrollBar()->setValue(0);
}

void ShowSettings::setSkipPatterns(const QStringList &patterns)
{
    m_patterns = patterns;
    if (!m_skips->isModified())
        m_skips->setText(domain::toText(patterns));
}

void ShowSettings::setPlayback(const domain::ShowPlayback &playback,
                               const domain::PlaybackEffects &allShows)
{
    m_playback->setForAllShows(allShows);
    m_playback->setPlayback(playback);
    m_playback->setEnabled(true);
}

void ShowSettings::setDownloads(const domain::ShowDownloads &downloads)
{
    m_downloads->setDownloads(downloads);
}

void ShowSettings::setAnnounced(bool isAnnounced)
{
    m_announced->setChecked(isAnnounced);
}

} // namespace dogear::widgets
