// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the state of all downloads above their list, and a button that pauses or resumes
///        all of them.
///
/// Tests: tests/gui/tst_download_states.cpp

#include <widgets/download_text.h>

#include <QWidget>

class QLabel;
class QToolButton;

namespace dogear::widgets {

class DownloadsHeader final : public QWidget
{
    Q_OBJECT

public:
    explicit DownloadsHeader(QWidget *parent);

    void setOverview(const DownloadsOverview &overview);
    [[nodiscard]] const DownloadsOverview &overview() const { return m_overview; }

signals:
    void pauseAllRequested(bool isPaused);

private:
    void showStatus();

    DownloadsOverview m_overview;
    QLabel *m_line;
    QToolButton *m_pause;
};

} // namespace dogear::widgets
