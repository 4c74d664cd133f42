// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The player bar's sleep timer: a menu of times and ends, and the minutes that are left.
///
/// Threads: GUI thread.
/// Owner:   its parent; the timer outlives it.
/// Tests:   tests/gui/tst_sleep_button.cpp

#include <QToolButton>

#include <functional>

class QAction;

namespace dogear::playback {
class SleepTimer;
} // namespace dogear::playback

namespace dogear::widgets {

class SleepButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit SleepButton(playback::SleepTimer &timer, QWidget *parent = nullptr);

private:
    void createMenu();
    QAction *addChoice(const QString &text, std::function<void()> choose);
    void showTimer();
    void markChoice();
    [[nodiscard]] QString timerText(int minutes) const;

    playback::SleepTimer &m_timer;
    QAction *m_off = nullptr;
    QAction *m_more = nullptr;
    QAction *m_endOfChapter = nullptr;
    QAction *m_endOfEpisode = nullptr;
    QAction *m_chosen = nullptr; ///< the length that was started; none after "5 minutes more"
};

} // namespace dogear::widgets
