// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One after another as words of a text are: what has no room goes on in the next line.
///
/// Items have the size that they want; what is hidden takes no room. Right to left where the
/// language is.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_wrap_layout.cpp

#include <QLayout>

#include <memory>
#include <vector>

namespace dogear::widgets {

class WrapLayout final : public QLayout
{
    Q_OBJECT

public:
    /// \a gap: pixels between items and between lines.
    explicit WrapLayout(int gap, QWidget *parent = nullptr);
    ~WrapLayout() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] int count() const override { return int(m_items.size()); }

    /// All in one line.
    [[nodiscard]] QSize sizeHint() const override;
    /// As wide as the widest item.
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Line;
    [[nodiscard]] std::vector<Line> lines(int width) const;

    int m_gap;
    int m_width = 0; ///< when it was laid out last
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace dogear::widgets
