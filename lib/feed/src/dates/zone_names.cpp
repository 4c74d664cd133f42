// SPDX-License-Identifier: GPL-3.0-or-later
#include "zone_names.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// An abbreviation with a fixed offset.
struct Zone
{
    QLatin1StringView name;
    int minutes; ///< east of Greenwich
    bool isAmbiguous = false;
};

/// RFC 822 section 5.1 and other names that feeds use. The names of that section have its meaning;
/// another name that several places use means the place with more podcasts.
constexpr std::array zones = {
    Zone{"UT"_L1, 0},           Zone{"UTC"_L1, 0},
    Zone{"GMT"_L1, 0},          Zone{"Z"_L1, 0},
    Zone{"WET"_L1, 0},          Zone{"WEST"_L1, 60},
    Zone{"BST"_L1, 60},         Zone{"CET"_L1, 60},
    Zone{"CEST"_L1, 120},       Zone{"MEZ"_L1, 60},
    Zone{"MESZ"_L1, 120},       Zone{"EET"_L1, 120},
    Zone{"EEST"_L1, 180},       Zone{"MSK"_L1, 180},
    Zone{"MSD"_L1, 240},        Zone{"TRT"_L1, 180},
    Zone{"EST"_L1, -300},       Zone{"EDT"_L1, -240},
    Zone{"CST"_L1, -360},       Zone{"CDT"_L1, -300},
    Zone{"MST"_L1, -420},       Zone{"MDT"_L1, -360},
    Zone{"PST"_L1, -480},       Zone{"PDT"_L1, -420},
    Zone{"AKST"_L1, -540},      Zone{"AKDT"_L1, -480},
    Zone{"HST"_L1, -600},       Zone{"HAST"_L1, -600},
    Zone{"HDT"_L1, -540},       Zone{"AST"_L1, -240, true},
    Zone{"ADT"_L1, -180, true}, Zone{"NST"_L1, -210},
    Zone{"NDT"_L1, -150},       Zone{"HNE"_L1, -300},
    Zone{"HAE"_L1, -240},       Zone{"BRT"_L1, -180},
    Zone{"BRST"_L1, -120},      Zone{"ART"_L1, -180},
    Zone{"CLT"_L1, -240},       Zone{"CLST"_L1, -180},
    Zone{"COT"_L1, -300},       Zone{"PET"_L1, -300},
    Zone{"ECT"_L1, -300, true}, Zone{"VET"_L1, -240},
    Zone{"BOT"_L1, -240},       Zone{"PYT"_L1, -240},
    Zone{"UYT"_L1, -180},       Zone{"AMT"_L1, -240, true},
    Zone{"IST"_L1, 330, true},  Zone{"IDT"_L1, 180},
    Zone{"IRST"_L1, 210},       Zone{"IRDT"_L1, 270},
    Zone{"GST"_L1, 240, true},  Zone{"PKT"_L1, 300},
    Zone{"NPT"_L1, 345},        Zone{"BDT"_L1, 360},
    Zone{"MMT"_L1, 390},        Zone{"ICT"_L1, 420},
    Zone{"WIB"_L1, 420},        Zone{"WITA"_L1, 480},
    Zone{"WIT"_L1, 540},        Zone{"SGT"_L1, 480},
    Zone{"HKT"_L1, 480},        Zone{"MYT"_L1, 480},
    Zone{"PHT"_L1, 480},        Zone{"PHST"_L1, 480},
    Zone{"JST"_L1, 540},        Zone{"KST"_L1, 540},
    Zone{"AWST"_L1, 480},       Zone{"ACST"_L1, 570},
    Zone{"ACDT"_L1, 630},       Zone{"AEST"_L1, 600},
    Zone{"AEDT"_L1, 660},       Zone{"NZST"_L1, 720},
    Zone{"NZDT"_L1, 780},       Zone{"CHST"_L1, 600},
    Zone{"SST"_L1, -660, true}, Zone{"SAST"_L1, 120},
    Zone{"CAT"_L1, 120},        Zone{"EAT"_L1, 180},
    Zone{"WAT"_L1, 60},         Zone{"YEKT"_L1, 300},
    Zone{"OMST"_L1, 360},       Zone{"KRAT"_L1, 420},
    Zone{"NOVT"_L1, 420},       Zone{"IRKT"_L1, 480},
    Zone{"YAKT"_L1, 540},       Zone{"VLAT"_L1, 600},
    Zone{"MAGT"_L1, 660},       Zone{"PETT"_L1, 720},
    Zone{"SAMT"_L1, 240},       Zone{"UZT"_L1, 300},
    Zone{"AZT"_L1, 240},
};

/// A name that does not say whether it is summer time.
struct Region
{
    QLatin1StringView name;
    const char *id;
};

