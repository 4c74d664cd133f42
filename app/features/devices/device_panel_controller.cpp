// SPDX-License-Identifier: GPL-3.0-or-later
#include "device_panel_controller.h"

#include "removal_question.h"

#include <widgets/devices_panel.h>
#include <widgets/message_bar.h>
#include <widgets/settings_dialog.h>
#include <words/format.h>
#include <words/sync_text.h>

#include <QDesktopServices>
#include <QDir>
#include <QUrl>

#include <devices/devices.h>
#include <devices/server_address.h>

namespace dogear {

using devices::DeviceAccounts;
using devices::DevicesState;
using devices::RunCause;
using devices::SyncRunner;
using devices::TargetState;
using widgets::DevicesPanel;

DevicePanelController::DevicePanelController(devices::Devices &devices,
                                             widgets::SettingsDialog &dialog)
    : QObject(&dialog)
    , m_devices(devices)
    , m_dialog(dialog)
    , m_panel(dialog.devices())
{
    connectSetUp();
    connectAccounts();
    connectRuns();
    refresh();
}

DevicePanelController::~DevicePanelController()
{
    m_devices.accounts().cancelLogin();
}

void DevicePanelController::connectSetUp()
{
    connect(
        &m_panel, &DevicesPanel::connectRequested, this, [this](const devices::ServerLogin &login) {
            m_panel.showConnecting();
            m_devices.accounts().connectTo(login).then(
                this,
                [this, host = login.server.host()](
                    const Result<devices::ConnectedServer> &connected) { take(host, connected); });
        });
    connect(&m_panel, &DevicesPanel::browserRequested, this, [this](const QUrl &server) {
        m_panel.showConnecting();
        m_devices.accounts().connectWithBrowser(server).then(
            this, [this, host = server.host()](const Result<devices::ConnectedServer> &connected) {
                take(host, connected);
            });
    });
    connect(&m_panel, &DevicesPanel::folderChosen, this, &DevicePanelController::connectToFolder);
    connect(&m_panel,
            &DevicesPanel::cancelRequested,
            &m_devices.accounts(),
            &DeviceAccounts::cancelLogin);
    connect(&m_devices.accounts(), &DeviceAccounts::pageReady, this, [this](const QUrl &page) {
        m_panel.showWaitingForLogin();
        QDesktopServices::openUrl(page);
    });
}

void DevicePanelController::connectToFolder(const QString &path)
{
    m_devices.folders().connectTo(path).then(
        this, [this, path](const Result<domain::SyncTarget> &target) {
            if (!target) {
                m_panel.showFolderProblem(
                    words::syncErrorSentence(QDir::toNativeSeparators(path), target.error()));
                return;
            }
            m_panel.showFolder(*target);
            refresh();
            (void)m_devices.runner().run(RunCause::User);
        });
}

void DevicePanelController::take(const QString &server,
                                 const Result<devices::ConnectedServer> &connected)
{
    if (!connected) {
        const bool isCancelled = connected.error().code == ErrorCode::Cancelled;
        m_panel.showNotConnected(isCancelled ? QString()
                                             : words::syncErrorSentence(server, connected.error()));
        return;
    }
    m_panel.showConnected(*connected);
    refresh();
    // The first run unites what is here and there; the window reports it.
    (void)m_devices.runner().run(RunCause::User);
}

void DevicePanelController::connectAccounts()
{
    connect(&m_devices.accounts(), &DeviceAccounts::changed, this, &DevicePanelController::refresh);
    connect(&m_devices.states(),
            &devices::DeviceStates::changed,
            this,
            &DevicePanelController::refresh);
    connect(&m_devices.recorder(),
            &devices::ChangeRecorder::recorded,
            this,
            &DevicePanelController::refresh);
    connect(&m_panel, &DevicesPanel::groupRequested, this, &DevicePanelController::group);
    connect(&m_panel, &DevicesPanel::logOutRequested, this, &DevicePanelController::logOut);
    connect(&m_panel, &DevicesPanel::questionRequested, this, &DevicePanelController::askAbout);
    connect(&m_panel, &DevicesPanel::retryRequested, this, [this](domain::SyncTargetId target) {
        reportDone(m_devices.states().retry(target));
    });
    connect(&m_panel, &DevicesPanel::uploadAllowed, this, [this](const QUrl &feed, bool isAllowed) {
        reportDone(m_devices.states().allowUpload(feed, isAllowed));
    });
}

void DevicePanelController::connectRuns()
{
    SyncRunner &runner = m_devices.runner();
    connect(&runner, &SyncRunner::started, this, [this] { m_panel.setRunning(true); });
    connect(&runner, &SyncRunner::progressed, &m_panel, &DevicesPanel::showProgress);
    connect(&runner, &SyncRunner::finished, this, [this] {
        m_panel.setRunning(false);
        refresh();
    });
    m_panel.setRunning(runner.isRunning());
    connect(&m_panel, &DevicesPanel::syncRequested, this, [this] {
        (void)m_devices.runner().run(RunCause::User);
    });
    connect(&m_panel, &DevicesPanel::everythingRequested, this, [this] {
        (void)m_devices.runner().run(RunCause::User, sync::PullScope::Everything);
    });
}

void DevicePanelController::refresh()
{
    m_devices.states().read().then(this, [this](const Result<DevicesState> &state) {
        if (!state) {
            m_dialog.messages().showError(state.error());
            return;
        }
        m_state = *state;
        m_panel.setState(*state);
    });
}

const TargetState *DevicePanelController::find(domain::SyncTargetId target) const
{
    for (const TargetState &state : m_state.targets) {
        if (state.target.id == target)
            return &state;
    }
    return nullptr;
}

void DevicePanelController::group(domain::SyncTargetId id)
{
    const TargetState *state = find(id);
    if (!state)
        return;
    m_devices.accounts()
        .groupDevices(state->target)
        .then(this, [this, server = devices::serverName(state->target)](const Result<> &grouped) {
            m_dialog.messages().show(
                grouped ? tr("All devices of this account on %1 share their shows now.").arg(server)
                        : words::syncErrorSentence(server, grouped.error()));
        });
}

void DevicePanelController::logOut(domain::SyncTargetId id)
{
    const TargetState *state = find(id);
    if (!state)
        return;
    ask(m_dialog, logOutQuestion(state->target), [this, target = state->target](bool isWanted) {
        if (!isWanted)
            return;
        m_devices.runner().cancel(); // it may be using the password
        m_devices.accounts().logOut(target).then(this, [this, target](const Result<> &done) {
            const QString server = devices::serverName(target);
            const QString text = tr("This device no longer syncs with %1.").arg(server);
            // The app password, which is of no use to anyone else, stays on the server.
            m_dialog.messages().show(
                done
                    ? text
                    : words::joinedSentences(text, words::syncErrorSentence(server, done.error())));
        });
    });
}

void DevicePanelController::askAbout(domain::SyncTargetId id, devices::RemovalQuestion question)
{
    const TargetState *state = find(id);
    if (!state)
        return;
    ask(m_dialog, removalQuestion(*state, question), [this, id, question](bool isWanted) {
        reportDone(m_devices.states().answer(id, question, isWanted));
    });
}

void DevicePanelController::reportDone(const Future<Result<>> &change)
{
    change.then(this, [this](const Result<> &done) {
        if (!done)
            m_dialog.messages().showError(done.error());
    });
}

} // namespace dogear
