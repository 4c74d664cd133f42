// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sets the palette and the style of a theme, and sets them again when the desktop replaces
///        them.
///
/// The platform theme of some desktops sets the application's palette whenever its own changes,
/// without regard to a palette that the program has chosen.
///
/// Threads: GUI thread.
/// Owner:   the QApplication.
/// Tests:   tests/gui/tst_theme.cpp

#include <settings/desktop_settings.h>

#include <QObject>
#include <QPalette>

namespace dogear::widgets {

class ThemeKeeper final : public QObject
{
    Q_OBJECT

public:
    /// Returns that of the QApplication, which is made at the first call.
    [[nodiscard]] static ThemeKeeper &ofApplication();

    /// Returns the key of the base style for \a theme on a desktop with the style \a desktop. Some
    /// styles are made for one theme and paint in its colours, whatever the palette says.
    [[nodiscard]] static QString styleFor(settings::Theme theme, const QString &desktop);

    void apply(settings::Theme theme);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit ThemeKeeper(QObject &application);

    void applyStyle();
    [[nodiscard]] QPalette ownPalette() const;
    void applyPalette();

    settings::Theme m_theme = settings::Theme::System;
    QString m_desktopStyle;    ///< key of the base style before the first change
    QPalette m_palette;        ///< of the application, while the theme has a palette of its own
    QPalette m_systemToolTips; ///< set by the desktop
    bool m_hasPalette = false; ///< the program has set a palette of its own
    bool m_isApplying = false; ///< the palette that changes just now is set by this object
};

} // namespace dogear::widgets
