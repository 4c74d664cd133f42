// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Emphasises the main button of a page: filled with the palette's highlight colour.

#include <QPushButton>

namespace dogear::widgets {

class FilledButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit FilledButton(QWidget *parent = nullptr);

    /// The background colour; the text has a contrast of 4.5:1 on it.
    [[nodiscard]] QColor background() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void followPalette();
};

} // namespace dogear::widgets