constexpr std::array regions = {
    Region{"ET"_L1, "America/New_York"},
    Region{"EASTERN"_L1, "America/New_York"},
    Region{"CT"_L1, "America/Chicago"},
    Region{"CENTRAL"_L1, "America/Chicago"},
    Region{"MT"_L1, "America/Denver"},
    Region{"MOUNTAIN"_L1, "America/Denver"},
    Region{"PT"_L1, "America/Los_Angeles"},
    Region{"PACIFIC"_L1, "America/Los_Angeles"},
    Region{"EST5EDT"_L1, "America/New_York"},
    Region{"CST6CDT"_L1, "America/Chicago"},
    Region{"MST7MDT"_L1, "America/Denver"},
    Region{"PST8PDT"_L1, "America/Los_Angeles"},
};

std::optional<FoundZone> found(qsizetype size, const QTimeZone &zone)
{
    if (!zone.isValid())
        return std::nullopt;
    return FoundZone{.size = size, .offset = 0, .zone = zone, .doubt = {}};
}

/// Reads "+0100", "GMT-4", "UTC+02:00". An offset that no place has is ignored with a doubt.
std::optional<FoundZone> findOffset(const QString &text)
{
    static const QRegularExpression form(
        u"^\\s*(?:GMT|UTC|UT)?\\s*([+\u2212-]{1,2})\\s?(\\d{1,2})(?::?(\\d{2}))?(?!\\d)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    constexpr int maxOffsetMinutes = 14 * 60;
    const int minutes = match.captured(2).toInt() * 60 + match.captured(3).toInt();
    FoundZone zone{.size = match.capturedLength(0), .offset = 0, .zone = {}, .doubt = {}};
    if (minutes > maxOffsetMinutes)
        zone.doubt = "no place has the offset %1"_L1.arg(match.captured(0).trimmed());
    else
        zone.offset = (match.captured(1).startsWith(u'+') ? minutes : -minutes) * 60;
    return zone;
}

/// Reads "Europe/Paris", also in brackets.
std::optional<FoundZone> findCity(const QString &text)
{
    static const QRegularExpression form(
        u"^\\s*[\\[(]?([A-Za-z]+(?:/[A-Za-z0-9_+-]+){1,2})[\\])]?"_s);
    const auto match = form.match(text);
    return match.hasMatch()
               ? found(match.capturedLength(0), QTimeZone(match.captured(1).toLatin1()))
               : std::nullopt;
}

/// Reads "Central European Standard Time", as Windows and browsers write it.
std::optional<FoundZone> findLongName(const QString &text)
{
    static const QRegularExpression form(u"^\\s*\\(?((?:Coordinated Universal|(?:[A-Za-z.]+ "
                                         u"){1,3}(?:Standard|Daylight|Summer)) Time)"
                                         "\\)?"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    QString name = match.captured(1);
    if (name.startsWith("Coordinated"_L1))
        return FoundZone{.size = match.capturedLength(0), .offset = 0, .zone = {}, .doubt = {}};
    // Windows ids always say "Standard"; the zone derives summer time from the date.
    name.replace("Daylight"_L1, "Standard"_L1).replace("Summer"_L1, "Standard"_L1);
    // Browsers name Central Europe as CLDR does; Windows names it after cities.
    if (name == "Central European Standard Time"_L1)
        return found(match.capturedLength(0), QTimeZone("Europe/Berlin"));
    return found(match.capturedLength(0),
                 QTimeZone(QTimeZone::windowsIdToDefaultIanaId(name.toLatin1())));
}

std::optional<FoundZone> findAbbreviation(const QString &text)
{
    static const QRegularExpression form(
        u"^[\\s(\\[]*([A-Za-z]{1,8}|[A-Z]{3}\\d[A-Z]{3})(?![A-Za-z\\d])[)\\]]?"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString name = match.captured(1);
    const qsizetype size = match.capturedLength(0);
    for (const Zone &zone : zones) {
        if (name.compare(zone.name, Qt::CaseInsensitive) != 0)
            continue;
        FoundZone known{.size = size, .offset = zone.minutes * 60, .zone = {}, .doubt = {}};
        if (zone.isAmbiguous)
            known.doubt = "several places have a zone %1; read as %2 minutes from UTC"_L1.arg(
                name.toUpper(), QString::number(zone.minutes));
        return known;
    }
    for (const Region &region : regions) {
        if (name.compare(region.name, Qt::CaseInsensitive) == 0)
            return found(size, QTimeZone(region.id));
    }
    return std::nullopt;
}

} // namespace

QDateTime FoundZone::moment(const QDateTime &local) const
{
    if (zone.isValid())
        return QDateTime(local.date(), local.time(), zone).toUTC();
    return local.addSecs(-offset);
}

std::optional<FoundZone> findZone(const QString &text)
{
    // Offsets first: in "GMT+0200" the abbreviation alone would lose the offset.
    for (const auto find : {findOffset, findCity, findLongName, findAbbreviation}) {
        if (auto zone = find(text))
            return zone;
    }
    return std::nullopt;
}

} // namespace dogear::feed
