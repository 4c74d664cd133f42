// SPDX-License-Identifier: GPL-3.0-or-later
#include "apple/apple_answers.h"
#include "apple/apple_charts.h"
#include "fyyd/fyyd_answers.h"
#include "harness.h"
#include "podcast_index/podcast_index_answers.h"
#include "values/hits.h"
#include "values/show_keys.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;

namespace {

void checkText(const QString &text, qsizetype maxLength)
{
    fuzz::require(text.size() <= maxLength, "texts have a maximum length");
    fuzz::require(text.isValidUtf16(), "texts can be written as UTF-8");
    fuzz::require(
        std::ranges::none_of(text, [](QChar c) { return c.category() == QChar::Other_Control; }),
        "texts have no control characters");
}

void checkUrl(const QUrl &url)
{
    fuzz::require(url.isEmpty() || url.scheme() == "http"_L1 || url.scheme() == "https"_L1,
                  "addresses are of the web");
}

void check(const DirectoryShow &show)
{
    checkText(show.title, 300);
    checkText(show.author, 300);
    checkText(show.description, 10'000);
    for (const QUrl &url : {show.feedUrl, show.artwork, show.website, show.page})
        checkUrl(url);
    fuzz::require(show.appleId >= 0 && show.episodeCount >= 0, "numbers are not negative");
    fuzz::require(mergeKeys(show) == mergeKeys(show), "keys are reproducible");
}

void check(const DirectoryEpisode &episode)
{
    checkText(episode.title, 300);
    checkText(episode.description, 10'000);
    checkUrl(episode.enclosure);
    checkUrl(episode.artwork);
    check(episode.show);
}

template<typename Hit>
void check(const Result<QList<Hit>> &hits)
{
    if (!hits)
        return;
    for (const Hit &hit : *hits) {
        fuzz::require(isUsable(hit), "hits lead to a feed");
        check(hit);
    }
}

} // namespace

/// Reads an answer as each directory would send it: the hits must have clean texts and web
/// addresses.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray body = fuzz::toBytes(data, size);
    check(readAppleShows(body));
    check(readAppleEpisodes(body));
    check(readAppleChart(body));
    check(readAppleCategoryChart(body));
    check(readFyydShows(body));
    check(readFyydEpisodes(body));
    check(readPodcastIndexShows(body));
    check(readPodcastIndexEpisodes(body));
    return 0;
}
