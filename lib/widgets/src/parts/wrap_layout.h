// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lays out items like the words of a text: those that do not fit continue in the next line.
///
/// Items get the size of their hints; hidden items take no room. In right-to-left languages, lines
/// begin at the right.
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

    /// The size with all items in one line.
    [[nodiscard]] QSize sizeHint() const override;
    /// The width of the widest item, and the height of all lines at the present width.
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Line;
    [[nodiscard]] std::vector<Line> lines(int width) const;

    int m_gap;
    int m_width = 0; ///< pixels, at the last setGeometry()
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace dogear::widgets
