// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/podcast_addict_settings.h"

#include <QSet>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace dogear::importers {

Result<QHash<QString, QString>> readPodcastAddictSpeeds(const QByteArray &settings)
{
    constexpr auto speedPrefix = "pref_speedAdjustment_"_L1;
    constexpr auto switchPrefix = "pref_speedPlaybackOn_"_L1;
    QHash<QString, QString> speeds;
    QSet<QString> off;
    QXmlStreamReader xml(settings);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto attributes = xml.attributes();
        const QString name = attributes.value("name"_L1).toString();
        const QString value = attributes.value("value"_L1).toString();
        if (name.startsWith(speedPrefix))
            speeds.insert(name.sliced(speedPrefix.size()), value);
        else if (name.startsWith(switchPrefix) && value == "false"_L1)
            off.insert(name.sliced(switchPrefix.size()));
    }
    if (xml.hasError())
        return failure({.code = ErrorCode::MalformedXml, .detail = xml.errorString()});
    for (const QString &show : std::as_const(off))
        speeds.insert(show, u"1"_s);
    return speeds;
}

} // namespace dogear::importers
