// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Adapts the desktop's style: readable colours, icons as high as text, Dogear's own icon
///        for hidden menus.
///
/// Threads: GUI thread.
/// Owner:   the QApplication: `QApplication::setStyle(new WindowStyle)`, before the first widget.
/// Tests:   tests/gui/tst_appearance.cpp

#include <QProxyStyle>

namespace dogear::widgets {

class WindowStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    /// Returns Dogear's own icon for the button that opens the menus that do not fit into a narrow
    /// menu bar: it follows the palette, and no image format plugin is loaded before the window is
    /// shown.
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon,
                                     const QStyleOption *option = nullptr,
                                     const QWidget *widget = nullptr) const override;

    /// Makes icons next to text at least as high as the text, for any font size.
    [[nodiscard]] int pixelMetric(PixelMetric metric,
                                  const QStyleOption *option = nullptr,
                                  const QWidget *widget = nullptr) const override;

    using QProxyStyle::polish;
    /// Makes the desktop's palette readable, for Qt's widgets and Dogear's own.
    void polish(QPalette &palette) override;
};

} // namespace dogear::widgets
