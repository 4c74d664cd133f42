// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks for the server of sync: kind, address, name and password, or a login in the browser.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_device_settings.cpp

#include <QWidget>

#include <devices/device_accounts.h>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace dogear::widgets {

class SettingsForm;
class SettingsPage;

class ServerForm final : public QWidget
{
    Q_OBJECT

public:
    /// Adds the rows to \a page for searches.
    ServerForm(SettingsPage &page, QWidget *parent);

    /// Shows that Dogear connects, or waits for a login in the browser; until showEnd() the user
    /// can only cancel.
    void showConnecting();
    void showWaitingForLogin();
    /// Shows how the attempt ended: \a sentence, and the fields again. \a isConnected: without the
    /// password.
    void showEnd(const QString &sentence, bool isConnected);

signals:
    void connectRequested(const dogear::devices::ServerLogin &login);
    void browserRequested(const QUrl &server);
    void cancelRequested();

private:
    void addFields(SettingsForm &form);
    void addButtons(SettingsForm &form);
    void connectFields();
    [[nodiscard]] domain::SyncTargetKind kind() const;
    /// Reads the address; shows a problem if there is none.
    [[nodiscard]] bool readAddress(devices::ServerLogin &login);
    void submit();
    void submitToBrowser();
    void showBusy(const QString &sentence);
    void updateFields();

    QComboBox *m_kind = nullptr;
    QLineEdit *m_address = nullptr;
    QLabel *m_exposed = nullptr; ///< says that the connection is not encrypted
    QLineEdit *m_user = nullptr;
    QLineEdit *m_password = nullptr;
    QPushButton *m_connect = nullptr;
    QPushButton *m_browser = nullptr;
    QPushButton *m_cancel = nullptr;
    QLabel *m_status = nullptr;
    bool m_isBusy = false;
};

} // namespace dogear::widgets
