// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where the readers of the formats put what they find, within the limits.

#include <domain/chapter.h>
#include <tags/media_tags.h>

#include <QByteArrayView>

namespace dogear::tags {

/// A chapter with its picture, before the list is put in order.
struct FoundChapter
{
    domain::Chapter chapter;
    QByteArray picture;
};

class Findings
{
public:
    explicit Findings(const MediaTagLimits &limits);

    /// \return whether there was room for it
    bool addChapter(const FoundChapter &chapter);
    /// How many more chapters there may be.
    [[nodiscard]] qsizetype room() const { return m_limits.maxChapters - m_chapters.size(); }
    void warnOfTooManyChapters();
    [[nodiscard]] QList<FoundChapter> &chapters() { return m_chapters; }
    [[nodiscard]] const QList<FoundChapter> &chapters() const { return m_chapters; }

    /// A copy of \a picture, or nothing if all pictures together were too many.
    [[nodiscard]] QByteArray kept(QByteArrayView picture);
    [[nodiscard]] qsizetype pictureBytesLeft() const { return m_pictureBytesLeft; }

    /// The first title and the first cover stay.
    void setTitle(const QString &title);
    void setCover(const QByteArray &cover);
    /// The same of what the file belongs to; the longest comment stays.
    void addLabels(const MediaLabels &labels);
    [[nodiscard]] bool hasCover() const { return !m_cover.isEmpty(); }
    /// Whether there is anything worth telling.
    [[nodiscard]] bool hasAny() const;

    void warn(const QString &warning);

    /// Chapters in order, and all else, as the caller of readMediaTags() gets it. Chapters are cut
    /// at the duration unless it is estimated.
    [[nodiscard]] MediaTags take(std::optional<std::chrono::milliseconds> duration,
                                 bool isDurationEstimated);

private:
    MediaTagLimits m_limits;
    qsizetype m_pictureBytesLeft;
    QList<FoundChapter> m_chapters;
    QString m_title;
    MediaLabels m_labels;
    QByteArray m_cover;
    QStringList m_warnings;
};

/// The number that \a text begins with ("3", "03/12"); nothing if it is none or 0.
[[nodiscard]] std::optional<int> labelNumber(const QString &text);

/// \a text as a link to the web, else empty.
[[nodiscard]] QUrl webAddress(const QString &text);

} // namespace dogear::tags
