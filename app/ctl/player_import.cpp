// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_import.h"

#include "json_values.h"

#include <words/transfer_text.h>

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

using importers::Player;
using importers::PlayerFile;
using importers::PlayerLibrary;
using transfer::PlayerTransfer;
using transfer::ShowPresence;
using transfer::ShowTransfer;
using transfer::StateCounts;
using transfer::TransferChoice;
using transfer::TransferSummary;

namespace {

QString toName(ShowPresence presence)
{
    switch (presence) {
    case ShowPresence::New:
        return u"new"_s;
    case ShowPresence::Preview:
        return u"preview"_s;
    case ShowPresence::Followed:
        return u"followed"_s;
    }
    return {};
}

void insertCounts(QJsonObject &object, const StateCounts &counts)
{
    object.insert(u"positions"_s, counts.positions);
    object.insert(u"played"_s, counts.played);
    object.insert(u"favourites"_s, counts.favourites);
    object.insert(u"queued"_s, counts.queued);
}

QJsonObject toJson(const ShowTransfer &show)
{
    // The numbers say what comes over in the end, so they contain what waits for a feed.
    QJsonObject object{{u"title"_s, show.title},
                       {u"url"_s, QString::fromUtf8(show.feed.toEncoded())},
                       {u"presence"_s, toName(show.presence)},
                       {u"waiting"_s, show.isRead ? 0 : show.waitingEpisodes},
                       {u"missing"_s, show.isRead ? show.waitingEpisodes : 0},
                       {u"kept"_s, show.kept},
                       {u"tags"_s, QJsonArray::fromStringList(show.addedTags)},
                       {u"own_title"_s, textOrNull(show.ownTitle)},
                       {u"speed"_s, show.takesSpeed}};
    insertCounts(object, show.isRead ? show.taken : show.taken + show.waiting);
    return object;
}

QJsonArray toJson(const QList<importers::Skipped> &skipped)
{
    QJsonArray array;
    for (const importers::Skipped &each : skipped) {
        array.append(QJsonObject{{u"reason"_s, importers::toName(each.reason)},
                                 {u"count"_s, each.count},
                                 {u"names"_s, QJsonArray::fromStringList(each.names)}});
    }
    return array;
}

QJsonObject failedJson(const QUrl &url, const QString &title, const Error &error)
{
    QJsonObject object = ctl::toJson(error);
    object.insert(u"url"_s, QString::fromUtf8(url.toEncoded()));
    object.insert(u"title"_s, title);
    return object;
}

/// One line for each show, and an empty one at the end if there are any.
QStringList showLines(const QList<ShowTransfer> &shows)
{
    QStringList lines;
    for (const ShowTransfer &show : shows) {
        QStringList parts{words::showTransferText(show), words::showRemainderText(show)};
        parts.removeAll(QString());
        lines.append(u"%1 (%2): %3"_s.arg(
            show.title, words::presenceText(show.presence), parts.join(u"; "_s)));
    }
    return lines;
}

} // namespace

