// SPDX-License-Identifier: GPL-3.0-or-later
#include "view_menu.h"

#include <settings/settings.h>
#include <widgets/detail_page.h>

#include <QAction>
#include <QMainWindow>
#include <QMenuBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear {

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
{
    addPane(u"actionShowSidebar"_s, tr("Sidebar"), u"F9"_s, sidebar);
    addPane(u"actionShowDetails"_s, tr("Notes and details"), u"Shift+F9"_s, details);
    addSize(u"actionLargerText"_s, tr("Larger notes"), u"Ctrl++"_s, textStepPercent);
    addSize(u"actionSmallerText"_s, tr("Smaller notes"), u"Ctrl+-"_s, -textStepPercent);
    addSize(u"actionUsualText"_s, tr("Usual size of notes"), u"Ctrl+0"_s, 0);
    details.setTextPercent(settings.desktop().interface().textPercent);
}

void ViewMenu::addPane(const QString &name, const QString &text, const QString &key, QWidget &pane)
{
    auto *action = new QAction(text, &m_window);
    action->setObjectName(name);
    action->setShortcut(QKeySequence(key));
    action->setCheckable(true);
    action->setChecked(true);
    connect(action, &QAction::toggled, &pane, &QWidget::setVisible);
    // The video window takes the actions of this window over, with their shortcuts.
    m_window.addAction(action);
    m_panes.append(action);
}

void ViewMenu::addSize(const QString &name, const QString &text, const QString &key, int step)
{
    auto *action = new QAction(text, &m_window);
    action->setObjectName(name);
    action->setShortcut(QKeySequence(key));
    connect(action, &QAction::triggered, this, [this, step] {
        setTextPercent(step == 0 ? defaultTextPercent
                                 : m_settings.desktop().interface().textPercent + step);
    });
    m_window.addAction(action);
    m_sizes.append(action);
}

void ViewMenu::setTextPercent(int percent)
{
    settings::InterfaceSettings changed = m_settings.desktop().interface();
    changed.textPercent = std::clamp(percent, minTextPercent, maxTextPercent);
    m_settings.desktop().setInterface(changed);
    m_details.setTextPercent(changed.textPercent);
}

void ViewMenu::addMenu(QMainWindow &window)
{
    QMenu *menu = window.menuBar()->addMenu(tr("&View"));
    menu->setObjectName(u"menuView"_s);
    menu->addActions(m_panes);
    menu->addSeparator();
    menu->addActions(m_sizes);
}

} // namespace dogear
