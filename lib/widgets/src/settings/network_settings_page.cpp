// SPDX-License-Identifier: GPL-3.0-or-later
#include "network_settings_page.h"

#include "parts/wheel_filter.h"
#include "settings_form.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QUrl>

#include <initializer_list>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using settings::ProxyMode;

namespace {

// Limits of settings/settings.h, which reads values beyond them as the nearest one within.
constexpr int maxPort = 65535;
constexpr int maxConcurrentDownloads = 3;
constexpr int maxKilobytes = 1'000'000;
constexpr int maxFeeds = 64;
constexpr int maxFeedsPerHost = 8;

constexpr int kilobytesStep = 100;

bool hasAddress(ProxyMode mode)
{
    return mode == ProxyMode::Http || mode == ProxyMode::Socks5;
}

} // namespace

ProxyAddress proxyAddress(const QString &text)
{
    const QString address = text.trimmed();
    const bool hasScheme = address.contains("://"_L1);
    // An IPv6 address without brackets has several colons and no port.
    const bool isPlain = !hasScheme && (address.count(u':') != 1 && !address.startsWith(u'['));
    const QUrl url(hasScheme ? address : QString("http://"_L1 + address), QUrl::StrictMode);
    if (isPlain || !url.isValid() || url.host().isEmpty())
        return {.host = address};
    return {.host = url.host(), .port = url.port(0)};
}

NetworkSettingsPage::NetworkSettingsPage(const QString &password, QWidget *parent)
    : SettingsPage(u"settingsNetwork"_s, u"network"_s, tr("Network"), parent)
{
    SettingsForm form(*this);
    addProxy(form);
    addDownloads(form);
    addFeeds(form);
    new WheelFilter(*this); // after all fields: it watches those that exist now
    setProxyPassword(password);
    setSettings({});
}

void NetworkSettingsPage::addProxy(SettingsForm &form)
{
    form.addHeading(tr("Proxy"));
    QComboBox *mode = form.addChoice(
        u"settingsProxy"_s, tr("Proxy"), tr("Through which server all connections lead"));
    form.alsoFoundBy(
        tr("vpn tor tunnel firewall company internet connection", "words that find the proxy"));
    mode->addItem(tr("That of the desktop"), int(ProxyMode::System));
    mode->addItem(tr("None"), int(ProxyMode::None));
    mode->addItem(tr("HTTP"), int(ProxyMode::Http));
    mode->addItem(tr("SOCKS5"), int(ProxyMode::Socks5));
    bindEnum<ProxyMode>(*mode, [](Settings &all) -> ProxyMode & { return all.network.proxyMode; });
    addProxyAddress(form);
    m_password = form.addLine(u"settingsProxyPassword"_s,
                              tr("Password"),
                              tr("The password for the proxy, if it asks for one"));
    m_password->setEchoMode(QLineEdit::Password);
    connect(m_password, &QLineEdit::editingFinished, this, [this] {
        m_password->setModified(false);
        if (m_password->text() == m_storedPassword)
            return; // also emitted when the field loses the focus without a change
        m_storedPassword = m_password->text();
        emit proxyPasswordChanged(m_storedPassword);
    });
    form.addNote(tr("The password is kept in your keychain."));
}

