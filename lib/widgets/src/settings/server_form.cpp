// SPDX-License-Identifier: GPL-3.0-or-later
#include "server_form.h"

#include "settings_form.h"
#include "settings_page.h"

#include <words/sync_text.h>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <devices/server_address.h>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using devices::ServerLogin;
using domain::SyncTargetKind;

ServerForm::ServerForm(SettingsPage &page, QWidget *parent)
    : QWidget(parent)
{
    SettingsForm form(page, *this);
    form.addHeading(tr("Connect to a server"));
    form.addNote(tr("Keeps shows, places and played episodes the same on all devices that use the "
                    "same account, also with other players."));
    addFields(form);
    addButtons(form);
    connectFields();
    updateFields();
}

void ServerForm::addFields(SettingsForm &form)
{
    m_kind = form.addChoice(
        u"settingsSyncKind"_s, tr("Server"), tr("The kind of server that your account is on"));
    form.alsoFoundBy(tr("sync synchronise gpodder nextcloud opodsync account phone devices",
                        "words that find the set-up of sync"));
    // A folder is set up below (folder_form.h).
    for (const SyncTargetKind each : {SyncTargetKind::Gpodder, SyncTargetKind::Nextcloud})
        m_kind->addItem(words::targetKindName(each), int(each));
    m_address = form.addLine(u"settingsSyncAddress"_s,
                             tr("Address"),
                             tr("The address of the server, such as gpodder.net"));
    form.alsoFoundBy(tr("sync url host", "words that find the address of the server of sync"));
    m_exposed =
        form.addNote(tr("This connection is not encrypted: others on the way can read your "
                        "password and what you listen to. Use https if the server has it."));
    m_exposed->setObjectName(u"syncExposed"_s);
    m_user = form.addLine(u"settingsSyncUser"_s, tr("User name"), tr("Your name on this server"));
    form.alsoFoundBy(tr("sync account", "words that find the user of sync"));
    m_password = form.addLine(
        u"settingsSyncPassword"_s, tr("Password"), tr("Your password, or an app password"));
    form.alsoFoundBy(tr("sync account", "words that find the password of sync"));
    m_password->setEchoMode(QLineEdit::Password);
    form.addNote(
        tr("The password is kept in your keychain. On a Nextcloud it is replaced by an app "
           "password, which only Dogear uses."));
}

void ServerForm::addButtons(SettingsForm &form)
{
    m_connect = form.addButton(u"settingsSyncConnect"_s,
                               tr("Connect"),
                               tr("Checks the account, and what this server can and cannot do"));
    m_browser = form.addButton(u"settingsSyncBrowser"_s,
                               tr("Log in with the browser…"),
                               tr("Opens the page of your Nextcloud; Dogear never sees the "
                                  "password"));
    m_cancel = form.addButton(
        u"settingsSyncCancel"_s, tr("Cancel the login"), tr("Stops connecting to the server"));
    m_status = form.addNote(QString());
    m_status->setObjectName(u"syncSetUpStatus"_s);
    m_status->setTextFormat(Qt::PlainText); // names of servers must not be read as HTML
}

void ServerForm::connectFields()
{
    for (const QLineEdit *line : {m_address, m_user, m_password}) {
        connect(line, &QLineEdit::textChanged, this, &ServerForm::updateFields);
        connect(line, &QLineEdit::returnPressed, m_connect, &QPushButton::click);
    }
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ServerForm::updateFields);
    connect(m_connect, &QPushButton::clicked, this, &ServerForm::submit);
    connect(m_browser, &QPushButton::clicked, this, &ServerForm::submitToBrowser);
    connect(m_cancel, &QPushButton::clicked, this, &ServerForm::cancelRequested);
}

SyncTargetKind ServerForm::kind() const
{
    return SyncTargetKind(m_kind->currentData().toInt());
}

bool ServerForm::readAddress(ServerLogin &login)
{
    const auto address = devices::serverAddress(m_address->text());
    if (!address) {
        showEnd(tr("“%1” is no address of a server. Enter one such as cloud.example.org.")
                    .arg(m_address->text().trimmed()),
                false);
        m_address->setFocus();
        return false;
    }
    // Name and password may be part of an address that was pasted.
    if (m_user->text().isEmpty())
        m_user->setText(address->user);
    if (m_password->text().isEmpty())
        m_password->setText(address->password);
    login = {.kind = kind(),
             .server = address->url,
             .user = m_user->text().trimmed(),
             .password = m_password->text()};
    return true;
}

void ServerForm::submit()
{
    ServerLogin login;
    if (!readAddress(login))
        return;
    if (login.user.isEmpty() || login.password.isEmpty()) {
        showEnd(tr("Enter your name and password for this server."), false);
        return;
    }
    emit connectRequested(login);
}

void ServerForm::submitToBrowser()
{
    ServerLogin login;
    if (readAddress(login))
        emit browserRequested(login.server);
}

void ServerForm::showConnecting()
{
    showBusy(tr("Connecting…"));
}

void ServerForm::showWaitingForLogin()
{
    showBusy(tr("Log in on the page in your browser, and allow access there. The page is valid for "
                "20 minutes."));
}

void ServerForm::showBusy(const QString &sentence)
{
    m_isBusy = true;
    m_status->setText(sentence);
    updateFields();
}

void ServerForm::showEnd(const QString &sentence, bool isConnected)
{
    m_isBusy = false;
    m_status->setText(sentence);
    if (isConnected)
        m_password->clear();
    updateFields();
}

void ServerForm::updateFields()
{
    for (QWidget *field : std::initializer_list<QWidget *>{m_kind, m_address, m_user, m_password})
        field->setEnabled(!m_isBusy);
    const bool hasAddress = !m_address->text().trimmed().isEmpty();
    m_connect->setEnabled(!m_isBusy && hasAddress);
    m_browser->setEnabled(!m_isBusy && hasAddress && kind() == SyncTargetKind::Nextcloud);
    m_cancel->setEnabled(m_isBusy);
    const auto address = devices::serverAddress(m_address->text());
    m_exposed->setVisible(address && address->url.scheme() == "http"_L1);
    m_status->setVisible(!m_status->text().isEmpty());
}

} // namespace dogear::widgets
