// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_sources.h"

#include "episode_lines.h"
#include "episode_query.h"
#include "json_values.h"
#include "play_source_names.h"

#include <listening/time_filler.h>
#include <settings/data_folders.h>
#include <settings/settings.h>
#include <words/list_text.h>

#include <QJsonArray>
#include <QJsonObject>

#include <memory>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using domain::NamedSource;
using domain::PlaySource;
using listening::TimeFiller;
using std::chrono::minutes;

Outcome wrongUsage(const Arguments &arguments)
{
    return failedOutcome(
        {.code = ErrorCode::InvalidQuery, .detail = arguments.positional.join(u' ')});
}

Outcome toOutcome(const Result<NamedSource> &chosen)
{
    if (!chosen)
        return failedOutcome(chosen.error());
    const QString kind = chosen->source.isNothing()      ? u"nothing"_s
                         : chosen->source.list.isValid() ? u"list"_s
                                                         : u"station"_s;
    const QJsonObject object{{u"kind"_s, kind}, {u"name"_s, textOrNull(chosen->name)}};
    return {.json = QJsonDocument(object),
            .text = chosen->name.isEmpty() ? kind : QString(kind + u' ' + chosen->name),
            .errors = {}};
}

Outcome toOutcome(const TimeFiller::Choice &choice, minutes wish)
{
    QJsonArray episodes;
    QStringList lines;
    for (const domain::EpisodeSummary &episode : choice.episodes) {
        episodes.append(toJson(episode));
        lines.append(line(episode));
    }
    const QJsonObject object{{u"episodes"_s, episodes},
                             {u"duration"_s, double(choice.filling.total.count()) / 1000.0}};
    lines.append(words::fillText(
        int(choice.episodes.size()), choice.filling.total, wish, listening::fillTolerance));
    return {.json = QJsonDocument(object), .text = lines.join(u'\n'), .errors = {}};
}

/// Puts \a choice in front of Up next and prints it.
Future<Outcome> putInQueue(library::Library &library,
                           const TimeFiller::Choice &choice,
                           minutes wish)
{
    if (choice.episodes.isEmpty())
        return failedNow({ErrorCode::NotFound, u"an unplayed episode of a known length"_s});
    return library.queue()
        .playNext(choice.filling.episodes)
        .then([choice, wish](const Result<listening::Queue::Change> &queued) {
            return queued ? toOutcome(choice, wish) : failedOutcome(queued.error());
        });
}

Future<Outcome> fill(library::Library &library,
                     const PlaySource &source,
                     minutes wish,
                     double speed)
{
    // Shared, so that it lives until its answer has arrived.
    const auto filler = std::make_shared<TimeFiller>(library.lists().sources, library.database());
    return finishSearchIndex(library)
        .then(&library.queue(),
              [filler, source, wish, speed](
                  const Result<> &indexed) -> Future<Result<TimeFiller::Choice>> {
                  if (!indexed)
                      return readyFuture(Result<TimeFiller::Choice>(failure(indexed.error())));
                  return filler->fill(source, wish, speed);
              })
        .then(
            &library.queue(),
            [&library, filler, wish](const Result<TimeFiller::Choice> &choice) -> Future<Outcome> {
                return choice ? putInQueue(library, *choice, wish) : failedNow(choice.error());
            });
}

} // namespace

Future<Outcome> runQueueThen(library::Library &library, const Arguments &arguments)
{
    listening::PlaySources &sources = library.lists().sources;
    const qsizetype count = arguments.positional.size();
    if (count == 1)
        return sources.chosen().then(
            [](const Result<NamedSource> &chosen) { return toOutcome(chosen); });
    if (count > 3)
        return readyFuture(wrongUsage(arguments));
    return sourceNamed(library, arguments.positional.at(1), arguments.positional.value(2))
        .then(&sources, [&sources](const Result<PlaySource> &source) -> Future<Outcome> {
            if (!source)
                return failedNow(source.error());
            return sources.choose(*source).then(
                &sources, [&sources](const Result<NamedSource> &before) -> Future<Outcome> {
                    if (!before)
                        return failedNow(before.error());
                    return sources.chosen().then(
                        [](const Result<NamedSource> &chosen) { return toOutcome(chosen); });
                });
        });
}

Future<Outcome> runQueueFill(library::Library &library, const Arguments &arguments)
{
    bool isNumber = false;
    const int count = arguments.positional.value(1).toInt(&isNumber);
    const QString kind = arguments.positional.value(2);
    const bool isSource = kind == "list"_L1 || kind == "station"_L1;
    if (arguments.positional.size() != 4 || !isSource || !isNumber || count <= 0
        || minutes(count) > listening::maxFill)
        return readyFuture(wrongUsage(arguments));
    const auto folders = settings::DataFolders::create(arguments.dataDir);
    if (!folders)
        return failedNow(folders.error());
    const double speed = settings::Settings(folders->settings).playback().speed;
    return sourceNamed(library, kind, arguments.positional.at(3))
        .then(&library.queue(),
              [&library, count, speed](const Result<PlaySource> &source) -> Future<Outcome> {
                  return source ? fill(library, *source, minutes(count), speed)
                                : failedNow(source.error());
              });
}

} // namespace dogear::ctl
