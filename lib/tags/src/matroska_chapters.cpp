// SPDX-License-Identifier: GPL-3.0-or-later
#include "matroska_chapters.h"

#include "ebml.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::tags {

namespace {

// RFC 9559, sections 5.1 and 5.1.7
enum Id : quint32 {
    Ebml = 0x1a45dfa3,
    Segment = 0x18538067,
    SeekHead = 0x114d9b74,
    Seek = 0x4dbb,
    SeekId = 0x53ab,
    SeekPosition = 0x53ac,
    Cluster = 0x1f43b675,
    Chapters = 0x1043a770,
    EditionEntry = 0x45b9,
    EditionFlagHidden = 0x45bd,
    EditionFlagDefault = 0x45db,
    ChapterAtom = 0xb6,
    ChapterTimeStart = 0x91,
    ChapterTimeEnd = 0x92,
    ChapterFlagHidden = 0x98,
    ChapterFlagEnabled = 0x4598,
    ChapterDisplay = 0x80,
    ChapString = 0x85,
};

constexpr qint64 maxChapterBytes = qint64{8} * 1024 * 1024;
constexpr qint64 maxSeekHeadBytes = qint64{64} * 1024;
constexpr int maxElements = 500; ///< in a segment before its first cluster
constexpr int maxDepth = 8;      ///< of nested chapters
constexpr qint64 nanosecondsInAMillisecond = 1'000'000;
constexpr qsizetype maxTitleLength = 16'384;

/// Finds the chapters before the first cluster. Chapters after it are found only if a SeekHead
/// before it refers to them.
class ChapterFinder
{
public:
    ChapterFinder(BoundedInput &input, qint64 offset)
        : m_input(input)
        , m_offset(offset)
    {}

    [[nodiscard]] QByteArray chapters();

private:
    [[nodiscard]] std::optional<EbmlHead> headAt(qint64 offset)
    {
        return readEbmlHead(m_input.bytes(offset, EbmlHead::maxLength));
    }
    [[nodiscard]] std::optional<qint64> seekTargetOffset(qint64 offset, qint64 size);

