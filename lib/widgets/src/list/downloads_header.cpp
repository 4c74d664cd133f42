// SPDX-License-Identifier: GPL-3.0-or-later
#include "downloads_header.h"

#include <widgets/icons.h>
#include <widgets/metrics.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Lets \a line wrap only between its parts: blanks become no-break spaces, and a word joiner keeps
/// "MB/s" together.
QString withWholeParts(const QString &line)
{
    QStringList parts = line.split(u" · "_s);
    for (QString &part : parts)
        part.replace(u' ', QChar::Nbsp).replace(u'/', u"/\u2060"_s); // word joiner
    return parts.join(u" · "_s);
}

} // namespace

DownloadsHeader::DownloadsHeader(QWidget *parent)
    : QWidget(parent)
    , m_line(new QLabel(this))
    , m_pause(new QToolButton(this))
{
    m_line->setObjectName(u"downloadsLine"_s);
    m_line->setFont(tabular(secondaryFont(font()))); // its figures change a few times a second
    m_line->setTextFormat(Qt::PlainText);
    m_line->setWordWrap(true);
    m_pause->setObjectName(u"downloadsPause"_s);
    m_pause->setFont(secondaryFont(font()));
    m_pause->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_pause->setAutoRaise(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 2));
    row->addWidget(m_line, 1);
    row->addWidget(m_pause);
    connect(m_pause, &QToolButton::clicked, this, [this] {
        emit pauseAllRequested(!m_overview.summary.isPausedAll);
    });
    showStatus();
}

void DownloadsHeader::setOverview(const DownloadsOverview &overview)
{
    if (overview == m_overview)
        return;
    m_overview = overview;
    showStatus();
}

void DownloadsHeader::showStatus()
{
    const QString line = downloadsLine(m_overview);
    m_line->setText(withWholeParts(line));
    const bool isPaused = m_overview.summary.isPausedAll;
    m_pause->setText(isPaused ? tr("Resume all") : tr("Pause all"));
    m_pause->setIcon(themedIcon(isPaused ? u"download"_s : u"pause"_s));
    m_pause->setToolTip(isPaused ? tr("Let downloads go on")
                                 : tr("Stop all downloads until you let them go on"));
    m_pause->setVisible(isPaused || m_overview.summary.running > 0
                        || m_overview.summary.waiting > 0);
    m_line->setVisible(!line.isEmpty());
}

} // namespace dogear::widgets
