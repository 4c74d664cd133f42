// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the words in an empty field readable, also in a dark theme that does not say how.
///
/// Tests: tests/gui/tst_appearance.cpp

#include <QObject>

class QWidget;

namespace dogear::widgets {

class PlaceholderGuard final : public QObject
{
public:
    /// Of \a field, which owns it.
    explicit PlaceholderGuard(QWidget &field);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void soften();

    QWidget &m_field;
    bool m_isSoftening = false; ///< the palette that changes is our own
};

} // namespace dogear::widgets
