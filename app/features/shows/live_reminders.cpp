// SPDX-License-Identifier: GPL-3.0-or-later
#include "live_reminders.h"

#include <base/clock.h>
#include <widgets/message_bar.h>
#include <words/plain_text.h>

#include <QApplication>
#include <QWidget>

#include <utility>

namespace dogear {

LiveReminders::LiveReminders(const Clock &clock, widgets::MessageBar &messages, QWidget &window)
    : QObject(&window)
    , m_clock(clock)
    , m_messages(messages)
    , m_window(window)
{
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &LiveReminders::check);
}

void LiveReminders::set(PodcastId show, const domain::LiveItem &item, bool isWanted)
{
    m_reminders.removeIf([&](const Reminder &each) {
        return each.show == show && each.guid == item.guid && each.title == item.title;
    });
    if (isWanted && item.start) {
        m_reminders.append(
            {.show = show, .guid = item.guid, .title = item.title, .start = *item.start});
        m_timer.start();
    } else if (m_reminders.isEmpty()) {
        m_timer.stop();
    }
}

void LiveReminders::add(const QList<Reminder> &reminders)
{
    m_reminders += reminders;
    if (!m_reminders.isEmpty())
        m_timer.start();
}

void LiveReminders::check()
{
    const QDateTime now = m_clock.now();
    QList<Reminder> later;
    const QList<Reminder> all = std::exchange(m_reminders, {});
    for (const Reminder &reminder : all) {
        if (reminder.start <= now)
            tell(reminder);
        else
            later.append(reminder);
    }
    m_reminders = later;
    if (m_reminders.isEmpty())
        m_timer.stop();
}

void LiveReminders::tell(const Reminder &reminder)
{
    QApplication::alert(&m_window); // marks the window in the task bar, as it may be covered
    m_messages.show(tr("“%1” starts now.").arg(words::plainLine(reminder.title)),
                    tr("Go to show"),
                    [this, show = reminder.show] { emit showWanted(show); });
}

} // namespace dogear
