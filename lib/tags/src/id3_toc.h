// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Evaluates the tables of contents of an ID3v2 tag: listed chapters and their order.
///
/// Spec:  https://id3.org/id3v2-chapters-1.0 section 3.2
/// Tests: tests/unit/tags/tst_id3_tag.cpp

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QList>
#include <QSet>

namespace dogear::tags {

/// The CTOC frames of a tag. Tables may refer to each other, in hostile files also in cycles.
class Id3Toc
{
public:
    /// Adds a CTOC frame. \return whether \a content is valid
    bool add(QByteArrayView content);

    /// \return the ids in \a chapterIds that the tables list, each once, in the order of the
    ///   tables; empty if no table lists one of them
    [[nodiscard]] QList<QByteArray> order(const QSet<QByteArray> &chapterIds) const;

    /// Whether a chapter that no table lists is hidden. A table stores its number of entries in one
    /// byte, so a single table proves nothing for more than 255 chapters.
    [[nodiscard]] bool isComplete(qsizetype chapterCount) const;

private:
    struct Table
    {
        QList<QByteArray> children;
        bool isTop = false;
    };

    QHash<QByteArray, Table> m_tables;
    QList<QByteArray> m_ids; ///< in the order of the file
};

} // namespace dogear::tags
