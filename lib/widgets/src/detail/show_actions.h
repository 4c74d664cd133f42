// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates the buttons of a show: follow, refresh, mark all as played, share, stop
/// following.
///
/// Tests: tests/gui/tst_show_page.cpp

#include <domain/library.h>

#include <QObject>

class QAction;
class QColor;
class QHBoxLayout;
class QToolButton;

namespace dogear::widgets {

class FilledButton;

class ShowActions final : public QObject
{
    Q_OBJECT

public:
    /// Adds the buttons to \a row, a layout of \a page.
    ShowActions(QHBoxLayout &row, QWidget &page);

    /// A preview can be followed; its episodes cannot be marked.
    void setShow(const domain::FollowedPodcast &show);
    /// Sets the dominant colour of the show's artwork; invalid: there is none.
    void setArtworkColor(const QColor &color);

signals:
    void followRequested(const QUrl &feed);
    void refreshRequested();
    void markAllPlayedRequested();
    /// Emitted when the user wants to save the show as an OPML file.
    void exportRequested();
    void stopFollowingRequested();

private:
    [[nodiscard]] QToolButton *createButton(const QString &name,
                                            const QString &icon,
                                            const QString &text);
    void createShareMenu();

    QWidget &m_page;
    domain::FollowedPodcast m_show;
    FilledButton *m_follow;
    QToolButton *m_refresh;
    QToolButton *m_markAll;
    QToolButton *m_share;
    QToolButton *m_stop;
    QAction *m_copyPage = nullptr;
    QAction *m_copyFeed = nullptr;
    QAction *m_export = nullptr;
};

} // namespace dogear::widgets
