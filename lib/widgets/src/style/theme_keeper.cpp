// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme_keeper.h"

#include "theme_palette.h"

#include <widgets/window_style.h>

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QStyleHints>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using settings::Theme;

namespace {

/// Asks the platform for the colours of \a theme, which also changes the frames of windows and the
/// dialogs of the desktop. \return whether it has them now; always false before Qt 6.8
bool platformFollows(Theme theme)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QStyleHints *hints = QGuiApplication::styleHints();
    if (theme == Theme::System) {
        hints->unsetColorScheme();
        return true;
    }
    hints->setColorScheme(theme == Theme::Dark ? Qt::ColorScheme::Dark : Qt::ColorScheme::Light);
    // Some platforms accept the request without doing anything.
    const bool isDark = QApplication::palette().color(QPalette::Base).lightnessF() < 0.5F;
    return isDark == (theme == Theme::Dark);
#else
    return theme == Theme::System;
#endif
}

} // namespace

ThemeKeeper::ThemeKeeper(QObject &application)
    : QObject(&application)
{
    application.installEventFilter(this);
}

ThemeKeeper &ThemeKeeper::ofApplication()
{
    QObject &application = *QCoreApplication::instance();
    auto *keeper = application.findChild<ThemeKeeper *>(QString(), Qt::FindDirectChildrenOnly);
    return keeper ? *keeper : *new ThemeKeeper(application); // owned by the application
}

QString ThemeKeeper::styleFor(Theme theme, const QString &desktop)
{
    if (theme == Theme::System)
        return desktop;
    const bool isDark = theme == Theme::Dark;
    if (desktop.startsWith("adwaita"_L1))
        return isDark ? u"adwaita-dark"_s : u"adwaita"_s;
    if (desktop.startsWith("highcontrast"_L1))
        return isDark ? u"highcontrastinverse"_s : u"highcontrast"_s;
    // Painted by GTK, or by the light theme of Windows.
    if (desktop.startsWith("gtk"_L1) || desktop == "windowsvista"_L1)
        return u"fusion"_s;
    return desktop;
}

void ThemeKeeper::apply(Theme theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    const QScopedValueRollback applying(m_isApplying, true);
    if (!m_hasPalette)
        m_systemToolTips = QToolTip::palette();
    applyStyle();
    // Without a palette of the program, the platform's is visible, and so is its answer.
    QApplication::setPalette(QPalette());
    QToolTip::setPalette(m_systemToolTips);
    m_hasPalette = !platformFollows(theme);
    if (m_hasPalette)
        applyPalette();
}

void ThemeKeeper::applyStyle()
{
    const auto *style = qobject_cast<WindowStyle *>(QApplication::style());
    if (!style)
        return; // a test without the style of the program
    const QString current = style->baseStyle()->name();
    if (m_desktopStyle.isEmpty())
        m_desktopStyle = current;
    const QString wanted = styleFor(m_theme, m_desktopStyle);
    if (wanted != current)
        QApplication::setStyle(new WindowStyle(wanted)); // owned by the application
}

QPalette ThemeKeeper::ownPalette() const
{
    return m_theme == Theme::Dark ? darkPalette() : lightPalette();
}

void ThemeKeeper::applyPalette()
{
    const QPalette palette = ownPalette();
    // The platform theme may have set these, too.
    if (QToolTip::palette() != palette)
        m_systemToolTips = QToolTip::palette();
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    // Not the palette itself: Qt completes it with roles that cannot be set.
    m_palette = QApplication::palette();
}

bool ThemeKeeper::eventFilter(QObject *watched, QEvent *event)
{
    const bool isReplaced = event->type() == QEvent::ApplicationPaletteChange && m_hasPalette
                            && !m_isApplying && watched == parent()
                            && QApplication::palette() != m_palette;
    if (isReplaced) {
        const QScopedValueRollback applying(m_isApplying, true);
        applyPalette();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace dogear::widgets
