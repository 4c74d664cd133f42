// SPDX-License-Identifier: GPL-3.0-or-later
// dogearctl import FILE.opml, and dogearctl import --from PLAYER [FILE].
#include "command.h"
#include "player_import.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

/// An outcome of wrong usage; \a sentence says what is wrong.
Outcome wrongUsage(const QString &detail, const QString &sentence)
{
    Outcome outcome = failedOutcome({.code = ErrorCode::InvalidQuery, .detail = detail});
    outcome.sentence = sentence;
    return outcome;
}

Future<Outcome> importPlayer(library::Library &library, const Arguments &arguments)
{
    const QString name = arguments.option(u"from"_s);
    const auto player = importers::toPlayer(name);
    if (!player) {
        return readyFuture(
            wrongUsage(name,
                       u"dogearctl: “%1” is no player whose library can be imported; dogearctl "
                       "import --help lists them"_s.arg(name)));
    }
    PlayerImportOptions options{.player = *player,
                                .isDryRun = arguments.hasFlag(u"dry-run"_s),
                                .takesAllShows = arguments.hasFlag(u"all"_s),
                                .countsProbablyPlayed = arguments.hasFlag(u"probably-played"_s)};
    if (arguments.hasFlag(u"damaged"_s))
        options.damage = importers::DamageRule::ReadWhatIsThere;
    if (!arguments.positional.isEmpty())
        options.path =
            QDir::cleanPath(QDir::current().absoluteFilePath(arguments.positional.constFirst()));
    auto *job = new PlayerImport(library, options, &library.subscriptions());
    const Future<Outcome> outcome = job->start();
    outcome.then(job, [job](const Outcome &) { job->deleteLater(); });
    return outcome;
}

} // namespace

Future<Outcome> runImport(library::Library &library, const Arguments &arguments)
{
    if (arguments.options.contains(u"from"_s))
        return importPlayer(library, arguments);
    if (arguments.positional.isEmpty() || !arguments.options.isEmpty()) {
        return readyFuture(
            wrongUsage(u"import"_s,
                       u"usage: dogearctl import FILE.opml, or dogearctl import --from PLAYER "
                       "[FILE] [--dry-run]"_s));
    }
    // subscribe() recognises an OPML list by its content.
    return runSubscribe(library, arguments);
}

} // namespace dogear::ctl
