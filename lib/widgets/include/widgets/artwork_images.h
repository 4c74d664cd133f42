// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Loads artwork, scales it to the painted size and finds its colour, off the GUI thread.
///
/// At most maxDecoders pictures are decoded at a time, the one that was asked for last first: a
/// cover of 3000 × 3000 pixels takes 36 MB meanwhile, and a list asks for many.
///
/// Threads: GUI thread.
/// Owner:   the window; Artwork outlives it.
/// Tests:   tests/gui/tst_artwork_color.cpp, tst_appearance.cpp, tst_artwork_scrolling.cpp

#include <QCache>
#include <QColor>
#include <QImage>
#include <QList>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QUrl>

namespace dogear::documents {
class Artwork;
} // namespace dogear::documents

namespace dogear::widgets {

class ArtworkImages final : public QObject
{
    Q_OBJECT

public:
    static constexpr int maxDecoders = 1;

    explicit ArtworkImages(documents::Artwork &artwork, QObject *parent = nullptr);

    /// Returns the picture at \a url, \a size logical pixels square with rounded corners. Until it
    /// is loaded, and if there is none, returns a tile with the initials of \a title and a hue
    /// that follows from \a title.
    [[nodiscard]] QPixmap pixmap(const QUrl &url, const QString &title, int size, qreal ratio);

    /// Returns the dominant colour of the picture that pixmap() returns for \a url; invalid before
    /// it is loaded, for a grey picture, and while colours are off.
    [[nodiscard]] QColor colorOf(const QUrl &url, int size, qreal ratio) const;
    /// Switches colorOf() on or off; it is on at first.
    void setUsesColors(bool usesColors);

    /// Loads the uncropped picture at \a url of show notes, at most \a maxWidth pixels wide, and
    /// emits pictureLoaded(). Emits nothing if the picture cannot be read.
    void load(const QUrl &url, int maxWidth);

signals:
    /// Emitted when a picture that pixmap() was asked for has been loaded.
    void changed(const QUrl &url);
    void pictureLoaded(const QUrl &url, const QImage &picture);
    void colorsChanged(); ///< emitted by setUsesColors()

private:
    struct Picture
    {
        QPixmap pixmap;
        QColor color; ///< dominant colour; invalid for a grey picture and for a tile
    };
    struct Decoded
    {
        QImage image;
        QColor color;
    };
    struct Decode
    {
        QUrl url;
        int pixels;
        QString path;
    };

    void fetch(const QUrl &url, int pixels);
    void decodeWaiting();
    void keep(const QUrl &url, int pixels, const Decoded &decoded);

    documents::Artwork &m_artwork;
    QCache<QString, Picture> m_pictures; ///< cost in kilobytes
    bool m_usesColors = true;
    QSet<QString> m_asked;   ///< keys being loaded, or failed less than 60 s ago
    QList<Decode> m_waiting; ///< files to decode, the last one first
    int m_decoders = 0;      ///< running
};

} // namespace dogear::widgets
