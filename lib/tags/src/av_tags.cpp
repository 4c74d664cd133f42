// SPDX-License-Identifier: GPL-3.0-or-later
#include "av_tags.h"

#include "cover_choice.h"
#include "tag_text.h"

extern "C" {
#include <libavutil/dict.h>
#include <libavutil/mathematics.h>
}

#include <algorithm>
#include <cstring>
#include <span>

using namespace Qt::StringLiterals;

namespace dogear::tags {

namespace {

std::span<AVStream *> streamsOf(AvFile &file)
{
    return {file.context().streams, file.context().nb_streams};
}

QString valueOf(const AVDictionary *dictionary, const char *key)
{
    const AVDictionaryEntry *entry = libav().av_dict_get(dictionary, key, nullptr, 0);
    return entry ? decodeNarrowText(entry->value) : QString();
}

bool isPicture(const AVStream &stream)
{
    return (stream.disposition & AV_DISPOSITION_ATTACHED_PIC) != 0;
}

/// Whether \a stream has the chapter pictures of a QuickTime file.
bool isThumbnails(const AVStream &stream)
{
    return (stream.disposition & AV_DISPOSITION_TIMED_THUMBNAILS) != 0;
}

void readCover(AvFile &file, TagCollector &findings)
{
    CoverChoice choice;
    for (const AVStream *stream : streamsOf(file)) {
        // Pictures of chapters are no cover; av_chapters.cpp reads them.
        if (!isPicture(*stream) || isThumbnails(*stream) || stream->attached_pic.size <= 0)
            continue;
        const auto *bytes = reinterpret_cast<const char *>(stream->attached_pic.data);
        choice.offer(QByteArrayView(bytes, stream->attached_pic.size),
                     // libavformat stores the picture type of ID3 and FLAC in "comment".
                     valueOf(stream->metadata, "comment") == "Cover (front)"_L1);
    }
    if (!choice.bytes().isEmpty() && !findings.hasCover())
        findings.setCover(findings.kept(choice.bytes()));
}

bool isHeard(const AVStream &stream)
{
    return stream.codecpar->codec_type == AVMEDIA_TYPE_AUDIO;
}

bool isSeen(const AVStream &stream)
{
    return stream.codecpar->codec_type == AVMEDIA_TYPE_VIDEO && !isPicture(stream);
}

void readLabels(const AVDictionary *dictionary, TagCollector &findings)
{
    findings.addLabels({.album = valueOf(dictionary, "album"),
                        .artist = valueOf(dictionary, "artist"),
                        .albumArtist = valueOf(dictionary, "album_artist"),
                        .comment = valueOf(dictionary, "comment"),
                        .disc = labelNumber(valueOf(dictionary, "disc")),
                        .track = labelNumber(valueOf(dictionary, "track"))});
    // MP4 has further keys for descriptions; addLabels() keeps the longest text.
    for (const char *key : {"description", "synopsis"})
        findings.addLabels({.comment = valueOf(dictionary, key)});
}

std::optional<std::chrono::milliseconds> statedDuration(AvFile &file)
{
    constexpr qint64 microsecondsInAMillisecond = AV_TIME_BASE / 1000;
    if (file.context().duration > 0)
        return std::chrono::milliseconds(file.context().duration / microsecondsInAMillisecond);
    // Some containers have durations of streams only.
    qint64 longest = 0;
    for (const AVStream *stream : streamsOf(file)) {
        if ((isHeard(*stream) || isSeen(*stream)) && stream->duration > 0)
            longest = std::max<qint64>(
                longest, libav().av_rescale_q(stream->duration, stream->time_base, {1, 1000}));
    }
    if (longest <= 0)
        return {};
    return std::chrono::milliseconds(longest);
}

} // namespace

ContainerFacts readContainer(AvFile &file, TagCollector &findings)
{
    ContainerFacts facts;
    facts.duration = statedDuration(file);
    // Ogg has no header with a duration: libavformat uses the last page of the bytes it has.
    facts.isDurationEstimated = file.isFormat("ogg");
    // Reading frames of the streams is slow, so only where the header has no duration.
    if (!facts.duration && libav().avformat_find_stream_info(&file.context(), nullptr) >= 0) {
        facts.duration = statedDuration(file);
        facts.isDurationEstimated =
            facts.isDurationEstimated
            || file.context().duration_estimation_method == AVFMT_DURATION_FROM_BITRATE;
    }
    findings.setTitle(valueOf(file.context().metadata, "title"));
    readLabels(file.context().metadata, findings);
    for (const AVStream *stream : streamsOf(file)) {
        facts.hasSound = facts.hasSound || isHeard(*stream);
        facts.hasVideo = facts.hasVideo || isSeen(*stream);
        if (isHeard(*stream) && file.isFormat("ogg")) { // Ogg has comments per stream
            findings.setTitle(valueOf(stream->metadata, "title"));
            readLabels(stream->metadata, findings);
        }
    }
    readCover(file, findings);
    return facts;
}

} // namespace dogear::tags
