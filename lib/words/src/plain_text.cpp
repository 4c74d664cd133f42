// SPDX-License-Identifier: GPL-3.0-or-later
#include <notes/one_line.h>
#include <words/format.h>
#include <words/plain_text.h>

using namespace Qt::StringLiterals;

namespace dogear::words {

QString plainLine(QStringView text)
{
    // shortened() looks at the two units after the limit; the rest of a long text is not read.
    const QString line = notes::oneLine(text, maxPlainLength + 2);
    return line.size() > maxPlainLength ? notes::shortened(line, maxPlainLength) + u'…' : line;
}

QString joinedPlain(const QStringList &parts)
{
    QStringList plain;
    for (const QString &part : parts)
        plain.append(plainLine(part));
    plain.removeAll(QString());
    // A single text needs no isolation, whose marks would be copied with it.
    return plain.size() == 1 ? plain.constFirst() : joinedFacts(plain);
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
