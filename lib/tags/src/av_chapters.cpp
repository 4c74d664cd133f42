// SPDX-License-Identifier: GPL-3.0-or-later
#include "av_tags.h"

extern "C" {
#include <libavutil/dict.h>
#include <libavutil/mathematics.h>
}

#include <QRegularExpression>
#include <QtEndian>

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace dogear::tags {

using std::chrono::milliseconds;

namespace {

constexpr milliseconds maxPlausibleTime = std::chrono::hours(24 * 365); // for broken files
constexpr int maxTextSample = 16 * 1024;

/// Maps the numbers of chapters in the file to the collected chapters.
class NumberedChapters
{
public:
    explicit NumberedChapters(TagCollector &findings)
        : m_findings(findings)
    {}

    void add(qint64 number, const FoundChapter &chapter);
    /// \return the chapter with \a number, valid until the next add(); null if there is none
    [[nodiscard]] FoundChapter *find(qint64 number);

private:
    TagCollector &m_findings;
    QHash<qint64, qsizetype> m_indexes;
};

void NumberedChapters::add(qint64 number, const FoundChapter &chapter)
{
    const milliseconds start = chapter.chapter.start;
    if (start < milliseconds::zero() || start > maxPlausibleTime) {
        m_findings.warn(u"a chapter at no possible time"_s);
    } else if (!m_indexes.contains(number) && m_findings.addChapter(chapter)) {
        m_indexes.insert(number, m_findings.chapters().size() - 1);
    }
}

FoundChapter *NumberedChapters::find(qint64 number)
{
    const auto found = m_indexes.constFind(number);
    return found == m_indexes.constEnd() ? nullptr : &m_findings.chapters()[*found];
}

void addAvChapters(AvFile &file, NumberedChapters &chapters)
{
    for (const AVChapter *from :
         std::span(file.context().chapters, size_t(file.context().nb_chapters))) {
        if (from->time_base.num <= 0 || from->time_base.den <= 0)
            continue;
        FoundChapter to;
        to.chapter.start =
            milliseconds(libav().av_rescale_q(from->start, from->time_base, {1, 1000}));
        if (from->end != AV_NOPTS_VALUE)
            to.chapter.end =
                milliseconds(libav().av_rescale_q(from->end, from->time_base, {1, 1000}));
        if (const auto *title = libav().av_dict_get(from->metadata, "title", nullptr, 0))
            to.chapter.title = QString::fromUtf8(title->value);
        chapters.add(from->id, to);
    }
}

/// One CHAPTER… comment.
struct ChapterComment
{
    qint64 number = 0;
    QString field; ///< "", "NAME" or "URL"
    QString value;
};

QList<ChapterComment> chapterComments(const AVDictionary *dictionary)
{
    static const QRegularExpression form(u"^CHAPTER([0-9]{1,6})(NAME|URL)?$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    QList<ChapterComment> comments;
    const AVDictionaryEntry *entry = nullptr;
    while ((entry = libav().av_dict_get(dictionary, "CHAPTER", entry, AV_DICT_IGNORE_SUFFIX))) {
        const auto match = form.match(QString::fromUtf8(entry->key));
        if (match.hasMatch())
            comments.append({.number = match.captured(1).toLongLong(),
                             .field = match.captured(2).toUpper(),
                             .value = QString::fromUtf8(entry->value)});
    }
    return comments;
}

/// Reads chapter comments that libavformat does not convert to chapters: addresses, names that come
/// before their time, numbers from 1000 on, and times without leading zeros.
void addComments(const AVDictionary *dictionary, NumberedChapters &chapters, TagCollector &findings)
{
    const QList<ChapterComment> comments = chapterComments(dictionary);
    for (const ChapterComment &comment : comments) {
        if (!comment.field.isEmpty() || chapters.find(comment.number))
            continue;
        FoundChapter chapter;
        if (const auto start = readClockTime(comment.value)) {
            chapter.chapter.start = *start;
            chapters.add(comment.number, chapter);
        } else {
            findings.warn(u"Vorbis comment: a chapter without a time"_s);
        }
    }
    // In a second pass, because a name or address may come before the time of its chapter.
    for (const ChapterComment &comment : comments) {
        FoundChapter *chapter = chapters.find(comment.number);
        if (!chapter)
            continue;
        if (comment.field == "NAME"_L1 && chapter->chapter.title.isEmpty())
            chapter->chapter.title = comment.value;
        else if (comment.field == "URL"_L1 && chapter->chapter.link.isEmpty())
            chapter->chapter.link = webAddress(comment.value);
    }
}

/// Finds the address in a sample of a QuickTime text track. An atom "href" after the text contains
/// the range of letters of the link, then the address with its length (QuickTime File Format, "Text
/// Sample Data").
QString addressInTextSample(const QByteArray &sample)
{
    constexpr qsizetype atomHeader = 8;
    if (sample.size() < 2)
        return {};
    qsizetype offset = 2 + qsizetype(qFromBigEndian<quint16>(sample.constData()));
    while (sample.size() - offset >= atomHeader) {
        const auto size = qsizetype(qFromBigEndian<quint32>(sample.constData() + offset));
        if (size < atomHeader || size > sample.size() - offset)
            break;
        const QByteArrayView content =
            QByteArrayView(sample).sliced(offset + atomHeader, size - atomHeader);
        // Four bytes for the range of letters, one for the length of the address.
        if (QByteArrayView(sample).sliced(offset + 4, 4) == "href" && content.size() > 5)
            return QString::fromUtf8(content.sliced(5).first(
                std::min<qsizetype>(quint8(content[4]), content.size() - 5)));
        offset += size;
    }
    return {};
}

bool isTextTrack(const AVStream &stream)
{
    const uint32_t tag = stream.codecpar->codec_tag;
    return stream.codecpar->codec_type == AVMEDIA_TYPE_DATA
           && (tag == MKTAG('t', 'e', 'x', 't') || tag == MKTAG('t', 'x', '3', 'g'));
}

void addTextTrackLinks(AvFile &file, AVStream &stream, NumberedChapters &chapters)
{
    const int count = libav().avformat_index_get_entries_count(&stream);
    // libavformat numbers the chapters of a text track like its samples.
    for (int i = 0; i < count; ++i) {
        FoundChapter *chapter = chapters.find(i);
        const AVIndexEntry *entry = libav().avformat_index_get_entry(&stream, i);
        if (!chapter || !entry || entry->size > maxTextSample)
            continue;
        chapter->chapter.link =
            webAddress(addressInTextSample(file.bytes(entry->pos, entry->size)));
    }
}

/// Adds \a picture to the chapter that begins with it. Otherwise a new picture becomes an unlisted
/// chapter of its own, which shows the picture from \a start on.
void addThumbnail(milliseconds start, const QByteArray &picture, bool isNew, TagCollector &findings)
{
    constexpr milliseconds sameStart{500};
    for (FoundChapter &chapter : findings.chapters()) {
        if (chapter.picture.isEmpty()
            && std::chrono::abs(chapter.chapter.start - start) <= sameStart) {
            chapter.picture = picture;
            return;
        }
    }
    // Writers repeat the previous picture for each chapter; a repetition is no further chapter.
    if (!isNew)
        return;
    FoundChapter own{.chapter = {}, .picture = picture};
    own.chapter.start = start;
    own.chapter.isListed = false;
    findings.addChapter(own);
}

void addThumbnails(AvFile &file, AVStream &stream, TagCollector &findings)
{
    const int count = libav().avformat_index_get_entries_count(&stream);
    QByteArray picture; // kept for the next sample, because writers repeat pictures
    for (int i = 0; i < count && findings.room() > 0; ++i) {
        const AVIndexEntry *entry = libav().avformat_index_get_entry(&stream, i);
        if (!entry || entry->size <= 0)
            continue;
        const milliseconds start(
            libav().av_rescale_q(entry->timestamp, stream.time_base, {1, 1000}));
        if (start < milliseconds::zero() || start > maxPlausibleTime)
            continue;
        const QByteArray bytes = file.bytes(entry->pos, entry->size);
        const bool isNew = bytes != picture;
        if (isNew)
            picture = findings.kept(bytes);
        if (picture.isEmpty()) // the limit on pictures is reached
            break;
        addThumbnail(start, picture, isNew, findings);
    }
}

} // namespace

std::optional<milliseconds> readClockTime(const QString &text)
{
    static const QRegularExpression form(
        u"^\\s*(?:([0-9]{1,4}):)?([0-9]{1,4}):([0-9]{1,2})(?:[.,]([0-9]{1,9}))?\\s*$"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return {};
    // Exactly three digits: padded with zeros, or cut (the last argument).
    const QString fraction = match.captured(4).leftJustified(3, u'0', true);
    return std::chrono::hours(match.captured(1).toInt())
           + std::chrono::minutes(match.captured(2).toInt())
           + std::chrono::seconds(match.captured(3).toInt()) + milliseconds(fraction.toInt());
}

void readAvChapters(AvFile &file, TagCollector &findings)
{
    NumberedChapters chapters(findings);
    addAvChapters(file, chapters);
    const std::span streams(file.context().streams, size_t(file.context().nb_streams));
    // FLAC has one list of comments for the file, Ogg one for each stream.
    if (file.isFormat("ogg") || file.isFormat("flac")) {
        addComments(file.context().metadata, chapters, findings);
        for (const AVStream *stream : streams)
            addComments(stream->metadata, chapters, findings);
    }
    if (!file.isFormat("mov"))
        return;
    for (AVStream *stream : streams) {
        if (isTextTrack(*stream))
            addTextTrackLinks(file, *stream, chapters);
    }
    for (AVStream *stream : streams) {
        if ((stream->disposition & AV_DISPOSITION_TIMED_THUMBNAILS) != 0)
            addThumbnails(file, *stream, findings);
    }
}

} // namespace dogear::tags