PlayerImport::PlayerImport(library::Library &library,
                           const PlayerImportOptions &options,
                           QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_options(options)
{}

Future<Outcome> PlayerImport::start()
{
    if (!m_options.path.isEmpty())
        return read(m_options.path);
    return m_reader.find().then(this, [this](const QList<PlayerFile> &found) {
        const auto file = std::ranges::find(found, m_options.player, &PlayerFile::player);
        if (file != found.cend())
            return read(file->path);
        Outcome missing = failedOutcome({.code = ErrorCode::FileNotFound});
        missing.sentence =
            u"No library of %1 was found on this computer. Name its file: "
            "dogearctl import --from %2 FILE"_s.arg(words::playerName(m_options.player),
                                                    importers::toName(m_options.player));
        return readyFuture(missing);
    });
}

Future<Outcome> PlayerImport::read(const QString &path)
{
    return m_reader.read(path, m_options.damage)
        .then(this, [this, path](const Result<PlayerLibrary> &library) {
            if (!library)
                return failedNow(library.error());
            const Player found = library->source.player;
            // Every player writes OPML lists, so a list may come from any.
            if (found == m_options.player || found == Player::Opml)
                return preview(*library);
            Outcome other = failedOutcome({.code = ErrorCode::OtherPlayerUnknown,
                                           .detail = importers::toName(found),
                                           .url = QUrl::fromLocalFile(path)});
            other.sentence =
                u"%1 is a library of %2, so nothing was imported. Import it with --from %3."_s.arg(
                    QDir::toNativeSeparators(path),
                    words::playerName(found),
                    importers::toName(found));
            return readyFuture(other);
        });
}

TransferChoice PlayerImport::choiceOf(const PlayerLibrary &library) const
{
    TransferChoice choice = transfer::suggestedChoice(library);
    choice.countsProbablyPlayed = m_options.countsProbablyPlayed;
    if (m_options.takesAllShows) {
        for (qsizetype show = 0; show < library.shows.size(); ++show)
            choice.shows.insert(show);
    }
    return choice;
}

Future<Outcome> PlayerImport::preview(const PlayerLibrary &library)
{
    PlayerTransfer &players = m_library.discovery().players;
    return players.preview(library, m_options.countsProbablyPlayed)
        .then(this, [this, library](const Result<PlayerTransfer::Preview> &preview) {
            if (!preview)
                return failedNow(preview.error());
            m_preview = preview->values;
            if (!m_options.isDryRun)
                return apply(library);
            // A dry run is reported as the import that it stands for.
            const TransferChoice choice = choiceOf(library);
            TransferSummary summary{.source = library.source};
            for (const ShowTransfer &show : m_preview.shows) {
                if (choice.shows.contains(show.show))
                    summary.shows.append(show);
            }
            summary.failed = preview->failed;
            const StateCounts states = summary.taken();
            return readyFuture(outcome(summary,
                                       {.positions = states.positions,
                                        .played = states.played,
                                        .favourites = states.favourites,
                                        .queued = states.queued,
                                        .waiting = summary.waiting(),
                                        .missing = summary.missing()},
                                       {}));
        });
}

Future<Outcome> PlayerImport::apply(const PlayerLibrary &library)
{
    return m_library.discovery()
        .players.apply(library, choiceOf(library))
        .then(this, [this](const Result<TransferSummary> &summary) {
            return summary ? readFeeds(*summary) : failedNow(summary.error());
        });
}

/// Reads the feeds of the new shows, whose states wait for them.
Future<Outcome> PlayerImport::readFeeds(const TransferSummary &summary)
{
    using subscriptions::RefreshSummary;
    Future<Result<RefreshSummary>> refreshed =
        readyFuture<Result<RefreshSummary>>(RefreshSummary());
    if (!summary.newShows.isEmpty())
        refreshed = m_library.refresher().refresh(summary.newShows);
    return refreshed.then(this, [this, summary](const Result<RefreshSummary> &read) {
        return m_library.discovery()
            .players.counts(summary.id)
            .then(this, [this, summary, read](const Result<storage::TransferCounts> &counts) {
                if (!read || !counts)
                    return failedOutcome(read ? counts.error() : read.error());
                return outcome(summary, *counts, read->failed);
            });
    });
}

Outcome PlayerImport::outcome(const TransferSummary &summary,
                              const storage::TransferCounts &counts,
                              const QList<subscriptions::RefreshFailure> &unread) const
{
    Outcome result;
    QJsonArray failed;
    const auto addFailure = [&](const QUrl &url, const QString &title, Error error) {
        failed.append(failedJson(url, title, error));
        error.url = url; // the sentence on stderr has to name the address
        result.errors.append(error);
    };
    for (const transfer::FailedShow &show : summary.failed)
        addFailure(show.feed, show.title, show.error);
    for (const subscriptions::RefreshFailure &show : unread)
        addFailure(show.url, show.title, show.error);
    result.json.setObject(jsonOf(summary, counts, failed));
    result.text = textOf(summary, counts);
    return result;
}

QJsonObject PlayerImport::jsonOf(const TransferSummary &summary,
                                 const storage::TransferCounts &counts,
                                 const QJsonArray &failed) const
{
    QJsonArray shows;
    for (const ShowTransfer &show : summary.shows)
        shows.append(toJson(show));
    QJsonObject object{{u"player"_s, importers::toName(summary.source.player)},
                       {u"file"_s, summary.source.path},
                       {u"version"_s, textOrNull(summary.source.version)},
                       {u"is_newer"_s, summary.source.isNewer},
                       {u"dry_run"_s, m_options.isDryRun},
                       {u"shows"_s, shows},
                       {u"not_ticked"_s, int(m_preview.shows.size() - summary.shows.size())},
                       {u"waiting"_s, counts.waiting},
                       {u"missing"_s, counts.missing},
                       {u"kept"_s, summary.kept()},
                       {u"failed"_s, failed},
                       {u"left_out"_s, toJson(m_preview.skipped)},
                       {u"downloads"_s, m_preview.downloads},
                       {u"lists"_s, m_preview.lists}};
    insertCounts(object,
                 {.positions = counts.positions,
                  .played = counts.played,
                  .favourites = counts.favourites,
                  .queued = counts.queued});
    return object;
}

QString PlayerImport::textOf(const TransferSummary &summary,
                             const storage::TransferCounts &counts) const
{
    QStringList lines = showLines(summary.shows);
    if (!m_options.isDryRun) {
        // Failures have sentences of their own on stderr.
        TransferSummary told = summary;
        told.failed.clear();
        lines.append(words::transferResultSentence(told, counts));
    }
    lines += words::remainderSentences(m_preview);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace dogear::ctl
