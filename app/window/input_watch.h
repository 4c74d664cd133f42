// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Counts what the user presses, so that work that ends later can see whether the user has
///        gone on to something else.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_adding.cpp

#include <QObject>

namespace dogear {

class InputWatch final : public QObject
{
    Q_OBJECT

public:
    explicit InputWatch(QObject *parent = nullptr);

    /// How many keys and buttons were pressed and wheels turned so far.
    [[nodiscard]] quint64 count() const { return m_count; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    quint64 m_count = 0;
};

} // namespace dogear
