// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reports what the user chose in a combo box once the choice is complete: someone who types
///        "deutsch" passes other entries with the first letters.
///
/// Tests: tests/gui/tst_settled_choice.cpp

#include <QObject>
#include <QTimer>

class QComboBox;

namespace dogear::widgets {

class SettledChoice final : public QObject
{
    Q_OBJECT

public:
    /// Watches \a box, which owns the object.
    explicit SettledChoice(QComboBox &box);

signals:
    /// The user types no more, or \a box is hidden; emitted once for a series of changes.
    void settled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QTimer m_typing;
};

} // namespace dogear::widgets
