// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Switches a filter on or off: a rounded button, outlined when off and filled with the
///        accent colour when on.
///
/// Paints itself, because most styles show a checked button only by a darker grey.
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
        QColor background;
        QColor outline;
        QColor text;
    };
    /// The colours of the present state; the text has a contrast of 4.5:1.
    [[nodiscard]] Colors colors() const;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace dogear::widgets
