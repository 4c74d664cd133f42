// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync_lists.h"

#include "settings_form.h"
#include "settings_page.h"
#include "sync_texts.h"

#include <itemmodels/private_show_model.h>
#include <itemmodels/set_aside_model.h>
#include <itemmodels/sync_run_model.h>
#include <widgets/metrics.h>

#include <QListView>
#include <QPushButton>

#include <devices/server_address.h>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::PrivateShowModel;
using itemmodels::SetAsideModel;
using itemmodels::SyncRunModel;

namespace {

constexpr double listHeightUnits = 24; ///< of the grid: about four rows

QListView *makeList(QAbstractItemModel *model, QWidget *parent)
{
    auto *list = new QListView(parent);
    list->setModel(model);
    list->setUniformItemSizes(true);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setTextElideMode(Qt::ElideRight);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the tips have the whole lines
    list->setMinimumHeight(units(list->font(), listHeightUnits));
    return list;
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
    m_privateList = makeList(new PrivateShowTexts(*m_privateShows, this), this);
    form.addWideField(u"settingsPrivateShows"_s,
                      tr("Sync these, too"),
                      tr("Shows with a password or a secret in their address; a mark sends the "
                         "address to your servers"),
                      m_privateList);
    form.alsoFoundBy(tr("private paid premium secret token", "words that find private shows"));
    form.addNote(
        tr("Folders on this computer, shows that you only look at, and passwords are never "
           "sent."));
    connect(m_privateShows, &PrivateShowModel::allowedChanged, this, &SyncLists::uploadAllowed);
}

void SyncLists::addSetAside(SettingsForm &form)
{
    form.addHeading(tr("Set aside"));
    form.addWideField(u"settingsSetAside"_s,
                      tr("Changes that the server refused"),
                      tr("They stay on this device; all others were sent"),
                      makeList(new SetAsideTexts(*m_setAside, this), this));
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
                      makeList(m_runTexts, this));
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
