// SPDX-License-Identifier: GPL-3.0-or-later
#include "video_pane.h"

#include <widgets/metrics.h>

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace dogear::widgets {

namespace {

constexpr double gapUnits = 2;

} // namespace

VideoPane::VideoPane(QWidget *page)
    : QWidget(page)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, units(font(), gapUnits));
    page->installEventFilter(this);
    hide();
}

void VideoPane::setActions(const QList<QAction *> &actions, QHBoxLayout &row)
{
    for (QAction *action : actions) {
        auto *button = new QToolButton(parentWidget());
        button->setObjectName(action->objectName() + QLatin1StringView("Button"));
        button->setDefaultAction(action);
        button->setAccessibleName(action->text());
        button->setAutoRaise(true);
        row.insertWidget(row.count() - 1, button);
        m_buttons.append(button);
    }
    follow();
}

void VideoPane::setVideo(EpisodeId id, QWidget *view)
{
    if (m_view && m_view != view)
        m_column->removeWidget(m_view); // the new place of the view sets its parent
    m_video = id;
    if (view && m_view != view)
        m_column->addWidget(view);
    m_view = view;
    follow();
}

void VideoPane::setEpisode(EpisodeId id)
{
    m_shown = id;
    follow();
}

void VideoPane::follow()
{
    const bool isHere = m_video.isValid() && m_video == m_shown;
    for (QToolButton *button : m_buttons)
        button->setVisible(isHere);
    fit();
    setVisible(isHere && m_view);
    if (isHere && m_view)
        m_view->show(); // a widget with a new parent is hidden
}

void VideoPane::fit()
{
    const QSize page = parentWidget()->size();
    // Rounded up: a lower view would have a black line at each side of a 16:9 video.
    const int wide = (page.width() * 9 + 15) / 16;
    setFixedHeight(std::min(wide, page.height() / 2) + units(font(), gapUnits));
}

bool VideoPane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fit();
    return QWidget::eventFilter(watched, event);
}

} // namespace dogear::widgets
