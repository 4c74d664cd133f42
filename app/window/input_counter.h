// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Counts the user's input, so that work that ends later can see whether the user has done
///        something else since.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_adding.cpp

#include <QObject>

namespace dogear {

class InputCounter final : public QObject
{
    Q_OBJECT

public:
    explicit InputCounter(QObject *parent = nullptr);

    /// A number that has grown if a key or button was pressed, a wheel turned or a screen touched
    /// since the last call.
    [[nodiscard]] quint64 count() const { return m_count; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    quint64 m_count = 0;
};

} // namespace dogear
