// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/format.h>
#include <words/list_text.h>

#include <QCoreApplication>

namespace dogear::words {

using domain::Station;
using domain::StationOrder;
using std::chrono::milliseconds;

namespace {

/// Context of the translations, as these functions belong to no class.
struct ListText
{
    Q_DECLARE_TR_FUNCTIONS(ListText)
};

QString orderText(StationOrder order)
{
    switch (order) {
    case StationOrder::NewestFirst:
        return ListText::tr("Newest first");
    case StationOrder::OldestFirst:
        return ListText::tr("Oldest first");
    case StationOrder::Shuffled:
        return ListText::tr("Shuffled");
    }
    return {};
}

} // namespace

QString stationText(const Station &station, const QLocale &locale)
{
    QStringList facts{orderText(station.order)};
    if (station.maxPerShow > 0)
        facts.append(ListText::tr("at most %n per show", nullptr, station.maxPerShow));
    if (station.until)
        facts.append(ListText::tr("until %1", "a date")
                         .arg(locale.toString(*station.until, QLocale::LongFormat)));
    return joinedFacts(facts);
}

QString fillText(int count, milliseconds total, milliseconds wish, milliseconds tolerance)
{
    const QString length = formatPosition(total);
    if (std::chrono::abs(total - wish) <= tolerance) {
        return ListText::tr("%n episode(s), %1 of listening, are up next.", nullptr, count)
            .arg(length);
    }
    return ListText::tr("No episodes fill %1 exactly. The nearest are up next: %n episode(s), %2.",
                        nullptr,
                        count)
        .arg(formatPosition(wish), length);
}

} // namespace dogear::words
