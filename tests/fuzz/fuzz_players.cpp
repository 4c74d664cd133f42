// SPDX-License-Identifier: GPL-3.0-or-later
#include "harness.h"
#include "players/gpodder_files.h"
#include "players/newsboat_lines.h"
#include "players/overcast_outlines.h"
#include "players/podcast_addict_settings.h"

using namespace dogear;
using namespace dogear::importers;

/// Reads the texts of other players with each of their readers.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray document = fuzz::toBytes(data, size);

    const AddressList list = parseAddressList(document);
    fuzz::require(!isAddressList(document) || !list.shows.isEmpty() || !list.notFeeds.isEmpty(),
                  "a list of addresses has an entry");
    for (const AddressLine &line : list.shows)
        fuzz::require(!line.title.contains(u'\n'), "a title is one line");
    fuzz::require(parseQueue(document).size() == list.shows.size() + list.notFeeds.size(),
                  "both files of newsboat have the same lines");

    const OvercastDocument overcast = parseOvercast(document);
    fuzz::require(!overcast.fault.isEmpty() || document.contains('<'), "a document has an element");

    if (const auto chapters = readGPodderChapters(QString::fromUtf8(document))) {
        for (const domain::Chapter &chapter : *chapters) {
            fuzz::require(chapter.start.count() >= 0, "a chapter begins in its episode");
            fuzz::require(chapter.link.userInfo().isEmpty(), "a link has no password");
        }
    }
    if (const auto account = readGPodderAccount(document))
        fuzz::require(account->server.userInfo().isEmpty(), "a server has no password");
    (void)readPodcastAddictSpeeds(document);
    return 0;
}
