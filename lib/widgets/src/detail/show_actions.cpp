// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_actions.h"

#include "parts/filled_button.h"

#include <widgets/metrics.h>
#include <widgets/tool_button.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

void copy(const QUrl &url)
{
    // Addresses in the library contain no password (lib/README.md, 18), so none is copied.
    QApplication::clipboard()->setText(QString::fromUtf8(url.toEncoded()));
}

} // namespace

ShowActions::ShowActions(QHBoxLayout &row, QWidget &page)
    : QObject(&page)
    , m_page(page)
    , m_follow(new FilledButton(&page))
    , m_refresh(createButton(u"podcastRefresh"_s, u"refresh"_s, tr("Refresh")))
    , m_markAll(createButton(u"podcastMarkAll"_s, u"check"_s, tr("Mark all as played")))
    , m_share(createButton(u"podcastShare"_s, u"share"_s, tr("Share")))
    , m_stop(createButton(u"podcastStopFollowing"_s, u"remove"_s, tr("Stop following")))
{
    m_follow->setObjectName(u"podcastFollow"_s);
    m_follow->setText(tr("Follow"));
    m_stop->setText(tr("Stop following"));
    m_stop->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    createShareMenu();
    row.addWidget(m_follow);
    for (QToolButton *button : {m_refresh, m_markAll, m_share, m_stop})
        row.addWidget(button);
    row.addStretch();
    connect(m_follow, &QPushButton::clicked, this, [this] { emit followRequested(m_show.url); });
    connect(m_refresh, &QToolButton::clicked, this, &ShowActions::refreshRequested);
    connect(m_markAll, &QToolButton::clicked, this, &ShowActions::markAllPlayedRequested);
    connect(m_stop, &QToolButton::clicked, this, &ShowActions::stopFollowingRequested);
    setShow({});
}

QToolButton *ShowActions::createButton(const QString &name,
                                       const QString &icon,
                                       const QString &text)
{
    auto *button = new QToolButton(&m_page);
    setUpTool(*button, name, icon);
    setIconUnits(*button, headerIconUnits);
    button->setToolTip(text);
    button->setAccessibleName(text);
    return button;
}

void ShowActions::createShareMenu()
{
    auto *menu = new QMenu(m_share);
    m_copyPage = menu->addAction(tr("Copy the address of the website"));
    m_copyPage->setObjectName(u"podcastCopyPage"_s);
    m_copyFeed = menu->addAction(tr("Copy the address of the feed"));
    m_copyFeed->setObjectName(u"podcastShareFeed"_s);
    m_export = menu->addAction(tr("Save as OPML…"));
    m_export->setObjectName(u"podcastExport"_s);
    connect(m_copyPage, &QAction::triggered, this, [this] { copy(m_show.podcast.link); });
    connect(m_copyFeed, &QAction::triggered, this, [this] { copy(m_show.url); });
    connect(m_export, &QAction::triggered, this, &ShowActions::exportRequested);
    m_share->setMenu(menu);
    m_share->setPopupMode(QToolButton::InstantPopup);
}

void ShowActions::setArtworkColor(const QColor &color)
{
    m_follow->setArtworkColor(color);
}

void ShowActions::setShow(const domain::FollowedPodcast &show)
{
    m_show = show;
    m_copyPage->setEnabled(!show.podcast.link.isEmpty());
    // The Dogear Guide is part of the program; its address leads nowhere else.
    const bool isShared = show.url.scheme() != "qrc"_L1;
    m_copyFeed->setEnabled(isShared);
    m_export->setEnabled(isShared && !show.isPreview());
    m_follow->setVisible(show.isPreview());
    m_markAll->setVisible(!show.isPreview());
    m_stop->setVisible(!show.isPreview());
}

} // namespace dogear::widgets
