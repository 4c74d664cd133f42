// SPDX-License-Identifier: GPL-3.0-or-later
#include "id3_tag.h"

#include "cover_choice.h"
#include "id3_text.h"
#include "id3_toc.h"

#include <tags/picture_header.h>

#include <QtEndian>

using namespace Qt::StringLiterals;

namespace dogear::tags {

namespace {

constexpr quint32 unused = 0xffffffff; // addendum 3.1: a missing time or offset
constexpr quint8 frontCover = 3;

struct Picture
{
    QByteArrayView bytes;
    quint8 type = 0;
    QUrl address; ///< instead of bytes, with the MIME type "-->"
};

/// Finds the offset of a picture after its description in \a rest; -1 if there is none.
///
/// Several programs end a description in UTF-16 with one zero instead of two (puddletag#1057), or
/// omit the description. Then the first pair of zeros belongs to the picture, so an offset at which
/// a known format begins is preferred.
qsizetype pictureStart(quint8 encoding, QByteArrayView rest)
{
    constexpr qsizetype maxDescription = 1'024;
    const qsizetype usual = endOfId3Text(encoding, rest);
    const auto isPictureAt = [rest](qsizetype offset) {
        return readPictureHeader(rest.sliced(offset)) == PictureHeader::Readable;
    };
    if (usual >= 0 && isPictureAt(usual))
        return usual;
    for (qsizetype offset = 0; offset < std::min(rest.size(), maxDescription); ++offset) {
        if ((offset == 0 || rest[offset - 1] == 0) && isPictureAt(offset))
            return offset;
    }
    return usual;
}

/// Parses an APIC frame, or a PIC frame of version 2.
std::optional<Picture> readPicture(QByteArrayView content, int version)
{
    if (content.isEmpty())
        return {};
    const auto encoding = quint8(content[0]);
    // Version 2 has a format of three letters, later versions a MIME type that ends with a zero.
    const qsizetype typeEnd =
        version == 2 ? 4 : 1 + endOfId3Text(0, content.sliced(1)); // 0: there is no zero
    if (typeEnd < 2 || typeEnd >= content.size())
        return {};
    const bool isAddress = content.sliced(1).startsWith("-->");
    Picture picture{.bytes = {}, .type = quint8(content[typeEnd]), .address = {}};
    const QByteArrayView rest = content.sliced(typeEnd + 1);
    const qsizetype descriptionEnd =
        isAddress ? endOfId3Text(encoding, rest) : pictureStart(encoding, rest);
    if (descriptionEnd < 0)
        return {};
    if (isAddress)
        picture.address = webAddress(decodeId3Text(0, rest.sliced(descriptionEnd)));
    else
        picture.bytes = rest.sliced(descriptionEnd);
    return picture;
}

quint32 number(const QByteArray &bytes, qsizetype offset)
{
    return qFromBigEndian<quint32>(bytes.constData() + offset);
}

/// Collects chapters and tables of contents, which may come in any order, and combines them.
class ChapterFrames
{
public:
    ChapterFrames(TagCollector &findings, int version)
        : m_findings(findings)
        , m_version(version)
    {}

    void addChapter(const QByteArray &content);
    void addToc(const QByteArray &content)
    {
        if (!m_toc.add(content))
            m_findings.warn(u"ID3: a table of contents that is none"_s);
    }
    void finish();

private:
    void readPart(const Id3Frame &frame, FoundChapter &found);
    [[nodiscard]] QByteArray sharedPicture(QByteArrayView bytes);

