// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about payments: how a listener's payments would be divided. Dogear sends none.
#include "fact_list.h"

#include <words/format.h>
#include <words/plain_text.h>

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

using domain::ValueRecipient;
using domain::ValueTimeSplit;

/// Has the name of the struct in episode_facts.cpp, because translations find their texts by it.
struct EpisodeFacts
{
    Q_DECLARE_TR_FUNCTIONS(EpisodeFacts)
};

QString percentText(double percent)
{
    // At most one decimal, and none if it is zero.
    const double rounded = double(qRound64(percent * 10)) / 10;
    return EpisodeFacts::tr("%1 %", "share").arg(QLocale().toString(rounded, 'g', 12));
}

/// Returns the sum of the shares. Fees are taken from the whole first: their number is a
/// percentage.
double sharesOf(const QList<ValueRecipient> &recipients)
{
    double shares = 0;
    for (const ValueRecipient &recipient : recipients)
        shares += recipient.isFee ? 0 : recipient.split.value_or(0);
    return shares;
}

QString shareText(const ValueRecipient &recipient, double shares)
{
    if (!recipient.split)
        return {};
    if (recipient.isFee)
        return EpisodeFacts::tr("fee of %1").arg(percentText(*recipient.split));
    return shares > 0 ? percentText(100.0 * *recipient.split / shares) : QString();
}

void addRecipients(Facts &facts, const QList<ValueRecipient> &recipients)
{
    const double shares = sharesOf(recipients);
    for (const ValueRecipient &recipient : recipients) {
        const QString name = plainLine(recipient.name);
        const QString key = plainLine(recipient.customKey);
        const QString value = plainLine(recipient.customValue);
        const QString custom =
            key.isEmpty() || value.isEmpty() ? QString(key + value) : QString(key + u'=' + value);
        facts.append({.group = FactGroup::Value,
                      .name = name.isEmpty() ? EpisodeFacts::tr("Recipient") : name,
                      .text = joinedFacts({shareText(recipient, shares),
                                           plainLine(recipient.type),
                                           plainLine(recipient.address),
                                           custom})});
    }
}

/// Returns "12:00–14:00", or "From 12:00" if the end is unknown.
QString timeText(const ValueTimeSplit &split)
{
    const QString start = formatPosition(split.start);
    if (!split.duration)
        return EpisodeFacts::tr("From %1", "time").arg(start);
    return EpisodeFacts::tr("%1–%2", "times")
        .arg(start, formatPosition(split.start + *split.duration));
}

void addTimeSplit(Facts &facts, const ValueTimeSplit &split)
{
    const domain::RemoteItem item = split.remoteItem.value_or(domain::RemoteItem());
    EpisodeFact fact{.group = FactGroup::Value,
                     .name = timeText(split),
                     .text = joinedFacts(
                         {plainLine(item.title),
                          split.remotePercentage ? percentText(*split.remotePercentage) : QString(),
                          split.remoteStart ? EpisodeFacts::tr("from %1 of the other recording")
                                                  .arg(formatPosition(*split.remoteStart))
                                            : QString(),
                          plainLine(item.medium),
                          plainLine(item.feedGuid),
                          plainLine(item.itemGuid)})};
    if (fact.text.isEmpty())
        fact.text = EpisodeFacts::tr("other recipients");
    facts.append(item.feedUrl.isEmpty() ? fact : linked(fact, item.feedUrl));
    addRecipients(facts, split.recipients);
}

} // namespace

void addValues(Facts &facts, const domain::EpisodeExtras &extras)
{
    for (const domain::Value &value : extras.values) {
        const QString suggested = plainLine(value.suggested);
        facts.append({.group = FactGroup::Value,
                      .name = EpisodeFacts::tr("Payment"),
                      .text = joinedFacts(
                          {plainLine(value.type),
                           plainLine(value.method),
                           suggested.isEmpty()
                               ? QString()
                               : EpisodeFacts::tr("%1 suggested", "amount").arg(suggested)})});
        addRecipients(facts, value.recipients);
        for (const ValueTimeSplit &split : value.timeSplits)
            addTimeSplit(facts, split);
    }
}

} // namespace dogear::words
