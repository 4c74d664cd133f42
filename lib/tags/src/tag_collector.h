// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects the metadata that the format readers find, and enforces the limits.

#include <domain/chapter.h>
#include <tags/media_tags.h>

#include <QByteArrayView>

namespace dogear::tags {

/// A chapter with its picture, before the list is sorted and normalised.
struct FoundChapter
{
    domain::Chapter chapter;
    QByteArray picture;
};

class TagCollector
{
public:
    explicit TagCollector(const MediaTagLimits &limits);

    /// \return false, with a warning, if there are too many chapters
    bool addChapter(const FoundChapter &chapter);
    /// \return the number of chapters that may still be added
    [[nodiscard]] qsizetype room() const { return m_limits.maxChapters - m_chapters.size(); }
    void warnOfTooManyChapters();
    [[nodiscard]] QList<FoundChapter> &chapters() { return m_chapters; }
    [[nodiscard]] const QList<FoundChapter> &chapters() const { return m_chapters; }

    /// \return a copy of \a picture; empty, with a warning, if all pictures exceed the limit
    [[nodiscard]] QByteArray kept(QByteArrayView picture);
    [[nodiscard]] qsizetype pictureBytesLeft() const { return m_pictureBytesLeft; }

    /// Keeps the first title that is not empty.
    void setTitle(const QString &title);
    /// Keeps the first cover that is not empty.
    void setCover(const QByteArray &cover);
    /// Keeps the first value of each label that is not empty, and the longest comment.
    void addLabels(const MediaLabels &labels);
    [[nodiscard]] bool hasCover() const { return !m_cover.isEmpty(); }
    /// Whether there is a title, a cover or a chapter.
    [[nodiscard]] bool hasAny() const;

    void warn(const QString &warning);

    /// Normalises the chapters and makes the result of readMediaTags(). Chapters are cut at the
    /// duration unless it is estimated.
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

/// \return the number at the beginning of \a text ("3", "03/12"); nothing if there is none, or 0
[[nodiscard]] std::optional<int> labelNumber(const QString &text);

/// \return \a text as a URL if it is an http or https address; else an empty URL
[[nodiscard]] QUrl webAddress(const QString &text);

} // namespace dogear::tags
