// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which chapters of an ID3v2 tag are listed, and in which order.
///
/// Spec:  https://id3.org/id3v2-chapters-1.0 section 3.2
/// Tests: tests/unit/tags/tst_id3_tag.cpp

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QList>
#include <QSet>

namespace dogear::tags {

/// The CTOC frames of a tag. They may name each other, and hostile ones do so in circles.
class Id3Toc
{
public:
    /// Takes a CTOC frame. \return whether it is one
    bool add(QByteArrayView content);

    /// The elements that the tables name, each once, in their order. Empty if no table names a
    /// chapter of \a chapterIds.
    [[nodiscard]] QList<QByteArray> order(const QSet<QByteArray> &chapterIds) const;

    /// Whether chapters that no table names are hidden ones. A table counts its entries in one
    /// byte, so where one table stands for more chapters it proves nothing.
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
