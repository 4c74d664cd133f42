// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds plain text: folds white space and puts blocks on lines of their own.
///
/// Threads: any thread, one object per text.
/// Tests:   tests/unit/notes/tst_plain_text.cpp

#include <QString>

#include <utility>

namespace dogear::notes {

class PlainLines
{
public:
    void reserve(qsizetype size) { m_text.reserve(size); }
    /// Separates the next word with a space, unless it begins a line.
    void addSpace() { m_hasSpace = true; }
    /// \pre \a text has no white space
    void add(QStringView text);
    /// Makes the next text begin a line.
    void endLine();
    /// Adds an explicit line break: at most one empty line, and none at the beginning of the text.
    void addLineBreak();
    /// Makes the next text begin with a bullet, as a list item.
    void setBullet(bool isWanted) { m_hasBullet = isWanted; }
    [[nodiscard]] bool hasBullet() const { return m_hasBullet; }

    /// \return the whole text; call it once
    [[nodiscard]] QString take();

private:
    QString m_text;
    bool m_hasSpace = false;   ///< white space that is not written yet
    bool m_hasBullet = false;  ///< a list item has begun and has no text yet
    bool m_isLineStart = true; ///< the current line is empty
};

} // namespace dogear::notes
