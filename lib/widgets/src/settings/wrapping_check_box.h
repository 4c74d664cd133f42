// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Breaks the text of a check box into lines where it does not fit into one, as with large
///        type or a long translation.
///
/// Tests: tests/gui/tst_wrapping_check_box.cpp

#include <QCheckBox>

namespace dogear::widgets {

class WrappingCheckBox final : public QCheckBox
{
    Q_OBJECT

public:
    explicit WrappingCheckBox(const QString &text, QWidget *parent = nullptr);

    /// Returns the width of the longest word with the box.
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    [[nodiscard]] bool hitButton(const QPoint &place) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] bool fits(int width) const;
    /// Those of Qt::AlignmentFlag and Qt::TextFlag.
    [[nodiscard]] int textFlags() const;
    /// Returns where the text begins, in pixels from the leading edge.
    [[nodiscard]] int textStart() const;
    [[nodiscard]] QRect textBounds(int width) const;
};

} // namespace dogear::widgets
