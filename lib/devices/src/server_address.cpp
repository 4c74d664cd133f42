// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStringList>

#include <algorithm>
#include <devices/server_address.h>

using namespace Qt::StringLiterals;

namespace dogear::devices {

namespace {

/// Parts of addresses that browsers show and that are no folder of the server: pages of Nextcloud,
/// and of its apps.
bool beginsPage(const QString &part)
{
    return part == "index.php"_L1 || part == "apps"_L1 || part == "login"_L1;
}

} // namespace

std::optional<ServerAddress> serverAddress(const QString &text)
{
    QString trimmed = text.trimmed();
    if (!trimmed.contains("://"_L1))
        trimmed.prepend("https://"_L1);
    QUrl url(trimmed, QUrl::StrictMode);
    const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    if (!url.isValid() || !isWeb || url.host().isEmpty())
        return std::nullopt;
    ServerAddress address{{}, url.userName(QUrl::FullyDecoded), url.password(QUrl::FullyDecoded)};
    QStringList parts = url.path(QUrl::FullyEncoded).split(u'/', Qt::SkipEmptyParts);
    parts.erase(std::ranges::find_if(parts, beginsPage), parts.end());
    url = url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
    url.setPath(parts.isEmpty() ? QString() : QString(u'/' + parts.join(u'/')), QUrl::TolerantMode);
    address.url = url;
    return address;
}

QString serverName(const domain::SyncTarget &target)
{
    if (target.kind == domain::SyncTargetKind::Folder)
        return target.address.toLocalFile();
    const int port = target.address.port();
    const QString host = target.address.host();
    return (port < 0 ? host : QString(host + u':' + QString::number(port))) + target.address.path();
}

} // namespace dogear::devices
