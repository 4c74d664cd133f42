// SPDX-License-Identifier: GPL-3.0-or-later
#include "fact_list.h"

#include <words/episode_facts.h>
#include <words/format.h>
#include <words/plain_text.h>

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Gives tr() the context under which the translations have the texts of this folder.
struct EpisodeFacts
{
    Q_DECLARE_TR_FUNCTIONS(EpisodeFacts)
};

/// Returns the part of \a facts that its group may have, and how many are left out.
void appendLimited(Facts &all, Facts facts)
{
    const qsizetype left = facts.size() - maxFactsOfGroup;
    if (left > 0) {
        facts.resize(maxFactsOfGroup);
        facts.append({.group = facts.constFirst().group,
                      .name = {},
                      .text = EpisodeFacts::tr("and %n more", nullptr, int(left))});
    }
    all.append(facts);
}

/// Adds the numbers only if they say more than the head of the page, which shows plain ones.
void addNumbers(Facts &facts, const domain::Episode &episode)
{
    const domain::EpisodeExtras &extras = *episode.extras;
    if (const QString name = plainLine(extras.seasonName); !name.isEmpty()) {
        const QString number = episode.season ? QLocale().toString(*episode.season) : QString();
        facts.append({.name = EpisodeFacts::tr("Season"), .text = joinedFacts({number, name})});
    }
    const QString number =
        extras.episodeNumber ? QLocale().toString(*extras.episodeNumber, 'g', 9) : QString();
    const QString display = plainLine(extras.episodeDisplay);
    if (!number.isEmpty() || !display.isEmpty())
        facts.append({.name = EpisodeFacts::tr("Episode"), .text = joinedFacts({display, number})});
}

void addAbout(Facts &facts, const domain::Episode &episode)
{
    if (const QString subtitle = plainLine(episode.subtitle);
        !subtitle.isEmpty() && subtitle != plainLine(episode.title))
        facts.append({.name = EpisodeFacts::tr("Subtitle"), .text = subtitle});
    addNumbers(facts, episode);
    if (episode.type == domain::EpisodeType::Trailer)
        facts.append({.name = EpisodeFacts::tr("Kind"), .text = EpisodeFacts::tr("Trailer")});
    else if (episode.type == domain::EpisodeType::Bonus)
        facts.append({.name = EpisodeFacts::tr("Kind"), .text = EpisodeFacts::tr("Bonus episode")});
    // "Not explicit" is what everybody expects, so it is no news.
    if (episode.isExplicit.value_or(false))
        facts.append({.name = EpisodeFacts::tr("Rating"), .text = EpisodeFacts::tr("Explicit")});
}

} // namespace

EpisodeFact linked(EpisodeFact fact, const QUrl &url)
{
    fact.link = openableLink(url);
    if (fact.link.isEmpty())
        fact.text = joinedFacts({fact.text, plainAddress(url)});
    return fact;
}

QString languageName(const QString &tag)
{
    const QString code = plainLine(tag);
    const QLocale locale(QString(code).replace(u'-', u'_'));
    if (locale.language() == QLocale::C)
        return code;
    const QString name = locale.language() == QLocale::English ? u"English"_s // not "American …"
                                                               : locale.nativeLanguageName();
    return name.isEmpty() ? code : name;
}

QList<EpisodeFact> episodeFacts(const domain::EpisodeDetail &detail)
{
    const domain::Episode &episode = detail.episode;
    const domain::EpisodeExtras &extras = *episode.extras;
    Facts all;
    const auto add = [&all](auto addTo, const auto &...from) {
        Facts facts;
        addTo(facts, from...);
        appendLimited(all, facts);
    };
    add(addAbout, episode);
    add(addPersons, episode);
    add(addExcerpts, extras, episode.title);
    add(addVersions, episode);
    add(addComments, extras);
    add(addSupport, extras);
    add(addPlaces, extras);
    add(addLicence, extras);
    add(addValues, extras);
    add(addChat, extras);
    add(addDocuments, episode);
    add(addPictures, extras);
    add(addTexts, extras);
    return all;
}

QString factGroupName(FactGroup group)
{
    switch (group) {
    case FactGroup::About:
        return EpisodeFacts::tr("About the episode");
    case FactGroup::Persons:
        return EpisodeFacts::tr("Persons");
    case FactGroup::Excerpts:
        return EpisodeFacts::tr("Excerpts");
    case FactGroup::Versions:
        return EpisodeFacts::tr("Versions");
    case FactGroup::Comments:
        return EpisodeFacts::tr("Comments");
    case FactGroup::Support:
        return EpisodeFacts::tr("Support");
    case FactGroup::Place:
        return EpisodeFacts::tr("Place");
    case FactGroup::Licence:
        return EpisodeFacts::tr("Licence");
    case FactGroup::Value:
        return EpisodeFacts::tr("Value");
    case FactGroup::Chat:
        return EpisodeFacts::tr("Chat");
    case FactGroup::Documents:
        return EpisodeFacts::tr("Documents");
    case FactGroup::Pictures:
        return EpisodeFacts::tr("Pictures");
    case FactGroup::Texts:
        return EpisodeFacts::tr("Further texts");
    }
    return {};
}

} // namespace dogear::words
