// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Adds mnemonics to every menu and dialog of the program just before it is shown: in the
///        menu bar, of buttons and of context menus.
///
/// Threads: GUI thread.
/// Owner:   the window.
/// Tests:   tests/gui/tst_help.cpp

#include <QObject>

namespace dogear {

class MenuMnemonics final : public QObject
{
    Q_OBJECT

public:
    explicit MenuMnemonics(QObject *window);

private:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace dogear
