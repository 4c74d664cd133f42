// SPDX-License-Identifier: GPL-3.0-or-later
#include <notes/one_line.h>
#include <words/plain_text.h>

using namespace Qt::StringLiterals;

namespace dogear::words {

QString plainLine(QStringView text)
{
    const QString line = notes::oneLine(text);
    return line.size() > maxPlainLength ? notes::shortened(line, maxPlainLength) + u'…' : line;
}

QString plainAddress(const QUrl &url)
{
    return plainLine(url.toDisplayString(QUrl::RemoveUserInfo));
}

QUrl openableLink(const QUrl &url)
{
    const QString scheme = url.scheme(); // QUrl writes it in lower case
    const bool isWeb = (scheme == "http"_L1 || scheme == "https"_L1) && !url.host().isEmpty();
    return isWeb || scheme == "mailto"_L1 ? url : QUrl();
}

} // namespace dogear::words
