// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the light and the dark theme, and the way back to the colours of the desktop.

#include "real_warnings.h"
#include "style/theme_keeper.h"
#include "style/theme_palette.h"
#include "test_library.h"

#include <settings/desktop_settings.h>
#include <support/timeouts.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <widgets/theme.h>
#include <widgets/window_style.h>

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>
#include <QToolTip>

#include <window/appearance.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using settings::Theme;

namespace {

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightnessF() < 0.5F;
}

} // namespace

class TestTheme final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { test::failOnRealWarning(); }
    void cleanup();

    void everyRoleIsSet_data();
    void everyRoleIsSet();
    void rolesCanBeRead_data();
    void rolesCanBeRead();
    void allWindowsChangeAtOnce();
    void whatIsMadeLaterHasTheTheme();
    void theSystemsColoursComeBack();
    void theDesktopDoesNotReplaceTheTheme();
    void theDesktopsColoursAreFollowedWithoutATheme();
    void stylesForOneThemeAreReplaced_data();
    void stylesForOneThemeAreReplaced();
    void settingsAreApplied();
};

void TestTheme::initTestCase()
{
    resources::loadIcons();
    QApplication::setStyle(new WindowStyle(u"fusion"_s)); // the style of the program
}

void TestTheme::cleanup()
{
    applyTheme(Theme::System);
    QApplication::setPalette(QPalette());
}

void TestTheme::everyRoleIsSet_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("the light theme") << lightPalette();
    QTest::newRow("the dark theme") << darkPalette();
}

/// A role that is not set would have a colour of the desktop.
void TestTheme::everyRoleIsSet()
{
    QFETCH(const QPalette, palette);
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        for (int role = 0; role < QPalette::NColorRoles; ++role) {
            if (role != QPalette::NoRole)
                QVERIFY2(palette.isBrushSet(group, QPalette::ColorRole(role)),
                         qPrintable(QString::number(role)));
        }
    }
}

void TestTheme::rolesCanBeRead_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::addColumn<int>("text");
    QTest::addColumn<int>("background");
    QTest::addColumn<double>("wanted");
    const auto row = [](const char *name, int text, int background, double wanted) {
        QTest::addRow("light: %s", name) << lightPalette() << text << background << wanted;
        QTest::addRow("dark: %s", name) << darkPalette() << text << background << wanted;
    };
    row("windows", QPalette::WindowText, QPalette::Window, textContrast);
    row("lists", QPalette::Text, QPalette::Base, textContrast);
    row("other rows of lists", QPalette::Text, QPalette::AlternateBase, textContrast);
    row("buttons", QPalette::ButtonText, QPalette::Button, textContrast);
    row("hints in fields", QPalette::PlaceholderText, QPalette::Base, textContrast);
    row("selected rows", QPalette::HighlightedText, QPalette::Highlight, textContrast);
    row("links in notes", QPalette::Link, QPalette::Base, textContrast);
    row("links in windows", QPalette::Link, QPalette::Window, textContrast);
    row("visited links", QPalette::LinkVisited, QPalette::Base, textContrast);
    row("tooltips", QPalette::ToolTipText, QPalette::ToolTipBase, textContrast);
    row("the accent on windows", QPalette::Highlight, QPalette::Window, partContrast);
    row("the accent on lists", QPalette::Highlight, QPalette::Base, partContrast);
}

void TestTheme::rolesCanBeRead()
{
    QFETCH(const QPalette, palette);
    QFETCH(const int, text);
    QFETCH(const int, background);
    QFETCH(const double, wanted);
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        const double found = contrast(palette.color(group, QPalette::ColorRole(text)),
                                      palette.color(group, QPalette::ColorRole(background)));
        QVERIFY2(found >= wanted, qPrintable(QString::number(found)));
    }
}

