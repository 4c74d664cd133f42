// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How far a refresh is, below the sidebar, and the way to stop it.
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
    /// What is over sooner is not worth a word.
    static constexpr std::chrono::milliseconds patience{500};

    explicit RefreshBar(QWidget *parent = nullptr);

    void begin();
    void setProgress(int done, int total);
    void end();

signals:
    void cancelRequested();

private:
    QLabel *m_text;
    QProgressBar *m_progress;
    QTimer m_patience;
};

} // namespace dogear::widgets
