// SPDX-License-Identifier: GPL-3.0-or-later
#include "podcasting20_facts.h"

#include <words/format.h>

#include <QCoreApplication>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Context of the translations, as these functions belong to no class.
struct FeedFacts
{
    Q_DECLARE_TR_FUNCTIONS(FeedFacts)
};

/// Returns the name of a role of the taxonomy; an uncommon one as in the feed, with a capital.
QString roleName(QString role)
{
    if (role == "host"_L1)
        return FeedFacts::tr("Host");
    if (role == "guest"_L1)
        return FeedFacts::tr("Guest");
    if (!role.isEmpty())
        role[0] = role.at(0).toUpper();
    return joinedPlain({role});
}

/// Address of a place on OpenStreetMap: of its object, "R113314", else of its coordinates.
QUrl mapOf(const domain::Location &location)
{
    QUrl url(u"https://www.openstreetmap.org/"_s);
    const QString osm = location.osm.trimmed();
    bool isNumber = false;
    const qulonglong number = osm.mid(1).toULongLong(&isNumber);
    if (isNumber && u"NWR"_s.contains(osm.at(0))) {
        const QString kind = osm.at(0) == u'N'   ? u"node"_s
                             : osm.at(0) == u'W' ? u"way"_s
                                                 : u"relation"_s;
        url.setPath(u"/%1/%2"_s.arg(kind).arg(number));
        return url;
    }
    const QStringList numbers = location.geo.section(u':', 1).section(u';', 0, 0).split(u',');
    bool isLatitude = false;
    bool isLongitude = false;
    const double latitude = numbers.value(0).toDouble(&isLatitude);
    const double longitude = numbers.value(1).toDouble(&isLongitude);
    if (!isLatitude || !isLongitude)
        return {};
    QUrlQuery query;
    query.addQueryItem(u"mlat"_s, QString::number(latitude, 'f', 6));
    query.addQueryItem(u"mlon"_s, QString::number(longitude, 'f', 6));
    url.setQuery(query);
    return url;
}

QString sizeOf(const domain::SizedImage &image)
{
    if (image.width && image.height)
        return FeedFacts::tr("%1 × %2", "width and height of a picture in pixels")
            .arg(*image.width)
            .arg(*image.height);
    if (image.width)
        return FeedFacts::tr("%1 pixels wide").arg(*image.width);
    return image.height ? FeedFacts::tr("%1 pixels high").arg(*image.height) : QString();
}

void addRecipients(QList<Fact> &facts, const QList<domain::ValueRecipient> &recipients)
{
    for (const domain::ValueRecipient &recipient : recipients) {
        QStringList parts{recipient.name};
        if (recipient.split)
            parts.append(FeedFacts::tr("%Ln share(s)", nullptr, *recipient.split));
        if (recipient.isFee)
            parts.append(FeedFacts::tr("fee"));
        parts += {recipient.type, recipient.address};
        if (!recipient.customKey.isEmpty() || !recipient.customValue.isEmpty())
            parts.append(recipient.customKey + u" = " + recipient.customValue);
        addFact(facts, FeedFacts::tr("Recipient"), parts);
    }
}

void addTimeSplits(QList<Fact> &facts, const QList<domain::ValueTimeSplit> &splits)
{
    for (const domain::ValueTimeSplit &split : splits) {
        QStringList parts{FeedFacts::tr("from %1").arg(words::formatPosition(split.start)),
                          words::formatLength(split.duration)};
        if (split.remotePercentage)
            parts.append(FeedFacts::tr("%1 % to another show").arg(*split.remotePercentage));
        if (split.remoteStart)
            parts.append(
                FeedFacts::tr("there from %1").arg(words::formatPosition(*split.remoteStart)));
        if (split.remoteItem)
            parts += remoteItemTexts(*split.remoteItem);
        addFact(facts, FeedFacts::tr("Part"), parts);
        addRecipients(facts, split.recipients);
    }
}

