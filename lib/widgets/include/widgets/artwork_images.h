// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Artwork at the size that is painted: loaded and scaled off the GUI thread.
///
/// Threads: GUI thread.
/// Owner:   the window; Artwork outlives it.
/// Tests:   tests/gui/tst_appearance.cpp

#include <QCache>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QUrl>

namespace dogear::library {
class Artwork;
} // namespace dogear::library

namespace dogear::widgets {

class ArtworkImages final : public QObject
{
    Q_OBJECT

public:
    explicit ArtworkImages(library::Artwork &artwork, QObject *parent = nullptr);

    /// The picture at \a url, \a size pixels square with rounded corners; until it is here, and
    /// without one, a tile in a hue and with the initials of \a title.
    [[nodiscard]] QPixmap pixmap(const QUrl &url, const QString &title, int size, qreal ratio);

    /// Loads the picture at \a url whole, at most \a maxWidth pixels wide: pictureLoaded() brings
    /// it, unless there is none.
    void load(const QUrl &url, int maxWidth);

signals:
    /// Emitted when a picture that was asked for is here.
    void changed(const QUrl &url);
    void pictureLoaded(const QUrl &url, const QImage &picture);

private:
    void fetch(const QUrl &url, int pixels);
    void keep(const QUrl &url, int pixels, const QImage &image);

    library::Artwork &m_artwork;
    QCache<QString, QPixmap> m_pixmaps; ///< cost: kilobytes
    QSet<QString> m_asked;              ///< on its way, or failed
};

} // namespace dogear::widgets
