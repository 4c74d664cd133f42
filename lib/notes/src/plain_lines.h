// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Plain text as it grows: white space folded, blocks on lines of their own.
///
/// Threads: one per text; any thread.
/// Tests:   tests/unit/notes/tst_plain_text.cpp

#include <QString>

#include <utility>

namespace dogear::notes {

class PlainLines
{
public:
    void reserve(qsizetype size) { m_text.reserve(size); }
    /// The next word comes behind a space, unless it begins a line.
    void addSpace() { m_hasSpace = true; }
    /// \a text without white space.
    void add(QStringView text);
    /// The next text begins a line.
    void endLine();
    /// A line break that was asked for: at most one empty line, and none at the beginning.
    void addLineBreak();
    /// The next text is a list item's.
    void setBullet(bool isWanted) { m_hasBullet = isWanted; }
    [[nodiscard]] bool hasBullet() const { return m_hasBullet; }

    /// What was written. Call once.
    [[nodiscard]] QString take();

private:
    QString m_text;
    bool m_hasSpace = false;   ///< white space not yet written
    bool m_hasBullet = false;  ///< a list item has begun and has no text yet
    bool m_isLineStart = true; ///< nothing on this line yet
};

} // namespace dogear::notes
