// SPDX-License-Identifier: GPL-3.0-or-later
#include <sync/server_profile.h>

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::sync {

QList<Limitation> limitations(const ServerProfile &profile)
{
    QList<Limitation> found;
    const bool hasPlaces = profile.carries.testFlag(Carried::Places);
    if (!hasPlaces)
        found.append(Limitation::NoPlaces);
    if (hasPlaces && !profile.carries.testFlag(Carried::Unplayed))
        found.append(Limitation::UnplayedStaysHere);
    if (hasPlaces && profile.isOneRowPerEpisode)
        found.append(Limitation::LastUploadWins);
    if (profile.isPerDevice)
        found.append(Limitation::ShowsPerDevice);
    if (!profile.carries.testFlag(Carried::Queue))
        found.append(Limitation::OnlyShowsAndPlaces);
    return found;
}

QByteArray toJson(const ServerProfile &profile)
{
    QJsonObject object{{u"carries"_s, static_cast<int>(profile.carries.toInt())},
                       {u"perDevice"_s, profile.isPerDevice},
                       {u"deviceGroups"_s, profile.hasDeviceGroups},
                       {u"oneRow"_s, profile.isOneRowPerEpisode},
                       {u"delivered"_s, profile.hasDelivered},
                       {u"pageLimit"_s, profile.pageLimit}};
    if (profile.includesSince)
        object.insert(u"includesSince"_s, *profile.includesSince);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

ServerProfile profileFromJson(const QByteArray &json, const ServerProfile &standard)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    ServerProfile profile = standard;
    const int carries = static_cast<int>(standard.carries.toInt());
    profile.carries = CarriedKinds::fromInt(object.value("carries"_L1).toInt(carries));
    profile.isPerDevice = object.value("perDevice"_L1).toBool(standard.isPerDevice);
    profile.hasDeviceGroups = object.value("deviceGroups"_L1).toBool(standard.hasDeviceGroups);
    profile.isOneRowPerEpisode = object.value("oneRow"_L1).toBool(standard.isOneRowPerEpisode);
    profile.hasDelivered = object.value("delivered"_L1).toBool(standard.hasDelivered);
    profile.pageLimit = object.value("pageLimit"_L1).toInt(standard.pageLimit);
    if (const QJsonValue value = object.value("includesSince"_L1); value.isBool())
        profile.includesSince = value.toBool();
    return profile;
}

} // namespace dogear::sync
