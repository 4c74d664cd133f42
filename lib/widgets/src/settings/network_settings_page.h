// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the proxy, and how much of the network downloads and feeds use.
///
/// Tests: tests/gui/tst_network_settings.cpp

#include "settings_page.h"

class QLabel;

namespace dogear::widgets {

class SettingsForm;

/// The parts of the address of a proxy; empty and 0 where the text has none.
struct ProxyAddress
{
    QString host;
    int port = 0;
};

/// Reads what a user types or pastes: "proxy.example", "proxy.example:3128",
/// "http://proxy.example:3128/", "[::1]:1080".
[[nodiscard]] ProxyAddress proxyAddress(const QString &text);

class NetworkSettingsPage final : public SettingsPage
{
    Q_OBJECT

public:
    /// \a password is that of the proxy.
    explicit NetworkSettingsPage(const QString &password, QWidget *parent = nullptr);

    /// Shows \a password without a signal.
    void setProxyPassword(const QString &password);

signals:
    /// Emitted with the password of the proxy, which is empty if the user removed it.
    void proxyPasswordChanged(const QString &password);

protected:
    void updateFields(const Settings &settings) override;

private:
    void addProxy(SettingsForm &form);
    void addProxyAddress(SettingsForm &form);
    void addDownloads(SettingsForm &form);
    void addFeeds(SettingsForm &form);

    QLineEdit *m_host = nullptr;
    QSpinBox *m_port = nullptr;
    QLineEdit *m_user = nullptr;
    QLineEdit *m_password = nullptr;
    QLabel *m_missingHost = nullptr;
    QString m_storedPassword; ///< as it was last emitted or set
};

} // namespace dogear::widgets
