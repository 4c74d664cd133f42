// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_text.h"

#include <QByteArrayView>

namespace dogear::ctl {

QByteArray toUtf8(const QJsonDocument &document, QJsonDocument::JsonFormat format)
{
    QByteArray json = document.toJson(format);
    // A backslash and the character behind it belong together, hence + 2: "\\ud800" is no escape.
    for (qsizetype i = json.indexOf('\\'); i >= 0; i = json.indexOf('\\', i + 2)) {
        // Qt never escapes complete pairs.
        const bool isHalf = QByteArrayView(json).sliced(i, 3) == "\\ud" && json.at(i + 3) >= '8';
        if (isHalf)
            json.replace(i, 6, "\\ufffd");
    }
    return json;
}

} // namespace dogear::ctl
