// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the progress of a refresh below the sidebar, with a button that cancels it.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_messages.cpp

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace dogear::widgets {

class RefreshBar final : public QWidget
{
    Q_OBJECT

public:
    /// Delay before the bar appears: a shorter refresh does not show it.
    static constexpr std::chrono::milliseconds showDelay{500};

    explicit RefreshBar(QWidget *parent = nullptr);

    void begin();
    void setProgress(int done, int total);
    void end();

signals:
    void cancelRequested();

private:
    QLabel *m_text;
    QProgressBar *m_progress;
    QTimer m_showTimer;
};

} // namespace dogear::widgets
