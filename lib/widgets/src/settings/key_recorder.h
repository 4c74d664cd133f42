// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Records the shortcut that the user presses, one key with its modifiers.
///
/// QKeySequenceEdit alone waits for up to three further keys. Tab leaves the field and Esc is not
/// recorded, so that the keyboard gets out of it.
///
/// Tests: tests/gui/tst_shortcut_settings.cpp

#include <QKeySequenceEdit>

namespace dogear::widgets {

class KeyRecorder final : public QKeySequenceEdit
{
    Q_OBJECT

public:
    explicit KeyRecorder(QWidget *parent = nullptr);

signals:
    void recorded(const QKeySequence &key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace dogear::widgets
