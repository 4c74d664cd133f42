// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/icons.h>
#include <widgets/metrics.h>

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Tints an icon when it is painted, so that it follows a change of the palette.
class ThemedIconEngine final : public QIconEngine
{
public:
    /// \a own: colour instead of that of \a role; invalid: there is none
    ThemedIconEngine(QString name, QPalette::ColorRole role, const QColor &own = {})
        : m_name(std::move(name))
        , m_role(role)
        , m_own(own)
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const int size = std::min(rect.width(), rect.height());
        const QPixmap pixmap =
            tintedPixmap(m_name, size, painter->device()->devicePixelRatioF(), color(mode, state));
        const QPoint corner = rect.center() - QPoint(size - 1, size - 1) / 2;
        painter->drawPixmap(corner, pixmap);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        // QIcon asks in device pixels here, and sets the ratio itself.
        return tintedPixmap(m_name, std::min(size.width(), size.height()), 1.0, color(mode, state));
    }

    [[nodiscard]] QIconEngine *clone() const override
    {
        return new ThemedIconEngine(m_name, m_role, m_own);
    }

private:
    [[nodiscard]] QColor color(QIcon::Mode mode, QIcon::State state) const
    {
        const QPalette palette = QApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, m_role);
        if (m_own.isValid())
            return m_own;
        // The grey frame of a checked button is hardly visible, so its icon has the accent colour.
        if (state == QIcon::On && mode != QIcon::Selected)
            return readable(palette.color(QPalette::Highlight),
                            palette.color(m_role),
                            palette.color(QPalette::Base));
        return palette.color(mode == QIcon::Selected ? QPalette::HighlightedText : m_role);
    }

    QString m_name;
    QPalette::ColorRole m_role;
    QColor m_own;
};

/// Whether the icon points along the line of reading and is mirrored in a right-to-left window.
/// Those of the transport are not: a recording runs from left to right everywhere.
bool isMirrored(const QString &name)
{
    static constexpr std::array directed{"chevron-right"_L1,
                                         "detach"_L1,
                                         "queue"_L1,
                                         "sidebar"_L1,
                                         "sort"_L1,
                                         "volume"_L1,
                                         "volume-low"_L1,
                                         "volume-muted"_L1};
    return QGuiApplication::isRightToLeft()
           && std::ranges::any_of(directed, [&](QLatin1StringView each) { return name == each; });
}

} // namespace

QIcon themedIcon(const QString &name, QPalette::ColorRole role)
{
    return QIcon(new ThemedIconEngine(name, role)); // the icon owns its engine
}

QIcon tintedIcon(const QString &name, const QColor &color)
{
    return QIcon(new ThemedIconEngine(name, QPalette::ButtonText, color));
}

QPixmap tintedPixmap(const QString &name, int size, qreal ratio, const QColor &color)
{
    const bool isReversed = isMirrored(name);
    const QString key = u"dogear-icon %1 %2 %3 %4 %5"_s.arg(name)
                            .arg(size)
                            .arg(ratio)
                            .arg(color.rgba())
                            .arg(int(isReversed));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.save();
    if (isReversed) {
        painter.translate(size, 0);
        painter.scale(-1, 1);
    }
    QSvgRenderer renderer(":/icons/"_L1 + name + ".svg"_L1);
    renderer.render(&painter, QRectF(0, 0, size, size));
    painter.restore();
    // Replaces the colours of the icon and keeps its shape, which is its alpha channel.
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(0, 0, size, size, color);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace dogear::widgets
