// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the wheel from changing a field that it only passes over: it scrolls the page.
///
/// Tests: tests/gui/tst_show_playback_form.cpp

#include <QObject>

class QWidget;

namespace dogear::widgets {

class WheelGuard final : public QObject
{
    Q_OBJECT

public:
    /// Of every combo box, spin box and slider that is in \a page by now, and belongs to it.
    explicit WheelGuard(QWidget &page);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace dogear::widgets
