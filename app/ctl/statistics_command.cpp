// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"

#include <words/listening_text.h>

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using domain::ListeningHistory;
using domain::ListeningRange;
using domain::ListeningTime;

/// Returns \a time in seconds, as all durations in the JSON.
QJsonValue seconds(std::chrono::milliseconds time)
{
    return double(time.count()) / 1'000;
}

QJsonObject toJson(const ListeningTime &time)
{
    return {{u"listened"_s, seconds(time.listened)},
            {u"heard"_s, seconds(time.heard)},
            {u"saved_by_speed"_s, seconds(time.savedBySpeed())},
            {u"saved_by_silence"_s, seconds(time.savedBySilence)},
            {u"episodes_finished"_s, time.finished}};
}

/// Returns totals, periods and shows as JSON and text.
Outcome describe(const ListeningHistory &history)
{
    QJsonArray periods;
    QJsonArray shows;
    QStringList lines{words::listeningFacts(history.total), words::savingFacts(history.total), {}};
    for (const domain::ListeningPeriod &period : history.periods) {
        QJsonObject object = toJson(period.time);
        object.insert(u"from"_s, period.span.first.toString(Qt::ISODate));
        object.insert(u"to"_s, period.span.last.toString(Qt::ISODate));
        periods.append(object);
        // The JSON has every period; the text leaves empty ones out.
        if (period.time != ListeningTime())
            lines.append(u"%1  %2"_s.arg(period.span.first.toString(Qt::ISODate),
                                         words::listeningFacts(period.time)));
    }
    lines.append(QString());
    for (const domain::ListeningShow &show : history.shows) {
        QJsonObject object = toJson(show.time);
        // A show that was unfollowed keeps its title and listening time, but has no id.
        object.insert(u"show_id"_s,
                      show.podcast.isValid() ? QJsonValue(show.podcast.value) : QJsonValue());
        object.insert(u"show"_s, show.title);
        shows.append(object);
        lines.append(u"%1  %2"_s.arg(show.title, words::listeningFacts(show.time)));
    }
    QJsonObject all = toJson(history.total);
    all.insert(u"longest_streak_days"_s, history.longestStreak);
    all.insert(u"periods"_s, periods);
    all.insert(u"shows"_s, shows);
    return {.json = QJsonDocument(all), .text = lines.join(u'\n').trimmed(), .errors = {}};
}

} // namespace

Future<Outcome> runStatistics(library::Library &library, const Arguments &arguments)
{
    const QString word = arguments.positional.value(0, u"days"_s);
    // The argument is the unit of a period, which belongs to one range.
    ListeningRange range = ListeningRange::Month;
    if (word == "months"_L1)
        range = ListeningRange::Year;
    else if (word == "years"_L1)
        range = ListeningRange::All;
    else if (word != "days"_L1)
        return failedNow({.code = ErrorCode::InvalidQuery, .detail = word});
    return library.statistics().read(range).then([](const Result<ListeningHistory> &history) {
        return history ? describe(*history) : failedOutcome(history.error());
    });
}

} // namespace dogear::ctl
