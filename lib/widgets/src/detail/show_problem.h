// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Explains why the feed of a show could not be read, and offers to try again.
///
/// Tests: tests/gui/tst_detail_page.cpp, tst_feed_health.cpp, tst_password.cpp

#include <domain/library.h>

#include <QWidget>

class QLabel;
class QPushButton;

namespace dogear::widgets {

class ShowProblem final : public QWidget
{
    Q_OBJECT

public:
    explicit ShowProblem(QWidget *parent);

    /// Shows the problem of \a show; hidden if there is none.
    void setShow(const domain::FollowedPodcast &show);
    /// Sets the time of the next scheduled read of the feed; nullopt: none is scheduled.
    void setNextRefresh(const std::optional<QDateTime> &time);

signals:
    void retryRequested();
    /// Emitted instead of retryRequested() if the server requires a password.
    void passwordRequested();

private:
    [[nodiscard]] bool isPasswordWanted() const;
    void explain();

    domain::FollowedPodcast m_show;
    std::optional<QDateTime> m_nextRefresh;
    QLabel *m_text;
    QPushButton *m_retry;
};

} // namespace dogear::widgets
