// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "directory_json.h"

#include <discovery/directories.h>
#include <words/directory_text.h>

#include <QElapsedTimer>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using discovery::Chart;
using discovery::FoundShows;

/// Reads --country and --category.
Result<Chart> chartFor(const Arguments &arguments)
{
    const QString country = arguments.option(u"country"_s).toLower();
    const QString category = arguments.option(u"category"_s);
    bool isNumber = true;
    const qint64 number = category.isEmpty() ? 0 : category.toLongLong(&isNumber);
    if (!isNumber || number < 0)
        return failure({.code = ErrorCode::InvalidQuery, .detail = "--category "_L1 + category});
    if (!country.isEmpty() && !discovery::chartCountries().contains(country))
        return failure({.code = ErrorCode::InvalidQuery, .detail = "--country "_L1 + country});
    return Chart{.country = country.isEmpty() ? u"us"_s : country, .category = number};
}

QJsonObject sourceJson(const Result<FoundShows> &chart, qint64 elapsed)
{
    using State = discovery::SourceProgress::State;
    discovery::SourceProgress progress{.state = chart ? State::Answered : State::Failed,
                                       .elapsed = std::chrono::milliseconds(elapsed)};
    if (chart) {
        progress.count = chart->value.size();
        progress.error = chart->requestError;
        progress.read = chart->read;
    } else {
        progress.error = chart.error();
    }
    return toJson(QList{progress}).first().toObject();
}

Outcome toOutcome(const Chart &chart,
                  const Result<FoundShows> &read,
                  const QList<discovery::ListedShow> &rows,
                  qint64 elapsed)
{
    QJsonArray shows;
    QStringList lines;
    for (const discovery::ListedShow &row : rows) {
        shows.append(toJson(row));
        lines.append(u"%1  %2 · %3"_s.arg(
            QString::number(lines.size() + 1).rightJustified(3), row.show.title, row.show.author));
    }
    Outcome outcome{
        .json = QJsonDocument(QJsonObject{
            {u"country"_s, chart.country},
            {u"category"_s, chart.category > 0 ? QJsonValue(chart.category) : QJsonValue()},
            {u"sources"_s, QJsonArray{sourceJson(read, elapsed)}},
            {u"shows"_s, shows}}),
        .text = lines.join(u'\n'),
        .errors = {}};
    if (!read) {
        outcome.errors.append(read.error());
        outcome.sentence =
            words::chartErrorSentence(words::countryName(chart.country), read.error());
    }
    return outcome;
}

} // namespace

Future<Outcome> runCharts(library::Library &library, const Arguments &arguments)
{
    const Result<Chart> chart = chartFor(arguments);
    if (!chart)
        return failedNow(chart.error());
    discovery::Directories &directories = library.discovery().directories;
    QElapsedTimer timer;
    timer.start();
    return directories.charts()
        .read(*chart, &directories)
        .then(&directories, [&directories, chart = *chart, timer](const Result<FoundShows> &read) {
            if (!read)
                return readyFuture(toOutcome(chart, read, {}, timer.elapsed()));
            return directories.charts()
                .lookUp(read->value, chart.country, &directories)
                .then([chart, read, timer](const Result<FoundShows> &lookedUp) {
                    discovery::ShowList list;
                    list.restart({});
                    list.add(read->value, 0);
                    // Without the lookup the chart has no feeds, which is better than no chart.
                    if (lookedUp)
                        list.complete(lookedUp->value);
                    return toOutcome(chart, read, list.rows(), timer.elapsed());
                });
        });
}

} // namespace dogear::ctl