    BoundedInput &m_input;
    qint64 m_offset;
};

/// \return the offset of the chapters in the SeekHead, from the beginning of the segment
std::optional<qint64> ChapterFinder::seekTargetOffset(qint64 offset, qint64 size)
{
    const QByteArray bytes = m_input.bytes(offset, std::min(size, maxSeekHeadBytes));
    QByteArrayView rest(bytes);
    while (const auto seek = takeEbmlElement(rest)) {
        if (seek->id != Seek)
            continue;
        std::optional<quint64> id;
        std::optional<quint64> position;
        QByteArrayView parts = seek->content;
        while (const auto part = takeEbmlElement(parts)) {
            if (part->id == SeekId)
                id = readEbmlNumber(part->content);
            else if (part->id == SeekPosition)
                position = readEbmlNumber(part->content);
        }
        // A position beyond the end is wrong; adding it to other offsets could overflow.
        if (id == quint64(Chapters) && position && *position < quint64(m_input.size()))
            return qint64(*position);
    }
    return {};
}

QByteArray ChapterFinder::chapters()
{
    const auto ebml = headAt(m_offset);
    if (!ebml || ebml->id != Ebml || !ebml->size || *ebml->size > m_input.size())
        return {};
    const qint64 segmentOffset = m_offset + ebml->length + *ebml->size;
    const auto segment = headAt(segmentOffset);
    if (!segment || segment->id != Segment)
        return {};
    const qint64 begin = segmentOffset + segment->length;
    std::optional<qint64> sought;
    qint64 offset = begin;
    for (int i = 0; i < maxElements; ++i) {
        const auto head = headAt(offset);
        if (!head || !head->size || *head->size > m_input.size())
            break;
        const qint64 content = offset + head->length;
        if (head->id == Chapters)
            return m_input.bytes(content, std::min(*head->size, maxChapterBytes));
        if (head->id == Cluster) // sound begins here
            break;
        if (head->id == SeekHead && !sought)
            sought = seekTargetOffset(content, *head->size);
        offset = content + *head->size;
    }
    if (!sought)
        return {};
    // The SeekHead may be wrong: use the offset only if chapters really begin there.
    const auto head = headAt(begin + *sought);
    if (!head || head->id != Chapters || !head->size)
        return {};
    return m_input.bytes(begin + *sought + head->length, std::min(*head->size, maxChapterBytes));
}

struct Edition
{
    QByteArrayView content;
    bool isHidden = false;
    bool isDefault = false;
};

Edition readEdition(QByteArrayView content)
{
    Edition edition{.content = content};
    while (const auto part = takeEbmlElement(content)) {
        if (part->id == EditionFlagHidden)
            edition.isHidden = readEbmlNumber(part->content) == 1U;
        else if (part->id == EditionFlagDefault)
            edition.isDefault = readEbmlNumber(part->content) == 1U;
    }
    return edition;
}

/// \return the first default edition, else the first one, without hidden editions (RFC 9559,
///   section 20.1.3)
std::optional<Edition> chosenEdition(QByteArrayView chapters)
{
    std::optional<Edition> chosen;
    while (const auto element = takeEbmlElement(chapters)) {
        if (element->id != EditionEntry)
            continue;
        const Edition edition = readEdition(element->content);
        if (edition.isHidden)
            continue;
        if (!chosen || (edition.isDefault && !chosen->isDefault))
            chosen = edition;
    }
    return chosen;
}

QString titleOf(QByteArrayView display)
{
    while (const auto part = takeEbmlElement(display)) {
        if (part->id == ChapString)
            return QString::fromUtf8(
                part->content.first(std::min(part->content.size(), maxTitleLength)));
    }
    return {};
}

std::optional<std::chrono::milliseconds> readTime(QByteArrayView content)
{
    const auto time = readEbmlNumber(content);
    if (!time)
        return {};
    return std::chrono::milliseconds(qint64(*time / nanosecondsInAMillisecond));
}

/// A chapter, perhaps with chapters in it.
struct Atom
{
    std::optional<std::chrono::milliseconds> start = {};
    FoundChapter found = {};
    bool isHidden = false; ///< together with the chapters in it
    bool hasInner = false;
};

Atom readAtom(QByteArrayView parts)
{
    Atom atom;
    while (const auto part = takeEbmlElement(parts)) {
        if (part->id == ChapterTimeStart)
            atom.start = readTime(part->content);
        else if (part->id == ChapterTimeEnd)
            atom.found.chapter.end = readTime(part->content);
        else if (part->id == ChapterFlagHidden)
            atom.isHidden = readEbmlNumber(part->content) == 1U;
        else if (part->id == ChapterFlagEnabled)
            atom.isHidden = atom.isHidden || readEbmlNumber(part->content) == 0U;
        else if (part->id == ChapterDisplay && atom.found.chapter.title.isEmpty())
            atom.found.chapter.title = titleOf(part->content);
        else if (part->id == ChapterAtom)
            atom.hasInner = true;
    }
    return atom;
}

/// Adds the chapters in \a atoms. Nested chapters are added to the same list, as finer divisions.
void readAtoms(QByteArrayView atoms, int depth, TagCollector &findings)
{
    while (const auto element = takeEbmlElement(atoms)) {
        if (element->id != ChapterAtom)
            continue;
        Atom atom = readAtom(element->content);
        if (atom.isHidden)
            continue;
        if (atom.start) {
            atom.found.chapter.start = *atom.start;
            if (!findings.addChapter(atom.found)) // the limit is reached
                return;
        } else {
            findings.warn(u"Matroska: a chapter without a start"_s);
        }
        if (atom.hasInner && depth < maxDepth)
            readAtoms(element->content, depth + 1, findings);
    }
}

} // namespace

void readMatroskaChapters(BoundedInput &input, qint64 offset, TagCollector &findings)
{
    const QByteArray chapters = ChapterFinder(input, offset).chapters();
    if (const auto edition = chosenEdition(chapters))
        readAtoms(edition->content, 0, findings);
    else if (!chapters.isEmpty())
        findings.warn(u"Matroska: no edition of chapters that can be read"_s);
}

} // namespace dogear::tags
