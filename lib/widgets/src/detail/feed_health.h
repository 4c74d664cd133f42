// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How the feed of a show is doing: when it is read next, and what became of the last reads.
///
/// Folded at first; what it lists is read when it is unfolded, and kept up to date while it is
/// seen.
///
/// Tests: tests/gui/tst_feed_health.cpp

#include <domain/library.h>

#include <QPointer>
#include <QWidget>

class QGridLayout;
class QLabel;
class QToolButton;

namespace dogear::itemmodels {
class FetchListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class FeedHealth final : public QWidget
{
    Q_OBJECT

public:
    /// Warnings of one fetch that are shown; of more only the number is.
    static constexpr int maxWarnings = 3;

    explicit FeedHealth(QWidget *parent = nullptr);

    void setModel(itemmodels::FetchListModel &model);
    void setPodcast(const domain::FollowedPodcast &podcast);
    /// Nothing: only when somebody asks for it.
    void setNextRefresh(const std::optional<QDateTime> &time);

signals:
    /// Emitted when it was unfolded and what it lists is there, for the page to scroll to it.
    void unfolded();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void follow();
    void fill();
    void addFetch(const domain::FetchRecord &fetch, const domain::FetchRecord &above);
    void addLine(QLabel *label, const QString &text);
    void setSecondary(QLabel *label) const;
    [[nodiscard]] QLabel *createLabel(const QString &text, const QFont &font);

    QPointer<itemmodels::FetchListModel> m_model; ///< belongs to the window; none in some tests
    domain::FollowedPodcast m_podcast;
    bool m_isOpen = false;
    bool m_isUnfolding = false; ///< what it lists is on its way
    QToolButton *m_toggle;
    QWidget *m_content;
    QLabel *m_next;
    QLabel *m_empty;
    QWidget *m_list = nullptr;
    QGridLayout *m_grid = nullptr;
};

} // namespace dogear::widgets
