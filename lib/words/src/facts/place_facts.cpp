// SPDX-License-Identifier: GPL-3.0-or-later
// Facts that are no file and no person: places, licence, texts
#include "fact_list.h"

#include <words/directory_text.h>

#include <QRegularExpression>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

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

QList<Fact> placeFacts(const QList<domain::Location> &places)
{
    QList<Fact> facts;
    for (const domain::Location &place : places) {
        addFact(facts,
                place.rel == "creator"_L1 ? FeedFacts::tr("Made in", "place")
                                          : FeedFacts::tr("About the place"),
                {place.name, countryName(place.country)});
        const bool hasScheme = place.geo.startsWith("geo:"_L1, Qt::CaseInsensitive);
        addFact(facts,
                FeedFacts::tr("Coordinates"),
                {hasScheme ? place.geo.sliced(4) : place.geo},
                mapOf(place.geo));
        addFact(facts, FeedFacts::tr("On the map"), {place.osm}, objectPage(place.osm));
    }
    return facts;
}

QList<Fact> licenceFacts(const std::optional<domain::License> &license)
{
    QList<Fact> facts;
    if (license)
        addFact(facts, FeedFacts::tr("Licence"), {license->id}, license->url);
    return facts;
}

QList<Fact> textFacts(const QList<domain::Txt> &txts)
{
    QList<Fact> facts;
    for (const domain::Txt &txt : txts)
        facts.append(toFact(plainOr(txt.purpose, FeedFacts::tr("Text")), {txt.text}));
    return facts;
}

} // namespace dogear::words
