// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "directory_json.h"
#include "discover_job.h"

#include <discovery/directories.h>
#include <words/directory_text.h>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using Shows = QList<domain::FollowedPodcast>;
using discovery::Sought;

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

/// A search as the arguments describe it.
struct Search
{
    QList<discovery::DirectorySource *> sources;
    QString words;
    Sought sought = Sought::Shows;
};

/// Why the one source that the user chose is not asked; empty if it is asked.
QString refusal(const Search &search)
{
    if (search.sources.size() != 1)
        return {};
    const discovery::DirectorySource &source = *search.sources.constFirst();
    if (!source.isReady())
        return source.directory() == discovery::Directory::Fyyd
                   ? u"fyyd is switched off. Switch it on in the settings, under Library."_s
                   : u"Podcast Index needs your key. Enter it in the settings, under Library."_s;
    if (search.sought == Sought::Episodes && !source.findsEpisodes())
        return u"%1 finds no episodes. Choose another source, or search for shows."_s.arg(
            words::directoryName(source.directory()));
    return {};
}

Outcome refused(const QString &sentence)
{
    Outcome outcome = failedOutcome({.code = ErrorCode::NotFound});
    outcome.sentence = sentence;
    return outcome;
}

Future<Outcome> run(library::Library &library, const Search &search)
{
    if (const QString sentence = refusal(search); !sentence.isEmpty())
        return readyFuture(refused(sentence));
    discovery::Directories &directories = library.discovery().directories;
    return library.subscriptions().all().then(
        &directories, [&directories, search](const Result<Shows> &shows) {
            if (!shows)
                return failedNow(shows.error());
            auto *job = new DiscoverJob(search.sources, toLibrary(*shows), &directories);
            return job->start(search.words, search.sought);
        });
}

} // namespace

Future<Outcome> runDiscover(library::Library &library, const Arguments &arguments)
{
    discovery::Directories &directories = library.discovery().directories;
    const QString source = arguments.option(u"source"_s);
    const auto sources = sourcesFor(directories, source);
    if (!sources)
        return failedNow(sources.error());
    if (const QString country = arguments.option(u"country"_s); !country.isEmpty())
        directories.setCountry(country);
    const Search search{.sources = *sources,
                        .words = arguments.positional.join(u' '),
                        .sought =
                            arguments.hasFlag(u"episodes"_s) ? Sought::Episodes : Sought::Shows};
    const bool isKeyNeeded = sourceOf(source) == discovery::Directory::PodcastIndexKeyed;
    // A source that needs no key does not open the keychain.
    if (!source.isEmpty() && !isKeyNeeded)
        return run(library, search);
    return library.discovery().configurator.readKey().then(
        &directories, [&library, search, isKeyNeeded](const Result<> &read) -> Future<Outcome> {
            if (!read && isKeyNeeded)
                return readyFuture(refused(words::keyNotReadSentence()));
            return run(library, search).then([isRead = read.has_value()](Outcome outcome) {
                if (!isRead)
                    outcome.notice = words::keyNotReadSentence();
                return outcome;
            });
        });
}

} // namespace dogear::ctl
