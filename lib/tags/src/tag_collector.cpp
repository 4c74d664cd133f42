// SPDX-License-Identifier: GPL-3.0-or-later
#include "tag_collector.h"

#include <domain/chapter_order.h>

using namespace Qt::StringLiterals;

namespace dogear::tags {

using domain::Chapter;

namespace {

constexpr qsizetype maxWarnings = 50;
constexpr qsizetype maxAddressLength = 8'192;
constexpr qsizetype maxCommentLength = 16'384;
constexpr qsizetype maxLabelLength = 1'024;

/// Marks Chapter::image while the chapters are normalised, so that each picture stays with its
/// chapter. No file can contain this scheme, because webAddress() accepts only http and https.
constexpr auto pictureScheme = "picture"_L1;

QUrl placeOfPicture(qsizetype index)
{
    QUrl place;
    place.setScheme(pictureScheme);
    place.setPath(QString::number(index));
    return place;
}

} // namespace

TagCollector::TagCollector(const MediaTagLimits &limits)
    : m_limits(limits)
    , m_pictureBytesLeft(limits.maxPictureBytes)
{}

bool TagCollector::addChapter(const FoundChapter &chapter)
{
    if (room() <= 0) {
        warnOfTooManyChapters();
        return false;
    }
    m_chapters.append(chapter);
    return true;
}

void TagCollector::warnOfTooManyChapters()
{
    warn(u"more than %1 chapters; the others are left out"_s.arg(m_limits.maxChapters));
}

QByteArray TagCollector::kept(QByteArrayView picture)
{
    // A smaller picture after one that is too large may still be kept.
    if (picture.size() > m_pictureBytesLeft) {
        warn(u"pictures of more than %1 bytes; one is left out"_s.arg(m_limits.maxPictureBytes));
        return {};
    }
    m_pictureBytesLeft -= picture.size();
    return picture.toByteArray();
}

void TagCollector::setTitle(const QString &title)
{
    if (m_title.isEmpty())
        m_title = title.simplified();
}

void TagCollector::setCover(const QByteArray &cover)
{
    if (m_cover.isEmpty())
        m_cover = cover;
}

void TagCollector::addLabels(const MediaLabels &labels)
{
    // The first source has priority: ID3 tags are read before the container.
    const auto add = [](QString &present, const QString &text) {
        if (present.isEmpty())
            present = text.simplified().left(maxLabelLength);
    };
    add(m_labels.album, labels.album);
    add(m_labels.artist, labels.artist);
    add(m_labels.albumArtist, labels.albumArtist);
    // Comments keep their line breaks, unlike the other labels.
    const QString comment = labels.comment.trimmed().left(maxCommentLength);
    if (comment.size() > m_labels.comment.size())
        m_labels.comment = comment;
    if (!m_labels.disc)
        m_labels.disc = labels.disc;
    if (!m_labels.track)
        m_labels.track = labels.track;
}

bool TagCollector::hasAny() const
{
    return !m_title.isEmpty() || !m_cover.isEmpty() || !m_chapters.isEmpty();
}

void TagCollector::warn(const QString &warning)
{
    // A broken file may repeat the same fault for each of its chapters.
    if (m_warnings.size() < maxWarnings && !m_warnings.contains(warning))
        m_warnings.append(warning);
}

MediaTags TagCollector::take(std::optional<std::chrono::milliseconds> duration,
                             bool isDurationEstimated)
{
    QList<Chapter> chapters;
    for (qsizetype i = 0; i < m_chapters.size(); ++i) {
        Chapter chapter = m_chapters.at(i).chapter;
        if (!m_chapters.at(i).picture.isEmpty())
            chapter.image = placeOfPicture(i);
        chapters.append(chapter);
    }
    MediaTags tags{.chapters = domain::normalised(std::move(chapters),
                                                  isDurationEstimated ? std::nullopt : duration),
                   .chapterPictures = {},
                   .title = m_title,
                   .labels = m_labels,
                   .duration = duration,
                   .isDurationEstimated = isDurationEstimated,
                   .cover = m_cover,
                   .hasVideo = false,
                   .warnings = m_warnings};
    // Replace the marks by the pictures, and restore the addresses from the file.
    for (Chapter &chapter : tags.chapters) {
        QByteArray picture;
        if (chapter.image.scheme() == pictureScheme) {
            const FoundChapter &source = m_chapters.at(chapter.image.path().toLongLong());
            picture = source.picture;
            chapter.image = source.chapter.image;
        }
        tags.chapterPictures.append(picture);
    }
    return tags;
}

std::optional<int> labelNumber(const QString &text)
{
    const QString first = text.section(u'/', 0, 0).trimmed();
    bool isNumber = false;
    const int number = first.toInt(&isNumber);
    return isNumber && number > 0 ? std::optional(number) : std::nullopt;
}

QUrl webAddress(const QString &text)
{
    if (text.size() > maxAddressLength)
        return {};
    const QUrl url(text.trimmed());
    const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    return isWeb && url.isValid() && !url.host().isEmpty() ? url : QUrl();
}

} // namespace dogear::tags
