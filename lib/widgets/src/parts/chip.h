// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A filter that is on or off: rounded, outlined when off and filled with the accent when
/// on.
///
/// Painted here, as most styles show a button that is on only by a darker grey.
///
/// Tests: tests/gui/tst_chip.cpp

#include <QToolButton>

namespace dogear::widgets {

class Chip final : public QToolButton
{
    Q_OBJECT

public:
    explicit Chip(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    struct Colors
    {
        QColor ground;
        QColor outline;
        QColor text;
    };
    /// The colours of now; the text has a contrast of 4.5:1.
    [[nodiscard]] Colors colors() const;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace dogear::widgets
