// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A tool button that shows a state, such as "in Up next"; a click asks for another one.
///
/// Assistive software clicks it, too. With Qt's own interface it would only set the check mark.
///
/// Tests: tests/gui/tst_state_button.cpp

#include <QToolButton>

namespace dogear::widgets {

class StateButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit StateButton(QWidget *parent = nullptr);
};

} // namespace dogear::widgets
