// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Adapts the desktop's style: readable colours, icons as high as text, distances on the
///        layout grid, and Dogear's own look of sliders, tabs and the focus.
///
/// Everything else, such as menus, fields and tooltips, is painted by the base style. The parts
/// that are painted here are painted whole, because the sizes of base styles differ.
///
/// Threads: GUI thread.
/// Owner:   the QApplication: `QApplication::setStyle(new WindowStyle)`, before the first widget.
/// Tests:   tests/gui/tst_window_style.cpp, tst_focus_ring.cpp, tst_appearance.cpp

#include <QProxyStyle>

namespace dogear::widgets {

class KeyboardFocus;

class WindowStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    /// \a base is a key of QStyleFactory; empty: the style of the desktop.
    explicit WindowStyle(const QString &base = {});
    ~WindowStyle() override;

    /// Returns Dogear's own icon for the button that opens the menus that do not fit into a narrow
    /// menu bar: it follows the palette, and no image format plugin is loaded before the window is
    /// shown.
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon,
                                     const QStyleOption *option = nullptr,
                                     const QWidget *widget = nullptr) const override;

    /// Makes icons next to text at least as high as the text, for any font size, and distances
    /// multiples of the grid's unit.
    [[nodiscard]] int pixelMetric(PixelMetric metric,
                                  const QStyleOption *option = nullptr,
                                  const QWidget *widget = nullptr) const override;
    /// Makes the frame of a focused link in a text visible.
    int styleHint(StyleHint hint,
                  const QStyleOption *option = nullptr,
                  const QWidget *widget = nullptr,
                  QStyleHintReturn *answer = nullptr) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type,
                                         const QStyleOption *option,
                                         const QSize &contents,
                                         const QWidget *widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control,
                                       const QStyleOptionComplex *option,
                                       SubControl part,
                                       const QWidget *widget = nullptr) const override;
    [[nodiscard]] QRect subElementRect(SubElement element,
                                       const QStyleOption *option,
                                       const QWidget *widget = nullptr) const override;

    void drawComplexControl(ComplexControl control,
                            const QStyleOptionComplex *option,
                            QPainter *painter,
                            const QWidget *widget = nullptr) const override;
    void drawControl(ControlElement element,
                     const QStyleOption *option,
                     QPainter *painter,
                     const QWidget *widget = nullptr) const override;
    /// Paints the focus of rows; that of other widgets is a FocusRing.
    void drawPrimitive(PrimitiveElement element,
                       const QStyleOption *option,
                       QPainter *painter,
                       const QWidget *widget = nullptr) const override;

    /// Makes the desktop's palette readable, for Qt's widgets and Dogear's own.
    void polish(QPalette &palette) override;
    void polish(QApplication *application) override;
    void polish(QWidget *widget) override;
    using QProxyStyle::unpolish;
    void unpolish(QApplication *application) override;

private:
    KeyboardFocus *m_focus = nullptr; ///< while this is the style of the application
};

} // namespace dogear::widgets
