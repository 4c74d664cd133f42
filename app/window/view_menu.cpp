// SPDX-License-Identifier: GPL-3.0-or-later
#include "view_menu.h"

#include <settings/settings.h>
#include <widgets/detail_page.h>

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear {

using settings::Theme;

namespace {

/// In per cent of the window's font size.
constexpr int defaultTextPercent = 100;

} // namespace

ViewMenu::ViewMenu(settings::Settings &settings,
                   QWidget &sidebar,
                   widgets::DetailPage &details,
                   QMainWindow &window)
    : QObject(&window)
    , m_settings(settings)
    , m_details(details)
    , m_window(window)
    , m_themes(new QActionGroup(this))
    , m_fullScreen(add(u"actionWindowFullScreen"_s, tr("Full screen"), u"F11"_s))
{
    addPane(u"actionShowSidebar"_s, tr("Sidebar"), u"F9"_s, sidebar);
    addPane(u"actionShowDetails"_s, tr("Notes and details"), u"Shift+F9"_s, details);
    addSize(u"actionLargerText"_s, tr("Larger notes"), u"Ctrl++"_s, textStepPercent);
    addSize(u"actionSmallerText"_s, tr("Smaller notes"), u"Ctrl+-"_s, -textStepPercent);
    addSize(u"actionUsualText"_s, tr("Usual size of notes"), u"Ctrl+0"_s, 0);
    details.setTextPercent(settings.desktop().interface().textPercent);
    addThemes();
    m_fullScreen->setCheckable(true);
    connect(m_fullScreen, &QAction::triggered, this, &ViewMenu::toggleFullScreen);
}

QAction *ViewMenu::add(const QString &name, const QString &text, const QString &key)
{
    auto *action = new QAction(text, &m_window);
    action->setObjectName(name);
    action->setShortcut(QKeySequence(key));
    // The video window takes the actions of this window over, with their shortcuts.
    m_window.addAction(action);
    return action;
}

void ViewMenu::addPane(const QString &name, const QString &text, const QString &key, QWidget &pane)
{
    QAction *action = add(name, text, key);
    action->setCheckable(true);
    action->setChecked(true);
    connect(action, &QAction::toggled, &pane, &QWidget::setVisible);
    m_panes.append(action);
}

void ViewMenu::addSize(const QString &name, const QString &text, const QString &key, int step)
{
    QAction *action = add(name, text, key);
    connect(action, &QAction::triggered, this, [this, step] {
        setTextPercent(step == 0 ? defaultTextPercent
                                 : m_settings.desktop().interface().textPercent + step);
    });
    m_sizes.append(action);
}

void ViewMenu::setTextPercent(int percent)
{
    settings::InterfaceSettings changed = m_settings.desktop().interface();
    changed.textPercent = std::clamp(percent, minTextPercent, maxTextPercent);
    m_settings.desktop().setInterface(changed);
    m_details.setTextPercent(changed.textPercent);
}

void ViewMenu::addThemes()
{
    const auto addTheme = [this](const QString &name, const QString &text, Theme theme) {
        QAction *action = add(name, text);
        action->setCheckable(true);
        action->setData(QVariant::fromValue(theme));
        m_themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, theme] { chooseTheme(theme); });
    };
    addTheme(u"actionThemeSystem"_s, tr("System", "theme of the desktop"), Theme::System);
    addTheme(u"actionThemeLight"_s, tr("Light", "theme"), Theme::Light);
    addTheme(u"actionThemeDark"_s, tr("Dark", "theme"), Theme::Dark);
    refresh();
}

void ViewMenu::chooseTheme(Theme theme)
{
    settings::AppearanceSettings changed = m_settings.desktop().appearance();
    changed.theme = theme;
    m_settings.desktop().setAppearance(changed);
    emit themeChosen(theme);
}

void ViewMenu::setVideoFullScreen(QAction &video)
{
    m_video = &video;
}

void ViewMenu::toggleFullScreen()
{
    if (m_video && m_video->isEnabled() && !m_window.isFullScreen())
        m_video->trigger();
    else
        m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen);
    refresh(); // Qt has toggled the check mark, whatever was shown
}

void ViewMenu::refresh()
{
    const Theme theme = m_settings.desktop().appearance().theme;
    const QList<QAction *> themes = m_themes->actions();
    for (QAction *action : themes)
        action->setChecked(action->data().value<Theme>() == theme);
    m_fullScreen->setChecked(m_window.isFullScreen() || (m_video && m_video->isChecked()));
}

void ViewMenu::addMenu(QMainWindow &window)
{
    QMenu *menu = window.menuBar()->addMenu(tr("&View"));
    menu->setObjectName(u"menuView"_s);
    menu->addActions(m_panes);
    menu->addAction(m_fullScreen);
    menu->addSeparator();
    menu->addActions(m_sizes);
    menu->addSeparator();
    QMenu *themes = menu->addMenu(tr("Theme"));
    themes->setObjectName(u"menuTheme"_s);
    themes->addActions(m_themes->actions());
    connect(menu, &QMenu::aboutToShow, this, &ViewMenu::refresh);
}

} // namespace dogear
