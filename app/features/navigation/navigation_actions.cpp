// SPDX-License-Identifier: GPL-3.0-or-later
#include "navigation_actions.h"

#include <widgets/detail_page.h>
#include <widgets/detail_tabs.h>
#include <widgets/tab_order.h>
#include <widgets/view_text.h>

#include <QAction>
#include <QApplication>
#include <QListView>
#include <QMenu>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear {

using itemmodels::ViewKind;

namespace {

/// The places in the order of the sidebar; Ctrl with the number of a place, from 1 on, goes to it.
constexpr std::array views = {ViewKind::Inbox,
                              ViewKind::UpNext,
                              ViewKind::InProgress,
                              ViewKind::Favourites,
                              ViewKind::Bookmarks,
                              ViewKind::Downloads,
                              ViewKind::History,
                              ViewKind::AllEpisodes,
                              ViewKind::Discover};

/// The place of the list among the panes (MainWindow::panes()).
constexpr qsizetype listPane = 1;
/// Number of tabs of the page with the most tabs.
constexpr int maxTabs = 4;

bool canFocus(const QWidget *widget)
{
    return widget && widget->isVisible() && widget->isEnabled();
}

/// Gives the focus to the list in \a pane. \return whether one is shown
bool focusList(const QWidget &pane)
{
    const auto lists = pane.findChildren<QListView *>();
    const auto list = std::ranges::find_if(lists, canFocus);
    if (list == lists.cend())
        return false;
    (*list)->setFocus(Qt::TabFocusReason);
    return true;
}

/// Gives the focus to the widget in \a pane that had it last; otherwise to its list, otherwise to
/// the first widget that accepts it.
void focusPane(QWidget &pane)
{
    if (pane.focusPolicy() != Qt::NoFocus)
        return pane.setFocus(Qt::TabFocusReason);
    if (QWidget *last = pane.focusWidget(); canFocus(last))
        return last->setFocus(Qt::TabFocusReason);
    if (focusList(pane))
        return;
    const QList<QWidget *> all = widgets::inLayoutOrder(pane);
    const auto first = std::ranges::find_if(all, canFocus);
    if (first != all.cend())
        (*first)->setFocus(Qt::TabFocusReason);
}

} // namespace

NavigationActions::NavigationActions(const QList<QWidget *> &panes,
                                     widgets::DetailPage &details,
                                     QWidget &window)
    : QObject(&window)
    , m_panes(panes)
    , m_window(window)
{
    createViews();
    m_actions.append(nullptr);
    createTabs(details);
    m_actions.append(nullptr);
    createPanes();
}

QAction *NavigationActions::add(const QString &name, const QString &text, const QKeySequence &key)
{
    auto *action = new QAction(text, &m_window);
    action->setObjectName(name);
    action->setShortcut(key);
    m_window.addAction(action);
    m_actions.append(action);
    return action;
}

void NavigationActions::createViews()
{
    for (std::size_t i = 0; i < views.size(); ++i) {
        const ViewKind kind = views.at(i);
        QAction *go = add(u"actionGo%1"_s.arg(i + 1),
                          widgets::viewName(kind),
                          QKeySequence(u"Ctrl+%1"_s.arg(i + 1)));
        go->setData(QVariant::fromValue(itemmodels::LibraryView{.kind = kind}));
        connect(go, &QAction::triggered, this, [this, kind] {
            emit viewRequested({.kind = kind});
            focusList(*m_panes.at(listPane)); // its arrow keys and Return work at once
        });
    }
}

void NavigationActions::createTabs(widgets::DetailPage &details)
{
    for (int tab = 0; tab < maxTabs; ++tab) {
        QAction *go =
            add(u"actionTab%1"_s.arg(tab + 1), {}, QKeySequence(u"Alt+%1"_s.arg(tab + 1)));
        connect(go, &QAction::triggered, &details, [&details, tab] { details.tabs().enter(tab); });
        m_tabs.append(go);
    }
    connect(&details, &QStackedWidget::currentChanged, this, [this, &details] {
        nameTabs(details.tabs().names());
    });
    nameTabs(details.tabs().names());
}

void NavigationActions::nameTabs(const QStringList &names)
{
    for (qsizetype tab = 0; tab < m_tabs.size(); ++tab) {
        m_tabs.at(tab)->setText(names.value(tab));
        m_tabs.at(tab)->setVisible(tab < names.size());
    }
}

void NavigationActions::createPanes()
{
    connect(add(u"actionNextPane"_s, tr("Next pane"), Qt::Key_F6),
            &QAction::triggered,
            this,
            [this] { goToPane(1); });
    connect(add(u"actionPreviousPane"_s, tr("Previous pane"), QKeySequence(u"Shift+F6"_s)),
            &QAction::triggered,
            this,
            [this] { goToPane(-1); });
}

void NavigationActions::goToPane(int step)
{
    const QWidget *focused = QApplication::focusWidget();
    const auto now = std::ranges::find_if(m_panes, [focused](const QWidget *pane) {
        return focused && (pane == focused || pane->isAncestorOf(focused));
    });
    const auto count = int(m_panes.size());
    // Without a focused pane F6 goes to the first one, Shift+F6 to the last.
    const int from = now == m_panes.end() ? (step > 0 ? -1 : count) : int(now - m_panes.begin());
    for (int i = 1; i <= count; ++i) {
        // In C++ the remainder of a negative number is negative, hence the second modulo.
        QWidget *pane = m_panes.at(((from + i * step) % count + count) % count);
        if (!pane->isVisible())
            continue;
        focusPane(*pane);
        // A pane may have no widget that accepts the focus; then the next one gets it.
        if (QApplication::focusWidget() != focused)
            return;
    }
}

void NavigationActions::addTo(QMenu &menu)
{
    for (QAction *action : std::as_const(m_actions)) {
        if (action)
            menu.addAction(action);
        else
            menu.addSeparator();
    }
}

} // namespace dogear
