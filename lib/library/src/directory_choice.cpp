// SPDX-License-Identifier: GPL-3.0-or-later
#include <library/directory_choice.h>
#include <settings/settings.h>

#include <QLocale>

using namespace Qt::StringLiterals;

namespace dogear::library {

discovery::DirectoryAddresses directoryAddresses(const settings::DirectorySettings &settings)
{
    discovery::DirectoryAddresses addresses;
    const auto take = [](QUrl &server, const QUrl &chosen) {
        if (!chosen.isEmpty())
            server = chosen;
    };
    take(addresses.apple, settings.apple);
    take(addresses.appleCharts, settings.appleCharts);
    take(addresses.podcastIndex, settings.podcastIndex);
    take(addresses.fyyd, settings.fyyd);
    return addresses;
}

QString directoryCountry(const settings::DirectorySettings &settings)
{
    const QString system = QLocale::territoryToCode(QLocale::system().territory()).toLower();
    for (const QString &country : {settings.country, system}) {
        if (discovery::chartCountries().contains(country))
            return country;
    }
    return u"us"_s;
}

} // namespace dogear::library
