// SPDX-License-Identifier: GPL-3.0-or-later
#include "palette_actions.h"

#include <itemmodels/library_view.h>
#include <widgets/mnemonics.h>
#include <widgets/view_text.h>

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear {

using itemmodels::LibraryView;
using itemmodels::PaletteEntry;
using itemmodels::PaletteKind;

namespace {

/// Context of the translations, as these functions belong to no class.
struct PaletteActions
{
    Q_DECLARE_TR_FUNCTIONS(PaletteActions)
};

QString nameOf(const QWidget &widget)
{
    if (!widget.accessibleName().isEmpty())
        return widget.accessibleName();
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    const QString text = button ? widgets::withoutMnemonic(button->text()) : QString();
    const QString tip = widget.toolTip();
    return text.isEmpty() && !tip.startsWith(u'<') ? tip : text; // not HTML (literal_text.h)
}

/// Returns "Playback › Sort Up next" for that menu. A menu without a title is named by its button.
QString pathOf(const QMenu &menu)
{
    const QString title = widgets::withoutMnemonic(menu.title());
    const QList<QObject *> hosts = menu.menuAction()->associatedObjects();
    for (const QObject *host : hosts) {
        // Qt puts the menus for which the menu bar has no room into a menu without a title.
        const auto *outer = qobject_cast<const QMenu *>(host);
        if (const QString path = outer ? pathOf(*outer) : QString(); !path.isEmpty())
            return path + u" › "_s + title;
    }
    for (const QObject *host : hosts) {
        if (const auto *button = qobject_cast<const QAbstractButton *>(host);
            button && title.isEmpty())
            return nameOf(*button);
    }
    return title;
}

/// Returns the menu of \a action, or the name of the button or field that shows it.
QString contextOf(const QAction &action)
{
    const QList<QObject *> hosts = action.associatedObjects();
    for (const QObject *host : hosts) {
        if (const auto *menu = qobject_cast<const QMenu *>(host))
            return pathOf(*menu);
    }
    for (const QObject *host : hosts) {
        if (const auto *widget = qobject_cast<const QWidget *>(host); widget && !widget->isWindow())
            return nameOf(*widget);
    }
    return {};
}

bool isAtHand(const QAction &action);

/// Whether the user can reach what \a host shows: a visible widget, or a menu that can be opened.
bool isAtHand(const QObject *host)
{
    if (const auto *menu = qobject_cast<const QMenu *>(host))
        return menu->menuAction()->isEnabled() && isAtHand(*menu->menuAction());
    // Some desktops show the menu bar themselves, and then the widget is hidden.
    if (qobject_cast<const QMenuBar *>(host))
        return true;
    const auto *widget = qobject_cast<const QWidget *>(host);
    return widget && widget->isVisible() && widget->isEnabled();
}

bool isAtHand(const QAction &action)
{
    const QList<QObject *> hosts = action.associatedObjects();
    return std::ranges::any_of(hosts, [](const QObject *host) { return isAtHand(host); });
}

/// Whether \a action only serves one text field or label (palette_actions.h).
bool isOfText(const QAction &action)
{
    const QList<QObject *> hosts = action.associatedObjects();
    return action.objectName().isEmpty() && !hosts.isEmpty()
           && std::ranges::all_of(hosts, [](const QObject *host) {
                  // The icon in a text field is a button inside it.
                  return qobject_cast<const QLineEdit *>(host) || qobject_cast<const QLabel *>(host)
                         || qobject_cast<const QLineEdit *>(host->parent());
              });
}

bool isListed(const QAction &action)
{
    return !action.isSeparator() && !action.menu() && action.isVisible() && !action.text().isEmpty()
           && !isOfText(action);
}

/// Whether \a button does something by itself, and nothing else in the list does it.
bool isListed(const QAbstractButton &button, const QMainWindow &window)
{
    if (!button.isVisible() || !button.isEnabled() || button.window() != &window)
        return false;
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    const auto *push = qobject_cast<const QPushButton *>(&button);
    if ((tool && (tool->menu() || tool->defaultAction())) || (push && push->menu()))
        return false;
    // Qt makes these for actions, for too many tabs, and for too many menus.
    const QObject *parent = button.parent();
    return !qobject_cast<const QLineEdit *>(parent) && !qobject_cast<const QTabBar *>(parent)
           && !qobject_cast<const QMenuBar *>(parent) && !nameOf(button).isEmpty();
}

/// Makes the entries, each action once.
class Collector
{
public:
    /// Adds the entries of \a menu and of the menus inside it.
    void add(QMenu &menu)
    {
        const QString path = pathOf(menu);
        const QList<QAction *> actions = menu.actions();
        for (QAction *action : actions) {
            if (action->menu())
                add(*action->menu());
            else
                add(*action, path);
        }
    }

    void add(QAction &action, const QString &context)
    {
        if (!isListed(action) || m_added.contains(&action))
            return;
        m_added.insert(&action);
        PaletteEntry entry{.text = widgets::withoutMnemonic(action.text()),
                           .context = context,
                           .shortcut = action.shortcut().toString(QKeySequence::NativeText),
                           .hint = action.statusTip(),
                           .icon = u"menu"_s,
                           .isEnabled = action.isEnabled() && isAtHand(action),
                           .isChecked = action.isCheckable() && action.isChecked(),
                           .target = QVariant::fromValue(QPointer<QObject>(&action))};
        if (action.objectName().isEmpty())
            entry.key = u"entry:"_s + context + u'/' + entry.text;
        else
            entry.key = u"action:"_s + action.objectName();
        if (action.data().metaType() == QMetaType::fromType<LibraryView>())
            describeView(entry, action.data().value<LibraryView>());
        m_entries.append(entry);
    }

    void add(QAbstractButton &button)
    {
        const QString name = nameOf(button);
        m_entries.append(
            {.key = u"button:"_s + (button.objectName().isEmpty() ? name : button.objectName()),
             .kind = PaletteKind::Button,
             .text = name,
             .context = PaletteActions::tr("Button"),
             .icon = u"circle"_s,
             .isChecked = button.isCheckable() && button.isChecked(),
             .target = QVariant::fromValue(QPointer<QObject>(&button))});
    }

    [[nodiscard]] const QList<PaletteEntry> &entries() const { return m_entries; }

private:
    /// The action goes to \a view, which then needs no entry of its own.
    static void describeView(PaletteEntry &entry, const LibraryView &view)
    {
        entry.kind = PaletteKind::View;
        entry.key = u"view:"_s + itemmodels::toKey(view);
        entry.icon = widgets::viewIcon(view.kind);
    }

    QSet<const QAction *> m_added;
    QList<PaletteEntry> m_entries;
};

} // namespace

QList<PaletteEntry> paletteActions(QMainWindow &window)
{
    // As before they are opened: some menus bring their entries up to date only then.
    const auto menus = window.findChildren<QMenu *>();
    for (QMenu *menu : menus)
        emit menu->aboutToShow();
    Collector collector;
    const QList<QAction *> titles = window.menuBar()->actions();
    for (const QAction *title : titles) {
        if (title->menu())
            collector.add(*title->menu());
    }
    const auto actions = window.findChildren<QAction *>();
    for (QAction *action : actions)
        collector.add(*action, contextOf(*action));
    const auto buttons = window.findChildren<QAbstractButton *>();
    for (QAbstractButton *button : buttons) {
        if (isListed(*button, window))
            collector.add(*button);
    }
    return collector.entries();
}

void click(const QPointer<QObject> &target)
{
    if (auto *action = qobject_cast<QAction *>(target))
        action->trigger();
    else if (auto *button = qobject_cast<QAbstractButton *>(target))
        button->click();
}

} // namespace dogear
