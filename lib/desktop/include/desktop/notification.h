// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes a notification of the desktop.
///
/// Threads: values; any thread.

#include <QList>
#include <QString>

namespace dogear::desktop {

/// How strongly a notification interrupts the user. The numbers are those of the specification.
enum class Urgency { Low = 0, Normal = 1, Critical = 2 };

struct NotificationAction
{
    QString key;   ///< reported by Notifier::activated(); not Notifier::click
    QString label; ///< of the button

    friend bool operator==(const NotificationAction &, const NotificationAction &) = default;
};

struct Notification
{
    QString group; ///< a notification replaces the earlier one of its group
    QString title; ///< plain text, as the next
    QString body;
    QList<NotificationAction> actions = {}; ///< buttons
    QString category = {};                  ///< of the specification, such as "transfer.complete"
    QString picture = {}; ///< path of an image file; empty: the icon of the program
    Urgency urgency = Urgency::Normal;

    friend bool operator==(const Notification &, const Notification &) = default;
};

} // namespace dogear::desktop