void addAlternateEnclosures(QList<Fact> &facts, const QList<domain::AlternateEnclosure> &enclosures)
{
    for (const domain::AlternateEnclosure &enclosure : enclosures) {
        QStringList parts{
            enclosure.title, enclosure.type, enclosure.codecs, enclosure.language, enclosure.rel};
        if (enclosure.bitsPerSecond)
            parts.append(FeedFacts::tr("%1 kbit/s").arg(qRound(*enclosure.bitsPerSecond / 1'000)));
        if (enclosure.height)
            parts.append(FeedFacts::tr("%1 pixels high").arg(*enclosure.height));
        if (enclosure.length)
            parts.append(words::formatByteCount(*enclosure.length));
        if (enclosure.isDefault)
            parts.append(FeedFacts::tr("preferred"));
        if (enclosure.integrity)
            parts += {enclosure.integrity->type, enclosure.integrity->value};
        addFact(facts, FeedFacts::tr("Other format"), parts);
        for (const domain::MediaSource &source : enclosure.sources)
            addFact(facts, FeedFacts::tr("Address"), {source.type}, QUrl(source.uri));
    }
}

} // namespace

void addLocations(QList<Fact> &facts, const QList<domain::Location> &locations)
{
    for (const domain::Location &location : locations) {
        const bool isMade = location.rel.compare("creator"_L1, Qt::CaseInsensitive) == 0;
        addFact(facts,
                isMade ? FeedFacts::tr("Made in") : FeedFacts::tr("About the place"),
                {location.name, location.country, location.geo, location.osm},
                mapOf(location));
    }
}

void addLicense(QList<Fact> &facts, const std::optional<domain::License> &license)
{
    if (license)
        addFact(facts, FeedFacts::tr("Licence"), {license->id}, license->url);
}

void addFundings(QList<Fact> &facts, const QList<domain::Funding> &fundings)
{
    for (const domain::Funding &funding : fundings)
        addFact(facts, FeedFacts::tr("Support the show"), {funding.text}, funding.url);
}

void addPersons(QList<Fact> &facts, const QList<domain::Person> &persons)
{
    for (const domain::Person &person : persons) {
        // "cast" is the default, which needs no words.
        const QString group = person.group == "cast"_L1 ? QString() : person.group;
        Fact *fact = addFact(facts, roleName(person.role), {person.name, group}, person.link);
        addSecondLink(fact, FeedFacts::tr("Picture"), person.image);
    }
}

void addComments(QList<Fact> &facts, const QList<domain::SocialInteract> &comments)
{
    for (const domain::SocialInteract &comment : comments) {
        const bool isForbidden = comment.protocol == "disabled"_L1;
        QStringList parts{isForbidden ? FeedFacts::tr("Not wanted") : comment.protocol,
                          comment.accountId};
        if (comment.priority)
            parts.append(FeedFacts::tr("priority %1").arg(*comment.priority));
        Fact *fact = addFact(facts, FeedFacts::tr("Comments"), parts, comment.uri);
        addSecondLink(fact, FeedFacts::tr("Account"), comment.accountUrl);
    }
}

void addChat(QList<Fact> &facts, const std::optional<domain::Chat> &chat)
{
    if (chat)
        addFact(facts,
                FeedFacts::tr("Chat"),
                {chat->protocol, chat->server, chat->space, chat->accountId});
}

void addTxts(QList<Fact> &facts, const QList<domain::Txt> &txts)
{
    for (const domain::Txt &txt : txts)
        addFact(facts, FeedFacts::tr("Text record"), {txt.purpose, txt.text});
}

void addImages(QList<Fact> &facts, const QList<domain::SizedImage> &images)
{
    for (const domain::SizedImage &image : images)
        addFact(facts,
                FeedFacts::tr("Picture"),
                {image.alt, sizeOf(image), image.aspectRatio, image.type, image.purpose},
                image.url);
}

void addTrailers(QList<Fact> &facts, const QList<domain::Trailer> &trailers)
{
    for (const domain::Trailer &trailer : trailers) {
        QStringList parts{trailer.title};
        if (trailer.published)
            parts.append(words::formatDateTime(*trailer.published));
        parts.append(trailer.type);
        if (trailer.length)
            parts.append(words::formatByteCount(*trailer.length));
        addFact(facts,
                trailer.season ? words::formatNumbers(trailer.season, {})
                               : FeedFacts::tr("Trailer"),
                parts,
                trailer.url);
    }
}

void addLocked(QList<Fact> &facts, const std::optional<domain::Locked> &locked)
{
    if (locked)
        addFact(facts,
                FeedFacts::tr("Import by other hosts"),
                {locked->isLocked ? FeedFacts::tr("Not allowed") : FeedFacts::tr("Allowed"),
                 locked->owner});
}

void addBlocks(QList<Fact> &facts, const QList<domain::Block> &blocks)
{
    for (const domain::Block &block : blocks)
        addFact(facts,
                FeedFacts::tr("Listing in directories"),
                {block.id.isEmpty() ? FeedFacts::tr("All directories") : block.id,
                 block.isBlocked ? FeedFacts::tr("Not allowed") : FeedFacts::tr("Allowed")});
}

void addFrequency(QList<Fact> &facts, const std::optional<domain::UpdateFrequency> &frequency)
{
    if (!frequency)
        return;
    QStringList parts{frequency->text, frequency->rrule};
    if (frequency->start)
        parts.append(FeedFacts::tr("since %1").arg(words::formatDateTime(*frequency->start)));
    if (frequency->isComplete)
        parts.append(FeedFacts::tr("Finished, no further episodes"));
    addFact(facts, FeedFacts::tr("New episodes"), parts);
}

void addValues(QList<Fact> &facts, const QList<domain::Value> &values)
{
    for (const domain::Value &value : values) {
        QStringList parts{value.type, value.method};
        if (!value.suggested.isEmpty())
            parts.append(FeedFacts::tr("suggested: %1").arg(value.suggested));
        addFact(facts, FeedFacts::tr("Way of payment"), parts);
        addRecipients(facts, value.recipients);
        addTimeSplits(facts, value.timeSplits);
    }
}

QList<Fact> liveItemFacts(const domain::LiveItem &item)
{
    QList<Fact> facts;
    if (item.end)
        addFact(facts, FeedFacts::tr("Planned end"), {words::formatDateTime(*item.end)});
    addFact(facts, FeedFacts::tr("Live stream"), {item.streamType}, item.streamUrl);
    for (const domain::ContentLink &link : item.contentLinks)
        addFact(facts, FeedFacts::tr("Watch or listen"), {link.text}, link.url);
    addFact(facts, FeedFacts::tr("Website"), {}, item.link);
    addFact(facts, FeedFacts::tr("Picture"), {}, item.image);
    const domain::EpisodeExtras &extras = item.extras;
    addLocations(facts, extras.locations);
    addLicense(facts, extras.license);
    addFundings(facts, extras.fundings);
    addComments(facts, extras.socialInteracts);
    addChat(facts, extras.chat);
    addValues(facts, extras.values);
    addAlternateEnclosures(facts, extras.alternateEnclosures);
    addImages(facts, extras.images);
    addTxts(facts, extras.txts);
    addFact(facts, FeedFacts::tr("Identifier"), {item.guid});
    return facts;
}

QStringList remoteItemTexts(const domain::RemoteItem &item)
{
    QStringList texts{
        item.title, shownUrl(item.feedUrl), item.feedGuid, item.itemGuid, item.medium};
    texts.removeAll(QString());
    return texts;
}

} // namespace dogear::widgets
