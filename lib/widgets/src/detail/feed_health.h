// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows when the feed of a show is read next, and the results of its last reads.
///
/// The results are read from the library, and kept up to date, while they are visible.
///
/// Tests: tests/gui/tst_feed_health.cpp

#include <domain/library.h>

#include <QPointer>
#include <QWidget>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace dogear::itemmodels {
class FetchListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class FeedHealth final : public QWidget
{
    Q_OBJECT

public:
    /// Max. number of warnings that are shown for one fetch; further ones are only counted.
    static constexpr int maxWarnings = 3;

    explicit FeedHealth(QWidget *parent = nullptr);

    void setModel(itemmodels::FetchListModel &model);
    void setPodcast(const domain::FollowedPodcast &podcast);
    /// Sets the time of the next scheduled read; nullopt: only the user's refresh reads the feed.
    void setNextRefresh(const std::optional<QDateTime> &time);

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

    QPointer<itemmodels::FetchListModel> m_model; ///< owned by the window; null in some tests
    domain::FollowedPodcast m_podcast;
    QLabel *m_next;
    QLabel *m_empty;
    QVBoxLayout *m_column;
    QWidget *m_list = nullptr;
    QGridLayout *m_grid = nullptr;
};

} // namespace dogear::widgets
