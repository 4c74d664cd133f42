// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sets the font of the program for one test, and restores the usual one at its end.
///
/// Threads: GUI thread.

#include <QApplication>
#include <QFont>

namespace dogear::test {

class ApplicationFont final
{
public:
    explicit ApplicationFont(const QFont &font) { QApplication::setFont(font); }
    /// The usual font in a size of \a points.
    explicit ApplicationFont(double points)
    {
        QFont font = m_usual;
        font.setPointSizeF(points);
        QApplication::setFont(font);
    }
    ~ApplicationFont() { QApplication::setFont(m_usual); }
    ApplicationFont(const ApplicationFont &) = delete;
    ApplicationFont &operator=(const ApplicationFont &) = delete;

private:
    QFont m_usual = QApplication::font();
};

} // namespace dogear::test
