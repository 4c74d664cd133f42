// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/error_text.h>
#include <words/format.h>
#include <words/transfer_text.h>

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dogear::words {

using importers::Player;
using transfer::ShowPresence;
using transfer::ShowTransfer;
using transfer::StateCounts;
using transfer::TransferSummary;

namespace {

/// Gives tr() the context under which the translations have the texts of this file.
struct TransferText
{
    Q_DECLARE_TR_FUNCTIONS(TransferText)
};

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return QLocale().createSeparatedList(parts);
}

QString newShowsText(const TransferSummary &summary)
{
    int followed = 0;
    for (const ShowTransfer &show : summary.shows)
        followed += int(show.presence != ShowPresence::Followed);
    return followed > 0 ? TransferText::tr("%n new shows", nullptr, followed) : QString();
}

/// Says that \a failed could not come over.
QString failedSentence(const QList<transfer::FailedShow> &failed)
{
    if (failed.isEmpty())
        return {};
    if (failed.size() > 1)
        return TransferText::tr("%n shows couldn't be imported.", nullptr, int(failed.size()));
    const transfer::FailedShow &only = failed.constFirst();
    return joinedSentences(TransferText::tr("“%1” couldn't be imported.").arg(isolated(only.title)),
                           errorSentence(only.error));
}

QString keptSentence(int kept)
{
    return kept > 0 ? TransferText::tr("%n newer places in Dogear were kept.", nullptr, kept)
                    : QString();
}

QString missingSentence(int missing)
{
    return missing > 0
               ? TransferText::tr("%n episodes are no longer in their feeds.", nullptr, missing)
               : QString();
}

/// Says that \a what came over from the player of \a summary.
QString cameOverSentence(const TransferSummary &summary, const StateCounts &states)
{
    const QString what = joined({newShowsText(summary), stateCountsText(states)});
    const QString player = playerName(summary.source.player);
    if (what.isEmpty())
        return TransferText::tr("The shows from %1 were brought up to date.").arg(player);
    return TransferText::tr("Imported from %1: %2.", "a player, a list").arg(player, what);
}

QString skippedShowsText(const importers::Skipped &skipped)
{
    using importers::SkipReason;
    const int n = skipped.count;
    switch (skipped.reason) {
    case SkipReason::LocalFolder:
        return TransferText::tr("%n folders of another device", nullptr, n);
    case SkipReason::VideoPage:
        return TransferText::tr(
            "%n channels of a video or music service, which have no feed", nullptr, n);
    case SkipReason::PlayerOnly:
        return TransferText::tr("%n shows that only that player can fetch", nullptr, n);
    case SkipReason::NotAFeed:
        return TransferText::tr("%n searches, filters or programs, which are no feeds", nullptr, n);
    case SkipReason::BadAddress:
        return TransferText::tr("%n shows without a usable address", nullptr, n);
    case SkipReason::RepeatedShow:
        return TransferText::tr("%n repeated shows, whose episodes are kept", nullptr, n);
    default:
        return {};
    }
}

QString skippedFieldsText(const importers::Skipped &skipped)
{
    using importers::SkipReason;
    const int n = skipped.count;
    switch (skipped.reason) {
    case SkipReason::BadPosition:
        return TransferText::tr("%n positions that are no times", nullptr, n);
    case SkipReason::PositionBeyondEnd:
        return TransferText::tr("%n positions after the end of their episode", nullptr, n);
    case SkipReason::BadDuration:
        return TransferText::tr("%n unreadable durations", nullptr, n);
    case SkipReason::BadDate:
        return TransferText::tr("%n unreadable dates", nullptr, n);
    case SkipReason::BadChapters:
        return TransferText::tr("unreadable chapters of %n episodes", nullptr, n);
    case SkipReason::BadSpeed:
        return TransferText::tr("%n speeds outside the range of Dogear", nullptr, n);
    default:
        return {};
    }
}

} // namespace

QString playerName(Player player)
{
    switch (player) {
    case Player::GPodder:
        return u"gPodder"_s;
    case Player::Kasts:
        return u"Kasts"_s;
    case Player::AntennaPod:
        return u"AntennaPod"_s;
    case Player::GnomePodcasts:
        return u"GNOME Podcasts"_s;
    case Player::Overcast:
        return u"Overcast"_s;
    case Player::PodcastAddict:
        return u"Podcast Addict"_s;
    case Player::Newsboat:
        return u"Newsboat"_s;
    case Player::Clementine:
        return u"Clementine"_s;
    case Player::ApplePodcasts:
        return u"Apple Podcasts"_s;
    case Player::Opml:
        return TransferText::tr("OPML list");
    }
    return {};
}

QString stateCountsText(const StateCounts &counts)
{
    QStringList parts;
    if (counts.positions > 0)
        parts.append(TransferText::tr("%n positions", nullptr, counts.positions));
    if (counts.played > 0)
        parts.append(TransferText::tr("%n played", "episodes", counts.played));
    if (counts.favourites > 0)
        parts.append(TransferText::tr("%n favourites", nullptr, counts.favourites));
    if (counts.queued > 0)
        parts.append(TransferText::tr("%n in Up next", "episodes", counts.queued));
    return joined(parts);
}

QString presenceText(ShowPresence presence)
{
    switch (presence) {
    case ShowPresence::New:
        return TransferText::tr("New", "show");
    case ShowPresence::Preview:
        return TransferText::tr("New, opened before", "show");
    case ShowPresence::Followed:
        return TransferText::tr("Followed", "show");
    }
    return {};
}

