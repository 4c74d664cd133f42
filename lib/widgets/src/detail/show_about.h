// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tab of a show's page: live streams, description, facts, other feeds, shows of the author.
///
/// Threads: GUI thread.
/// Owner:   the page of shows.
/// Tests:   tests/gui/tst_show_page.cpp, tst_detail_page.cpp

#include <domain/show_outline.h>

#include <QScrollArea>
#include <QSet>

class QVBoxLayout;

namespace dogear::widgets {

class FactForm;
class NotesView;

class ShowAbout final : public QScrollArea
{
    Q_OBJECT

public:
    explicit ShowAbout(QWidget *parent);

    /// Shows \a show. Another show begins at the top, without dates and shows of the author.
    void setShow(const domain::FollowedPodcast &show);
    void setSpan(const domain::ShowSpan &span);
    /// Lists the other followed shows of the author.
    void setOthersOfAuthor(const QList<domain::ShowName> &shows);
    /// Sets the font of the description.
    void setTextFont(const QFont &font);

signals:
    void linkActivated(const QUrl &url);
    void followRequested(const QUrl &feed);
    void showRequested(dogear::PodcastId id);
    void addressChangeRequested();
    void reminderChanged(const dogear::domain::LiveItem &item, bool isWanted);

private:
    void fillLive();
    void fillCards();
    void addCards(const QString &heading, const QList<domain::RemoteItem> &items);
    void addLiveItem(const domain::LiveItem &item, QVBoxLayout &column);

    domain::FollowedPodcast m_show;
    domain::ShowSpan m_span;
    QSet<QString> m_reminded; ///< keys of the live items that the user wants to be told of
    QVBoxLayout *m_column;
    QWidget *m_live = nullptr;
    NotesView *m_notes;
    FactForm *m_facts;
    QWidget *m_cards = nullptr;
    QWidget *m_others = nullptr;
};

} // namespace dogear::widgets
