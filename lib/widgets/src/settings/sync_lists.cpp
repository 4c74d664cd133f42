// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync_lists.h"

#include "sync_texts.h"
#include "settings_form.h"
#include "settings_page.h"

#include <devices/server_address.h>
#include <itemmodels/private_show_model.h>
#include <itemmodels/set_aside_model.h>
#include <itemmodels/sync_run_model.h>
#include <widgets/metrics.h>

#include <QHeaderView>
#include <QListView>
#include <QPushButton>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::PrivateShowModel;
using itemmodels::SetAsideModel;
using itemmodels::SyncRunModel;

namespace {

constexpr double listHeightUnits = 24; ///< of the grid: about four rows
constexpr double timeUnits = 35;

/// Creates a table whose last column takes the rest of the width.
QTreeView *makeTable(QAbstractItemModel *model, QWidget *parent)
{
    auto *table = new QTreeView(parent);
    table->setModel(model);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTextElideMode(Qt::ElideRight);
    table->setMinimumHeight(units(table->font(), listHeightUnits));
    QHeaderView *header = table->header();
    header->setMinimumSectionSize(0);
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(0, QHeaderView::Interactive);
    header->resizeSection(0, units(table->font(), timeUnits));
    return table;
}

} // namespace

SyncLists::SyncLists(SettingsPage &page, QWidget *parent)
    : QWidget(parent)
    , m_privateShows(new PrivateShowModel(this))
    , m_setAside(new SetAsideModel(this))
    , m_runs(new SyncRunModel(this))
    , m_runTexts(new SyncRunTexts(*m_runs, this))
{
    SettingsForm form(page, *this);
    addPrivateShows(form);
    addSetAside(form);
    addRuns(form);
    setTarget(nullptr);
}

void SyncLists::addPrivateShows(SettingsForm &form)
{
    form.addHeading(tr("Shows that stay on this device"));
    auto *list = new QListView(this);
    m_privateList = list;
    list->setModel(new PrivateShowTexts(*m_privateShows, this));
    list->setMinimumHeight(units(font(), listHeightUnits));
    list->setTextElideMode(Qt::ElideRight);
    form.addWideField(u"settingsPrivateShows"_s,
                      tr("Sync these, too"),
                      tr("Shows with a password or a secret in their address; a mark sends the "
                         "address to your servers"),
                      list);
    form.alsoFoundBy(tr("private paid premium secret token", "words that find private shows"));
    form.addNote(tr("Folders on this computer, shows that you only look at, and passwords are never "
                    "sent."));
    connect(m_privateShows, &PrivateShowModel::allowedChanged, this, &SyncLists::uploadAllowed);
}

void SyncLists::addSetAside(SettingsForm &form)
{
    form.addHeading(tr("Set aside"));
    form.addWideField(u"settingsSetAside"_s,
                      tr("Changes that the server refused"),
                      tr("They stay on this device; all others were sent"),
                      makeTable(new SetAsideTexts(*m_setAside, this), this));
    form.alsoFoundBy(tr("sync errors rejected failed", "words that find refused changes"));
    m_retry = form.addButton(
        u"settingsSyncRetry"_s, tr("Try them again"), tr("Sends these changes with the next sync"));
    connect(m_retry, &QPushButton::clicked, this, &SyncLists::retryRequested);
}

void SyncLists::addRuns(SettingsForm &form)
{
    form.addHeading(tr("Log"));
    form.addWideField(u"settingsSyncLog"_s,
                      tr("Last 20 syncs"),
                      tr("When this device synced with this account, and what came of it"),
                      makeTable(m_runTexts, this));
    form.alsoFoundBy(tr("sync history errors protocol", "words that find the log of sync"));
}

void SyncLists::setPrivateShows(const QList<devices::PrivateShow> &shows)
{
    m_privateShows->setShows(shows);
    m_privateList->setEnabled(!shows.isEmpty());
}

void SyncLists::setTarget(const devices::TargetState *state)
{
    m_runTexts->setServer(state ? devices::serverName(state->target) : QString());
    m_runs->setRuns(state ? state->runs : QList<domain::SyncRunRecord>());
    m_setAside->setActions(state ? state->setAside : QList<domain::SetAsideAction>());
    m_retry->setEnabled(state && !state->setAside.isEmpty());
}

} // namespace dogear::widgets
