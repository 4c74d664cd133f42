// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lets the mouse wheel scroll a page without changing the fields that it passes over.
///
/// Tests: tests/gui/tst_show_playback_form.cpp

#include <QObject>

class QWidget;

namespace dogear::widgets {

class WheelFilter final : public QObject
{
    Q_OBJECT

public:
    /// Guards every combo box, spin box and slider that \a page contains at this moment; \a page
    /// owns the guard.
    explicit WheelFilter(QWidget &page);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace dogear::widgets
