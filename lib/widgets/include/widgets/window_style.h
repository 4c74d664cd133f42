// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The desktop's style, with Dogear's own icons where the style would read pictures.
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
    /// What opens the menus that a narrow menu bar has no room for is one of Dogear's icons: it
    /// follows the palette, and no plugin for pictures is loaded before the window is there.
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon,
                                     const QStyleOption *option = nullptr,
                                     const QWidget *widget = nullptr) const override;

    /// Icons beside text are as high as it is, however large the font.
    [[nodiscard]] int pixelMetric(PixelMetric metric,
                                  const QStyleOption *option = nullptr,
                                  const QWidget *widget = nullptr) const override;

    using QProxyStyle::polish;
    /// Makes the desktop's colours readable, for Qt's own widgets as for ours.
    void polish(QPalette &palette) override;
};

} // namespace dogear::widgets
