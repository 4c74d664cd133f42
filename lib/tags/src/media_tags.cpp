// SPDX-License-Identifier: GPL-3.0-or-later
#include "av_file.h"
#include "av_tags.h"
#include "comment_limit.h"
#include "id3_tag.h"
#include "matroska_chapters.h"
#include "mpeg_length.h"
#include "ogg_length.h"
#include "tag_collector.h"

#include <tags/media_tags.h>

#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::tags {

namespace {

constexpr int maxId3Tags = 4; ///< some files have several in sequence
constexpr qint64 maxId3Bytes = qint64{32} * 1024 * 1024;

/// Reads the ID3 tags at the beginning of the file. \return the offset behind them
qint64 readId3Tags(BoundedInput &input, TagCollector &findings)
{
    qint64 offset = 0;
    for (int i = 0; i < maxId3Tags; ++i) {
        const auto header = readId3Header(input.bytes(offset, Id3Header::size));
        if (!header)
            break;
        readId3Tag(input.bytes(offset, std::min<qint64>(header->tagSize, maxId3Bytes)), findings);
        offset += header->tagSize;
    }
    return offset;
}

/// Skips zeros before the sound, which some programs leave where they removed a tag.
/// \return the offset behind the zeros
qint64 behindZeros(BoundedInput &input, qint64 offset)
{
    constexpr qint64 blockBytes = qint64{16} * 1024;
    constexpr qint64 maxZeros = qint64{1024} * 1024;
    for (qint64 at = offset; at < offset + maxZeros; at += blockBytes) {
        const QByteArray block = input.bytes(at, blockBytes);
        const auto sound = std::ranges::find_if(block, [](char byte) { return byte != 0; });
        const bool isAllZeros = sound == block.end() && block.size() == blockBytes;
        if (isAllZeros)
            continue;
        // Some formats begin with a few zeros, so less than one block of zeros is not skipped.
        return at > offset ? at + (sound - block.begin()) : offset;
    }
    return offset;
}

/// Makes the result for a file without a readable container, such as a partial download.
Result<MediaTags> withoutContainer(TagCollector &findings, const Error &error)
{
    if (!findings.hasAny())
        return failure(error);
    findings.warn(u"tags without sound: %1"_s.arg(error.detail));
    return findings.take({}, false);
}

/// Corrects the duration where libavformat relies on a wrong MP3 header, or on the last page of a
/// chained Ogg file.
void correctDuration(QByteArrayView format,
                     qint64 offset,
                     BoundedInput &input,
                     ContainerFacts &facts)
{
    const auto length = format == "mp3"   ? mpegLength(input, offset)
                        : format == "ogg" ? oggLength(input, offset)
                                          : std::nullopt;
    if (!length)
        return;
    facts.duration = length;
    facts.isDurationEstimated = true; // it depends on the size of the file, which may be incomplete
}

Result<MediaTags> readContainerAt(qint64 offset, BoundedInput &input, TagCollector &findings)
{
    const Confidence confidence = offset > 0 ? Confidence::Any : Confidence::Fair;
    const AVInputFormat *format = probeFormat(input, offset, confidence);
    if (!format)
        return withoutContainer(findings,
                                {.code = ErrorCode::MediaUnsupported,
                                 .detail = libav().isLoaded ? u"no format that is known here"_s
                                                            : u"libavformat is missing"_s});
    const bool isMatroska = QByteArrayView(format->name).startsWith("matroska");
    const bool hasId3Chapters = !findings.chapters().isEmpty();
    if (isMatroska) {
        readMatroskaChapters(input, offset, findings);
        // libavformat compares each chapter with all others, which takes too long for thousands.
        if (findings.room() <= 0)
            return findings.take({}, false);
    }
    const QByteArrayView name(format->name);
    // Must be checked before libavformat parses the comments, which it does not interrupt.
    if ((name == "flac" && !isFlacWithinCommentLimit(input, offset))
        || (name == "ogg" && !isOggWithinCommentLimit(input, offset)))
        return withoutContainer(findings,
                                {.code = ErrorCode::MediaUnreadable,
                                 .detail = u"a flood of comments, or no Ogg after all"_s});
    const auto file = AvFile::open(input, offset, format);
    if (!file)
        return withoutContainer(findings, file.error());
    ContainerFacts facts = readContainer(**file, findings);
    // The readers of this module know more about these chapters than libavformat.
    if (!isMatroska && !hasId3Chapters)
        readAvChapters(**file, findings);
    if (input.isExhausted())
        findings.warn(u"more to read than the limits allow"_s);
    if (!facts.hasSound && !facts.hasVideo)
        return withoutContainer(
            findings, {.code = ErrorCode::MediaUnreadable, .detail = u"neither sound nor video"_s});
    correctDuration(name, offset, input, facts);
    MediaTags tags = findings.take(facts.duration, facts.isDurationEstimated);
    tags.hasVideo = facts.hasVideo;
    return tags;
}

} // namespace

Result<MediaTags> readMediaTags(QIODevice &device, const MediaTagLimits &limits)
{
    BoundedInput input(device, limits);
    if (input.size() == 0)
        return failure({.code = ErrorCode::EmptyInput});
    TagCollector findings(limits);
    const qint64 offset = behindZeros(input, readId3Tags(input, findings));
    return readContainerAt(offset, input, findings);
}

Result<MediaTags> readMediaTags(const QString &path, const MediaTagLimits &limits)
{
    const QUrl url = QUrl::fromLocalFile(path);
    const QFileInfo info(path);
    if (!info.exists())
        return failure({.code = ErrorCode::FileNotFound, .url = url});
    // Only regular files: pipes and devices have no end, and opening one may block for ever.
    QFile file(path);
    if (!info.isFile() || !file.open(QFile::ReadOnly | QFile::Unbuffered))
        return failure(
            {.code = ErrorCode::FileUnreadable, .detail = file.errorString(), .url = url});
    return readMediaTags(file, limits).map_error([&url](Error error) {
        error.url = url;
        return error;
    });
}

} // namespace dogear::tags
