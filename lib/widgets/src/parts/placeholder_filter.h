// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes a field's placeholder text readable, also in dark themes that set no colour for it.
///
/// Tests: tests/gui/tst_appearance.cpp

#include <QObject>

class QWidget;

namespace dogear::widgets {

class PlaceholderFilter final : public QObject
{
public:
    /// Guards \a field, which owns the guard.
    explicit PlaceholderFilter(QWidget &field);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void soften();

    QWidget &m_field;
    bool m_isSoftening = false; ///< soften() itself is changing the palette
};

} // namespace dogear::widgets
