// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about files: excerpts, versions, documents, pictures
#include "fact_list.h"

#include <words/format.h>
#include <words/plain_text.h>

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

using domain::AlternateEnclosure;
using domain::MediaSource;

/// Has the name of the struct in episode_facts.cpp, because translations find their texts by it.
struct EpisodeFacts
{
    Q_DECLARE_TR_FUNCTIONS(EpisodeFacts)
};

QString sizeText(std::optional<qint64> bytes)
{
    return bytes ? formatByteCount(*bytes) : QString();
}

QString rateText(std::optional<double> bitsPerSecond)
{
    if (!bitsPerSecond || !std::isfinite(*bitsPerSecond) || *bitsPerSecond <= 0)
        return {};
    return EpisodeFacts::tr("%1 kbit/s", "bit rate")
        .arg(QLocale().toString(*bitsPerSecond / 1000, 'f', *bitsPerSecond < 10'000 ? 1 : 0));
}

QString heightText(std::optional<int> pixels)
{
    return pixels ? EpisodeFacts::tr("%1p", "height of a video in pixels").arg(*pixels) : QString();
}

/// Returns the address of \a source if it can be played: only those of the web are fetched.
QUrl playable(const MediaSource &source)
{
    const QUrl url(source.uri);
    return url.scheme() == "mailto"_L1 ? QUrl() : openableLink(url);
}

EpisodeFact fromSource(EpisodeFact fact, const MediaSource &source)
{
    fact.source = playable(source);
    if (!fact.source.isEmpty())
        return linked(fact, fact.source);
    fact.text = joinedFacts({fact.text, plainLine(source.uri)});
    return fact;
}

QString describe(const AlternateEnclosure &version)
{
    return joinedFacts({heightText(version.height),
                        rateText(version.bitsPerSecond),
                        sizeText(version.length),
                        languageName(version.language),
                        plainLine(version.type),
                        plainLine(version.codecs),
                        plainLine(version.rel),
                        version.isDefault ? EpisodeFacts::tr("default") : QString()});
}

void addVersion(Facts &facts, const AlternateEnclosure &version)
{
    const QString title = plainLine(version.title);
    EpisodeFact fact{.group = FactGroup::Versions,
                     .name = title.isEmpty() ? EpisodeFacts::tr("Version") : title,
                     .text = describe(version)};
    bool isFirst = true;
    for (const MediaSource &source : version.sources) {
        const QString type = source.type == version.type ? QString() : plainLine(source.type);
        fact.text = joinedFacts({isFirst ? describe(version) : QString(), type});
        facts.append(fromSource(fact, source));
        fact.name = EpisodeFacts::tr("Another source", "of a version of an episode");
        isFirst = false;
    }
    if (isFirst) // without a source it can only be read about
        facts.append(fact);
    if (version.integrity)
        facts.append({.group = FactGroup::Versions,
                      .name = version.integrity->type == "sri"_L1
                                  ? EpisodeFacts::tr("Checksum")
                                  : plainLine(version.integrity->type),
                      .text = plainLine(version.integrity->value)});
}

QString pixelsText(const domain::SizedImage &image)
{
    if (image.width && image.height)
        return EpisodeFacts::tr("%1 × %2", "width and height in pixels")
            .arg(*image.width)
            .arg(*image.height);
    if (image.width)
        return EpisodeFacts::tr("%1 wide", "pixels").arg(*image.width);
    return image.height ? EpisodeFacts::tr("%1 high", "pixels").arg(*image.height) : QString();
}

} // namespace

void addExcerpts(Facts &facts, const domain::EpisodeExtras &extras, const QString &episodeTitle)
{
    for (const domain::Soundbite &soundbite : extras.soundbites) {
        const QString title = plainLine(soundbite.title);
        facts.append(
            {.group = FactGroup::Excerpts,
             .name = formatPosition(soundbite.start),
             .text = joinedFacts({title.isEmpty() ? plainLine(episodeTitle) : title,
                                  formatDuration(soundbite.duration)}),
             .excerpt = Excerpt{.start = soundbite.start, .duration = soundbite.duration}});
    }
}

void addVersions(Facts &facts, const domain::Episode &episode)
{
    const QList<AlternateEnclosure> &versions = episode.extras->alternateEnclosures;
    if (versions.isEmpty())
        return;
    // The enclosure is a version, too: the one to return to.
    if (const auto &enclosure = episode.enclosure)
        facts.append(fromSource(
            {.group = FactGroup::Versions,
             .name = EpisodeFacts::tr("Standard", "version of an episode"),
             .text = joinedFacts({sizeText(enclosure->length), plainLine(enclosure->type)})},
            {.uri = QString::fromUtf8(enclosure->url.toEncoded()), .type = {}}));
    for (const AlternateEnclosure &version : versions)
        addVersion(facts, version);
    // Without an enclosure on the web, Dogear plays nothing or a local file: there is no choice.
    if (episode.enclosure && !openableLink(episode.enclosure->url).isEmpty())
        return;
    for (EpisodeFact &fact : facts)
        fact.source.clear();
}

void addDocuments(Facts &facts, const domain::Episode &episode)
{
    if (!episode.chaptersUrl.isEmpty())
        facts.append(linked({.group = FactGroup::Documents,
                             .name = EpisodeFacts::tr("Chapters"),
                             .text = plainLine(episode.chaptersType)},
                            episode.chaptersUrl));
    for (const domain::TranscriptLink &transcript : episode.transcripts)
        facts.append(linked(
            {.group = FactGroup::Documents,
             .name = EpisodeFacts::tr("Transcript"),
             .text =
                 joinedFacts({languageName(transcript.language),
                              plainLine(transcript.type),
                              transcript.isCaptions ? EpisodeFacts::tr("captions") : QString()})},
            transcript.url));
}

void addPictures(Facts &facts, const domain::EpisodeExtras &extras)
{
    for (const domain::SizedImage &image : extras.images) {
        facts.append(linked({.group = FactGroup::Pictures,
                             .name = EpisodeFacts::tr("Picture"),
                             .text = joinedFacts({plainLine(image.alt),
                                                  pixelsText(image),
                                                  plainLine(image.aspectRatio),
                                                  plainLine(image.type),
                                                  plainLine(image.purpose)})},
                            image.url));
    }
}

} // namespace dogear::words
