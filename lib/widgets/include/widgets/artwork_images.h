// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Loads artwork and scales it to the painted size, off the GUI thread.
///
/// At most maxDecoders pictures are decoded at a time, the one that was asked for last first: a
/// cover of 3000 × 3000 pixels takes 36 MB meanwhile, and a list asks for many.
///
/// Threads: GUI thread.
/// Owner:   the window; Artwork outlives it.
/// Tests:   tests/gui/tst_appearance.cpp, tests/gui/tst_artwork_scrolling.cpp

#include <QCache>
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

    /// Loads the uncropped picture at \a url of show notes, at most \a maxWidth pixels wide, and
    /// emits pictureLoaded(). Emits nothing if the picture cannot be read.
    void load(const QUrl &url, int maxWidth);

signals:
    /// Emitted when a picture that pixmap() was asked for has been loaded.
    void changed(const QUrl &url);
    void pictureLoaded(const QUrl &url, const QImage &picture);

private:
    struct Decode
    {
        QUrl url;
        int pixels;
        QString path;
    };

    void fetch(const QUrl &url, int pixels);
    void decodeWaiting();
    void keep(const QUrl &url, int pixels, const QImage &image);

    documents::Artwork &m_artwork;
    QCache<QString, QPixmap> m_pixmaps; ///< cost in kilobytes
    QSet<QString> m_asked;              ///< keys being loaded, or failed less than 60 s ago
    QList<Decode> m_waiting;            ///< files to decode, the last one first
    int m_decoders = 0;                 ///< running
};

} // namespace dogear::widgets
