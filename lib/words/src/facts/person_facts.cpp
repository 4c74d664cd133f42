// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about people: persons, comments, chat, support
#include "fact_list.h"

#include <words/plain_text.h>

#include <QLocale>
#include <query/person_search.h>
#include <query/words.h>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

QString capitalised(const QString &foreign)
{
    const QString text = plainLine(foreign);
    return text.isEmpty() ? text : QString(QLocale().toUpper(text.first(1)) + text.sliced(1));
}

/// Returns "Guest", or "Author · Writing" for a role outside the cast.
QString roleName(const domain::Person &person)
{
    QString name = capitalised(person.role);
    if (person.role == "host"_L1)
        name = FeedFacts::tr("Host");
    else if (person.role == "guest"_L1)
        name = FeedFacts::tr("Guest");
    return person.group == "cast"_L1 ? name : joinedPlain({name, capitalised(person.group)});
}

Fact toPerson(const QString &role, const QString &name, const QUrl &link)
{
    Fact fact = toFact(role, {name}, link);
    fact.search = query::personSearch(name);
    return fact;
}

} // namespace

QList<Fact> personFacts(const QList<domain::Person> &persons, const QString &author)
{
    QList<Fact> facts;
    for (const domain::Person &person : persons) {
        Fact fact = toPerson(roleName(person), person.name, person.link);
        addSecondLink(fact, FeedFacts::tr("Picture"), person.image);
        facts.append(fact);
    }
    const bool isListed = std::ranges::any_of(persons, [&](const domain::Person &person) {
        return query::indexText(person.name) == query::indexText(author);
    });
    if (!isListed && !plainLine(author).isEmpty())
        facts.append(toPerson(FeedFacts::tr("Author"), author, {}));
    return facts;
}

QList<Fact> supportFacts(const QList<domain::Funding> &fundings)
{
    QList<Fact> facts;
    for (const domain::Funding &funding : fundings)
        addFact(facts, FeedFacts::tr("Page"), {funding.text}, funding.url);
    return facts;
}

QList<Fact> threadFacts(QList<domain::SocialInteract> interacts)
{
    QList<Fact> facts;
    // The smallest number first; without a number after all others, in the order of the feed.
    std::ranges::stable_sort(interacts, {}, [](const domain::SocialInteract &interact) {
        return interact.priority.value_or(std::numeric_limits<int>::max());
    });
    for (const domain::SocialInteract &interact : std::as_const(interacts)) {
        const bool isActivityPub = interact.protocol == "activitypub"_L1;
        const QString protocol = isActivityPub ? u"ActivityPub"_s : capitalised(interact.protocol);
        Fact fact = toFact(FeedFacts::tr("Thread"), {protocol, interact.accountId}, interact.uri);
        if (interact.protocol == "disabled"_L1)
            fact = toFact(FeedFacts::tr("Comments"),
                          {FeedFacts::tr("The show has turned comments off."), interact.accountId},
                          interact.uri);
        else if (isActivityPub)
            fact.thread = fact.link;
        addSecondLink(fact, FeedFacts::tr("Account"), interact.accountUrl);
        facts.append(fact);
    }
    return facts;
}

QList<Fact> chatFacts(const std::optional<domain::Chat> &chat)
{
    QList<Fact> facts;
    if (!chat)
        return facts;
    addFact(facts, FeedFacts::tr("Protocol"), {chat->protocol});
    addFact(facts, FeedFacts::tr("Server"), {chat->server});
    addFact(facts, FeedFacts::tr("Room"), {chat->space});
    addFact(facts, FeedFacts::tr("Account"), {chat->accountId});
    return facts;
}

} // namespace dogear::words