    TagCollector &m_findings;
    int m_version;
    Id3Toc m_toc;
    QHash<QByteArray, QList<qsizetype>> m_indexes; ///< by id, which several chapters may share
    QList<FoundChapter> m_chapters;
};

void ChapterFrames::addChapter(const QByteArray &content)
{
    constexpr qsizetype timesLength = 16;
    const qsizetype zero = content.indexOf('\0');
    if (zero < 0 || content.size() - zero - 1 < timesLength) {
        m_findings.warn(u"ID3: a chapter without times"_s);
        return;
    }
    const qsizetype times = zero + 1;
    const quint32 start = number(content, times);
    const quint32 end = number(content, times + 4);
    if (start == unused) {
        m_findings.warn(u"ID3: a chapter without a start"_s);
        return;
    }
    if (m_chapters.size() >= m_findings.room()) {
        m_findings.warnOfTooManyChapters();
        return;
    }
    FoundChapter found;
    found.chapter.start = std::chrono::milliseconds(start);
    if (end != unused)
        found.chapter.end = std::chrono::milliseconds(end);
    // The byte offsets after the times are ignored: the times are always present.
    Id3Frames parts(content.sliced(times + timesLength), m_version, false);
    while (const auto part = parts.next())
        readPart(*part, found);
    if (parts.isDamaged())
        m_findings.warn(u"ID3: a chapter that is broken inside"_s);
    m_indexes[content.first(zero)].append(m_chapters.size());
    m_chapters.append(found);
}

void ChapterFrames::readPart(const Id3Frame &frame, FoundChapter &found)
{
    if (frame.id == "TIT2" && found.chapter.title.isEmpty()) {
        found.chapter.title = readId3Text(frame.content);
    } else if (frame.id == "WXXX" && found.chapter.link.isEmpty()) {
        found.chapter.link = webAddress(readId3Link(frame.content));
    } else if (frame.id.startsWith('W') && frame.id != "WXXX" && found.chapter.link.isEmpty()) {
        found.chapter.link = webAddress(decodeId3Text(0, frame.content));
    } else if (frame.id == "APIC" && found.picture.isEmpty()) {
        const auto picture = readPicture(frame.content, m_version);
        if (!picture) {
            m_findings.warn(u"ID3: a picture that is none"_s);
            return;
        }
        if (found.chapter.image.isEmpty())
            found.chapter.image = picture->address;
        found.picture = sharedPicture(picture->bytes);
    }
}

/// Many shows have the same picture for all chapters, and their files contain it once per chapter.
/// Compares only with the previous chapter, so that the cost does not grow with their number.
QByteArray ChapterFrames::sharedPicture(QByteArrayView bytes)
{
    if (!m_chapters.isEmpty() && m_chapters.constLast().picture == bytes)
        return m_chapters.constLast().picture;
    return m_findings.kept(bytes);
}

void ChapterFrames::finish()
{
    const QSet<QByteArray> ids(m_indexes.keyBegin(), m_indexes.keyEnd());
    const QList<QByteArray> order = m_toc.order(ids);
    QList<bool> isListed(m_chapters.size(), false);
    for (const QByteArray &id : order) {
        for (const qsizetype index : m_indexes.value(id)) {
            m_findings.addChapter(m_chapters.at(index));
            isListed[index] = true;
        }
    }
    // Addendum 3.2: a chapter in no table is not listed, but its picture may be shown.
    const bool isHidden = !order.isEmpty() && m_toc.isComplete(m_chapters.size());
    for (qsizetype index = 0; index < m_chapters.size(); ++index) {
        if (isListed.at(index))
            continue;
        FoundChapter chapter = m_chapters.at(index);
        chapter.chapter.isListed = !isHidden;
        m_findings.addChapter(chapter);
    }
}

/// Returns the comment that a person wrote. COMM frames with a description contain numbers of
/// programs; ffmpeg writes comments and descriptions as TXXX frames.
QString commentOf(const Id3Frame &frame)
{
    static const QStringList names{u"comment"_s, u"description"_s, u"synopsis"_s};
    constexpr qsizetype language = 3;
    const bool isComment = frame.id.startsWith("COM");
    const Id3Described found = readId3Described(frame.content, isComment ? language : 0);
    const bool isMeant =
        isComment ? found.description.isEmpty() : names.contains(found.description.toLower());
    return isMeant ? found.text : QString();
}

/// Reads the label in \a frame, if it is one. Frame ids of version 2 have three letters.
MediaLabels labelsOf(const Id3Frame &frame)
{
    const auto isNamed = [&frame](const char *name, const char *old) {
        return frame.id == name || frame.id == old;
    };
    MediaLabels labels;
    if (isNamed("TALB", "TAL"))
        labels.album = readId3Text(frame.content);
    else if (isNamed("TPE1", "TP1"))
        labels.artist = readId3Text(frame.content);
    else if (isNamed("TPE2", "TP2"))
        labels.albumArtist = readId3Text(frame.content);
    else if (isNamed("TRCK", "TRK"))
        labels.track = labelNumber(readId3Text(frame.content));
    else if (isNamed("TPOS", "TPA"))
        labels.disc = labelNumber(readId3Text(frame.content));
    else if (isNamed("COMM", "COM") || isNamed("TXXX", "TXX"))
        labels.comment = commentOf(frame);
    return labels;
}

void readTitleAndCover(Id3Frames frames, int version, TagCollector &findings)
{
    CoverChoice choice;
    QList<QByteArray> contents; // keeps the bytes that the choice points to
    while (const auto frame = frames.next()) {
        if (frame->id == "TIT2" || frame->id == "TT2")
            findings.setTitle(readId3Text(frame->content));
        findings.addLabels(labelsOf(*frame));
        if (frame->id != "APIC" && frame->id != "PIC")
            continue;
        contents.append(frame->content);
        if (const auto picture = readPicture(contents.constLast(), version))
            choice.offer(picture->bytes, picture->type == frontCover);
        else
            findings.warn(u"ID3: a picture that is none"_s);
    }
    if (!choice.bytes().isEmpty() && !findings.hasCover())
        findings.setCover(findings.kept(choice.bytes()));
}

} // namespace

void readId3Tag(const QByteArray &tag, TagCollector &findings)
{
    const auto header = readId3Header(tag);
    if (!header)
        return;
    // Two passes: the cover goes first, so that chapter pictures cannot use up the limit on
    // pictures before it, wherever it is in the tag.
    readTitleAndCover(Id3Frames::ofTag(tag, *header), header->version, findings);
    Id3Frames frames = Id3Frames::ofTag(tag, *header);
    ChapterFrames chapters(findings, header->version);
    while (const auto frame = frames.next()) {
        if (frame->id == "CHAP")
            chapters.addChapter(frame->content);
        else if (frame->id == "CTOC")
            chapters.addToc(frame->content);
    }
    if (frames.isDamaged() || tag.size() < header->tagSize)
        findings.warn(u"ID3: the tag is broken or ends early"_s);
    chapters.finish();
}

} // namespace dogear::tags