QString showTransferText(const ShowTransfer &show)
{
    if (show.isEmpty())
        return TransferText::tr("Nothing new");
    QStringList parts{stateCountsText(show.isRead ? show.taken : show.taken + show.waiting)};
    if (!show.addedTags.isEmpty())
        parts.append(TransferText::tr("%n tags", nullptr, int(show.addedTags.size())));
    if (show.takesSpeed)
        parts.append(TransferText::tr("speed"));
    if (show.takesEffects)
        parts.append(TransferText::tr("other settings of playback"));
    if (!show.ownTitle.isEmpty())
        parts.append(TransferText::tr("title"));
    const QString text = joined(parts);
    if (!text.isEmpty())
        return text;
    return show.presence == ShowPresence::Followed ? TransferText::tr("Nothing new")
                                                   : TransferText::tr("The show");
}

QString showRemainderText(const ShowTransfer &show)
{
    QStringList parts;
    if (show.waitingEpisodes > 0 && show.isRead)
        parts.append(
            TransferText::tr("%n episodes are not in the feed", nullptr, show.waitingEpisodes));
    else if (show.waitingEpisodes > 0)
        parts.append(TransferText::tr(
            "%n episodes wait until the feed is read", nullptr, show.waitingEpisodes));
    if (show.kept > 0)
        parts.append(TransferText::tr("%n newer places in Dogear stay", nullptr, show.kept));
    if (show.keepsSpeed)
        parts.append(TransferText::tr("the speed chosen in Dogear stays"));
    return joined(parts);
}

QString skippedText(const importers::Skipped &skipped)
{
    using importers::SkipReason;
    const int n = skipped.count;
    switch (skipped.reason) {
    case SkipReason::NoShow:
        return TransferText::tr("%n episodes without a show", nullptr, n);
    case SkipReason::NoIdentity:
        return TransferText::tr("%n episodes without guid, address and title", nullptr, n);
    case SkipReason::UnknownQueueEntry:
        return TransferText::tr(
            "%n entries of the queue or of lists whose episode is missing", nullptr, n);
    case SkipReason::SmartList:
        return TransferText::tr("%n lists that are filled by rules", nullptr, n);
    case SkipReason::DamagedRows:
        return TransferText::tr("%n damaged parts of the file", nullptr, n);
    case SkipReason::UnreadableFile:
        return TransferText::tr("%n unreadable files: %1", nullptr, n).arg(joined(skipped.names));
    default: {
        const QString shows = skippedShowsText(skipped);
        return shows.isEmpty() ? skippedFieldsText(skipped) : shows;
    }
    }
}

QStringList remainderSentences(const transfer::TransferPreview &preview)
{
    QStringList sentences;
    if (preview.source.isNewer)
        sentences.append(TransferText::tr("This library is from a newer version of %1 than Dogear "
                                          "knows, so parts of it may be missing.")
                             .arg(playerName(preview.source.player)));
    QStringList skipped;
    for (const importers::Skipped &each : preview.skipped)
        skipped.append(skippedText(each));
    if (preview.withoutShow > 0)
        skipped.append(TransferText::tr(
            "the states of %n episodes whose show is unknown", nullptr, preview.withoutShow));
    if (!skipped.isEmpty())
        sentences.append(TransferText::tr("Left out: %1.", "a list").arg(joined(skipped)));
    if (!preview.needingPassword.isEmpty())
        sentences.append(TransferText::tr("%n shows ask for a password; enter it again in Dogear.",
                                          nullptr,
                                          int(preview.needingPassword.size())));
    if (preview.downloads > 0)
        sentences.append(TransferText::tr(
            "%n downloaded files stay with that player.", nullptr, preview.downloads));
    if (preview.lists > 0)
        sentences.append(
            TransferText::tr("%n lists stay with that player.", nullptr, preview.lists));
    return sentences;
}

QString transferSentence(const TransferSummary &summary)
{
    QString text;
    if (summary.id.isValid())
        text = cameOverSentence(summary, summary.taken());
    else if (summary.failed.isEmpty())
        text = TransferText::tr("Dogear has everything from %1 already; nothing was changed.")
                   .arg(playerName(summary.source.player));
    if (summary.isCancelled)
        text = joinedSentences(text, TransferText::tr("The import was stopped."));
    if (const int waiting = summary.waiting(); waiting > 0)
        text = joinedSentences(
            text,
            TransferText::tr("%n episodes wait until their feeds are read.", nullptr, waiting));
    text = joinedSentences(text, missingSentence(summary.missing()));
    text = joinedSentences(text, keptSentence(summary.kept()));
    return joinedSentences(text, failedSentence(summary.failed));
}

QString transferResultSentence(const TransferSummary &summary,
                               const storage::TransferCounts &counts)
{
    if (!summary.id.isValid())
        return transferSentence(summary);
    QString text = cameOverSentence(summary,
                                    {.positions = counts.positions,
                                     .played = counts.played,
                                     .favourites = counts.favourites,
                                     .queued = counts.queued});
    if (counts.waiting > 0)
        text = joinedSentences(text,
                               TransferText::tr("%n episodes wait until their feeds are read.",
                                                nullptr,
                                                counts.waiting));
    text = joinedSentences(text, missingSentence(counts.missing));
    text = joinedSentences(text, keptSentence(summary.kept()));
    return joinedSentences(text, failedSentence(summary.failed));
}

} // namespace dogear::words
