// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells the user when a live stream starts that they want to be reminded of.
///
/// Reminders last until the program ends; feeds change planned times too often to store them.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_live_reminders.cpp

#include <base/ids.h>
#include <domain/extras.h>

#include <QList>
#include <QObject>
#include <QTimer>

#include <chrono>

class QWidget;

namespace dogear {
class Clock;
} // namespace dogear

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class LiveReminders final : public QObject
{
    Q_OBJECT

public:
    struct Reminder
    {
        PodcastId show;
        QString guid;
        QString title;
        QDateTime start; ///< UTC
    };

    /// Interval of the checks while there are reminders. A timer that is set to the start would be
    /// late by the time that the computer slept.
    static constexpr std::chrono::seconds interval{15};

    LiveReminders(const Clock &clock, widgets::MessageBar &messages, QWidget &window);

    /// Adds or removes the reminder of \a item, a live stream of \a show.
    void set(PodcastId show, const domain::LiveItem &item, bool isWanted);
    /// Tells of the streams that have started.
    void check();
    /// The reminders of streams that have not started, for a window that replaces this one.
    [[nodiscard]] const QList<Reminder> &reminders() const { return m_reminders; }
    void add(const QList<Reminder> &reminders);

signals:
    /// Emitted when the user wants to go to the show \a id whose stream has started.
    void showWanted(dogear::PodcastId id);

private:
    void tell(const Reminder &reminder);

    const Clock &m_clock;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    QList<Reminder> m_reminders;
    QTimer m_timer;
};

} // namespace dogear
