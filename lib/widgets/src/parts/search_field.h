// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Takes the words to search a list for: a line edit with an icon, a clear button and a
///        background of its own.

#include <QLineEdit>

namespace dogear::widgets {

class SearchField final : public QLineEdit
{
    Q_OBJECT

public:
    /// \a hint is shown while the field is empty.
    SearchField(const QString &name, const QString &hint, QWidget *parent);

    /// Takes the focus and selects all text.
    void begin();

protected:
    bool event(QEvent *event) override;

private:
    void paintBackground();

    bool m_isPainting = false; ///< paintBackground() itself is changing the palette
};

} // namespace dogear::widgets
