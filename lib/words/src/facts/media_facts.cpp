// SPDX-License-Identifier: GPL-3.0-or-later
// Facts about files and their parts: chapters, excerpts, versions, documents, pictures, trailers
#include "fact_list.h"

#include <words/format.h>
#include <words/plain_text.h>

#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

using domain::AlternateEnclosure;
using domain::MediaSource;

QString sizeText(std::optional<qint64> bytes)
{
    return bytes ? formatByteCount(*bytes) : QString();
}

QString rateText(std::optional<double> bitsPerSecond)
{
    if (!bitsPerSecond || !std::isfinite(*bitsPerSecond) || *bitsPerSecond <= 0)
        return {};
    return FeedFacts::tr("%1 kbit/s", "bit rate")
        .arg(QLocale().toString(*bitsPerSecond / 1000, 'f', *bitsPerSecond < 10'000 ? 1 : 0));
}

QString heightText(std::optional<int> pixels)
{
    return pixels
               ? FeedFacts::tr("%1p", "height of a video in pixels").arg(formatPlainNumber(*pixels))
               : QString();
}

Fact fromSource(const QString &name, const QStringList &parts, const MediaSource &source)
{
    const QUrl url(source.uri);
    // Only addresses of the web are fetched and played.
    const bool isWeb = url.scheme() != "mailto"_L1 && !openableLink(url).isEmpty();
    Fact fact = isWeb ? toFact(name, parts, url) : toFact(name, parts + QStringList{source.uri});
    fact.source = fact.link;
    return fact;
}

QStringList describe(const AlternateEnclosure &version)
{
    return {heightText(version.height),
            rateText(version.bitsPerSecond),
            sizeText(version.length),
            languageName(version.language),
            version.type,
            version.codecs,
            version.rel,
            version.isDefault ? FeedFacts::tr("default") : QString()};
}

void addVersion(QList<Fact> &facts, const AlternateEnclosure &version)
{
    QString name = plainOr(version.title, FeedFacts::tr("Version"));
    QStringList parts = describe(version);
    if (version.sources.isEmpty()) // it can only be read about
        facts.append(toFact(name, parts));
    for (const MediaSource &source : version.sources) {
        if (source.type != version.type)
            parts.append(source.type);
        facts.append(fromSource(name, parts, source));
        name = FeedFacts::tr("Another source", "of a version of an episode");
        parts.clear();
    }
    if (version.integrity)
        addFact(facts,
                version.integrity->type == "sri"_L1 ? FeedFacts::tr("Checksum")
                                                    : plainLine(version.integrity->type),
                {version.integrity->value});
}

QString pixelsText(const domain::SizedImage &image)
{
    if (image.width && image.height)
        return FeedFacts::tr("%1 × %2", "width and height in pixels")
            .arg(formatPlainNumber(*image.width), formatPlainNumber(*image.height));
    if (image.width)
        return FeedFacts::tr("%n pixel(s) wide", nullptr, *image.width);
    return image.height ? FeedFacts::tr("%n pixel(s) high", nullptr, *image.height) : QString();
}

} // namespace

QList<Fact> chapterFacts(const QList<domain::Chapter> &chapters)
{
    QList<Fact> facts;
    for (const domain::Chapter &chapter : chapters) {
        Fact fact = toFact(timesText(chapter.start, chapter.end), {chapter.title}, chapter.link);
        addSecondLink(fact, FeedFacts::tr("Picture"), chapter.image);
        facts.append(fact);
    }
    return facts;
}

QList<Fact> excerptFacts(const QList<domain::Soundbite> &soundbites, const QString &otherTitle)
{
    QList<Fact> facts;
    for (const domain::Soundbite &soundbite : soundbites) {
        Fact fact =
            toFact(formatPosition(soundbite.start),
                   {plainOr(soundbite.title, otherTitle), formatDuration(soundbite.duration)});
        fact.excerpt = Excerpt{.start = soundbite.start, .duration = soundbite.duration};
        facts.append(fact);
    }
    return facts;
}

QList<Fact> versionFacts(const QList<AlternateEnclosure> &versions,
                         const std::optional<domain::Enclosure> &standard)
{
    QList<Fact> facts;
    if (versions.isEmpty())
        return facts;
    if (standard)
        facts.append(fromSource(FeedFacts::tr("Standard", "version of an episode"),
                                {sizeText(standard->length), standard->type},
                                {.uri = QString::fromUtf8(standard->url.toEncoded()), .type = {}}));
    for (const AlternateEnclosure &version : versions)
        addVersion(facts, version);
    // Without an enclosure on the web, Dogear plays nothing or a local file: there is no choice.
    if (standard && !openableLink(standard->url).isEmpty())
        return facts;
    for (Fact &fact : facts)
        fact.source.clear();
    return facts;
}

QList<Fact> documentFacts(const domain::Episode &episode)
{
    QList<Fact> facts;
    if (!episode.chaptersUrl.isEmpty())
        addFact(facts, FeedFacts::tr("Chapters"), {episode.chaptersType}, episode.chaptersUrl);
    for (const domain::TranscriptLink &transcript : episode.transcripts)
        addFact(facts,
                FeedFacts::tr("Transcript"),
                {languageName(transcript.language),
                 transcript.type,
                 transcript.isCaptions ? FeedFacts::tr("captions") : QString()},
                transcript.url);
    return facts;
}

QList<Fact> pictureFacts(const QList<domain::SizedImage> &images)
{
    QList<Fact> facts;
    for (const domain::SizedImage &image : images)
        addFact(facts,
                FeedFacts::tr("Picture"),
                {image.alt, pixelsText(image), image.aspectRatio, image.type, image.purpose},
                image.url);
    return facts;
}

QList<Fact> trailerFacts(const QList<domain::Trailer> &trailers)
{
    QList<Fact> facts;
    for (const domain::Trailer &trailer : trailers)
        addFact(facts,
                trailer.season ? formatNumbers(trailer.season, {}) : FeedFacts::tr("Trailer"),
                {trailer.title,
                 formatDateTime(trailer.published.value_or(QDateTime())),
                 trailer.type,
                 sizeText(trailer.length)},
                trailer.url);
    return facts;
}

} // namespace dogear::words
