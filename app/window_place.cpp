// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_place.h"

#include "features/details/detail_controller.h"
#include "features/follow_features.h"
#include "features/settings/settings_controller.h"
#include "features/show_page_features.h"
#include "features/shows/clipboard_offer.h"
#include "features/statistics/statistics_controller.h"
#include "library_window.h"
#include "place_restorer.h"

#include <widgets/detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/settings_dialog.h>

#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

constexpr auto settingsName = "settingsDialog"_L1;
constexpr auto statisticsName = "statisticsDialog"_L1;
constexpr auto hostsName = "hostsDialog"_L1;
constexpr std::array paneActions{"actionShowSidebar"_L1, "actionShowDetails"_L1};
/// The search field of the list has a scope and filters, too, and is restored with them.
constexpr std::array searchFields{"bookmarkSearch"_L1, "discoverSearch"_L1};

QList<QDialog *> openDialogs(const MainWindow &window)
{
    QList<QDialog *> open = window.findChildren<QDialog *>();
    open.removeIf([](const QDialog *dialog) { return !dialog->isVisible(); });
    return open;
}

bool isOpen(const MainWindow &window, QLatin1StringView name)
{
    const auto *dialog = window.findChild<QDialog *>(name);
    return dialog && dialog->isVisible();
}

void lookAtWindow(const MainWindow &window, WindowPlace &place)
{
    place.isVisible = window.isVisible();
    place.isMinimised = window.isMinimized();
    place.isActive = QApplication::activeWindow() != nullptr;
    place.hasSettings = isOpen(window, settingsName);
    place.hasStatistics = isOpen(window, statisticsName);
    place.hasHosts = isOpen(window, hostsName);
    if (const QWidget *focused = QApplication::focusWidget())
        place.focus = focused->objectName();
    for (const QLatin1StringView name : paneActions) {
        const auto *action = window.findChild<QAction *>(name);
        if (action && !action->isChecked())
            place.hiddenPanes.insert(name);
    }
}

void lookAtPanes(const MainWindow &window, WindowPlace &place)
{
    place.show = window.details().podcast();
    place.search = window.list().model().query().search();
    place.selected = window.list().selectedEpisodes();
    for (const QLatin1StringView name : searchFields) {
        if (const auto *field = window.findChild<QLineEdit *>(name);
            field && !field->text().isEmpty())
            place.texts.insert(name, field->text());
    }
    const auto bars = window.findChildren<QTabBar *>();
    for (const QTabBar *bar : bars) {
        if (bar->isVisible() && !bar->objectName().isEmpty() && bar->window() == &window)
            place.tabs.insert(bar->objectName(), bar->currentIndex());
    }
    const auto areas = window.findChildren<QAbstractScrollArea *>();
    for (const QAbstractScrollArea *area : areas) {
        if (area->isVisible() && area->window() == &window
            && area->verticalScrollBar()->value() > 0)
            place.scrolled.insert(scrollName(*area), area->verticalScrollBar()->value());
    }
}

} // namespace

QDialog *dialogToWaitFor(const MainWindow &window)
{
    const QList<QDialog *> open = openDialogs(window);
    for (QDialog *dialog : open) {
        const QString name = dialog->objectName();
        // The new window has another dialog, which would not know what the old one can undo.
        if (const auto *settings = qobject_cast<widgets::SettingsDialog *>(dialog);
            settings && settings->offersUndo())
            return dialog;
        if (name != settingsName && name != statisticsName && name != hostsName)
            return dialog;
    }
    return nullptr;
}

WindowPlace leave(LibraryWindow &from)
{
    WindowPlace place;
    lookAtWindow(from.window(), place);
    lookAtPanes(from.window(), place);
    place.settledLinks = from.features().library().following().clipboard().settledTexts();
    place.reminders = from.features().showPage().reminders().reminders();
    // Closed, not only destroyed: their controllers store their sizes then.
    const QList<QDialog *> open = openDialogs(from.window());
    for (QDialog *dialog : open)
        dialog->close();
    from.window().save();
    return place;
}

void enter(LibraryWindow &to, const WindowPlace &place)
{
    MainWindow &window = to.window();
    Features &features = to.features();
    features.library().following().clipboard().setSettled(place.settledLinks);
    features.showPage().reminders().add(place.reminders);
    features.restore();
    if (place.show.isValid())
        features.library().details().showPodcast(place.show);
    for (const QString &name : place.hiddenPanes) {
        if (auto *action = window.findChild<QAction *>(name))
            action->setChecked(false);
    }
    for (auto text = place.texts.cbegin(); text != place.texts.cend(); ++text) {
        if (auto *field = window.findChild<QLineEdit *>(text.key()))
            field->setText(text.value());
    }
    new PlaceRestorer(window, place);
    if (!place.isVisible)
        return;
    if (place.isMinimised)
        window.showMinimized();
    else
        window.show();
    if (place.isActive)
        window.activateWindow();
    if (place.hasStatistics)
        features.statistics().open()->trigger();
    if (place.hasSettings && place.focus.isEmpty())
        features.settings().open()->trigger();
    else if (place.hasSettings)
        features.settings().openAt(place.focus);
    else if (auto *focused = window.findChild<QWidget *>(place.focus);
             focused && !place.focus.isEmpty())
        focused->setFocus();
    // After the settings, which block a list of hosts that was opened before them.
    if (auto *hosts = window.findChild<QAction *>(u"actionHosts"_s); hosts && place.hasHosts)
        hosts->trigger();
}

} // namespace dogear
