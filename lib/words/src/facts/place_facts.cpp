// SPDX-License-Identifier: GPL-3.0-or-later
// Facts that are no file and no person: places, licence, texts
#include "fact_list.h"

#include <words/format.h>
#include <words/plain_text.h>

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Has the name of the struct in episode_facts.cpp, because translations find their texts by it.
struct EpisodeFacts
{
    Q_DECLARE_TR_FUNCTIONS(EpisodeFacts)
};

QString relationName(const QString &rel)
{
    if (rel == "creator"_L1)
        return EpisodeFacts::tr("Made in", "place");
    return rel == "subject"_L1 ? EpisodeFacts::tr("About", "place") : EpisodeFacts::tr("Place");
}

QString countryName(const QString &code)
{
    const QLocale::Territory country = QLocale::codeToTerritory(code);
    return country == QLocale::AnyTerritory ? plainLine(code) : QLocale::territoryToString(country);
}

/// Returns a map of "geo:30.2672,97.7431" (RFC 5870 section 3.3); empty if it is something else.
QUrl mapOf(const QString &geo)
{
    static const QRegularExpression point(
        u"^geo:(-?[0-9]{1,2}(?:\\.[0-9]+)?),(-?[0-9]{1,3}(?:\\.[0-9]+)?)(?:[,;]|$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch found = point.match(geo);
    if (!found.hasMatch())
        return {};
    QUrl map(u"https://www.openstreetmap.org/"_s);
    map.setQuery(QUrlQuery{{u"mlat"_s, found.captured(1)}, {u"mlon"_s, found.captured(2)}});
    return map;
}

/// Returns the page of the object "R113314" of OpenStreetMap: a node, a way or a relation.
QUrl objectPage(const QString &osm)
{
    static const QRegularExpression object(u"^([NWR])([0-9]{1,18})(?:#[0-9]+)?$"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch found = object.match(osm);
    if (!found.hasMatch())
        return {};
    const QChar kind = found.captured(1).at(0).toUpper();
    const QString folder = kind == u'N' ? u"node"_s : kind == u'W' ? u"way"_s : u"relation"_s;
    return QUrl("https://www.openstreetmap.org/"_L1 + folder + u'/' + found.captured(2));
}

} // namespace

void addPlaces(Facts &facts, const domain::EpisodeExtras &extras)
{
    const auto add = [&facts](const QString &name, const QString &text, const QUrl &link) {
        if (!text.isEmpty())
            facts.append({.group = FactGroup::Place, .name = name, .text = text, .link = link});
    };
    for (const domain::Location &place : extras.locations) {
        add(relationName(place.rel),
            joinedFacts({plainLine(place.name), countryName(place.country)}),
            {});
        const QString geo = plainLine(place.geo);
        add(EpisodeFacts::tr("Coordinates"),
            geo.startsWith("geo:"_L1) ? geo.sliced(4) : geo,
            mapOf(place.geo));
        add(EpisodeFacts::tr("On the map"), plainLine(place.osm), objectPage(place.osm));
    }
}

void addLicence(Facts &facts, const domain::EpisodeExtras &extras)
{
    if (!extras.license)
        return;
    const EpisodeFact licence{.group = FactGroup::Licence,
                              .name = EpisodeFacts::tr("Licence"),
                              .text = plainLine(extras.license->id)};
    facts.append(extras.license->url.isEmpty() ? licence : linked(licence, extras.license->url));
}

void addTexts(Facts &facts, const domain::EpisodeExtras &extras)
{
    for (const domain::Txt &txt : extras.txts) {
        const QString purpose = plainLine(txt.purpose);
        facts.append({.group = FactGroup::Texts,
                      .name = purpose.isEmpty() ? EpisodeFacts::tr("Text") : purpose,
                      .text = plainLine(txt.text)});
    }
}

} // namespace dogear::words
