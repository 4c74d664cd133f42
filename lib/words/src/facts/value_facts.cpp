// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about payments: how a listener's payments would be divided. Dogear sends none.
#include "fact_list.h"

#include <words/format.h>

#include <QLocale>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

using domain::ValueRecipient;
using domain::ValueTimeSplit;

QString percentText(double percent)
{
    // At most one decimal, and none if it is zero.
    const double rounded = double(qRound64(percent * 10)) / 10;
    return FeedFacts::tr("%1 %", "share").arg(QLocale().toString(rounded, 'g', 12));
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
        return FeedFacts::tr("fee of %1").arg(percentText(*recipient.split));
    return shares > 0 ? percentText(100.0 * *recipient.split / shares) : QString();
}

void addRecipients(QList<Fact> &facts, const QList<ValueRecipient> &recipients)
{
    const double shares = sharesOf(recipients);
    for (const ValueRecipient &recipient : recipients) {
        const QString &key = recipient.customKey;
        const QString &value = recipient.customValue;
        facts.append(toFact(plainOr(recipient.name, FeedFacts::tr("Recipient")),
                            {shareText(recipient, shares),
                             recipient.type,
                             recipient.address,
                             key.isEmpty() || value.isEmpty() ? QString(key + value)
                                                              : QString(key + u'=' + value)}));
    }
}

void addTimeSplit(QList<Fact> &facts, const ValueTimeSplit &split)
{
    const domain::RemoteItem item = split.remoteItem.value_or(domain::RemoteItem());
    const auto end = split.duration ? std::optional(split.start + *split.duration) : std::nullopt;
    Fact fact = toFact(timesText(split.start, end),
                       {item.title,
                        split.remotePercentage ? percentText(*split.remotePercentage) : QString(),
                        split.remoteStart ? FeedFacts::tr("from %1 of the other recording")
                                                .arg(formatPosition(*split.remoteStart))
                                          : QString(),
                        item.medium,
                        item.feedGuid,
                        item.itemGuid},
                       item.feedUrl);
    if (fact.text.isEmpty())
        fact.text = FeedFacts::tr("other recipients");
    facts.append(fact);
    addRecipients(facts, split.recipients);
}

} // namespace

QList<Fact> paymentFacts(const QList<domain::Value> &values)
{
    QList<Fact> facts;
    if (!values.isEmpty())
        addFact(facts, {}, {FeedFacts::tr("For information only: Dogear sends no payments.")});
    for (const domain::Value &value : values) {
        addFact(facts,
                FeedFacts::tr("Payment"),
                {value.type,
                 value.method,
                 value.suggested.isEmpty()
                     ? QString()
                     : FeedFacts::tr("%1 suggested", "amount").arg(value.suggested)});
        addRecipients(facts, value.recipients);
        for (const ValueTimeSplit &split : value.timeSplits)
            addTimeSplit(facts, split);
    }
    return facts;
}

} // namespace dogear::words
