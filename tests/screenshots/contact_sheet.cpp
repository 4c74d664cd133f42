// SPDX-License-Identifier: GPL-3.0-or-later
#include "contact_sheet.h"

#include <QFile>
#include <QFont>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::test {

namespace {

constexpr int columns = 5;
constexpr QSize tileSize(400, 250);
constexpr int captionHeight = 18;
constexpr int captionPixels = 13; // of the same size in every setting
constexpr int margin = 6;
constexpr int quality = 88;

QPoint tileAt(int index)
{
    return {margin + index % columns * (tileSize.width() + margin),
            margin + index / columns * (tileSize.height() + captionHeight + margin)};
}

QSize sheetSize(int count)
{
    const int rows = (count + columns - 1) / columns;
    return {margin + columns * (tileSize.width() + margin),
            margin + rows * (tileSize.height() + captionHeight + margin)};
}

QString namesPath(const QString &path)
{
    return path + u".txt"_s;
}

} // namespace

ContactSheet ContactSheet::read(const QString &path)
{
    ContactSheet sheet;
    const QImage image(path);
    QFile names(namesPath(path));
    if (image.isNull() || !names.open(QIODevice::ReadOnly))
        return sheet;
    const QStringList pages = QString::fromUtf8(names.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &page : pages) {
        const QPoint corner = tileAt(int(sheet.m_pictures.size()));
        sheet.m_pictures.append({page, image.copy({corner, tileSize})});
    }
    return sheet;
}

void ContactSheet::add(const QString &page, const QImage &picture)
{
    QImage tile(tileSize, QImage::Format_RGB32);
    tile.fill(QColor(128, 128, 128));
    QImage fitting = picture.scaled(tileSize, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    fitting.setDevicePixelRatio(1); // at 200 % it would be painted at half its size
    QPainter painter(&tile);
    painter.drawImage((tileSize.width() - fitting.width()) / 2, 0, fitting);
    painter.end();
    m_pictures.append({page, tile});
}

QImage ContactSheet::picture(const QString &page) const
{
    const auto found = std::ranges::find(m_pictures, page, &PagePicture::page);
    return found == m_pictures.cend() ? QImage() : found->image;
}

bool ContactSheet::write(const QString &path) const
{
    QImage image(sheetSize(int(m_pictures.size())), QImage::Format_RGB32);
    image.fill(QColor(60, 60, 60));
    QPainter painter(&image);
    painter.setPen(Qt::white);
    QFont captionFont;
    captionFont.setPixelSize(captionPixels);
    painter.setFont(captionFont);
    QStringList names;
    for (const PagePicture &each : m_pictures) {
        const QPoint corner = tileAt(int(names.size()));
        painter.drawImage(corner, each.image);
        const QRect caption(corner + QPoint(0, tileSize.height()),
                            QSize(tileSize.width(), captionHeight));
        painter.drawText(caption, Qt::AlignLeft | Qt::AlignVCenter, each.page);
        names.append(each.page);
    }
    painter.end();
    QFile file(namesPath(path));
    return image.save(path, nullptr, quality) && file.open(QIODevice::WriteOnly)
           && file.write(names.join(u'\n').toUtf8() + '\n') > 0;
}

} // namespace dogear::test
