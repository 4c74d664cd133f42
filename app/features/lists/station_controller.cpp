// SPDX-License-Identifier: GPL-3.0-or-later
#include "station_controller.h"

#include <widgets/message_bar.h>
#include <widgets/sidebar.h>
#include <widgets/station_dialog.h>
#include <words/format.h>
#include <words/list_text.h>

#include <QRandomGenerator>

namespace dogear {

using domain::SavedSearch;
using domain::Station;
using widgets::Sidebar;

StationController::StationController(episodes::SavedSearches &searches,
                                     Sidebar &sidebar,
                                     widgets::MessageBar &messages,
                                     QWidget &window)
    : QObject(&window)
    , m_searches(searches)
    , m_messages(messages)
    , m_window(window)
{
    connect(&sidebar, &Sidebar::stationEditRequested, this, &StationController::edit);
    connect(&sidebar, &Sidebar::stationEndRequested, this, [this](const QString &search) {
        set(search, std::nullopt);
    });
}

void StationController::edit(const QString &search)
{
    m_searches.all().then(this, [this, search](const Result<All> &all) {
        if (!all) {
            m_messages.showError(all.error());
            return;
        }
        for (const SavedSearch &each : *all) {
            if (each.name == search)
                showDialog(each);
        }
    });
}

void StationController::showDialog(const SavedSearch &search)
{
    auto *dialog = new widgets::StationDialog(search.name, QDate::currentDate(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Each station is shuffled in its own order.
    dialog->setStation(
        search.station.value_or(Station{.seed = QRandomGenerator::global()->generate()}));
    connect(dialog, &QDialog::accepted, this, [this, dialog, name = search.name] {
        set(name, dialog->station());
    });
    dialog->open();
}

void StationController::set(const QString &search, const std::optional<Station> &station)
{
    m_searches.setStation(search, station)
        .then(this, [this, search, station](const Result<All> &before) {
            if (!before) {
                m_messages.showError(before.error());
                return;
            }
            const QString text =
                station ? tr("“%1” is a station: %2.").arg(search, words::stationText(*station))
                        : tr("“%1” is no longer a station.").arg(search);
            const auto undo = [this, searches = *before] {
                return m_searches.restore(searches).then(this, &widgets::withoutValue<All>);
            };
            m_messages.offerUndo(text, {tr("Rules of a station"), undo});
        });
}

} // namespace dogear