void NetworkSettingsPage::addProxyAddress(SettingsForm &form)
{
    m_host = form.addLine(u"settingsProxyHost"_s,
                          tr("Host"),
                          tr("The name or the address of the proxy, such as proxy.example"));
    const Member<QString> host = [](Settings &all) -> QString & { return all.network.proxyHost; };
    addMember<QString>(host, [this](const QString &text) {
        if (!m_host->hasFocus() || !m_host->isModified()) // the user is typing another text
            m_host->setText(text);
    });
    m_missingHost =
        form.addNote(tr("Enter the host of the proxy. Without it, Dogear reaches no server."));
    m_port = form.addNumber(
        u"settingsProxyPort"_s, tr("Port"), tr("The number of its port"), 1, maxPort, {});
    bind(*m_port, [](Settings &all) -> int & { return all.network.proxyPort; });
    m_user = form.addLine(
        u"settingsProxyUser"_s, tr("User name"), tr("The name for the proxy, if it asks for one"));
    bind(*m_user, [](Settings &all) -> QString & { return all.network.proxyUser; });
    connect(m_host, &QLineEdit::editingFinished, this, [this, host] {
        m_host->setModified(false);
        const ProxyAddress address = proxyAddress(m_host->text());
        m_host->setText(address.host);
        set(host, address.host);
        if (address.port > 0)
            m_port->setValue(address.port);
    });
}

void NetworkSettingsPage::addDownloads(SettingsForm &form)
{
    form.addHeading(tr("Downloads"));
    QSpinBox *limit = form.addNumber(u"settingsLimit"_s,
                                     tr("Speed limit"),
                                     tr("How fast all downloads together may be"),
                                     0,
                                     maxKilobytes,
                                     tr(" kB/s", "kilobytes a second, after a number"));
    form.alsoFoundBy(tr("bandwidth throttle rate slow", "words that find the speed limit"));
    limit->setSingleStep(kilobytesStep);
    limit->setSpecialValueText(tr("Unlimited"));
    bind(*limit, [](Settings &all) -> int & { return all.downloads.limitKilobytes; });
    QSpinBox *parallel = form.addNumber(u"settingsAtOnce"_s,
                                        tr("Parallel downloads"),
                                        tr("How many episodes are downloaded at the same time"),
                                        1,
                                        maxConcurrentDownloads,
                                        {});
    form.alsoFoundBy(tr("concurrent connections", "words that find parallel downloads"));
    bind(*parallel, [](Settings &all) -> int & { return all.downloads.maxConcurrent; });
    QCheckBox *metered =
        form.addSwitch(u"settingsMetered"_s,
                       tr("Download on metered networks"),
                       tr("Where data costs money, as on a phone, downloads wait otherwise"));
    form.alsoFoundBy(
        tr("mobile data cellular roaming tethering", "words that find metered networks"));
    bind(*metered, [](Settings &all) -> bool & { return all.downloads.allowsMetered; });
}

void NetworkSettingsPage::addFeeds(SettingsForm &form)
{
    form.addHeading(tr("Refreshing shows"));
    QSpinBox *inTotal = form.addNumber(u"settingsInAll"_s,
                                       tr("Parallel feeds"),
                                       tr("How many feeds are read at the same time"),
                                       1,
                                       maxFeeds,
                                       {});
    form.alsoFoundBy(tr("concurrent connections rss", "words that find parallel feeds"));
    bind(*inTotal, [](Settings &all) -> int & { return all.refresh.maxInFlight; });
    QSpinBox *perHost = form.addNumber(u"settingsPerHost"_s,
                                       tr("Per server"),
                                       tr("How many feeds of one server are read at the same time"),
                                       1,
                                       maxFeedsPerHost,
                                       {});
    form.alsoFoundBy(tr("concurrent connections host rss", "words that find feeds per server"));
    bind(*perHost, [](Settings &all) -> int & { return all.refresh.maxPerHost; });
}

void NetworkSettingsPage::setProxyPassword(const QString &password)
{
    m_storedPassword = password;
    if (!m_password->hasFocus() || !m_password->isModified()) // the user is typing another one
        m_password->setText(password);
}

void NetworkSettingsPage::updateFields(const Settings &settings)
{
    const bool isUsed = hasAddress(settings.network.proxyMode);
    for (QWidget *field : std::initializer_list<QWidget *>{m_host, m_port, m_user, m_password})
        field->setEnabled(isUsed);
    m_missingHost->setVisible(isUsed && settings.network.proxyHost.isEmpty());
}

} // namespace dogear::widgets
