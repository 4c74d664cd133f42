// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sets the sleep timer from the player bar and shows the remaining minutes.
///
/// Threads: GUI thread.
/// Owner:   its parent widget; the timer outlives it.
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
    QAction *m_chosen = nullptr; ///< entry that started the timer; none after "5 more minutes"
};

} // namespace dogear::widgets
