// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "directory_json.h"
#include "discover_job.h"

#include <discovery/directories.h>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using Shows = QList<domain::FollowedPodcast>;

/// The sources that --source selects; all of them without it.
Result<QList<discovery::DirectorySource *>> sourcesFor(const discovery::Directories &directories,
                                                       const QString &name)
{
    const QList<discovery::DirectorySource *> all = directories.sources();
    if (name.isEmpty())
        return all;
    const auto wanted = sourceOf(name);
    for (discovery::DirectorySource *source : all) {
        if (wanted == source->directory())
            return QList{source};
    }
    return failure({.code = ErrorCode::InvalidQuery, .detail = "--source "_L1 + name});
}

QList<discovery::LibraryShow> toLibrary(const Shows &shows)
{
    QList<discovery::LibraryShow> library;
    for (const domain::FollowedPodcast &show : shows)
        library.append({.id = show.id,
                        .title = show.title(),
                        .author = show.podcast.author,
                        .feedUrl = show.url,
                        .artwork = show.image(),
                        .podcastGuid = show.podcast.guid});
    return library;
}

} // namespace

Future<Outcome> runDiscover(library::Library &library, const Arguments &arguments)
{
    discovery::Directories &directories = library.directories();
    const auto sources = sourcesFor(directories, arguments.option(u"source"_s));
    if (!sources)
        return failedNow(sources.error());
    if (const QString country = arguments.option(u"country"_s); !country.isEmpty())
        directories.setCountry(country);
    const QString words = arguments.positional.join(u' ');
    const auto sought =
        arguments.hasFlag(u"episodes"_s) ? discovery::Sought::Episodes : discovery::Sought::Shows;
    return library.subscriptions().all().then(
        &directories,
        [&directories, sources = *sources, words, sought](const Result<Shows> &shows) {
            if (!shows)
                return failedNow(shows.error());
            auto *job = new DiscoverJob(sources, toLibrary(*shows), &directories);
            return job->start(words, sought);
        });
}

} // namespace dogear::ctl
