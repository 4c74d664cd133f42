// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Puts the pictures of all pages on one sheet, each with its name, and reads them from
/// there.

#include <QImage>
#include <QList>
#include <QString>

namespace dogear::test {

struct PagePicture
{
    QString page;
    QImage image; ///< of the size of a tile
};

class ContactSheet final
{
public:
    /// Reads the sheet at \a path, an image, and the names beside it; it has no pictures if a file
    /// is missing.
    [[nodiscard]] static ContactSheet read(const QString &path);

    /// Adds \a picture, made smaller to fit into a tile.
    void add(const QString &page, const QImage &picture);
    [[nodiscard]] const QList<PagePicture> &pictures() const { return m_pictures; }
    /// Returns the picture of \a page; null if the sheet does not have it.
    [[nodiscard]] QImage picture(const QString &page) const;
    /// Writes what read() reads. \return whether that was possible
    [[nodiscard]] bool write(const QString &path) const;

private:
    QList<PagePicture> m_pictures;
};

} // namespace dogear::test
