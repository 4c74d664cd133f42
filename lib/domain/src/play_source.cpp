// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/play_source.h>

using namespace Qt::StringLiterals;

namespace dogear::domain {

namespace {

// Stored in the settings file; a changed text would lose the stored setting.
constexpr auto listKey = "list:"_L1;
constexpr auto stationKey = "station:"_L1;

} // namespace

QString toKey(const PlaySource &source)
{
    if (source.list.isValid())
        return listKey + QString::number(source.list.value);
    return source.station.isEmpty() ? QString() : QString(stationKey + source.station);
}

PlaySource playSourceFromKey(const QString &key)
{
    if (key.startsWith(listKey)) {
        const PlaylistId list{key.sliced(listKey.size()).toLongLong()};
        return {.list = list.isValid() ? list : PlaylistId()};
    }
    if (key.startsWith(stationKey))
        return {.station = key.sliced(stationKey.size())};
    return {};
}

} // namespace dogear::domain
