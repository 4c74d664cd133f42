// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks before sync removes many shows, and before the user logs out.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_sync_window.cpp

#include <QString>

#include <devices/device_states.h>
#include <functional>

class QWidget;

namespace dogear {

/// A question with two answers. Return chooses the one that removes nothing.
struct Question
{
    QString name; ///< object name; its button for yes has "Yes" in addition
    QString title;
    QString text;
    QString details;
    QString yes;
    QString no;
    QString later = {}; ///< the button that decides nothing; empty: closing means no
};

/// Opens \a question over \a parent and calls \a answered with the answer.
void ask(QWidget &parent, const Question &question, const std::function<void(bool)> &answered);

/// Makes the question that \a state has for the user.
[[nodiscard]] Question removalQuestion(const devices::TargetState &state,
                                       devices::RemovalQuestion question);

/// Makes the question before logging out of \a target.
[[nodiscard]] Question logOutQuestion(const domain::SyncTarget &target);

} // namespace dogear