void TestTheme::allWindowsChangeAtOnce()
{
    QWidget window;
    QLabel label(&window);
    QDialog dialog(&window);
    QToolButton button(&dialog);
    button.setIcon(themedIcon(u"play"_s));
    window.show();
    dialog.show();
    for (const Theme theme : {Theme::Dark, Theme::Light, Theme::Dark}) {
        applyTheme(theme);
        for (const QWidget *widget : QList<const QWidget *>{&window, &label, &dialog, &button})
            QTRY_COMPARE(isDark(widget->palette()), theme == Theme::Dark); // told by events
        const QImage icon = button.icon().pixmap(32).toImage();
        QCOMPARE(icon.pixelColor(16, 16), QApplication::palette().color(QPalette::WindowText));
        QCOMPARE(QToolTip::palette().color(QPalette::ToolTipBase),
                 QApplication::palette().color(QPalette::ToolTipBase));
    }
}

void TestTheme::whatIsMadeLaterHasTheTheme()
{
    applyTheme(Theme::Dark);
    const QWidget window;
    QVERIFY(isDark(window.palette()));
    QVERIFY(isDark(QPalette()));
}

void TestTheme::theSystemsColoursComeBack()
{
    const QPalette before = QApplication::palette();
    const QPalette toolTips = QToolTip::palette();
    applyTheme(Theme::Light);
    applyTheme(Theme::Dark);
    QVERIFY(QApplication::palette() != before);
    applyTheme(Theme::System);
    QCOMPARE(QApplication::palette(), before);
    QCOMPARE(QToolTip::palette(), toolTips);
}

/// The platform theme of KDE sets the palette of the application when its own changes.
void TestTheme::theDesktopDoesNotReplaceTheTheme()
{
    QWidget window;
    applyTheme(Theme::Dark);
    const QPalette dark = QApplication::palette();
    QApplication::setPalette(lightPalette());
    QCOMPARE(QApplication::palette(), dark);
    QTRY_VERIFY(isDark(window.palette()));
    QToolTip::setPalette(lightPalette());
    QApplication::setPalette(QPalette(Qt::lightGray));
    QCOMPARE(QApplication::palette(), dark);
    QVERIFY(isDark(QToolTip::palette()));
}

void TestTheme::theDesktopsColoursAreFollowedWithoutATheme()
{
    applyTheme(Theme::Light);
    applyTheme(Theme::System);
    QApplication::setPalette(darkPalette()); // the desktop
    QVERIFY(isDark(QApplication::palette()));
}

void TestTheme::stylesForOneThemeAreReplaced_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<QString>("desktop");
    QTest::addColumn<QString>("used");
    const auto row =
        [](const char *name, Theme theme, const QString &desktop, const QString &used) {
            QTest::newRow(name) << theme << desktop << used;
        };
    row("Fusion follows any palette", Theme::Dark, u"fusion"_s, u"fusion"_s);
    row("Breeze does, too", Theme::Dark, u"breeze"_s, u"breeze"_s);
    row("Adwaita becomes dark", Theme::Dark, u"adwaita"_s, u"adwaita-dark"_s);
    row("dark Adwaita becomes light", Theme::Light, u"adwaita-dark"_s, u"adwaita"_s);
    row("the contrast stays high", Theme::Dark, u"highcontrast"_s, u"highcontrastinverse"_s);
    row("GTK paints its own theme", Theme::Light, u"gtk2"_s, u"fusion"_s);
    row("so does Windows Vista", Theme::Dark, u"windowsvista"_s, u"fusion"_s);
    row("without a theme the style is the desktop's", Theme::System, u"gtk2"_s, u"gtk2"_s);
}

void TestTheme::stylesForOneThemeAreReplaced()
{
    QFETCH(const Theme, theme);
    QFETCH(const QString, desktop);
    QFETCH(const QString, used);
    QCOMPARE(ThemeKeeper::styleFor(theme, desktop), used);
}

void TestTheme::settingsAreApplied()
{
    test::TestLibrary t;
    const QSignalSpy changed(&t.images, &ArtworkImages::colorsChanged);
    applyAppearance({.theme = Theme::Dark, .usesArtworkColour = false}, t.images);
    QVERIFY(isDark(QApplication::palette()));
    QCOMPARE(changed.size(), 1);
    applyAppearance({.theme = Theme::Light, .usesArtworkColour = true}, t.images);
    QVERIFY(!isDark(QApplication::palette()));
    QCOMPARE(changed.size(), 2);
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
