// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells above the list of Up next what plays when it is empty, and lets the user choose.
///
/// Tests: tests/gui/tst_lists.cpp

#include <QWidget>

class QMenu;
class QToolButton;

namespace dogear::widgets {

class AfterQueueLine final : public QWidget
{
    Q_OBJECT

public:
    explicit AfterQueueLine(QWidget *parent);

    /// Sets the menu of the choices; its title is the present one. \a menu outlives the line.
    void setChoices(QMenu &menu);
    /// Sets whether the line is above the list of Up next.
    void setWanted(bool isWanted);

private:
    void showChoice();

    QToolButton *m_button;
    QMenu *m_choices = nullptr;
    bool m_isWanted = false;
};

} // namespace dogear::widgets
