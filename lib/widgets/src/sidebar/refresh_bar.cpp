// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <widgets/refresh_bar.h>
#include <words/format.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

RefreshBar::RefreshBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_showTimer(this)
{
    setObjectName(u"refreshBar"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_text->setObjectName(u"refreshText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setFont(secondaryFont(font()));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(unit(font()));
    auto *cancel = new QToolButton(this);
    cancel->setObjectName(u"refreshCancel"_s);
    cancel->setIcon(themedIcon(u"close"_s));
    cancel->setAutoRaise(true);
    cancel->setToolTip(tr("Stop refreshing; what was read stays"));
    cancel->setAccessibleName(cancel->toolTip());

    auto *column = new QVBoxLayout;
    column->setSpacing(unit(font()));
    column->addWidget(m_text);
    column->addWidget(m_progress);
    auto *row = new QHBoxLayout(this);
    const int gap = units(font(), 2);
    row->setContentsMargins(units(font(), 3), gap, gap, gap);
    row->addLayout(column, 1);
    row->addWidget(cancel);

    hide();
    m_showTimer.setSingleShot(true);
    connect(&m_showTimer, &QTimer::timeout, this, &QWidget::show);
    connect(cancel, &QToolButton::clicked, this, [this] {
        end(); // at once: feeds that are being read may take a while to stop
        emit cancelRequested();
    });
}

void RefreshBar::begin()
{
    setProgress(0, 0); // the number of feeds is not known yet; a range of 0 shows a busy indicator
    m_showTimer.start(showDelay);
}

void RefreshBar::setProgress(int done, int total)
{
    m_progress->setRange(0, total);
    m_progress->setValue(done);
    // The text counts the feed that is being read, so it starts with 1.
    m_text->setText(total > 0 ? tr("Refreshing %1 of %2")
                                    .arg(words::formatNumber(std::min(done + 1, total)),
                                         words::formatNumber(total))
                              : tr("Refreshing"));
}

void RefreshBar::end()
{
    m_showTimer.stop();
    hide();
}

} // namespace dogear::widgets
