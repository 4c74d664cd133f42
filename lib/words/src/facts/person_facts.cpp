// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about people: persons, comments, chat, support
#include "fact_list.h"

#include <words/format.h>
#include <words/plain_text.h>

#include <QCoreApplication>
#include <QLocale>
#include <query/person_search.h>
#include <query/words.h>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Has the name of the struct in episode_facts.cpp, because translations find their texts by it.
struct EpisodeFacts
{
    Q_DECLARE_TR_FUNCTIONS(EpisodeFacts)
};

QString capitalised(const QString &text)
{
    return text.isEmpty() ? text : QString(QLocale().toUpper(text.first(1)) + text.sliced(1));
}

/// Returns "Guest", or "Author · Writing" for a role outside the cast.
QString roleName(const domain::Person &person)
{
    const QString role = plainLine(person.role);
    const QString group = plainLine(person.group);
    QString name = capitalised(role);
    if (role == "host"_L1)
        name = EpisodeFacts::tr("Host");
    else if (role == "guest"_L1)
        name = EpisodeFacts::tr("Guest");
    return group.isEmpty() || group == "cast"_L1 ? name : joinedFacts({name, capitalised(group)});
}

} // namespace

void addPersons(Facts &facts, const domain::Episode &episode)
{
    for (const domain::Person &person : episode.persons) {
        facts.append(linked({.group = FactGroup::Persons,
                             .name = roleName(person),
                             .text = plainLine(person.name),
                             .search = query::personSearch(person.name)},
                            person.link));
        if (!person.image.isEmpty())
            facts.append(linked({.group = FactGroup::Persons,
                                 .name = EpisodeFacts::tr("Picture"),
                                 .text = plainLine(person.name)},
                                person.image));
    }
    const QString author = plainLine(episode.author);
    const bool isKnown = std::ranges::any_of(episode.persons, [&](const domain::Person &person) {
        return query::indexText(person.name) == query::indexText(episode.author);
    });
    if (!author.isEmpty() && !isKnown)
        facts.append({.group = FactGroup::Persons,
                      .name = EpisodeFacts::tr("Author"),
                      .text = author,
                      .search = query::personSearch(episode.author)});
}

void addComments(Facts &facts, const domain::EpisodeExtras &extras)
{
    QList<domain::SocialInteract> all = extras.socialInteracts;
    // The smallest number first; without a number after all others, in the order of the feed.
    std::ranges::stable_sort(all, {}, [](const domain::SocialInteract &interact) {
        return interact.priority.value_or(std::numeric_limits<int>::max());
    });
    for (const domain::SocialInteract &interact : std::as_const(all)) {
        if (interact.protocol == "disabled"_L1) {
            facts.append({.group = FactGroup::Comments,
                          .name = EpisodeFacts::tr("Comments"),
                          .text = EpisodeFacts::tr("The show has turned comments off.")});
            continue;
        }
        const QString protocol = interact.protocol == "activitypub"_L1
                                     ? u"ActivityPub"_s
                                     : capitalised(plainLine(interact.protocol));
        EpisodeFact thread =
            linked({.group = FactGroup::Comments,
                    .name = EpisodeFacts::tr("Thread"),
                    .text = joinedFacts({protocol, plainLine(interact.accountId)})},
                   interact.uri);
        if (interact.protocol == "activitypub"_L1)
            thread.thread = thread.link;
        facts.append(thread);
        if (!interact.accountUrl.isEmpty())
            facts.append(linked({.group = FactGroup::Comments,
                                 .name = EpisodeFacts::tr("Account"),
                                 .text = plainLine(interact.accountId)},
                                interact.accountUrl));
    }
}

void addSupport(Facts &facts, const domain::EpisodeExtras &extras)
{
    for (const domain::Funding &funding : extras.fundings)
        facts.append(linked({.group = FactGroup::Support,
                             .name = EpisodeFacts::tr("Page"),
                             .text = plainLine(funding.text)},
                            funding.url));
}

void addChat(Facts &facts, const domain::EpisodeExtras &extras)
{
    if (!extras.chat)
        return;
    const domain::Chat &chat = *extras.chat;
    const auto add = [&facts](const QString &name, const QString &text) {
        if (!text.isEmpty())
            facts.append({.group = FactGroup::Chat, .name = name, .text = plainLine(text)});
    };
    add(EpisodeFacts::tr("Protocol"), chat.protocol);
    add(EpisodeFacts::tr("Server"), chat.server);
    add(EpisodeFacts::tr("Room"), chat.space);
    add(EpisodeFacts::tr("Account"), chat.accountId);
}

} // namespace dogear::words
