// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/format.h>
#include <words/sync_text.h>

#include <QCoreApplication>
#include <QLocale>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::words {

using domain::SyncTargetKind;
using sync::Limitation;
using sync::SyncPhase;

namespace {

/// Gives tr() the context under which the translations have these texts.
struct SyncText
{
    Q_DECLARE_TR_FUNCTIONS(SyncText)
};

/// Returns "Sending… 3 of 40"; without a total only the verb.
QString withCount(const QString &verb, int done, int total)
{
    if (total <= 0)
        return verb;
    return SyncText::tr("%1 %2 of %3", "what is done, and how far it is")
        .arg(verb, QLocale().toString(done), QLocale().toString(total));
}

} // namespace

// No default in the switches below: the compiler names an enumerator that is missing.

QString limitationSentence(Limitation limitation)
{
    switch (limitation) {
    case Limitation::NoPlaces:
        return SyncText::tr("This server takes your places and never gives them back, so they "
                            "don't reach your other devices.");
    case Limitation::UnplayedStaysHere:
        return SyncText::tr("What you mark as unplayed stays played on your other devices.");
    case Limitation::LastUploadWins:
        return SyncText::tr("A device that was offline for long may bring back an older place "
                            "until the next sync.");
    case Limitation::ShowsPerDevice:
        return SyncText::tr("Each device has a list of shows of its own here: shows that you "
                            "follow elsewhere later don't come by themselves.");
    case Limitation::OnlyShowsAndPlaces:
        return SyncText::tr("Shows, places and played episodes are synced. Up next, favourites, "
                            "tags and bookmarks stay on this device.");
    }
    return {};
}

QString targetKindName(SyncTargetKind kind)
{
    switch (kind) {
    case SyncTargetKind::Gpodder:
        return SyncText::tr("gpodder.net, oPodSync, PodFetch, …");
    case SyncTargetKind::Nextcloud:
        return SyncText::tr("Nextcloud with GPodder Sync");
    case SyncTargetKind::Folder:
        return SyncText::tr("A shared folder");
    }
    return {};
}

QString phaseText(SyncPhase phase, int done, int total)
{
    switch (phase) {
    case SyncPhase::Connecting:
        return SyncText::tr("Connecting…");
    case SyncPhase::Preparing:
        return SyncText::tr("Collecting the places of this device…");
    case SyncPhase::ReadingShows:
        return SyncText::tr("Reading shows…");
    case SyncPhase::ReadingActions:
        return total == 0 && done > 0
                   ? SyncText::tr("Reading changes… %1").arg(QLocale().toString(done))
                   : withCount(SyncText::tr("Reading changes…"), done, total);
    case SyncPhase::Applying:
        return withCount(SyncText::tr("Applying changes…"), done, total);
    case SyncPhase::Uploading:
        return withCount(SyncText::tr("Sending…"), done, total);
    }
    return {};
}

QString runText(const QString &server, const domain::SyncRunRecord &run)
{
    if (run.error)
        return syncErrorSentence(server, *run.error);
    QStringList parts;
    if (run.received > 0)
        parts.append(SyncText::tr("%n received", "changes", run.received));
    if (run.sent > 0)
        parts.append(SyncText::tr("%n sent", "changes", run.sent));
    if (run.setAside > 0)
        parts.append(SyncText::tr("%n set aside", "changes", run.setAside));
    return parts.isEmpty() ? SyncText::tr("Nothing new") : QLocale().createSeparatedList(parts);
}

QString lastSyncText(const domain::SyncProgress &progress, const QDateTime &now)
{
    if (!progress.lastPull)
        return SyncText::tr("Not synced yet.");
    return SyncText::tr("Last sync: %1.", "date and time")
        .arg(formatMoment(*progress.lastPull, now));
}

QString waitingText(int actions)
{
    return actions == 0 ? SyncText::tr("Nothing waits to be sent.")
                        : SyncText::tr("%n change(s) wait to be sent.", "", actions);
}

QString setAsideText(const Error &reason)
{
    if (reason.code == ErrorCode::LimitExceeded)
        return SyncText::tr("Its address is longer than the server stores.");
    // "Bad Request: Invalid URL" is English, and the only reason there is.
    const QString said = reason.detail.section(u"Retry-After"_s, 0, 0).trimmed();
    if (said.isEmpty() && reason.httpStatus > 0)
        return SyncText::tr("The server does not take it (%1).").arg(reason.httpStatus);
    if (said.isEmpty())
        return SyncText::tr("The server does not take it.");
    return SyncText::tr("The server does not take it: %1").arg(isolated(said));
}

QString uploadBlockText(sync::UploadBlock block)
{
    switch (block) {
    case sync::UploadBlock::Unfollowed:
        return SyncText::tr("You don't follow it.");
    case sync::UploadBlock::Local:
        return SyncText::tr("It is on this computer.");
    case sync::UploadBlock::HasCredentials:
        return SyncText::tr("It needs a name and a password. These are never sent, but its "
                            "address would be.");
    case sync::UploadBlock::HasToken:
        return SyncText::tr("Its address seems to contain a secret of yours, which the server "
                            "would learn.");
    }
    return {};
}

RemovalText removalHereText(const QString &server, int shows)
{
    return {
        .question = SyncText::tr(
                        "%n show(s) are no longer on %1. Stop following them here, too?", "", shows)
                        .arg(isolatedIfNeeded(server)),
        .details = SyncText::tr("If you keep them, the next sync puts them back on the server."),
        .remove = SyncText::tr("Stop following", "many shows"),
        .keep = SyncText::tr("Keep them")};
}

RemovalText removalThereText(const QString &server, int shows)
{
    return {.question = SyncText::tr("You no longer follow %n show(s) that are still on %1. Remove "
                                     "them there, too?",
                                     "",
                                     shows)
                            .arg(isolatedIfNeeded(server)),
            .details = SyncText::tr("If you remove them, your other devices stop following them. "
                                    "Otherwise this device follows them again."),
            .remove = SyncText::tr("Remove there", "many shows"),
            .keep = SyncText::tr("Follow again")};
}

QString changesText(const ChangeCounts &counts)
{
    QStringList sentences;
    if (counts.episodes > 0 && counts.markedPlayed == counts.episodes)
        sentences.append(SyncText::tr("Sync marked %n episode(s) as played.", "", counts.episodes));
    else if (counts.episodes > 0)
        sentences.append(
            SyncText::tr("Sync brought the places of %n episode(s).", "", counts.episodes));
    if (counts.followed > 0)
        sentences.append(SyncText::tr("Sync followed %n show(s).", "", counts.followed));
    if (counts.unfollowed > 0)
        sentences.append(SyncText::tr("Sync stopped following %n show(s).", "", counts.unfollowed));
    QString text;
    for (const QString &sentence : std::as_const(sentences))
        text = text.isEmpty() ? sentence : joinedSentences(text, sentence);
    return text;
}

} // namespace dogear::words
