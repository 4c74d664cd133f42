// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "json_values.h"

#include <words/format.h>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

/// Returns the state of the episode \a id, once \a state is known.
Future<Outcome> describe(EpisodeId id, const Future<Result<domain::EpisodeState>> &state)
{
    return state.then([id](const Result<domain::EpisodeState> &result) {
        if (!result)
            return failedOutcome(result.error());
        const QString played = result->isPlayed ? u"played"_s : u"unplayed"_s;
        return Outcome{.json = QJsonDocument(toJson(id, *result)),
                       .text = u"%1  %2  %3"_s.arg(id.value).arg(
                           played, words::formatPosition(result->position)),
                       .errors = {}};
    });
}

} // namespace

Future<Outcome> runMark(library::Library &library, const Arguments &arguments)
{
    const Result<EpisodeId> id = arguments.episode();
    if (!id)
        return failedNow(id.error());
    const QString word = arguments.positional.at(1);
    if (word != "played"_L1 && word != "unplayed"_L1)
        return failedNow({ErrorCode::InvalidQuery, word});
    return describe(*id, library.episodes().setPlayed(*id, word == "played"_L1));
}

Future<Outcome> runPosition(library::Library &library, const Arguments &arguments)
{
    const Result<EpisodeId> id = arguments.episode();
    if (!id)
        return failedNow(id.error());
    const QString text = arguments.option(u"set"_s);
    // Without --set the command only reads the position.
    if (text.isEmpty()) {
        return describe(
            *id,
            library.episodes().detail(*id).then([](const Result<domain::EpisodeDetail> &episode) {
                return episode.map(
                    [](const domain::EpisodeDetail &found) { return found.summary.state; });
            }));
    }
    bool isNumber = false;
    const qint64 position = text.toLongLong(&isNumber);
    if (!isNumber || position < 0)
        return failedNow({ErrorCode::InvalidQuery, "--set "_L1 + text});
    return describe(*id, library.episodes().setPosition(*id, std::chrono::milliseconds(position)));
}

} // namespace dogear::ctl
