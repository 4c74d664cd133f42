// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements Notifier without a desktop: records what is shown and closed.

#include <desktop/notifier.h>

#include <QList>
#include <QStringList>

namespace dogear::test {

class FakeNotifier final : public desktop::Notifier
{
public:
    void show(const desktop::Notification &notification) override { shown.append(notification); }
    void close(const QString &group) override { closedGroups.append(group); }

    QList<desktop::Notification> shown;
    QStringList closedGroups;
};

} // namespace dogear::test
