// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "json_values.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

constexpr int defaultLimit = 50;

QString describe(const domain::SearchHit &hit)
{
    QString snippet = hit.snippet;
    snippet.replace(domain::matchBegin, u'[').replace(domain::matchEnd, u']');
    return u"%1  %2 · %3\n        %4"_s.arg(QString::number(hit.episode.id.value).rightJustified(6),
                                            hit.episode.title,
                                            hit.episode.podcastTitle,
                                            snippet);
}

} // namespace

Future<Outcome> runSearch(library::Library &library, const Arguments &arguments)
{
    const QString limitText = arguments.option(u"limit"_s);
    bool isNumber = true;
    const int limit = limitText.isEmpty() ? defaultLimit : limitText.toInt(&isNumber);
    if (!isNumber || limit < 0)
        return failedNow({ErrorCode::InvalidQuery, "--limit "_L1 + limitText});

    QElapsedTimer timer;
    timer.start();
    return library.episodes()
        .search(arguments.positional.join(u' '), false, limit)
        .then([timer](const Result<domain::SearchResults> &results) {
            if (!results)
                return failedOutcome(results.error());
            QJsonArray hits;
            QStringList lines;
            for (const domain::SearchHit &hit : results->hits) {
                hits.append(toJson(hit));
                lines.append(describe(hit));
            }
            return Outcome{.json = QJsonDocument(
                               QJsonObject{{u"elapsed_ms"_s, double(timer.nsecsElapsed()) / 1e6},
                                           {u"total"_s, results->total},
                                           {u"hits"_s, hits}}),
                           .text = lines.join(u'\n'),
                           .errors = {}};
        });
}

} // namespace dogear::ctl
