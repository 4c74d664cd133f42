// SPDX-License-Identifier: GPL-3.0-or-later
#include <transfer/transfer_values.h>

namespace dogear::transfer {

StateCounts &StateCounts::operator+=(const StateCounts &other)
{
    positions += other.positions;
    played += other.played;
    favourites += other.favourites;
    queued += other.queued;
    return *this;
}

bool ShowTransfer::isEmpty() const
{
    return presence == ShowPresence::Followed && taken.isEmpty() && waitingEpisodes == 0
           && addedTags.isEmpty() && ownTitle.isEmpty() && !takesSpeed && !takesEffects;
}

StateCounts TransferSummary::taken() const
{
    StateCounts sum;
    for (const ShowTransfer &show : shows)
        sum += show.taken;
    return sum;
}

int TransferSummary::waiting() const
{
    int sum = 0;
    for (const ShowTransfer &show : shows)
        sum += show.isRead ? 0 : show.waitingEpisodes;
    return sum;
}

int TransferSummary::missing() const
{
    int sum = 0;
    for (const ShowTransfer &show : shows)
        sum += show.isRead ? show.waitingEpisodes : 0;
    return sum;
}

int TransferSummary::kept() const
{
    int sum = 0;
    for (const ShowTransfer &show : shows)
        sum += show.kept;
    return sum;
}

TransferChoice suggestedChoice(const importers::PlayerLibrary &library)
{
    TransferChoice choice;
    for (qsizetype i = 0; i < library.shows.size(); ++i) {
        const importers::PlayerShow &show = library.shows.at(i);
        if (show.following == importers::Following::Followed && !show.hasOnlyArticles)
            choice.shows.insert(i);
    }
    return choice;
}

} // namespace dogear::transfer
