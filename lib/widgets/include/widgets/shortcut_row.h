// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes the keys of one action, for the list of shortcuts and for the settings.

#include <QKeySequence>
#include <QList>
#include <QString>

namespace dogear::widgets {

struct ShortcutRow
{
    QString action; ///< object name, under which the settings store the keys
    QString group;  ///< title of its menu, or name of the list in which its keys work
    QString text;
    QList<QKeySequence> standard;
    QList<QKeySequence> current;
};

} // namespace dogear::widgets
