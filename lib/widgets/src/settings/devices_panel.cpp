// SPDX-License-Identifier: GPL-3.0-or-later
#include "account_form.h"
#include "folder_form.h"
#include "server_form.h"
#include "settings_page.h"
#include "sync_lists.h"

#include <widgets/devices_panel.h>
#include <widgets/metrics.h>
#include <words/format.h>
#include <words/sync_text.h>

#include <QVBoxLayout>

#include <devices/server_address.h>
#include <initializer_list>

namespace dogear::widgets {

DevicesPanel::DevicesPanel(SettingsPage &page)
    : QWidget(&page)
    , m_account(new AccountForm(page, this))
    , m_server(new ServerForm(page, this))
    , m_folder(new FolderForm(page, this))
    , m_lists(new SyncLists(page, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(units(font(), 4));
    for (QWidget *part : std::initializer_list<QWidget *>{m_account, m_server, m_folder, m_lists})
        column->addWidget(part);
    connect(m_server, &ServerForm::connectRequested, this, &DevicesPanel::connectRequested);
    connect(m_server, &ServerForm::browserRequested, this, &DevicesPanel::browserRequested);
    connect(m_server, &ServerForm::cancelRequested, this, &DevicesPanel::cancelRequested);
    connect(m_folder, &FolderForm::folderChosen, this, &DevicesPanel::folderChosen);
    connect(m_account, &AccountForm::syncRequested, this, &DevicesPanel::syncRequested);
    connect(m_account, &AccountForm::everythingRequested, this, &DevicesPanel::everythingRequested);
    connect(m_account, &AccountForm::groupRequested, this, &DevicesPanel::groupRequested);
    connect(m_account, &AccountForm::logOutRequested, this, &DevicesPanel::logOutRequested);
    connect(m_account, &AccountForm::questionRequested, this, &DevicesPanel::questionRequested);
    connect(m_account, &AccountForm::currentChanged, m_lists, [this] {
        m_lists->setTarget(m_account->current());
    });
    connect(m_lists, &SyncLists::uploadAllowed, this, &DevicesPanel::uploadAllowed);
    connect(m_lists, &SyncLists::retryRequested, this, [this] {
        if (const devices::TargetState *state = m_account->current())
            emit retryRequested(state->target.id);
    });
    setState({});
}

void DevicesPanel::setState(const devices::DevicesState &state)
{
    m_account->setTargets(state.targets);
    if (m_wanted.isValid())
        m_account->select(m_wanted);
    m_wanted = {};
    m_lists->setPrivateShows(state.privateShows);
}

void DevicesPanel::showConnecting()
{
    m_server->showConnecting();
}

void DevicesPanel::showWaitingForLogin()
{
    m_server->showWaitingForLogin();
}

void DevicesPanel::showNotConnected(const QString &sentence)
{
    m_server->showEnd(sentence, false);
}

void DevicesPanel::showConnected(const devices::ConnectedServer &server)
{
    m_wanted = server.target.id;
    QString text = tr("Connected to %1.").arg(devices::serverName(server.target));
    for (const sync::Limitation limitation : server.limitations)
        text = words::joinedSentences(text, words::limitationSentence(limitation));
    if (!server.isPasswordKept)
        text = words::joinedSentences(text,
                                      tr("No keychain takes the password, so Dogear forgets it "
                                         "when it closes. Unlock or install one, for example GNOME "
                                         "Keyring, and connect again."));
    m_server->showEnd(text, true);
}

void DevicesPanel::showFolder(const domain::SyncTarget &target)
{
    m_wanted = target.id;
    m_folder->showStatus(tr("This device syncs with %1.").arg(devices::serverName(target)));
}

void DevicesPanel::showFolderProblem(const QString &sentence)
{
    m_folder->showStatus(sentence);
}

void DevicesPanel::setRunning(bool isRunning)
{
    m_account->setRunning(isRunning);
}

void DevicesPanel::showProgress(sync::SyncPhase phase, int done, int total)
{
    m_account->showProgress(words::phaseText(phase, done, total));
}

} // namespace dogear::widgets
