// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The field above a list that searches it: with its icon, a button that clears it, and
/// paper of its own.

#include <QLineEdit>

namespace dogear::widgets {

class SearchField final : public QLineEdit
{
    Q_OBJECT

public:
    /// \a hint is shown while it is empty.
    SearchField(const QString &name, const QString &hint, QWidget *parent);

    /// Takes the focus, with all of its text selected.
    void begin();

protected:
    bool event(QEvent *event) override;

private:
    void paintPaper();

    bool m_isPainting = false; ///< the palette that changes is our own
};

} // namespace dogear::widgets
